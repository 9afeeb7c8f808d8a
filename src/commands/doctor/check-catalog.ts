/** Whether the catalog can be used, and is that of its file. */
import { counted } from "../output.js";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyCatalog } from "../../catalog/apply.js";
import type { CatalogFile } from "../../catalog/catalog-file.js";
import { readCatalogFile } from "../../catalog/parse.js";
import type { Catalog } from "../../catalog/types.js";
import type { CatalogWords } from "../../catalog/words.js";
import type { Environment } from "../../config/interpolate.js";
import { RefusedError } from "../../config/refused.js";
import type { Config } from "../../config/types.js";
import { unpricedModels } from "../../money/price-list.js";
import { openStores, type OpenStores } from "../../stores/open.js";
import { checkSecret, checkSecretOwner } from "./check-secret.js";
import { type Finding, messageOf, ok, problem, warning } from "./finding.js";
import { SecretFindings } from "./secret-findings.js";
import { withRandomSecret, withSecret } from "./with-secret.js";

const CHECK = "catalog";
const CORRECTIONS = {
  prices: "correct the name, unless the provider knows it",
  keys: "name another auth where the provider wants the key",
} as const;

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
  /** The IDs of providers that would be called without a key or a header of theirs. */
  readonly incomplete?: ReadonlySet<string>;
}

/** What is looked at, and what was found about secrets meanwhile. */
interface Look extends CatalogSource {
  readonly file: CatalogFile | undefined;
  readonly secrets: SecretFindings;
  /** Whether what is stored encrypted can be read. */
  readonly hasSecret: boolean;
}

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
  const fault = checkSecret(config, environment, file);
  const faults = fault === undefined ? checkSecretOwner(config, environment) : [fault];
  const secrets = new SecretFindings(fault === undefined);
  try {
    const found = await examine({ ...source, file, secrets, hasSecret: fault === undefined });
    const findings = [...faults, ...missingFile(config), ...found.findings, ...secrets.findings];
    return { ...found, findings, incomplete: secrets.providers };
  } catch (error) {
    const advice =
      error instanceof RefusedError
        ? `correct ${config.catalog}`
        : "see isogloss catalog export, and apply a corrected file";
    return { findings: [...faults, problem(CHECK, messageOf(error), advice)] };
  }
}

function missingFile({ catalog, isCatalogNamed }: Config): Finding[] {
  if (!isCatalogNamed || existsSync(catalog)) return [];
  const advice = "correct `catalog` in the config, or write the file";
  return [warning(CHECK, `the config names ${catalog}, which does not exist`, advice)];
}

/** Looks at the stored catalog. Where there is none yet, a start would serve that of the file. */
async function examine(look: Look): Promise<CatalogFindings> {
  const { config, isDatabaseCurrent, file } = look;
  if (!isDatabaseCurrent) return examineFile(look, (detail) => ok(CHECK, detail));
  if (file === undefined || !(await isStoredEmpty(look)))
    return withStores(look, config.database, (stores) => examineStored(stores, look));
  return examineFile(look, (detail) =>
    warning(CHECK, `${detail}, which are not in the database yet`, applying(config)),
  );
}

/** In an empty database, which is removed afterwards. */
async function examineFile(look: Look, found: (detail: string) => Finding): Promise<CatalogFindings> {
  const scratch = mkdtempSync(join(tmpdir(), "isogloss-doctor-"));
  try {
    return await withStores(look, join(scratch, "catalog.db"), async ({ catalog: store, vault }) => {
      if (look.file !== undefined) await applyCatalog(store, vault, look.file);
      const catalog = await store.read();
      return { findings: findingsOf(catalog, look, found), catalog };
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function examineStored(stores: OpenStores, look: Look): Promise<CatalogFindings> {
  const { catalog: store, vault } = stores;
  const { config, file, hasSecret } = look;
  const catalog = await store.read();
  // Without the secret, every literal key of the file would differ from the stored one.
  const differences = file && hasSecret ? await applyCatalog(store, vault, file, { dryRun: true }) : [];
  const changed = differences.filter(({ action }) => action !== "keep").length;
  const found = (detail: string) =>
    changed === 0
      ? ok(CHECK, detail)
      : warning(
          CHECK,
          `${detail}; ${changed} of them ${changed === 1 ? "differs" : "differ"} from ${config.catalog}`,
          applying(config),
        );
  const kept = differences.length - changed;
  return { findings: [...findingsOf(catalog, look, found), ...keptEntries(kept, config)], catalog };
}

/** Without --prune, what a file no longer has is served as before. */
function keptEntries(count: number, { catalog }: Config): Finding[] {
  if (count === 0) return [];
  const detail = count === 1 ? "1 entry of the database is" : `${count} entries of the database are`;
  return [warning(CHECK, `${detail} not in ${catalog}`, `isogloss catalog apply ${catalog} --prune removes them`)];
}

function isStoredEmpty(look: Look): Promise<boolean> {
  return withStores(look, look.config.database, async (stores) => {
    const { providers, models } = await stores.catalog.records();
    return providers.size === 0 && models.size === 0;
  });
}

function findingsOf(catalog: Catalog, { config, file }: Look, found: (detail: string) => Finding): Finding[] {
  const enabled = [...catalog.models.values()].filter((model) => model.enabled);
  const unpriced = unpricedModels(enabled);
  const callable = enabled.length - unpriced.length;
  const prices =
    unpriced.length === 0
      ? []
      : [
          warning(
            "prices",
            `${counted(unpriced.length, "model")} without a price, not served: ${unpriced.join(", ")}`,
            `write their pricing; isogloss catalog apply ${config.catalog}`,
          ),
        ];
  const doubts = (file?.doubts ?? []).map(({ about, detail }) => warning(about, detail, CORRECTIONS[about]));
  const detail = `${counted(catalog.providers.size, "provider")} and ${counted(callable, "model")} that can be called`;
  return [callable > 0 ? found(detail) : noModels(config, file), ...prices, ...doubts];
}

function noModels({ catalog }: Config, file: CatalogFile | undefined): Finding {
  const advice =
    file === undefined
      ? `write ${catalog}; docs/configuration.md describes it, and isogloss init writes one in an empty directory`
      : `complete ${catalog} as docs/configuration.md describes; then isogloss catalog apply ${catalog}`;
  return warning(CHECK, "it has no model that can be called", advice);
}

function applying({ catalog }: Config): string {
  return `isogloss catalog apply ${catalog} (a start does that too)`;
}

/** The stores of a database, for the time of one piece of work. */
async function withStores<Result>(
  { words, environment, secrets, hasSecret }: Look,
  database: string,
  work: (stores: OpenStores) => Promise<Result>,
): Promise<Result> {
  const readable = hasSecret ? withSecret(environment, database) : withRandomSecret(environment);
  const log = secrets.log();
  const stores = await openStores({ database }, { presets: words.presets, environment: readable, log });
  return work(stores).finally(() => stores.close());
}
