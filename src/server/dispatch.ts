/** Sends each call to its route, and answers where there is none. */
import type { IncomingHttpHeaders } from "node:http";
import type { PipelineContext } from "../calls/context.js";
import { GatewayError } from "../errors/gateway-error.js";
import { run } from "../calls/run.js";
import type { AnyDialect } from "../registry.js";
import type { RouteMatcher } from "./match-route.js";
import { isIdentified } from "./model-paths.js";
import { dialectsOf } from "./path-dialect.js";
import { similarPaths } from "./similar-path.js";
import type { Context, Middleware } from "./state.js";

const LONGEST_SHOWN = 200;

/** Calls are most of what comes: they pass none of the gateway's own paths. */
export function dispatch(context: PipelineContext, match: RouteMatcher): Middleware {
  const dialectOf = dialectsOf(context.registry);
  return (ctx, next) => {
    const found = match(ctx.method, ctx.path);
    if (found.kind !== "route") return next();
    const dialect = dialectOf(found);
    setDialect(ctx, dialect);
    const { req: request, res: response, querystring: query } = ctx;
    const { requestId } = ctx.state;
    const { route, model: pathModel, task: pathTask } = found;
    const call = run({ request, response, query, requestId, dialect, route, pathModel, pathTask }, context);
    context.underWay.add(call);
    return call.then(
      () => {
        context.underWay.delete(call);
        // The pipeline writes to the response itself.
        ctx.respond = false;
      },
      (error: unknown) => {
        context.underWay.delete(call);
        throw error;
      },
    );
  };
}

/**
 * For paths that nothing serves, in the dialect of the path that was meant, or of the most similar ones, or of the
 * client.
 */
export function refuseUnknown({ registry }: PipelineContext, match: RouteMatcher): Middleware {
  const dialectOf = dialectsOf(registry);
  const meantBy = similarPaths(registry.routes, match);
  return (ctx) => {
    const found = match(ctx.method, ctx.path);
    if (found.kind === "method") {
      setDialect(ctx, dialectOf(found));
      const allow = found.allow.join(", ");
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow });
    }
    const meant = meantBy(ctx.method, ctx.path);
    const nearest = meant === undefined ? found : match(ctx.method, meant);
    const isAnybodys = nearest.kind === "none" && nearest.dialect === undefined;
    setDialect(ctx, (isAnybodys ? dialectOfClient(registry, ctx.req.headers) : undefined) ?? dialectOf(nearest));
    // Client libraries do not show the path themselves.
    const path = ctx.path.slice(0, LONGEST_SHOWN);
    const question = meant === undefined ? "" : ` Is ${meant} meant?`;
    throw new GatewayError("not_found", `There is nothing at ${path}.${question}`);
  };
}

function dialectOfClient({ dialects }: PipelineContext["registry"], headers: IncomingHttpHeaders) {
  return [...dialects.values()].find(({ models }) => models.some((form) => isIdentified(form, headers)));
}

/** Answers are those of a dialect from here on. */
function setDialect(ctx: Context, dialect: AnyDialect): void {
  ctx.state.dialect = dialect;
  for (const name of dialect.requestIdHeaders) ctx.set(name, ctx.state.requestId);
}
