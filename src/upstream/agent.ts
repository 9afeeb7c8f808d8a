/** The pool of connections to upstreams. */
import { Agent, type buildConnector } from "undici";
import { robustConnector } from "./robust-connector.js";
import { forConnections } from "./lookup-all.js";
import { openSharedLookup } from "./shared-lookup.js";
import { ConnectError } from "./upstream-error.js";

export interface UpstreamTimeouts {
  readonly connectTimeoutSeconds: number;
  /** From the last byte of a request to the first byte of its answer. */
  readonly firstByteTimeoutSeconds: number;
  /** Between two chunks of an answer. */
  readonly idleTimeoutSeconds: number;
}

/** A pool that follows no redirects and repeats nothing. */
export function openAgent(timeouts: UpstreamTimeouts): Agent {
  return new Agent({
    connect: connector(timeouts.connectTimeoutSeconds * 1000),
    headersTimeout: timeouts.firstByteTimeoutSeconds * 1000,
    bodyTimeout: timeouts.idleTimeoutSeconds * 1000,
  });
}

/** Marks errors before a request was sent: only then is it certain that the upstream saw nothing. */
function connector(timeout: number): buildConnector.connector {
  const connect = robustConnector({ timeout, autoSelectFamily: true, lookup: forConnections(openSharedLookup()) });
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error === null) callback(null, socket);
      else callback(new ConnectError(error), null);
    });
  };
}
