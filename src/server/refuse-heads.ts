/** Refuses heads that the HTTP parser accepts but no valid client sends. */
import { GatewayError } from "../errors/gateway-error.js";
import type { Context } from "./state.js";

const MOST_HEADERS = 100;
/** A line with no version: what follows such an answer could be taken for another one. */
const NO_VERSION = "0.9";
/** Some proxies speak this version, in which no host is named. */
const HOSTLESS = "1.0";
const HOST = "host";

/** The parser silently drops headers above its limit. Two hosts could be understood in two ways. */
export function refuseHeads({ req: { rawHeaders, httpVersion }, path }: Context): void {
  // Of a target such as `foo://bar`, whatever the types say.
  if ((path as string | null) === null) throw new GatewayError("invalid_request", "The request names no path.");
  if (httpVersion === NO_VERSION) throw new GatewayError("invalid_request", "The request names no version of HTTP.");
  if (rawHeaders.length > 2 * MOST_HEADERS)
    throw new GatewayError("invalid_request", `More than ${MOST_HEADERS} headers.`);
  const hosts = countHosts(rawHeaders);
  if (hosts > 1) throw new GatewayError("invalid_request", "More than one Host header.");
  if (hosts === 0 && httpVersion !== HOSTLESS) throw new GatewayError("invalid_request", "The Host header is missing.");
}

/** Names and values alternate. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === HOST.length && name.toLowerCase() === HOST) count++;
  }
  return count;
}
