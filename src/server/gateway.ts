/** The gateway as a whole: opened with its stores, listening, reloading its catalog, draining. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { withinTime } from "../errors/race.js";
import type { AdminApi } from "../admin-api/admin-api.js";
import { HoldManager } from "../money/hold-manager.js";
import type { HoldTimes } from "../money/hold-times.js";
import type { Telemetry } from "../observability/telemetry.js";
import { LastingLag } from "../observability/lasting-lag.js";
import { type CurrentCounts, Metrics } from "../observability/metrics.js";
import type { MemoryBudget } from "../bodies/memory-budget.js";
import type { TaskLists } from "../stores/tasks/task-lists.js";
import { RequestLog, type RequestLogTimes } from "../request-log/request-log.js";
import { CallQueue } from "../calls/call-queue.js";
import { CrowdingKeys } from "../calls/crowding-keys.js";
import { RoutePlaces } from "../calls/route-places.js";
import type { PipelineContext, Registry } from "../calls/context.js";
import { DEFAULTS } from "../config/defaults.js";
import type { Secret } from "../config/secret.js";
import type { DrainTimes } from "../config/types.js";
import * as compiled from "../registry.js";
import type { Stores } from "../stores/types.js";
import type { UnwrittenHold } from "../stores/wallets/open-holds.js";
import type { TaskCharge } from "../tasks/task-charge.js";
import { openAgent, type UpstreamTimeouts } from "../upstream/agent.js";
import { RouteHealth, type RouteState } from "../upstream/route-health.js";
import { createApp } from "./app.js";
import type { WebFiles } from "../console/files.js";
import type { ConsoleParts } from "./console-paths.js";
import type { CorsRules } from "./cross-origin.js";
import { closeAfterAnswers, drainServer } from "./drain.js";
import { FailedAuthentications } from "./failed-authentications.js";
import { createHttpServer } from "./http-server.js";
import { createMatcher } from "./match-route.js";
import { pathDialect } from "./path-dialect.js";
import { guardKeys } from "./limit-failed-authentications.js";
import { type ClockWatch, longestDelays, watchClock } from "./watch-clock.js";
import type { MediaPlaces } from "./media-paths.js";
import { openCatalog } from "./served-catalog.js";
import { type MetricsReader } from "./metrics-path.js";
import { bodyLimits, type Budgets, openBudgets, sharesOf } from "./open-budgets.js";
import { type OpenTasks, openTasks, type TaskPlaces } from "./start-tasks.js";

export interface ServerConfig {
  readonly limits: {
    readonly bodyMiB: number;
    readonly imageBodyMiB?: number;
    readonly videoBodyMiB?: number;
    readonly failedAuthenticationsPerMinute?: number;
    readonly concurrentCalls?: number;
    readonly walletShare?: number;
    readonly eventLoopLagMs?: number;
  };
  readonly upstream: UpstreamTimeouts;
  readonly cors?: CorsRules;
  readonly compatibility?: { readonly tokenCounting: boolean };
  readonly logs: { readonly requestLog: boolean; readonly requestLogRetentionDays: number };
  readonly drain?: Partial<DrainTimes>;
  readonly listen?: { readonly idleSeconds: number };
}

export interface GatewayOptions {
  readonly stores: Stores;
  readonly config: ServerConfig;
  readonly log: Logger;
  /** No other process serves from the same database: holds and tasks of earlier processes can be taken over. */
  readonly isAlone: boolean;
  /** The admin API; none unless given. */
  readonly admin?: AdminApi;
  /** The operator console; none unless given. */
  readonly console?: ConsoleParts;
  /** The pages of the API's description; none unless given. */
  readonly docs?: () => Promise<WebFiles | undefined>;
  /** The times of leases of holds, for tests. */
  readonly times?: Partial<HoldTimes> | undefined;
  /** How often the request log is written, for tests. */
  readonly logTimes?: Partial<RequestLogTimes> | undefined;
  /** Media to serve; none unless given. */
  readonly media?: MediaPlaces | undefined;
  /** The stores of tasks; without them no calls that create tasks are served. */
  readonly tasks?: TaskPlaces | undefined;
  /** What is measured is added here; a set of its own unless given. */
  readonly metrics?: Metrics;
  /** Traces calls; not at all unless given. */
  readonly telemetry?: Telemetry | undefined;
  /** Serves the metrics; not at all unless given. */
  readonly readMetrics?: MetricsReader | undefined;
  /** Which routes work; known to this process alone unless given. */
  readonly routeHealth?: RouteHealth;
  /** The dialects; those of the installed specs unless given. */
  readonly registry?: Registry;
}

export interface Gateway {
  readonly server: Server;
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Holds of calls that were admitted from allotments. */
  unwrittenHolds(): readonly UnwrittenHold[];
  /** The routes that were called lately. */
  routeStates(): readonly RouteState[];
  /** Those of the providers of the current catalog. */
  upstreamSecrets(): readonly Secret[];
  /** Counts what an operator charged for a task. */
  taskCharged(charge: TaskCharge): void;
  /** Reads the catalog again. Calls under way keep the catalog that they started with. */
  reload(): Promise<void>;
  /** Resolves when all calls have ended. Where the configuration gives them longer than this, they get this. */
  drain(most?: DrainTimes): Promise<void>;
}

const NO_LIMIT: DrainTimes = { delaySeconds: Infinity, longestSeconds: Infinity };
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;
/** Clients send their next request within this time after a stream, or not for long. */
const LONGEST_QUIET_MS = 1_000;
/** How long charges and other writes may wait for the database, counted from when the last call was accepted. */
const WRITES_MAY_TAKE_MS = 30_000;
/** What each step gets although the others took all of it. */
const STEP_MAY_TAKE_MS = 1_000;
/** Another process goes on with what is interrupted. */
const TASKS_MAY_TAKE_MS = 10_000;
/** How long creations of tasks may take when all other calls are done. */
const CREATIONS_MAY_TAKE_MS = 2_000;

/** How long the last spans may take on their way to a collector. */
const TELEMETRY_MAY_TAKE_MS = 3_000;

/** Reads the catalog and makes everything ready to listen. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { stores, config, log, tasks, times, metrics = new Metrics(), registry = compiled } = options;
  const { routeHealth = new RouteHealth(log) } = options;
  const catalog = await openCatalog(stores, registry, log);
  const shared = { log, metrics, registry, catalog: catalog.view, agent: openAgent(config.upstream) };
  const parts = { ...shared, routeHealth, holdManager: new HoldManager(stores, log, times) };
  const limits = bodyLimits(config.limits);
  const { videoBudget, ...budgets } = openBudgets({ ...limits, ...sharesOf(config.limits) });
  const requestLog = openRequestLog(options);
  const opened = tasks && openTasks(tasks, { ...shared, requestLog, videoBudget });
  const clock = await openClock(options);
  if (options.isAlone) {
    await parts.holdManager.sweep(Number.MAX_SAFE_INTEGER);
    await opened?.takeOver();
  }
  const failures = openFailures(config);
  const context: PipelineContext = {
    ...parts,
    ...limits,
    ...budgets,
    tasks: opened?.context,
    keysFor: guardKeys(stores.keys, failures),
    requestLog,
    telemetry: options.telemetry,
    ...overloadLimits(config, log),
    underWay: new Set(),
  };
  metrics.show(currentCounts(context, { ...budgets, videoBudget }, tasks?.stores.tasks));
  const readiness = { isDraining: false };
  const server = openServer(context, options, failures, readiness);
  return {
    server,
    async listen(port, host) {
      const address = await listen(server, port, host);
      for (const part of [metrics, context.lag, clock, context.holdManager, context.requestLog, opened]) part?.start();
      return address;
    },
    unwrittenHolds: () => context.holdManager.unwrittenHolds(),
    routeStates: () => context.routeHealth.states,
    taskCharged: (charge) => opened?.taskCharged(charge),
    ...{ reload: catalog.reload, upstreamSecrets: () => context.catalog().secrets },
    async drain(most) {
      readiness.isDraining = true;
      await drain(server, drainTimes(config.drain, most), context, opened, clock);
    },
  };
}

/** A connection that is on its way when the server stops to listen is reset. So balancers learn of the end before. */
async function acceptLastCalls(server: Server, delayMs: number): Promise<void> {
  closeAfterAnswers(server);
  if (delayMs > 0) await sleep(delayMs);
}

function drainTimes(configured: Partial<DrainTimes> = {}, most = NO_LIMIT): DrainTimes {
  const { delaySeconds, longestSeconds } = { ...DEFAULTS.drain, ...configured };
  return {
    delaySeconds: Math.min(delaySeconds, most.delaySeconds),
    longestSeconds: Math.min(longestSeconds, most.longestSeconds),
  };
}

/**
 * Ends calls, tasks and writes in the order in which they depend on each other, however silent the database is. Whoever
 * asked the process to end may kill it soon after. Open answers may take all of the time.
 */
async function drain(
  server: Server,
  { delaySeconds, longestSeconds }: DrainTimes,
  { underWay, agent, holdManager, requestLog, metrics, lag, telemetry }: PipelineContext,
  tasks: OpenTasks | undefined,
  clock: ClockWatch,
): Promise<void> {
  const delayMs = delaySeconds * SECOND_MS;
  await acceptLastCalls(server, delayMs);
  const longestMs = longestSeconds * SECOND_MS;
  const end = performance.now() + Math.max(longestMs, WRITES_MAY_TAKE_MS);
  const left = () => Math.max(STEP_MAY_TAKE_MS, end - performance.now());
  const inTime = (work: Promise<unknown> | undefined, most = Infinity) =>
    work && withinTime(work, Math.min(most, left()), () => undefined);
  await drainServer(server, { quietMs: Math.min(delayMs, LONGEST_QUIET_MS), longestMs });
  // A task that was created must be written, even if its client is gone.
  if (tasks !== undefined) await withinTime(Promise.allSettled(underWay), CREATIONS_MAY_TAKE_MS, () => undefined);
  await inTime(tasks?.stop(), TASKS_MAY_TAKE_MS);
  await agent.destroy();
  // Calls without a client end soon: each waits for the database for a limited time.
  await Promise.allSettled(underWay);
  await Promise.all([holdManager.stop(left()), inTime(tasks?.flushWrites()), inTime(clock.stop())]);
  await Promise.all([
    inTime(requestLog?.stop()),
    telemetry && withinTime(telemetry.stop(), TELEMETRY_MAY_TAKE_MS, () => undefined),
  ]);
  metrics.stop();
  lag.stop();
}

function currentCounts(
  { catalog, holdManager, routeHealth, callQueue, routePlaces }: PipelineContext,
  budgets: Budgets,
  tasks: Pick<TaskLists, "count"> | undefined,
): CurrentCounts {
  return {
    callsQueued: () =>
      [callQueue, routePlaces, ...Object.values<MemoryBudget>({ ...budgets })].reduce(
        (sum, { waiting }) => sum + waiting,
        0,
      ),
    limitedCalls: () => routePlaces.calls,
    holdsOpen: () => holdManager.openHolds,
    routes: () => routeHealth.states.filter(({ id, model }) => catalog().hasRoute(model, id)),
    tasks: async () => (tasks === undefined ? [] : tasks.count()),
  };
}

/** A clock that was put forward or back while no process ran is healed before anything reads from the database. */
async function openClock({ stores, log, tasks }: GatewayOptions): Promise<ClockWatch> {
  const delays = longestDelays(tasks?.config ?? DEFAULTS);
  const clock = watchClock(stores.clock, log, delays);
  await stores.clock.healFromBefore(delays);
  return clock;
}

function openServer(
  context: PipelineContext,
  { stores, config, admin, console, docs, media, readMetrics }: GatewayOptions,
  failures: FailedAuthentications,
  readiness: { readonly isDraining: boolean },
): Server {
  const { cors, compatibility } = config;
  const tokenCounting = compatibility?.tokenCounting;
  const extras = { admin, console, docs, media, failures, cors, tokenCounting, readMetrics };
  const app = createApp(context, stores, readiness, extras);
  const { registry } = context;
  const match = createMatcher(registry.routes, registry.dialects.values());
  const { idleSeconds } = config.listen ?? DEFAULTS.listen;
  return createHttpServer(app.callback(), registry, pathDialect(registry, match), SECOND_MS * idleSeconds);
}

function openFailures({ limits }: ServerConfig): FailedAuthentications {
  return new FailedAuthentications({ ...DEFAULTS.limits, ...limits }.failedAuthenticationsPerMinute);
}

function overloadLimits({ limits }: ServerConfig, log: Logger) {
  const { concurrentCalls, eventLoopLagMs, walletShare } = { ...DEFAULTS.limits, ...limits };
  const lag = new LastingLag(eventLoopLagMs, log);
  return {
    callQueue: new CallQueue({ most: concurrentCalls, walletShare }),
    crowdingKeys: new CrowdingKeys(lag),
    routePlaces: new RoutePlaces(),
    lag,
  };
}

function openRequestLog({ stores, config, log, logTimes }: GatewayOptions): RequestLog | undefined {
  const { requestLog, requestLogRetentionDays } = config.logs;
  if (!requestLog) return undefined;
  return new RequestLog(stores.requests, log, { retentionMs: requestLogRetentionDays * DAY_MS, ...logTimes });
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address() as AddressInfo);
    });
  });
}
