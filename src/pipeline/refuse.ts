/** What the gateway declines although it is well formed. */
import { countAtLeast } from "../metering/least-tokens.js";
import type { AnyDialect, Profile, Refusal, Wire } from "../registry.js";
import type { CallableModel } from "./catalog-view.js";
import type { Registry } from "./context.js";
import { GatewayError } from "./gateway-error.js";

/** Refuses what no endpoint does, then what this dialect's document declares. */
export function refuse(body: Wire, dialect: AnyDialect, registry: Pick<Registry, "refuseEverywhere">): void {
  throwRefusal(registry.refuseEverywhere(body) ?? dialect.refuse(body));
}

/** Refuses what the model's profile says it cannot do. What makes a job is held against it when it has been read: one member may say several concepts. */
export function refuseByProfile(body: Wire, dialect: AnyDialect, { model, targets }: CallableModel, task: string | undefined, registry: Pick<Registry, "checkProfile" | "isLeftToPresets">): void {
  if (dialect.jobs !== undefined) return;
  const check = (profile: Profile | string | undefined) => registry.checkProfile(profile, dialect.name, body, countAtLeast, task);
  if (!registry.isLeftToPresets(model.profile)) return throwRefusal(check(model.profile));
  // Where presets know the model, another of its routes may take what this one does not.
  const refusals = targets.flat().map((target) => (target.dialect === dialect ? check(target.profile) : undefined));
  if (refusals.every((refusal) => refusal !== undefined)) throwRefusal(refusals[0]);
}

/** Refuses a form where the model's family takes none. */
export function refuseForm(dialect: AnyDialect, profile: string, registry: Pick<Registry, "formsOf">): void {
  const taken = registry.formsOf(profile, dialect.name);
  if (typeof taken === "object") throw new GatewayError("unsupported_capability", `Content-Type: ${taken.refused}.`, { param: "Content-Type" });
}

function throwRefusal(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new GatewayError(refusal.code, refusal.message, { param: refusal.param, body: refusal.details });
}
