/** When a row of a table is true: as data, of which the words of tables are made. */
import type { Json } from "../../src/conversion/json.js";
import type { RuleSource } from "../load/sources/rules.js";
import type { Match } from "../load/sources/mapping-lines.js";

/**
 * Where parts of a form may be: in turns of a role, or inside results. Instructions at the beginning may have another
 * place than later ones.
 */
export type Context = { readonly role: string; readonly isLater?: boolean } | "results";

/** A test of what was read: where a part is, or a concept of a record. */
export type Test =
  | { readonly is: "within"; readonly context: Context }
  /** `of` leads from the part, or from the request, to the record. */
  | { readonly is: "concept"; readonly of: readonly string[]; readonly concept: string; readonly wanted: Json };

export type Condition =
  /** The value is one of these words. */
  | { readonly is: "words"; readonly words: readonly string[] }
  | { readonly is: "range"; readonly least: number; readonly most: number }
  | { readonly is: "first"; readonly count: number }
  /** The value is none of these. Readers and writers take them for what happens anyway. */
  | { readonly is: "other value"; readonly values: readonly Json[] }
  /** Of several places with one concept, the first with a value counts. */
  | { readonly is: "earlier"; readonly place: string }
  /** Only some items of a list are read. */
  | { readonly is: "items"; readonly match: Match }
  /** Only this form of the record is read, or all but these. */
  | { readonly is: "form"; readonly form: string }
  | { readonly is: "not as"; readonly forms: readonly string[] }
  | { readonly is: "roles"; readonly roles: readonly string[] }
  /** All tests of one of the lists are met; of `not`, those of none. */
  | { readonly is: "tests" | "not"; readonly any: readonly (readonly Test[])[] }
  /** One of these is met: a pass may carry a concept that has no place by itself. */
  | { readonly is: "any"; readonly any: readonly Condition[] }
  /** The target's dialect has a rule about the concept. */
  | { readonly is: "rule"; readonly concept: string; readonly rule: RuleSource }
  /** What functions state beside their code, and what follows from the kind of a line. */
  | { readonly is: "stated"; readonly words: string };

export function stated(words: string): Condition {
  return { is: "stated", words };
}

/** A row has its conditions in words too. Each is named once. */
export interface Conditional {
  readonly when?: string;
  readonly conditions?: readonly Condition[];
}

export function onlyWhen(conditions: readonly Condition[]): Conditional {
  if (conditions.length === 0) return {};
  return { when: [...new Set(conditions.map(inWords))].join("; "), conditions };
}

export function inWords(condition: Condition): string {
  switch (condition.is) {
    case "words":
      return `only ${condition.words.join(", ")}`;
    case "range":
      return `from ${condition.least} to ${condition.most}`;
    case "first":
      return `the first ${condition.count}`;
    case "other value":
      return `unless ${[...new Set(condition.values.map((value) => JSON.stringify(value)))].join(", ")}`;
    case "earlier":
      return `unless ${condition.place} has another value`;
    case "items":
      return `in items whose ${matchInWords(condition.match)}`;
    case "form":
      return `as ${condition.form}`;
    case "not as":
      return `not as ${[...new Set(condition.forms)].join(", ")}`;
    case "roles":
      return `in ${condition.roles.join(" or ")} turns`;
    case "tests":
      return alternativesOf(condition.any).join(" or ");
    case "not":
      return `not ${alternativesOf(condition.any).join(" or ")}`;
    case "any":
      return [...new Set(condition.any.map(inWords))].join(" or ");
    case "rule":
      return condition.rule.essential === true ? `else refused: ${condition.rule.message}` : condition.rule.message;
    case "stated":
      return condition.words;
  }
}

function matchInWords(match: Match): string {
  const tests = Object.entries(match).map(([member, wanted]) => `${member} is ${[wanted].flat().join(" or ")}`);
  return tests.join(" and ");
}

function alternativesOf(any: readonly (readonly Test[])[]): string[] {
  return [...new Set(any.map(testsInWords))];
}

export function testsInWords(tests: readonly Test[]): string {
  return tests.map(testInWords).join(" ");
}

function testInWords(test: Test): string {
  if (test.is === "within") return contextInWords(test.context);
  const { concept, wanted } = test;
  const name = concept.replaceAll("_", " ").replace(".", "'s ");
  if (wanted === "present") return `with ${name}`;
  if (wanted === "absent") return `without ${name}`;
  return wanted === "one" ? `with one of ${name}` : `where ${name} is ${wanted === "" ? "empty" : String(wanted)}`;
}

function contextInWords(context: Context): string {
  if (context === "results") return "in results";
  const { role, isLater } = context;
  if (isLater === undefined) return `in ${role} turns`;
  return isLater ? `in later ${role} turns` : `in ${role} turns at the beginning`;
}
