/**
 * Connections to addresses that others chose. What is checked is the address that is really dialled, so that no name can
 * mean one host when it is checked and another when it is called.
 */
import { type LookupAddress, type LookupOptions, lookup as systemLookup } from "node:dns";
import { type LookupFunction, isIP } from "node:net";
import { Agent, type buildConnector } from "undici";
import { isPublicAddress } from "./public-address.js";
import { robustConnector } from "./robust-connector.js";

/** A host that is not to be reached. It says nothing of the address: that may be what somebody wants to find out. */
export class AddressRefusedError extends Error {
  override readonly name = "AddressRefused";

  constructor() {
    super("the host's address is not public");
  }
}

export interface GuardOptions {
  readonly connectTimeoutMs: number;
  /** Lets every address pass, for tests and closed networks. */
  readonly allowPrivateAddresses: boolean;
  /** How names become addresses; the system's way unless given. */
  readonly lookup?: typeof systemLookup | undefined;
}

/** A pool that connects to public hosts only, uses each connection once, and follows no redirects. */
export function openGuardedAgent(
  options: GuardOptions,
  settings: Omit<Agent.Options, "connect" | "pipelining"> = {},
): Agent {
  // A connection kept for later may be closed by then, and an attempt lost with it.
  return new Agent({ ...settings, connect: guardedConnector(options), pipelining: 0 });
}

export function guardedConnector({
  connectTimeoutMs,
  allowPrivateAddresses,
  lookup = systemLookup,
}: GuardOptions): buildConnector.connector {
  const isAllowed = allowPrivateAddresses ? () => true : isPublicAddress;
  const connect = robustConnector({
    timeout: connectTimeoutMs,
    autoSelectFamily: true,
    lookup: guardedLookup(isAllowed, lookup),
  });
  return (options, callback) => {
    // What is an address already is never looked up.
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

/** A name that has one address too many is refused whole: an honest one has none. */
function guardedLookup(isAllowed: (address: string) => boolean, lookup: typeof systemLookup): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return callback(error, []);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new AddressRefusedError(), []);
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
