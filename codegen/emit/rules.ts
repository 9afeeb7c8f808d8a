/** Rules about requests as tables. */
import type { RuleSource, RulesSource } from "../join/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { literal, quote } from "./text.js";

/** A concept has one rule or several. */
export function rulesOf(told: RuleSource | readonly RuleSource[]): readonly RuleSource[] {
  return Array.isArray(told) ? (told as readonly RuleSource[]) : [told as RuleSource];
}

/** A line for each rule; `placesOf` tells where a body says a concept, for rules that look at bodies. */
export function rulesText(rules: RulesSource, placesOf?: (concept: string) => string): string[] {
  const at = (concept: string): string => (placesOf === undefined ? "" : `, at: ${placesOf(concept)}`);
  return Object.entries(rules).flatMap(([concept, told]) =>
    rulesOf(told).map(({ when = {}, ...limits }) => {
      const conditions = Object.entries(when as Readonly<Record<string, Json>>).map(
        ([other, values]) => `{ concept: ${quote(other)}${at(other)}, values: ${literal(values)} }`,
      );
      const members = Object.entries(limits).map(([name, value]) => `${name}: ${literal(value)}`);
      return `{ concept: ${quote(concept)}${at(concept)}, when: [${conditions.join(", ")}], ${members.join(", ")} },`;
    }),
  );
}
