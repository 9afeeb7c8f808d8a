/** The gateway as a whole: opened with its stores, listening, reloading its catalog, draining. */
import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import type { AdminApi } from "../admin-api/admin-api.js";
import { HoldManager, type HoldManagerTimes } from "../money/hold-manager.js";
import { RequestLog } from "../request-log/request-log.js";
import { viewCatalog } from "../routing/catalog-view.js";
import type { PipelineContext, Registry } from "../calls/context.js";
import { DEFAULTS } from "../config/defaults.js";
import * as compiled from "../registry.js";
import type { Stores } from "../stores/types.js";
import { openAgent, type UpstreamTimeouts } from "../upstream/agent.js";
import { createApp } from "./app.js";
import type { CorsRules } from "./cross-origin.js";
import { drainServer } from "./drain.js";
import { FailedAuthentications } from "./failed-authentications.js";
import { createHttpServer } from "./http-server.js";
import { guardKeys } from "./limit-failed-authentications.js";
import { longestDelays, watchClock } from "./watch-clock.js";
import type { MediaPlaces } from "./media-paths.js";
import { openBudgets } from "./open-budgets.js";
import { openTasks, type TaskPlaces } from "./start-tasks.js";
import { logEvent } from "../observability/log-event.js";

export interface ServerConfig {
  readonly limits: {
    readonly bodyMiB: number;
    readonly imageBodyMiB?: number;
    readonly videoBodyMiB?: number;
    readonly failedAuthenticationsPerMinute?: number;
  };
  readonly upstream: UpstreamTimeouts;
  readonly cors?: CorsRules;
  readonly compatibility?: { readonly tokenCounting: boolean };
  readonly logs: { readonly requestLog: boolean; readonly requestLogRetentionDays: number };
}

export interface GatewayOptions {
  readonly stores: Stores;
  readonly config: ServerConfig;
  readonly log: Logger;
  /** No other process serves from the same database: holds and tasks of earlier ones are nobody's. */
  readonly isAlone: boolean;
  /** What operators may do over HTTP; nothing unless given. */
  readonly admin?: AdminApi;
  /** How long leases of holds last; the usual times unless given. */
  readonly times?: Partial<HoldManagerTimes> | undefined;
  /** Media to be read by their addresses; none unless given. */
  readonly media?: MediaPlaces | undefined;
  /** Where tasks are kept; without them no calls that make any are served. */
  readonly tasks?: TaskPlaces | undefined;
  /** The dialects to speak; those of the installed specs unless given. */
  readonly registry?: Registry;
}

export interface Gateway {
  readonly server: Server;
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Reads the catalog again. Calls under way keep the one they began with. */
  reload(): Promise<void>;
  /** Resolves when nobody is being answered any more; open streams get half a minute. */
  drain(): Promise<void>;
}

const DAY_MS = 86_400_000;
const MEBIBYTE = 1024 * 1024;
/** How long those that are making jobs may take when all others are done. */
const JOBS_MAY_TAKE_MS = 2_000;

/** Reads the catalog and makes everything ready to listen. */
export async function createGateway({
  stores,
  config,
  log,
  admin,
  media,
  tasks,
  isAlone,
  times,
  registry = compiled,
}: GatewayOptions): Promise<Gateway> {
  const bodyLimit = bytesOf(config.limits.bodyMiB);
  const imageLimit = bytesOf(config.limits.imageBodyMiB ?? config.limits.bodyMiB);
  const videoLimit = bytesOf(config.limits.videoBodyMiB ?? config.limits.bodyMiB);
  const readCatalog = async () => {
    const view = viewCatalog(await stores.catalog.read(), registry.dialects);
    if (view.priceless.length > 0) logEvent(log, "catalog.price_missing", { models: view.priceless });
    return view;
  };
  const agent = openAgent(config.upstream);
  const holdManager = new HoldManager(stores.money, log, times);
  const requestLog = openRequestLog(stores, config, log);
  const readiness = { isDraining: false };
  let view = await readCatalog();

  const { videoBudget, ...budgets } = openBudgets({ bodyLimit, imageLimit, videoLimit });
  const opened = tasks && openTasks(tasks, { videoBudget, agent, log, registry, catalog: () => view });
  const delays = longestDelays(tasks?.config ?? DEFAULTS);
  const clock = watchClock(stores.clock, log, delays);
  await stores.clock.healFromBefore(delays);
  if (isAlone) {
    await holdManager.sweep(Number.MAX_SAFE_INTEGER);
    await opened?.takeOver();
  }
  const failures = new FailedAuthentications(
    config.limits.failedAuthenticationsPerMinute ?? DEFAULTS.limits.failedAuthenticationsPerMinute,
  );
  const context: PipelineContext = {
    tasks: opened?.context,
    registry,
    keysFor: guardKeys(stores.keys, failures),
    agent,
    bodyLimit,
    imageLimit,
    videoLimit,
    ...budgets,
    log,
    holdManager,
    requestLog,
    underWay: new Set(),
    catalog: () => view,
  };
  const server = createHttpServer(
    createApp(context, stores, readiness, {
      admin,
      media,
      failures,
      cors: config.cors,
      tokenCounting: config.compatibility?.tokenCounting,
    }).callback(),
    registry,
  );

  return {
    server,
    async listen(port, host) {
      const address = await listen(server, port, host);
      clock.start();
      holdManager.start();
      requestLog?.start();
      opened?.start();
      return address;
    },
    async reload() {
      view = await readCatalog();
    },
    async drain() {
      readiness.isDraining = true;
      await drainServer(server);
      // What made a job must be written down, whoever has left.
      await Promise.race([
        Promise.allSettled(context.underWay),
        sleep(opened === undefined ? 0 : JOBS_MAY_TAKE_MS, undefined, { ref: false }),
      ]);
      await opened?.stop();
      await agent.destroy();
      // Those whose clients have left end soon: each waits for the database so long and no longer.
      await Promise.allSettled(context.underWay);
      await Promise.all([holdManager.stop(), opened?.flushWrites(), clock.stop()]);
      await requestLog?.stop();
    },
  };
}

function bytesOf(mebibytes: number): number {
  return Math.floor(mebibytes * MEBIBYTE);
}

function openRequestLog({ requests }: Stores, { logs }: ServerConfig, log: Logger): RequestLog | undefined {
  if (!logs.requestLog) return undefined;
  return new RequestLog(requests, log, { retentionMs: logs.requestLogRetentionDays * DAY_MS });
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
