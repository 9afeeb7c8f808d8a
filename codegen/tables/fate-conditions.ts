/** When a writer carries a concept that it has several forms for. */
import type { Json } from "../../src/conversion/json.js";
import type { Condition, Test } from "./condition.js";
import type { Fate } from "./fates.js";

export type Carried = Extract<Fate, { readonly is: "carried" }>;

export function isCarriedFate(fate: Fate): fate is Carried {
  return fate.is === "carried";
}

/** When a writer comes to a form that has the concept, if it may come to one that has not. */
export function conditionsOf(fates: readonly Fate[]): Condition[] {
  const isNeverLost = fates.every(({ is }) => is === "carried" || is === "implied");
  // Of a concept that a form implies, the value itself is the condition.
  if (isNeverLost && !fates.some((fate) => isCarriedFate(fate) && fate.line === undefined)) return [];
  const met = fates.filter(isCarriedFate).map(({ conditions }) => conditions);
  if (met.every((tests) => tests.length > 0)) return [{ is: "tests", any: simplest(met) }];
  const unmet = fates.filter(({ is }) => is !== "carried" && is !== "implied").map(({ conditions }) => conditions);
  // A form without conditions is the one that is left: nothing can be named that leads to it.
  const named = unmet.filter((tests) => tests.length > 0);
  return named.length === 0 ? [] : [{ is: "not", any: named }];
}

/** The values of a concept that a form implies which needs nothing else. */
export function impliedValues(fates: readonly Fate[], concept: string): Json[] {
  const name = concept.replace(/^.*\./, "");
  return fates.flatMap(({ is, conditions: [test, ...others] }) => {
    const isOwn = is === "implied" && others.length === 0 && test?.is === "concept" && test.concept === name;
    return isOwn ? [test.wanted] : [];
  });
}

/** Without the alternatives that ask for more than another does. */
function simplest(any: readonly (readonly Test[])[]): (readonly Test[])[] {
  const requested = any.map((tests) => tests.map((test) => JSON.stringify(test)));
  const isPartOf = (some: readonly string[], others: readonly string[]): boolean =>
    some.length < others.length && some.every((test) => others.includes(test));
  return any.filter((_, index) => !requested.some((other) => isPartOf(other, requested[index] ?? [])));
}
