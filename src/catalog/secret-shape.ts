/** A secret in a catalog file: a variable, a literal, or nothing, which keeps the stored one. */
import { hasReference, interpolate, referencedVariable, variableIn } from "../config/interpolate.js";
import { type Check, reportReference, writtenText } from "../config/scalars.js";
import { type Place, type Shape, isNothing, reportValue, resolvedNode } from "../config/shape.js";
import type { WrittenSecret } from "./catalog-file.js";

const SENDABLE = /^[\x21-\x7e]+$/;

/** As a shell has it. No vendor makes such keys. */
const LIKE_A_VARIABLE = /^\$[A-Z_][A-Z0-9_]*$/;

/** Whether a text can be sent as a credential. */
export function isSendableSecret(secret: string): boolean {
  return SENDABLE.test(secret);
}

export interface SecretRules {
  /** What happens while its variable is not set, for a warning. */
  readonly without: string;
  readonly check?: Check<string>;
}

export function secretShape({ without, check }: SecretRules): Shape<WrittenSecret> {
  const read: Shape<WrittenSecret> = (place) => {
    if (isNothing(resolvedNode(place))) return { keptAt: place.file.placeOf(place.node) };
    const written = writtenText(place);
    if (written === undefined) return reportValue(place, "must be text; put it in quotes");
    const variable = referencedVariable(written);
    if (variable !== undefined) {
      const isSet = (variableIn(place.file.environment, variable)?.trim() ?? "") !== "";
      if (!isSet) warnOfUnset(place, variable, without);
      return { variable };
    }
    if (LIKE_A_VARIABLE.test(written))
      return reportValue(place, `is the text ${written}; a variable is written \${${written.slice(1)}}`);
    const outcome = interpolate(written, place.file.environment);
    if (!("text" in outcome)) return reportReference(place, outcome);
    if (outcome.text === "" && hasReference(written)) return reportValue(place, "is empty once its variables are read");
    const complaint = check?.(outcome.text);
    return complaint === undefined ? { literal: outcome.text } : reportValue(place, complaint);
  };
  return Object.assign(read, { takesNothing: true });
}

/** Only the variable's name is stored: the process that serves may have the variable. */
export function warnOfUnset(place: Place, variable: string, follows: string): void {
  place.file.warn(
    place.node,
    `${place.path} reads the variable ${variable}, which is not set; unless it is where the gateway runs, ${follows}`,
  );
}
