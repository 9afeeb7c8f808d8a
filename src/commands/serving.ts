import { existsSync } from "node:fs";
import type { Logger } from "pino";
import { applyCatalog } from "../catalog/apply.js";
import type { ItemDifference } from "../catalog/difference.js";
import { readCatalogFile } from "../catalog/parse.js";
import type { CatalogWords } from "../catalog/words.js";
import type { Environment } from "../config/interpolate.js";
import { addressOf } from "../config/load.js";
import { configuredSecrets } from "../config/secret.js";
import type { Config, DrainTimes } from "../config/types.js";
import { type AdminToken, openAdminToken } from "../admin-api/admin-token.js";
import { OK, auditChanges, writeAuditInput } from "../admin-api/audit.js";
import type { HoldTimes } from "../money/hold-times.js";
import { openTelemetry } from "../observability/telemetry.js";
import { Metrics } from "../observability/metrics.js";
import { type Gateway, createGateway } from "../server/gateway.js";
import { engineAt } from "../stores/drivers/database.js";
import { withinTime } from "../errors/race.js";
import { describeFailure } from "../stores/drivers/database-error.js";
import type { Steps } from "../stores/drivers/steps.js";
import { type OpenStores, openServingStores, openStores } from "../stores/open.js";
import { NoticeListener } from "../stores/drivers/notices.js";
import { takeServeLock } from "../stores/drivers/serve-lock.js";
import { createMediaStore } from "../media/create-media-store.js";
import type { TaskEngineOptions } from "../tasks/engine.js";
import { retryingMediaStore } from "../media/retrying-store.js";
import { openOperatorPaths } from "./operator-paths.js";
import { RouteReports } from "./route-reports.js";
import { commandLine } from "./command-line.js";
import { checkAddress, explainListening } from "./port.js";
import { watchCatalog } from "./watch-catalog.js";
import type { RequestLogTimes } from "../request-log/request-log.js";
import { logEvent } from "../observability/log-event.js";

export interface ServingOptions {
  readonly config: Config;
  readonly words: CatalogWords;
  readonly environment: Environment;
  readonly log: Logger;
  /** How long leases of holds last; the defaults unless given. */
  readonly times?: Partial<HoldTimes>;
  /** How often the request log is written; the defaults unless given. */
  readonly logTimes?: Partial<RequestLogTimes>;
  /** How long leases of tasks and callbacks last; the defaults unless given. */
  readonly taskTimes?: TaskEngineOptions["times"];
  /** Where this process counts what it does; its own unless given. */
  readonly metrics?: Metrics;
  /** Reads the metrics of all processes that serve on this port; those of this one unless given. */
  readMetrics?(): Promise<string>;
  /** Shows a new admin token. Only its hash is stored: it cannot be shown again. */
  announceAdminToken?(token: string): void;
  /** Serves the explorer without sign-in too, for a demonstration. */
  readonly opensExplorer?: boolean;
  /** Fills the stores after the catalog file is applied and before the gateway listens. */
  prepare?(stores: OpenStores): Promise<void>;
}

/** A running gateway. */
export interface Serving {
  readonly stores: OpenStores;
  readonly port: number;
  /** The address it listens on. */
  readonly url: string;
  /** Waits for running calls, then closes everything. Calls get no longer than this. */
  stop(most?: DrainTimes): Promise<void>;
}

const WATCH_MILLISECONDS = 2_000;
/** A silent database does not keep a process that has nothing left to write. */
const CLOSE_MILLISECONDS = 1_000;

/** Brings the database to the current schema, applies the catalog file, and creates what processes share. */
export async function prepareStores(options: ServingOptions): Promise<void> {
  const { config, words, environment, log } = options;
  await checkAddress(config.listen);
  const stores = await openStores(config, { presets: words.presets, environment, log });
  try {
    await applyCatalogFile(stores, options);
    await openToken(stores, options);
  } finally {
    await stores.close();
  }
}

/** Opens the stores, applies the catalog file unless another process did, and listens. */
export async function startServing(options: ServingOptions, { appliesCatalog = true } = {}): Promise<Serving> {
  const { config, words, environment, log } = options;
  const lock = takeServeLock(config.database);
  try {
    if (appliesCatalog) await checkAddress(config.listen);
    const stores = await openServingStores(config, { presets: words.presets, environment, log });
    try {
      if (appliesCatalog) await applyCatalogFile(stores, options);
      await options.prepare?.(stores);
      return await listen(stores, options, () => lock.release());
    } catch (error) {
      await stores.close();
      throw explainListening(error, config.listen);
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A new token is shown before anything else can fail. */
async function openToken({ settings }: OpenStores, options: ServingOptions): Promise<AdminToken> {
  const token = await openAdminToken(options.config.admin.token, settings);
  if (token.generated !== undefined) options.announceAdminToken?.(token.generated);
  return token;
}

async function listen(stores: OpenStores, options: ServingOptions, release: () => void): Promise<Serving> {
  const { config, words, log, times, logTimes, taskTimes, metrics = new Metrics() } = options;
  // The revision is read before the catalog, so that a change in between is noticed.
  const served = await stores.catalog.revision();
  const token = await openToken(stores, options);
  const { opensExplorer } = options;
  const operatorPaths = await openOperatorPaths({
    ...{ stores, config, words, log, token, opensExplorer },
    readMetrics: options.readMetrics ?? (() => metrics.registry.metrics()),
    gateway: () => gateway,
    publicUrl: () => publicUrl,
  });
  const isAlone = engineAt(config.database) === "sqlite";
  const store = retryingMediaStore(await createMediaStore(config.media), log);
  // The gateway serves calls although the media store cannot be used.
  store.makeReady(isAlone).catch((error: unknown) => logEvent(log, "media.not_ready", { reason: String(error) }));
  const tasks = { stores, media: store, publicUrl: () => publicUrl, config, times: taskTimes };
  const routes = new RouteReports(stores, log);
  const gateway = await createGateway({
    stores,
    config,
    log,
    ...operatorPaths,
    media: { index: stores.media, store },
    tasks,
    times,
    logTimes,
    isAlone,
    routeHealth: routes.health,
    metrics,
    telemetry: await openTelemetry(options.environment, log),
  });
  const { port } = await gateway.listen(config.listen.port, config.listen.host);
  const url = addressOf({ host: config.listen.host, port });
  // The system may choose the port: it is not known before the gateway listens. An address in the config stays.
  const publicUrl = config.publicUrl === addressOf(config.listen) ? url : config.publicUrl;
  const stopWatching = followOthers({ stores, gateway, routes, served }, options);
  return {
    stores,
    port,
    url,
    async stop(most) {
      // New calls are served at first, and follow the catalog meanwhile.
      await gateway.drain(most);
      await stopWatching();
      await withinTime(stores.close(), CLOSE_MILLISECONDS, () => undefined);
      release();
    },
  };
}

interface Following {
  readonly stores: OpenStores;
  readonly gateway: Gateway;
  readonly routes: RouteReports;
  /** The revision of the catalog that is served. */
  readonly served: bigint;
}

/** Follows what other processes change and report. Returns the function that stops this. */
function followOthers(
  { stores, gateway, routes, served }: Following,
  { config, log }: ServingOptions,
): () => Promise<void> {
  const watched = watchCatalog({
    catalog: stores.catalog,
    served,
    everyMilliseconds: WATCH_MILLISECONDS,
    reload: () => gateway.reload(),
    onError: (error) => logEvent(log, "catalog.reload_failed", { reason: describeFailure(error) }),
  });
  if (engineAt(config.database) === "sqlite") return () => watched.stop();
  const listener = new NoticeListener(config.database, {
    catalog: () => watched.look(),
    keys: () => stores.keys.forget(),
    report: (report) => routes.receive(report),
  });
  listener.start();
  return async () => {
    await Promise.all([listener.stop(), watched.stop()]);
  };
}

const DOUBTS = { prices: "catalog.price_name_unknown", keys: "catalog.key_unsent" } as const;

async function applyCatalogFile(
  stores: OpenStores,
  { config, words, environment, log }: ServingOptions,
): Promise<void> {
  if (!existsSync(config.catalog)) {
    const event = config.isCatalogNamed ? "catalog.named_file_absent" : "catalog.file_absent";
    logEvent(log, event, { catalog: config.catalog });
    return;
  }
  const file = readCatalogFile(config.catalog, words, environment);
  for (const detail of file.warnings ?? []) logEvent(log, "catalog.variable_unset", { detail });
  for (const { about, detail } of file.doubts ?? []) logEvent(log, DOUBTS[about], { detail });
  const recording = stores.catalog.recording((differences) => recordCatalogFile(stores, config, differences));
  const differences = await applyCatalog(recording, stores.vault, file);
  const changed = namesOf(differences.filter(({ action }) => action !== "keep"));
  const kept = namesOf(differences.filter(({ action }) => action === "keep"));
  logEvent(log, "catalog.file_applied", { catalog: config.catalog, changed, ...(kept.length > 0 && { kept }) });
}

function namesOf(differences: readonly ItemDifference[]): string[] {
  return differences.map(({ what, id }) => `${what} ${id}`);
}

/** The change of the catalog at a start is one of who started the gateway. */
function* recordCatalogFile(
  { audit }: OpenStores,
  config: Config,
  differences: readonly ItemDifference[],
): Steps<void> {
  const changes = auditChanges(differences);
  if (changes.length === 0) return;
  const input = writeAuditInput({ changes }, configuredSecrets(config));
  yield* audit.entry({ by: commandLine(), operation: "applyCatalog", input, outcome: OK });
}
