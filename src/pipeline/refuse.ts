/** What the gateway declines although it is well formed. */
import { countAtLeast } from "../metering/least-tokens.js";
import type { AnyDialect, Refusal, Wire } from "../registry.js";
import type { Registry } from "./context.js";
import { GatewayError } from "./gateway-error.js";

/** Refuses what no endpoint does, then what this dialect's document declares. */
export function refuse(body: Wire, dialect: AnyDialect, registry: Pick<Registry, "refuseEverywhere">): void {
  throwRefusal(registry.refuseEverywhere(body) ?? dialect.refuse(body));
}

/** Refuses what the model's profile says it cannot do. What makes a job is held against it when it has been read: one member may say several concepts. */
export function refuseByProfile(body: Wire, dialect: AnyDialect, profile: string, task: string | undefined, registry: Pick<Registry, "checkProfile">): void {
  if (dialect.jobs === undefined) throwRefusal(registry.checkProfile(profile, dialect.name, body, countAtLeast, task));
}

/** Refuses a form where the model's family takes none. */
export function refuseForm(dialect: AnyDialect, profile: string, registry: Pick<Registry, "formsOf">): void {
  const taken = registry.formsOf(profile, dialect.name);
  if (typeof taken === "object") throw new GatewayError("unsupported_capability", `Content-Type: ${taken.refused}.`, { param: "Content-Type" });
}

function throwRefusal(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new GatewayError(refusal.code, refusal.message, { param: refusal.param, body: refusal.details });
}
