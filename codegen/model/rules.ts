/** Rules of a concept. */
import type { RuleSource } from "../load/sources/rules.js";
import { isList } from "./source.js";

/** A concept has one rule or several. */
export function rulesOf(declared: RuleSource | readonly RuleSource[]): readonly RuleSource[] {
  return isList(declared) ? declared : [declared];
}
