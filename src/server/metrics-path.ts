/** `GET /metrics`: what Prometheus reads. */
import { adminErrors } from "../admin-api/admin-errors.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { GuessGuard } from "../stores/types.js";
import type { Context, Middleware } from "./state.js";

export interface MetricsReader {
  /** Fails unless the header has an admin token. Absent where everyone may read. */
  readonly authenticate?: ((authorization: string | undefined, guard?: GuessGuard) => Promise<unknown>) | undefined;
  /** The metrics of all processes that serve on this port, in the text format of Prometheus. */
  read(): Promise<string>;
}

const PATH = "/metrics";
const TYPE = "text/plain; version=0.0.4; charset=utf-8";

export function metricsPath({ authenticate, read }: MetricsReader): Middleware {
  const show = async (ctx: Context): Promise<void> => {
    ctx.state.errors = adminErrors;
    await authenticate?.(ctx.req.headers.authorization, ctx.state.guard);
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow: "GET, HEAD" });
    ctx.type = TYPE;
    ctx.body = await read();
  };
  return (ctx, next) => (ctx.path === PATH ? show(ctx) : next());
}
