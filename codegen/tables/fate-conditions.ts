/** When a writer carries a concept that it has several forms for. */
import type { Json } from "../../src/conversion/json.js";
import type { Condition, Test } from "./condition.js";
import type { Fate } from "./fates.js";

export type Carried = Extract<Fate, { readonly is: "carried" }>;

export function isCarriedFate(fate: Fate): fate is Carried {
  return fate.is === "carried";
}

function isImpliedWhole(fate: Fate): boolean {
  return fate.is === "implied" && fate.isWhole === true;
}

/** When a writer comes to a form that has the concept, if it may come to one that has not. */
export function conditionsOf(fates: readonly Fate[]): Condition[] {
  const isNeverLost = fates.every(({ is }) => is === "carried" || is === "implied");
  // Of a concept that a form implies, the value itself is the condition.
  if (isNeverLost && !fates.some((fate) => isCarriedFate(fate) && fate.line === undefined)) return [];
  const met = fates.filter((fate) => isCarriedFate(fate) || isImpliedWhole(fate)).map(({ conditions }) => conditions);
  if (met.every((tests) => tests.length > 0)) return [{ is: "tests", any: simplest(met) }, ...exceptionsTo(met, fates)];
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

/** What forms lose that come before others which need less: `not where calling is text`. */
function exceptionsTo(met: readonly (readonly Test[])[], fates: readonly Fate[]): Condition[] {
  const excepted = fates.flatMap(({ is, conditions }, index) => {
    if (is === "carried" || is === "implied") return [];
    const later = fates.slice(index).map((fate) => fate.conditions);
    const wider = met.find((tests) => later.includes(tests) && isPartOf(tests, conditions));
    return wider === undefined ? [] : [conditions.filter((test) => !isAmong(test, wider))];
  });
  return excepted.length === 0 ? [] : [{ is: "not", any: excepted }];
}

/** Without the alternatives that ask for more than another does. */
function simplest(any: readonly (readonly Test[])[]): (readonly Test[])[] {
  return any.filter((tests) => !any.some((other) => isPartOf(other, tests)));
}

function isPartOf(some: readonly Test[], others: readonly Test[]): boolean {
  return some.length < others.length && some.every((test) => isAmong(test, others));
}

function isAmong(test: Test, tests: readonly Test[]): boolean {
  return tests.some((other) => JSON.stringify(other) === JSON.stringify(test));
}
