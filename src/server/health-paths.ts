/** The paths of the gateway itself, which belong to no dialect. */
import { type WebFile, webFile } from "../console/files.js";
import { sendFile } from "./serve-page.js";
import Router from "@koa/router";
import type { PipelineContext } from "../calls/context.js";
import { withinTime } from "../errors/race.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Stores } from "../stores/types.js";
import type { Context, Middleware, RequestState } from "./state.js";

type Handler = (ctx: Context) => Promise<void> | void;

export interface Readiness {
  readonly isDraining: boolean;
}

/** How long the database may take to answer. */
const WAIT_MS = 2_000;

/** Serves one GET handler per path. Calls, which are at other paths, do not pass the router. */
export function readOnlyRoutes(handlers: Readonly<Record<string, Handler>>): Middleware {
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  for (const [path, handler] of Object.entries(handlers)) {
    router.get(path, handler);
    router.all(path, (ctx) => {
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow: "GET, HEAD" });
    });
  }
  const routes = router.routes() as Middleware;
  return (ctx, next) => (Object.hasOwn(handlers, ctx.path) ? routes(ctx, next) : next());
}

/** The process is up. */
export function showHealth(): Handler {
  return (ctx) => {
    ctx.body = { status: "ok" };
  };
}

/** The process can serve calls: the database takes writes and no shutdown was requested. */
export function showReadiness(readiness: Readiness, stores: Pick<Stores, "takesWrites">): Handler {
  return async (ctx) => {
    const status = readiness.isDraining ? "draining" : await stateOf(stores);
    ctx.status = status === "ready" ? 200 : 503;
    ctx.body = { status };
  };
}

async function stateOf(stores: Pick<Stores, "takesWrites">): Promise<string> {
  const unreachable = () => "database unreachable";
  const answer = stores.takesWrites().then((takes) => (takes ? "ready" : "database takes no writes"), unreachable);
  return withinTime(answer, WAIT_MS, unreachable);
}

/** The OpenAPI description of the client API, generated from the specs. */
export function showOpenApi({ registry }: PipelineContext): Handler {
  let document: Promise<WebFile> | undefined;
  return async (ctx) => sendFile(ctx, await (document ??= webFile("application/json", Buffer.from(registry.openApi))));
}

/** Clients that only check whether a server is there need no key. */
export function showPresence(): Handler {
  return (ctx) => {
    ctx.body = { name: "isogloss", status: "ok" };
  };
}
