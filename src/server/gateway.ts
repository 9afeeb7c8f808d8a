/** The gateway as a whole: opened with its stores, listening, reloading its catalog, draining. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import type { AdminApi } from "../console/admin-api.js";
import { BodyBudget } from "../pipeline/body-budget.js";
import { viewCatalog } from "../pipeline/catalog-view.js";
import type { PipelineContext, Registry } from "../pipeline/context.js";
import * as compiled from "../registry.js";
import type { Stores } from "../stores/types.js";
import { openAgent, type UpstreamTimeouts } from "../upstream/agent.js";
import { createApp } from "./app.js";
import { drainServer } from "./drain.js";
import { createHttpServer } from "./http-server.js";

export interface ServerConfig {
  readonly limits: { readonly bodyMiB: number };
  readonly upstream: UpstreamTimeouts;
}

export interface GatewayOptions {
  readonly stores: Stores;
  readonly config: ServerConfig;
  readonly log: Logger;
  /** What operators may do over HTTP; nothing unless given. */
  readonly admin?: AdminApi;
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

const MEBIBYTE = 1024 * 1024;
/** So many bodies of full size may be held at once; small ones hardly count. */
const FULL_BODIES = 8;

/** Reads the catalog and makes everything ready to listen. */
export async function createGateway({ stores, config, log, admin, registry = compiled }: GatewayOptions): Promise<Gateway> {
  const bodyLimit = Math.floor(config.limits.bodyMiB * MEBIBYTE);
  const readCatalog = async () => viewCatalog(await stores.catalog.read(), registry.dialects);
  const agent = openAgent(config.upstream);
  const readiness = { isDraining: false };
  let view = await readCatalog();

  const context: PipelineContext = {
    registry,
    keys: stores.keys,
    agent,
    bodyLimit,
    budget: new BodyBudget(FULL_BODIES * bodyLimit),
    log,
    catalog: () => view,
  };
  const server = createHttpServer(createApp(context, stores, readiness, admin).callback(), registry);

  return {
    server,
    listen: (port, host) => listen(server, port, host),
    async reload() {
      view = await readCatalog();
    },
    async drain() {
      readiness.isDraining = true;
      await drainServer(server);
      await agent.destroy();
    },
  };
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
