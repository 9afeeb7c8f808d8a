/** Tells those to wait who keep coming without a valid key. */
import { GatewayError } from "../pipeline/gateway-error.js";
import type { FailedAuthentications } from "./failed-authentications.js";
import type { Middleware } from "./state.js";

/** The gateway's own codes for those it does not know. */
const UNKNOWN: ReadonlySet<string | undefined> = new Set(["invalid_api_key", "invalid_admin_token"]);
const UNAUTHORIZED = 401;

export function limitStrangers(failures: FailedAuthentications): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const wait = isUnknown(error) ? failures.count(ctx.req.socket.remoteAddress) : undefined;
      if (wait === undefined) throw error;
      const message = "Too many requests without a valid key came from this address.";
      throw new GatewayError("rate_limited", message, { retryAfter: String(wait) }, { cause: error });
    }
  };
}

/** An upstream that does not know the gateway's key may have the same code. */
function isUnknown(error: unknown): boolean {
  return error instanceof GatewayError && UNKNOWN.has(error.code) && (error.details.status ?? UNAUTHORIZED) === UNAUTHORIZED;
}
