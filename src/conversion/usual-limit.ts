/**
 * The limit that is named for a client that names none, to upstreams whose requests must have one. It leaves room for
 * the largest budget that an effort is read as and for the words of an answer, and stays far below what models can
 * give at most: what is named is held for the call.
 */
import type { AnyDialect } from "./dialect.js";
import type { Family } from "./family.js";
import { ANSWER_RESERVE, largestBudget } from "./reasoning-words.js";

/** Where nothing is known of a model, what the dialects' mappings name. */
const unknown = 4_096;

/** The limit for a model of a family, with room for a budget that was asked for. */
export function usualLimit({ output, reasoning }: Family = {}, budget = 0): number {
  const isKnown = output !== undefined || typeof reasoning === "object";
  const room = Math.max(isKnown ? largestBudget + ANSWER_RESERVE : unknown, budget > 0 ? budget + ANSWER_RESERVE : 0);
  return Math.min(output ?? Infinity, room);
}

/** The same for a call to an upstream of a dialect: nothing where its requests need no limit. */
export function namedLimit({ places }: AnyDialect, family: Family | undefined, budget?: number): number | undefined {
  return places.namesLimit === true ? usualLimit(family, budget) : undefined;
}
