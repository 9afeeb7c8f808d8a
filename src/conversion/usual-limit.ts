/**
 * The output limit for requests without one, to upstreams that require it or stop models that reason too early. It
 * leaves room for the largest reasoning budget and for the answer. It stays far below the limits of models, because the
 * call holds the price of that many tokens.
 */
import type { AnyDialect } from "./dialect.js";
import type { Family } from "./family.js";
import { ANSWER_RESERVE, largestBudget } from "./reasoning-words.js";

/** For unknown models, as the dialects' mappings have it. */
const unknown = 4_096;

/** The limit for a model of a family, with room for a requested budget. */
export function usualLimit({ output, reasoning }: Family = {}, budget = 0): number {
  const isKnown = output !== undefined || typeof reasoning === "object";
  const room = Math.max(isKnown ? largestBudget + ANSWER_RESERVE : unknown, budget > 0 ? budget + ANSWER_RESERVE : 0);
  return Math.min(output ?? Infinity, room);
}

/** The same for a call to an upstream of a dialect: nothing where its requests need no limit. */
export function namedLimit(
  { places: { namesLimit } }: AnyDialect,
  family: Family | undefined,
  budget?: number,
): number | undefined {
  const isNamed = namesLimit === "always" || (namesLimit === "reasoning" && typeof family?.reasoning === "object");
  return isNamed ? usualLimit(family, budget) : undefined;
}
