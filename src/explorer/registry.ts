/**
 * What is in the place of src/registry.ts in a browser: the same functions, without the dialects and presets. Dialects
 * are loaded one by one.
 */
import type { Vocabularies } from "../../generated/interlingua/index.js";
import { refusals } from "../../generated/refusals.js";
import { fitProfile as fitTo } from "../conversion/apply-profile.js";
import type { VocabularyName } from "../conversion/stream/streaming.js";
import type { AnyDialect } from "../conversion/dialect.js";
import type { Loss } from "../conversion/loss.js";
import type { Profile } from "../conversion/profile.js";
import { refusalBy } from "../conversion/refuse.js";
import { keepOwnState as keepFamily } from "../conversion/state/conversation.js";

export { parseExact, stringifyExact, wellFormed } from "../conversion/exact.js";
export { valueAt } from "../conversion/values.js";
export { namedLimit } from "../conversion/usual-limit.js";
export { isInexactInteger } from "../conversion/whole-number.js";

type AnyRequest = Vocabularies[VocabularyName]["request"];

export const refuseEverywhere = refusalBy(refusals);

/** No profile is known by its name here. */
export function fitProfile<R extends AnyRequest>(
  profile: Profile | string | undefined,
  request: R,
  loss: Loss,
  dialect: string,
): R {
  return fitTo(typeof profile === "string" ? undefined : profile, request, loss, dialect);
}

export function keepOwnState<R extends AnyRequest>(
  request: R,
  dialect: AnyDialect,
  to: string | undefined,
  loss: Loss,
): R {
  return keepFamily(request, { from: dialect.state?.family, to }, loss);
}
