/** Which routes of a model take a request: what its family refuses behind one of them may be taken behind another. */
import type { Profile, Refusal } from "../registry.js";
import type { CallableModel } from "../routing/catalog-view.js";
import { GatewayError } from "../errors/gateway-error.js";

/** The model with the routes whose profile does not refuse; where all do, the first one's refusal is thrown. */
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

/** What a model accepts behind its routes, each once, in the order of their priority. */
export function profilesOf({ targets }: Pick<CallableModel, "targets">): readonly (Profile | undefined)[] {
  return [...new Set(targets.flatMap((group) => group.map(({ profile }) => profile)))];
}

export function refusalError({ code, message, param, details }: Refusal): GatewayError {
  return new GatewayError(code, message, { param, body: details });
}
