/** Filters the targets of a model: a request that one profile refuses may be accepted by another. */
import type { Profile, Refusal } from "../registry.js";
import type { CallableModel } from "../routing/catalog-view.js";
import { GatewayError } from "../errors/gateway-error.js";

/** The model with the targets whose profiles do not refuse. If all do, the first refusal is thrown. */
export function filterTargets(
  callable: CallableModel,
  refusalBy: (profile: Profile | undefined) => Refusal | undefined,
): CallableModel {
  const refusals = new Map(profilesOf(callable).map((profile) => [profile, refusalBy(profile)]));
  const found = [...refusals.values()].filter((refusal) => refusal !== undefined);
  const [first] = found;
  if (first === undefined) return callable;
  if (found.length === refusals.size) throw refusalError(first);
  const takers = callable.targets.map((group) => group.filter(({ profile }) => refusals.get(profile) === undefined));
  return { ...callable, targets: takers.filter((group) => group.length > 0) };
}

/** The profiles of a model's targets, each once, in the order of their priority. */
export function profilesOf({ targets }: Pick<CallableModel, "targets">): readonly (Profile | undefined)[] {
  return [...new Set(targets.flatMap((group) => group.map(({ profile }) => profile)))];
}

export function refusalError({ code, message, param, details }: Refusal): GatewayError {
  return new GatewayError(code, message, { param, body: details });
}
