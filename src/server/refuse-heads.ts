/** Refuses heads that the HTTP parser accepts but no valid client sends. */
import { GatewayError } from "../errors/gateway-error.js";
import type { Middleware } from "./state.js";

const MOST_HEADERS = 100;

/** The parser silently drops headers above its limit. Two hosts could be understood in two ways. */
export function refuseHeads(): Middleware {
  return (ctx, next) => {
    const names = ctx.req.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.length > MOST_HEADERS) throw new GatewayError("invalid_request", `More than ${MOST_HEADERS} headers.`);
    if (names.filter((name) => name.toLowerCase() === "host").length > 1) {
      throw new GatewayError("invalid_request", "More than one Host header.");
    }
    return next();
  };
}
