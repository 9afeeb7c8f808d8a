/** Refuses heads that the HTTP parser accepts but no valid client sends. */
import { GatewayError } from "../errors/gateway-error.js";
import type { Middleware } from "./state.js";

const MOST_HEADERS = 100;
/** A line with no version: what follows such an answer could be taken for another one. */
const NO_VERSION = "0.9";
const HOST = /^host$/i;

/** The parser silently drops headers above its limit. Two hosts could be understood in two ways. */
export function refuseHeads(): Middleware {
  return (ctx, next) => {
    const { rawHeaders, httpVersion } = ctx.req;
    if (httpVersion === NO_VERSION) throw new GatewayError("invalid_request", "The request names no version of HTTP.");
    if (rawHeaders.length > 2 * MOST_HEADERS)
      throw new GatewayError("invalid_request", `More than ${MOST_HEADERS} headers.`);
    if (countHosts(rawHeaders) > 1) throw new GatewayError("invalid_request", "More than one Host header.");
    return next();
  };
}

/** Names and values alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (HOST.test(rawHeaders[at] ?? "")) count++;
  return count;
}
