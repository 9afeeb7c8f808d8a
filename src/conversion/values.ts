/** What values of a body are: texts, numbers, lists and objects, and whether they are the same. */
import type { Json, Wire } from "./json.js";

/** An object without members. */
export const nothing: Wire = Object.freeze({});

export function asText(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export function asNumber(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

export function asInteger(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isInteger(value) ? value : undefined;
}

/** More than any call can have. A larger count is a fault of the upstream. */
const MOST_TOKENS = 1_000_000_000;

/** A count of tokens: whole, not negative and plausible. */
export function asCount(value: Json | undefined): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MOST_TOKENS ? value : undefined;
}

export function asFlag(value: Json | undefined): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

/** Any JSON except null. */
export function asJson(value: Json | undefined): Json | undefined {
  return value === null ? undefined : value;
}

export function asWire(value: Json | undefined): Wire | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

/** The object, or one without members. */
export function inner(value: Json | undefined): Wire {
  return asWire(value) ?? nothing;
}

export function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** A list, or nothing where there is none or an empty one. */
export function asItems(value: Json | undefined): Json[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value : undefined;
}

/** One text or a list of them, as a list. */
export function asTexts(value: Json | undefined): string[] | undefined {
  if (typeof value === "string") return [value];
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item): item is string => typeof item === "string");
  return texts.length > 0 ? texts : undefined;
}

/** The first value with content, or else the first that is present. */
export function first(...values: (Json | undefined)[]): Json | undefined {
  let empty: Json | undefined;
  for (const value of values) {
    if (isPresent(value)) return value;
    empty ??= value ?? undefined;
  }
  return empty;
}

export function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null;
}

/** Whether a place of faults has one. Answers without a fault may have an empty text there, or the code 0. */
export function isFault(value: Json | undefined): boolean {
  return isGiven(value) && value !== "" && value !== 0;
}

/** Null and an empty list have no content. */
export function isPresent(value: Json | undefined): boolean {
  return value !== undefined && value !== null && (!Array.isArray(value) || value.length > 0);
}

/** Whether a later place contradicts the first one with content. A number may also be a text. */
export function contradicts(later: Json | undefined, ...earlier: (Json | undefined)[]): boolean {
  const earlierValue = first(...earlier);
  return later != null && earlierValue != null && spelled(earlierValue) !== spelled(later);
}

/** Words that have a meaning only together, joined by a slash. A missing word leaves its slash if others follow. */
export function joinWords(...values: (Json | undefined)[]): string | undefined {
  const words = values.map((value) => (typeof value === "string" ? value : ""));
  while (words.at(-1) === "") words.pop();
  return words.length > 0 ? words.join("/") : undefined;
}

/** The same for words of answers, which may be booleans or numbers. */
export function joinAnswerWords(...values: (Json | undefined)[]): string | undefined {
  return joinWords(
    ...values.map((value) => (typeof value === "boolean" || typeof value === "number" ? String(value) : value)),
  );
}

/**
 * The meaning of a word. Of joined words, the table may list any one: after others, or before others, which may all be
 * empty. Where it lists several of these, the first in the table decides.
 */
export function meaningOf<T>(table: ReadonlyMap<string, T>, word: string): T | undefined {
  const whole = table.get(word);
  if (whole !== undefined) return whole;
  const words = word.split("/");
  const [first = "", last = first] = [words.find((one) => one !== ""), words.at(-1)];
  const after = new Set([...words.slice(1, -1), last]);
  const before = new Set([first, ...words.slice(0, -1)]);
  for (const [pattern, meaning] of table) {
    if (pattern.startsWith("*/") && after.has(pattern.slice("*/".length))) return meaning;
    if (pattern.endsWith("/*") && before.has(pattern.slice(0, -"/*".length))) return meaning;
  }
  return undefined;
}

/** The meaning of a word in an answer. An unknown word has the meaning that the mapping declares for it. */
export function answerMeaning<T>(
  table: ReadonlyMap<string, T>,
  word: string | undefined,
  otherwise?: T,
): T | undefined {
  return word === undefined ? undefined : (meaningOf(table, word) ?? otherwise);
}

/** The value at a path of an object, or nothing. */
export function valueAt(body: Wire, path: readonly string[]): Json | undefined {
  let value: Json | undefined = body;
  for (const segment of path) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = value[segment];
  }
  return value;
}

export function isSame(left: Json | undefined, right: Json): boolean {
  if (left === right) return true;
  if (left === undefined || typeof left !== typeof right) return false;
  if (typeof left !== "object" || left === null) return false;
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) return false;
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The value at a path inside the first item of a list that has one there. */
export function firstAt(list: Json | undefined, path: readonly (string | number)[]): Json | undefined {
  for (const item of asList(list)) {
    const value = path.reduce<Json | undefined>(
      (object, key) => (Array.isArray(object) ? object[Number(key)] : inner(object)[key]),
      item,
    );
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

function spelled(value: Json): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
