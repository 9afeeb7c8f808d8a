/** Refuses calls that their key is not meant for. */
import type { AnyDialect } from "../registry.js";
import type { Caller } from "../stores/keys/caller.js";
import { isInNetworks } from "../config/networks.js";
import { GatewayError } from "../errors/gateway-error.js";

/** The address is that of the connection: headers of proxies can be forged by anybody. */
export function checkSource({ sources }: Pick<Caller, "sources">, address: string | undefined): void {
  if (sources !== undefined && !isInNetworks(sources, address ?? ""))
    throw new GatewayError("forbidden", "This key may not be used from this address.");
}

export function checkDialect({ dialects }: Pick<Caller, "dialects">, { name }: Pick<AnyDialect, "name">): void {
  if (dialects !== undefined && !dialects.includes(name))
    throw new GatewayError("forbidden", `This key may not be used for calls in the dialect "${name}".`);
}
