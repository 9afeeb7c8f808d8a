/** Rules about requests as tables. */
import type { RulesSource } from "../load/sources/rules.js";
import { literal, quote } from "./text.js";
import { rulesOf } from "../model/rules.js";

/** An object for each rule; `placesOf` gives the places of a concept in a body, for rules that look at bodies. */
export function ruleTexts(rules: RulesSource, placesOf?: (concept: string) => string): string[] {
  const at = (concept: string): string => (placesOf === undefined ? "" : `, at: ${placesOf(concept)}`);
  return Object.entries(rules).flatMap(([concept, declared]) =>
    rulesOf(declared).map(({ when = {}, ...limits }) => {
      const conditions = Object.entries(when).map(
        ([other, values]) => `{ concept: ${quote(other)}${at(other)}, values: ${literal(values)} }`,
      );
      const members = Object.entries(limits).map(([name, value]) => `${name}: ${literal(value)}`);
      return `{ concept: ${quote(concept)}${at(concept)}, when: [${conditions.join(", ")}], ${members.join(", ")} }`;
    }),
  );
}
