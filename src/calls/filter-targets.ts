/** Filters the targets of a model: a request that one profile refuses may be accepted by another. */
import { countAtLeast } from "../money/least-tokens.js";
import type { AnyDialect, Profile, Refusal, Wire } from "../registry.js";
import type { CallableModel } from "../routing/catalog-view.js";
import { profilesOf } from "../upstream/order-targets.js";
import type { Registry } from "./context.js";
import { refusalError } from "./refusal-error.js";
import type { Target } from "../upstream/target.js";

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
  const { body, isForm, dialect, operation } = input;
  if (dialect.jobs !== undefined) return callable;
  return filterTargets(callable, (profile) => {
    const form = isForm ? refuseForm(dialect, profile, registry) : undefined;
    return form ?? registry.checkProfile(profile, dialect.name, body, countAtLeast, operation);
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

/** The model with the targets whose profiles do not refuse. If all do, the first refusal is thrown. */
export function filterTargets(
  callable: CallableModel,
  refusalBy: (profile: Profile | undefined) => Refusal | undefined,
): CallableModel {
  const refusals = callable.profiles.map(refusalBy);
  const first = refusals.find((refusal) => refusal !== undefined);
  if (first === undefined) return callable;
  if (refusals.every((refusal) => refusal !== undefined)) throw refusalError(first);
  const takes = ({ profile }: Target) => refusals[callable.profiles.indexOf(profile)] === undefined;
  const takers = callable.targets.map((group) => group.filter(takes));
  const targets = takers.filter((group) => group.length > 0);
  const { model, prices, pricesText, servedAt } = callable;
  return { model, prices, pricesText, servedAt, targets, profiles: profilesOf(targets) };
}
