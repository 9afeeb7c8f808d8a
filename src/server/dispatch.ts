/** Sends each request to its route, or answers that there is none. */
import type { PipelineContext } from "../calls/context.js";
import { GatewayError } from "../errors/gateway-error.js";
import { run } from "../calls/run.js";
import type { RouteMatcher } from "./match-route.js";
import type { Middleware } from "./state.js";

export function dispatch(context: PipelineContext, match: RouteMatcher): Middleware {
  const { dialects, fallbackDialect } = context.registry;
  const dialectOf = (name: string | undefined) =>
    (name === undefined ? undefined : dialects.get(name)) ?? fallbackDialect;
  return async (ctx) => {
    const found = match(ctx.method, ctx.path);
    const dialect = dialectOf(found.kind === "route" ? found.route.dialect : found.dialect);
    ctx.state.dialect = dialect;
    for (const name of dialect.requestIdHeaders) ctx.set(name, ctx.state.requestId);
    if (found.kind === "none") throw new GatewayError("not_found", "There is nothing at this path.");
    if (found.kind === "method") {
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, {
        allow: found.allow.join(", "),
      });
    }
    const { req: request, res: response, querystring: query } = ctx;
    const { requestId } = ctx.state;
    const call = run(
      {
        request,
        response,
        query,
        requestId,
        dialect,
        route: found.route,
        pathModel: found.model,
        pathTask: found.task,
      },
      context,
    );
    context.underWay.add(call);
    try {
      await call;
    } finally {
      context.underWay.delete(call);
    }
    // The pipeline writes to the response itself.
    ctx.respond = false;
  };
}
