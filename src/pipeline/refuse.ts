/** What the gateway declines although it is well formed. */
import { estimateText } from "../metering/estimate-tokens.js";
import type { AnyDialect, Refusal, Wire } from "../registry.js";
import type { Registry } from "./context.js";
import { GatewayError } from "./gateway-error.js";

/** Refuses what no endpoint does, then what this dialect's document declares. */
export function refuse(body: Wire, dialect: AnyDialect, registry: Pick<Registry, "refuseEverywhere">): void {
  throwRefusal(registry.refuseEverywhere(body) ?? dialect.refuse(body));
}

/** Refuses what the model's profile says it cannot do. */
export function refuseByProfile(body: Wire, dialect: AnyDialect, profile: string, registry: Pick<Registry, "checkProfile">): void {
  throwRefusal(registry.checkProfile(profile, dialect.name, body, estimateText));
}

function throwRefusal(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new GatewayError(refusal.code, refusal.message, { param: refusal.param, body: refusal.details });
}
