/** The one place where errors become answers. */
import type { Logger } from "pino";
import { passOnBroken } from "../errors/invariant-error.js";
import { EscapedError } from "../errors/work.js";
import type { Registry } from "../calls/context.js";
import { ClientGoneError, ClientFacingError, databaseAway, toFailure } from "../errors/gateway-error.js";
import { isDatabaseAway, reasonOf } from "../stores/drivers/database-error.js";
import { discardBody } from "./discard-body.js";
import type { FailedAuthentications } from "./failed-authentications.js";
import type { PathDialect } from "./path-dialect.js";
import { limited } from "./limit-failed-authentications.js";
import type { Context, Middleware } from "./state.js";
import { logEvent } from "../observability/log-event.js";

/** Answers in the error shape of the request's dialect, or of the gateway's own paths. */
export function answerErrors(
  registry: Pick<Registry, "gatewayCodes">,
  dialectOf: PathDialect,
  log: Logger,
  failures?: FailedAuthentications,
): Middleware {
  return (ctx, next) =>
    next().catch((raised: unknown) => {
      const { requestId } = ctx.state;
      passOnBroken(raised);
      const thrown = limited(raised, failures, ctx);
      const isAway = isDatabaseAway(thrown);
      const error = isAway ? databaseAway(thrown) : thrown;
      if (isAway) logEvent(log, "database.away", { requestId, reason: reasonOf(thrown) });
      else if (
        !(error instanceof ClientFacingError || error instanceof ClientGoneError || error instanceof EscapedError)
      )
        logEvent(log, "request.failed_unexpectedly", { requestId, err: error });
      if (ctx.headerSent || error instanceof ClientGoneError || error instanceof EscapedError) return leave(ctx);
      const failure = toFailure(error, registry.gatewayCodes);
      const errors = ctx.state.errors ?? (ctx.state.dialect ?? dialectOf(ctx.method, ctx.path)).errors;
      ctx.status = failure.status;
      ctx.set({ ...errors.headers?.(failure), ...headersOf(error, failure.status) });
      ctx.type = "application/json";
      ctx.body = JSON.stringify(errors.write(failure, requestId));
      discardBody(ctx.req, ctx.res);
    });
}

/** The answer has started, or its client is gone: Koa must not add to it. */
function leave(ctx: Context): void {
  ctx.respond = false;
  if (!ctx.res.writableEnded) ctx.res.destroy();
}

function headersOf(error: unknown, status: number): Record<string, string> {
  const { retryAfter, allow } = error instanceof ClientFacingError ? error.details : {};
  return {
    ...(retryAfter !== undefined && { "retry-after": retryAfter }),
    ...(allow !== undefined && { allow }),
    ...(status === 401 && { "www-authenticate": "Bearer" }),
  };
}
