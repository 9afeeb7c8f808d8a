/** Who calls, from the head of a request and before anything else, and what the key may be used for. */
import type { IncomingHttpHeaders } from "node:http";
import { isInNetworks } from "../config/networks.js";
import type { AnyDialect, Credential } from "../registry.js";
import type { MaybePromise } from "../errors/maybe-promise.js";
import type { Caller } from "../stores/keys/caller.js";
import type { KeyStore } from "../stores/types.js";
import { GatewayError, databaseAway } from "../errors/gateway-error.js";

/** Longer than any key. */
const LONGEST_SECRET = 512;

export type Keys = Pick<KeyStore, "find">;

/** The caller of the first valid credential, tried in order. Fails when none is valid. */
export function authenticate(
  credentials: readonly Credential[],
  headers: IncomingHttpHeaders,
  query: string,
  keys: Keys,
): MaybePromise<Caller> {
  let isPresent = false;
  let unusable: string | undefined;
  let refusal: unknown;
  const tryFrom = (first: number): MaybePromise<Caller> => {
    for (let at = first; at < credentials.length; at++) {
      const credential = credentials[at];
      const secret = credential && presented(credential, headers, query);
      if (secret === undefined || secret === "") continue;
      unusable ??= credential?.refused;
      if (credential?.refused !== undefined) continue;
      isPresent = true;
      const found = secret.length > LONGEST_SECRET ? undefined : keys.find(secret);
      if (found instanceof Promise)
        return found.then(
          (caller) => caller ?? tryFrom(at + 1),
          (error: unknown) => {
            refusal = refusalOf(error);
            return tryFrom(at + 1);
          },
        );
      if (found !== undefined) return found;
    }
    if (refusal !== undefined) throw refusal;
    const missing = unusable ?? "An API key is required.";
    throw new GatewayError("invalid_api_key", isPresent ? "The API key is not valid." : missing);
  };
  return tryFrom(0);
}

/** A credential whose lookup is refused for now must not hide the next one. Other errors are thrown. */
function refusalOf(error: unknown): GatewayError {
  if (!(error instanceof GatewayError)) throw databaseAway(error);
  if (error.code !== "rate_limited") throw error;
  return error;
}

/** Specs have the names of headers and schemes in lower case. */
function presented(
  { in: place, name, scheme }: Credential,
  headers: IncomingHttpHeaders,
  query: string,
): string | undefined {
  if (place === "query") return query === "" ? undefined : (new URLSearchParams(query).get(name) ?? undefined);
  const value = headers[name];
  if (typeof value !== "string" || scheme === undefined) return typeof value === "string" ? value : undefined;
  const isScheme = value.slice(0, scheme.length).toLowerCase() === scheme && value[scheme.length] === " ";
  return isScheme ? value.slice(scheme.length + 1).trim() : undefined;
}

/** The address is that of the connection: headers of proxies can be forged by anybody. */
export function checkSource({ sources }: Pick<Caller, "sources">, address: string | undefined): void {
  if (sources !== undefined && !isInNetworks(sources, address ?? ""))
    throw new GatewayError("forbidden", "This key may not be used from this address.");
}

export function checkDialect({ dialects }: Pick<Caller, "dialects">, { name }: Pick<AnyDialect, "name">): void {
  if (dialects !== undefined && !dialects.includes(name))
    throw new GatewayError("forbidden", `This key may not be used for calls in the dialect "${name}".`);
}
