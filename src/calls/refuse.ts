/** What the gateway declines although it is well formed. */
import { countAtLeast } from "../money/least-tokens.js";
import type { AnyDialect, Profile, Refusal, Wire } from "../registry.js";
import type { CallableModel } from "../routing/catalog-view.js";
import type { Registry } from "./context.js";
import { filterTargets, refusalError } from "./filter-targets.js";

/** Refuses what no endpoint does, then what this dialect's document declares. */
export function refuse(body: Wire, dialect: AnyDialect, registry: Pick<Registry, "refuseEverywhere">): void {
  throwRefusal(registry.refuseEverywhere(body) ?? dialect.refuse(body));
}

/** What is asked, as far as a family of models may refuse it. */
export interface ProfileInput {
  readonly body: Wire;
  readonly isForm: boolean;
  readonly dialect: AnyDialect;
  readonly operation: string | undefined;
}

/**
 * Leaves a model the routes behind which its profile takes what is asked. What makes a job is held against profiles when
 * it has been read: one member may say several concepts.
 */
export function filterByProfile(
  asked: ProfileInput,
  callable: CallableModel,
  registry: Pick<Registry, "checkProfile" | "formsOf">,
): CallableModel {
  const { body, isForm, dialect, operation: task } = asked;
  if (dialect.jobs !== undefined) return callable;
  return filterTargets(callable, (profile) => {
    const form = isForm ? refuseForm(dialect, profile, registry) : undefined;
    return form ?? registry.checkProfile(profile, dialect.name, body, countAtLeast, task);
  });
}

function refuseForm(
  dialect: AnyDialect,
  profile: Profile | undefined,
  { formsOf }: Pick<Registry, "formsOf">,
): Refusal | undefined {
  const taken = formsOf(profile, dialect.name);
  if (typeof taken !== "object") return undefined;
  return { code: "unsupported_capability", message: `Content-Type: ${taken.refused}.`, param: "Content-Type" };
}

function throwRefusal(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw refusalError(refusal);
}
