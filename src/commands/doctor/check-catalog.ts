/** Whether the catalog can be used, and is that of its file. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyCatalog } from "../../catalog/apply.js";
import type { CatalogFile } from "../../catalog/catalog-file.js";
import { readCatalogFile } from "../../catalog/parse.js";
import type { Catalog } from "../../catalog/types.js";
import type { CatalogWords } from "../../catalog/words.js";
import type { Environment } from "../../config/interpolate.js";
import type { Config } from "../../config/types.js";
import type { EventLog } from "../../observability/log-event.js";
import { unpricedModels } from "../../money/price-list.js";
import { secretFileOf } from "../../stores/catalog/vault-secret.js";
import { engineAt } from "../../stores/drivers/database.js";
import { openStores, type OpenStores } from "../../stores/open.js";
import { everyLine, type Finding, messageOf, ok, problem, warning } from "./finding.js";

const CHECK = "catalog";

export interface CatalogSource {
  readonly config: Config;
  readonly words: CatalogWords;
  readonly environment: Environment;
  /** Whether the database can be read. Otherwise the file alone is. */
  readonly isDatabaseCurrent: boolean;
}

export interface CatalogFindings {
  readonly findings: readonly Finding[];
  /** Absent where there is none that can be used. */
  readonly catalog?: Catalog | undefined;
}

/** Fields of an event about a secret that cannot be read. */
type SecretFields = { readonly provider?: string; readonly variable?: string; readonly reason?: string };

export async function checkCatalog(source: CatalogSource): Promise<CatalogFindings> {
  const { config, words, environment } = source;
  let file: CatalogFile | undefined;
  try {
    if (existsSync(config.catalog)) file = readCatalogFile(config.catalog, words, environment);
  } catch (error) {
    return {
      findings: [problem(CHECK, messageOf(error), `correct the lines; isogloss catalog check ${config.catalog}`)],
    };
  }
  try {
    return await withCatalogStores(source, (stores, unreadable) => look(stores, unreadable, source, file));
  } catch (error) {
    return { findings: [problem(CHECK, messageOf(error), "see isogloss catalog export, and apply a corrected file")] };
  }
}

async function look(
  stores: OpenStores,
  unreadable: readonly Finding[],
  { config, isDatabaseCurrent }: CatalogSource,
  file: CatalogFile | undefined,
): Promise<CatalogFindings> {
  if (!isDatabaseCurrent && file !== undefined) await applyCatalog(stores.catalog, stores.vault, file);
  const catalog = await stores.catalog.read();
  const enabled = [...catalog.models.values()].filter((model) => model.enabled);
  const unpriced = unpricedModels(enabled);
  const callable = enabled.length - unpriced.length;
  const others = [...findingsOfPrices(unpriced, enabled.length, config), ...unreadable];
  if (callable === 0) {
    const advice = "isogloss init writes one; then isogloss catalog apply catalog.yaml";
    return { findings: [warning(CHECK, "it has no model that can be called", advice), ...others], catalog };
  }
  const detail = `${catalog.providers.size} providers and ${callable} models that can be called`;
  const changed = isDatabaseCurrent && file !== undefined ? await differencesOf(stores, file) : 0;
  const finding =
    changed === 0
      ? ok(CHECK, detail)
      : warning(
          CHECK,
          `${detail}; ${changed} of them differ from ${config.catalog}`,
          `isogloss catalog apply ${config.catalog} (a start does that too)`,
        );
  return { findings: [finding, ...others], catalog };
}

function findingsOfPrices(
  unpriced: readonly string[],
  enabled: number,
  { catalog }: Pick<Config, "catalog">,
): Finding[] {
  if (unpriced.length === 0) return [];
  const detail = `${unpriced.length} of ${enabled} models have no price, and are not served: ${unpriced.join(", ")}`;
  return [warning("prices", detail, `write their pricing; isogloss catalog apply ${catalog}`)];
}

async function differencesOf(stores: OpenStores, file: CatalogFile): Promise<number> {
  const differences = await applyCatalog(stores.catalog, stores.vault, file, { dryRun: true });
  return differences.filter(({ action }) => action !== "keep").length;
}

/** The stores of the gateway, or empty ones that are removed afterwards. Secrets that cannot be read are findings. */
async function withCatalogStores(
  { config, words, environment, isDatabaseCurrent }: CatalogSource,
  work: (stores: OpenStores, unreadable: readonly Finding[]) => Promise<CatalogFindings>,
): Promise<CatalogFindings> {
  const scratch = isDatabaseCurrent ? undefined : mkdtempSync(join(tmpdir(), "isogloss-doctor-"));
  const database = scratch === undefined ? config.database : join(scratch, "catalog.db");
  const unreadable: Finding[] = [];
  const log = secretLog(unreadable);
  try {
    const surroundings = { presets: words.presets, environment: withSecret(environment, database), log };
    const stores = await openStores({ database }, surroundings);
    return await work(stores, unreadable).finally(() => stores.close());
  } finally {
    if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
  }
}

/** Where there is no secret yet, the gateway makes its file, and not this command: what is stored opens under none. */
function withSecret(environment: Environment, database: string): Environment {
  const isThere = (environment.ISOGLOSS_SECRET ?? "") !== "" || engineAt(database) !== "sqlite";
  if (isThere || existsSync(secretFileOf(database))) return environment;
  return { ...environment, ISOGLOSS_SECRET: randomBytes(32).toString("hex") };
}

/** A log whose lines about secrets are findings. */
function secretLog(found: Finding[]): EventLog {
  return everyLine((fields) => {
    const { provider = "", variable, reason = "" }: SecretFields = fields;
    const detail = variable === undefined ? reason : `it reads the variable ${variable}: ${reason}`;
    const advice =
      variable === undefined
        ? "give this command and the gateway the ISOGLOSS_SECRET that the keys were stored under, or apply them again"
        : `set ${variable} for the gateway, and for this command`;
    found.push(problem(`key of ${provider}`, detail, advice));
  });
}
