/** What the gateway declines although it is well formed. */
import type { Dialect, Refusal, Wire } from "../registry.js";
import type { Registry } from "./context.js";
import { GatewayError } from "./gateway-error.js";

/** Refuses what no endpoint does, then what this dialect's document declares. */
export function refuse(body: Wire, dialect: Dialect, registry: Pick<Registry, "refuseEverywhere">): void {
  throwRefusal(registry.refuseEverywhere(body) ?? dialect.refuse(body));
}

/** Refuses what the model's profile says it cannot do. */
export function refuseByProfile(body: Wire, dialect: Dialect, profile: string, registry: Pick<Registry, "checkProfile">): void {
  throwRefusal(registry.checkProfile(profile, dialect.name, body));
}

function throwRefusal(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new GatewayError(refusal.code, refusal.message, { param: refusal.param, body: refusal.details });
}
