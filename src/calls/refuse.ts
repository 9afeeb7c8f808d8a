/** Refuses requests that are well-formed but not supported. */
import { countAtLeast } from "../money/least-tokens.js";
import type { AnyDialect, Profile, Refusal, Wire } from "../registry.js";
import type { CallableModel } from "../routing/catalog-view.js";
import type { Registry } from "./context.js";
import { filterTargets, refusalError } from "./filter-targets.js";

/** Refuses what every endpoint refuses, and then what this dialect's document declares. */
export function refuse(body: Wire, dialect: AnyDialect, registry: Pick<Registry, "refuseEverywhere">): void {
  throwRefusal(registry.refuseEverywhere(body) ?? dialect.refuse(body));
}

/** The parts of a request that a profile may refuse. */
export interface ProfileInput {
  readonly body: Wire;
  readonly isForm: boolean;
  readonly dialect: AnyDialect;
  readonly operation: string | undefined;
}

/**
 * Keeps the targets of a model whose profiles accept the request. Requests for tasks are checked after they are read,
 * because one of their members can contain several concepts.
 */
export function filterByProfile(
  input: ProfileInput,
  callable: CallableModel,
  registry: Pick<Registry, "checkProfile" | "formsOf">,
): CallableModel {
  const { body, isForm, dialect, operation: task } = input;
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
