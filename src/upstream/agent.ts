/** The pool of connections to upstreams. */
import { Agent, type buildConnector } from "undici";
import { robustConnector } from "./robust-connector.js";
import { forConnections } from "./lookup-all.js";
import { type OutboundProxy, proxyIn } from "./outbound-proxy.js";
import { openSharedLookup } from "./shared-lookup.js";
import { throughProxy } from "./tunnel.js";
import { ConnectError } from "./upstream-error.js";

export interface UpstreamTimeouts {
  readonly connectTimeoutSeconds: number;
  /** From the last byte of a request to the first byte of its answer. */
  readonly firstByteTimeoutSeconds: number;
  /** Between two chunks of an answer. */
  readonly idleTimeoutSeconds: number;
}

/** A pool that follows no redirects and repeats nothing. */
export function openAgent(timeouts: UpstreamTimeouts, proxy = proxyIn(process.env)): Agent {
  return new Agent({
    connect: connector(timeouts.connectTimeoutSeconds * 1000, proxy),
    headersTimeout: timeouts.firstByteTimeoutSeconds * 1000,
    bodyTimeout: timeouts.idleTimeoutSeconds * 1000,
  });
}

/** Marks errors before a request was sent: only then is it certain that the upstream saw nothing. */
function connector(timeout: number, proxy: OutboundProxy | undefined): buildConnector.connector {
  const lookup = forConnections(openSharedLookup());
  const direct = robustConnector({ timeout, autoSelectFamily: true, lookup });
  const connect = throughProxy(direct, proxy, { timeoutMs: timeout, lookup });
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error === null) callback(null, socket);
      else callback(new ConnectError(error), null);
    });
  };
}
