/**
 * Connections to addresses that clients chose. The check runs on the address that is dialled. So a name cannot resolve
 * to one host at the check and to another at the call.
 */
import { type LookupFunction, isIP } from "node:net";
import { Agent, type buildConnector } from "undici";
import { isInNetworks } from "../config/networks.js";
import type { PrivateAddresses } from "../config/types.js";
import { openClientLookup } from "./client-lookup.js";
import { forConnections, type LookupAll } from "./lookup-all.js";
import type { OutboundProxy } from "./outbound-proxy.js";
import { isPublicAddress } from "./public-address.js";
import { robustConnector } from "./robust-connector.js";
import { throughProxy } from "./tunnel.js";

/** A host that must not be reached. The error does not contain the address, which an attacker may want to find out. */
export class AddressRefusedError extends Error {
  override readonly name = "AddressRefused";

  constructor() {
    super("the host's address is not public");
  }
}

export interface GuardOptions {
  readonly connectTimeoutMs: number;
  readonly allowPrivateAddresses: PrivateAddresses;
  /** How names are resolved. */
  readonly lookup?: LookupAll | undefined;
  /** For hosts of operators alone: no address can be checked behind it. */
  readonly proxy?: OutboundProxy | undefined;
}

const lookupForClients = openClientLookup();

/** A pool that connects to public hosts only, uses each connection once, and follows no redirects. */
export function openGuardedAgent(
  options: GuardOptions,
  settings: Omit<Agent.Options, "connect" | "pipelining"> = {},
): Agent {
  // An idle connection may be closed by its host, which would fail the next attempt.
  return new Agent({ ...settings, connect: guardedConnector(options), pipelining: 0 });
}

export function guardedConnector({
  connectTimeoutMs,
  allowPrivateAddresses,
  lookup: lookupAll = lookupForClients,
  proxy,
}: GuardOptions): buildConnector.connector {
  const isAllowed = allowedBy(allowPrivateAddresses);
  const lookup = guardedLookup(isAllowed, lookupAll);
  const direct = robustConnector({ timeout: connectTimeoutMs, autoSelectFamily: true, lookup });
  const connect = throughProxy(direct, proxy, { timeoutMs: connectTimeoutMs, lookup });
  return (options, callback) => {
    // A literal address is never resolved.
    const host = options.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !isAllowed(host)) return callback(new AddressRefusedError(), null);
    connect(options, (...[error, socket]) => {
      if (error !== null) return callback(error, null);
      if (isAllowed(socket.remoteAddress ?? "")) return callback(null, socket);
      socket.destroy();
      callback(new AddressRefusedError(), null);
    });
  };
}

function allowedBy(rule: PrivateAddresses): (address: string) => boolean {
  if (rule === true) return () => true;
  if (rule === false) return isPublicAddress;
  return (address) => isInNetworks(rule, address) || isPublicAddress(address);
}

/** A name with one forbidden address is refused entirely: valid ones have none. */
function guardedLookup(isAllowed: (address: string) => boolean, lookup: LookupAll): LookupFunction {
  return forConnections((hostname, options, callback) =>
    lookup(hostname, options, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const areAllowed = addresses.length > 0 && addresses.every(({ address }) => isAllowed(address));
      if (areAllowed) callback(null, addresses);
      else callback(new AddressRefusedError(), []);
    }),
  );
}
