/** Small helpers of generated writers. */
import type { Finish, Part } from "../../generated/interlingua/text.js";
import type { Json, Wire } from "./json.js";
import { randomHex } from "./bytes.js";

/** The object, unless none of its members has a value. */
export function compact(wire: Wire): Wire | undefined {
  for (const key in wire) if (wire[key] !== undefined) return wire;
  return undefined;
}

/** A list, unless it is empty. */
export function someOf(list: readonly (Json | undefined)[] | undefined): Json | undefined {
  const some = list?.filter((item): item is Json => item !== undefined);
  return some !== undefined && some.length > 0 ? some : undefined;
}

/** Two lists as one. */
export function joinedLists(one: Json | undefined, other: Json | undefined): Json | undefined {
  return Array.isArray(one) && Array.isArray(other) ? [...one, ...other] : (one ?? other);
}

/** A list; an item that is alone in it, without the list. */
export function loneOf(list: readonly (Json | undefined)[]): Json | undefined {
  const some = someOf(list);
  return Array.isArray(some) && some.length === 1 ? some[0] : some;
}

/** An ID in a dialect's form, for answers that came without one. */
export function makeId(prefix: string): string {
  return prefix + randomHex(12);
}

/** An answer's ID in the form of the client's dialect. An ID of another dialect keeps its distinct part. */
export function answerId(id: string | undefined, prefix: string): string {
  if (id === undefined || id === "") return makeId(prefix);
  return id.startsWith(prefix) ? id : prefix + id.replace(/^[A-Za-z]+[-_]/, "");
}

/**
 * The dialect's word for a finish reason. An answer with calls gets the word for a wait for results instead of a
 * natural end.
 */
export function finishWord(
  words: ReadonlyMap<string, string>,
  finish: Finish | undefined,
  parts: readonly Pick<Part, "kind">[],
): string | undefined {
  const word = words.get(finish ?? "other");
  return word === words.get("stop") && parts.some(({ kind }) => kind === "call") ? words.get("awaiting_results") : word;
}

/** One of the words that have a meaning only together. */
export function wordPart(words: string | null | undefined, index: number): string | undefined {
  return words?.split("/")[index] || undefined;
}

/** The same of words that are true and false. */
export function flagPart(words: string | undefined, index: number): boolean | undefined {
  const word = wordPart(words, index);
  return word === undefined ? undefined : word === "true";
}

/** One of the words of an answer in its wire type: booleans and whole numbers are not texts. */
export function answerWord(words: string | undefined, index: number): Json | undefined {
  const word = wordPart(words, index);
  if (word === "true" || word === "false") return word === "true";
  return word !== undefined && /^(?:0|-?[1-9]\d{0,14})$/.test(word) ? Number(word) : word;
}

/** A single record where other dialects have a list of them: the first. */
export function writeAlone<T>(list: readonly T[] | undefined, write: (item: T) => Json | undefined): Json | undefined {
  const [first] = list ?? [];
  return first === undefined ? undefined : write(first);
}

/** A list inside the one object of a list, with the members that identify that object. */
export function within(list: Json | undefined, member: string, known: Wire = {}): Json | undefined {
  return list === undefined ? undefined : [{ ...known, [member]: list }];
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}

/** A number within bounds. One outside of them is reported. */
export function clamp(value: number | undefined, least: number, most: number, report: () => void): number | undefined {
  if (value === undefined || (value >= least && value <= most)) return value;
  report();
  return Math.min(most, Math.max(least, value));
}

export function addItem(items: Wire[], item: Wire | undefined): void {
  if (item !== undefined) items.push(item);
}

/**
 * Neighbouring items of one role are joined, for vendors that need alternating roles. The joined list is a copy, made
 * once: later neighbours are added to it, and the items stay as they are.
 */
export function mergeItems(items: readonly Wire[], role: string, content: string): Wire[] {
  const merged: Wire[] = [];
  let joined: Json[] | undefined;
  for (const item of items) {
    const last = merged.at(-1);
    const [before, after] = [last?.[content], item[content]];
    if (last?.[role] !== item[role] || !Array.isArray(before) || !Array.isArray(after)) {
      merged.push(item);
      joined = undefined;
      continue;
    }
    if (joined === undefined) {
      joined = [...before];
      merged[merged.length - 1] = { ...last, [content]: joined };
    }
    for (const part of after) joined.push(part);
  }
  return merged;
}

/** A list up to the dialect's maximum. The rest is reported. */
export function atMost<T>(list: T[] | undefined, most: number, report: () => void): T[] | undefined {
  if (list === undefined || list.length <= most) return list;
  report();
  return list.slice(0, most);
}

/** The dialect's word for a meaning. A meaning without a word is reported. */
export function wordFor(
  table: ReadonlyMap<string, string>,
  meaning: string | undefined,
  report: () => void,
): string | undefined {
  if (meaning === undefined) return undefined;
  const word = table.get(meaning);
  if (word === undefined) report();
  return word;
}

/** A record that could be written, with what its list knows it by. */
export function itemWith(record: Json | undefined, marks: Wire): Wire | undefined {
  return record === undefined ? undefined : merged(record, marks);
}

/** An object with more members. */
export function merged(base: Json | undefined, more: Wire | undefined): Wire | undefined {
  if (typeof base !== "object" || base === null || Array.isArray(base)) return more;
  return { ...base, ...more };
}
