/** Limits clients that come without a valid key, and the lookups of their guesses. */
import type { Keys } from "../calls/authenticate.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { GuessGuard, KeyStore } from "../stores/types.js";
import type { FailedAuthentications } from "./failed-authentications.js";
import type { Context, Step } from "./state.js";

/** The code of a caller without a valid key. It was found without a lookup, or by one that the guard allowed. */
const INVALID_KEY = "invalid_api_key";
/** The gateway's own codes for unknown callers. */
const UNKNOWN: ReadonlySet<string | undefined> = new Set([INVALID_KEY, "invalid_admin_token"]);
const TOO_MANY = "Too many requests without a valid key came from this address.";
const UNAUTHORIZED = 401;

/** Lookups of tokens that may be guesses are limited from here on. */
export function limitGuesses(failures: FailedAuthentications): Step {
  return (ctx) => {
    ctx.state.guard = (look) => guardFor(failures, ctx.req.socket.remoteAddress)(look);
  };
}

/**
 * The error that the client gets: another one for tokens when too many came from its address. A key that is known to be
 * invalid stays a 401, so that a client with a wrong key learns what is wrong.
 */
export function limited(error: unknown, failures: FailedAuthentications | undefined, ctx: Context): unknown {
  if (!isUnknown(error)) return error;
  const wait = failures?.count(ctx.req.socket.remoteAddress);
  if (wait === undefined || error.code === INVALID_KEY) return error;
  return new GatewayError("rate_limited", TOO_MANY, { retryAfter: String(wait) }, { cause: error });
}

/** The key store for clients of one address. */
export function guardKeys(keys: KeyStore, failures: FailedAuthentications): (address: string | undefined) => Keys {
  return (address) => ({ find: (secret) => keys.find(secret, guardFor(failures, address)) });
}

/** After too many failures from an address, possible guesses are looked up rarely. */
function guardFor(failures: FailedAuthentications, address: string | undefined): GuessGuard {
  return async (look) => {
    const end = failures.beginGuess(address);
    if (end === undefined) throw new GatewayError("rate_limited", TOO_MANY, { retryAfter: "1" });
    return look().finally(end);
  };
}

/** An upstream that refuses the gateway's key may have the same code. */
function isUnknown(error: unknown): error is GatewayError {
  return (
    error instanceof GatewayError && UNKNOWN.has(error.code) && (error.details.status ?? UNAUTHORIZED) === UNAUTHORIZED
  );
}
