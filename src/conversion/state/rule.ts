/** What is known of opaque state in a dialect, and how items look that hold it. */
import type { Json, Wire } from "../json.js";
import { asWire } from "../read.js";
import { camelName } from "../spelling.js";
import type { StateAsk } from "./ask.js";

/** What is known of state in a dialect. */
export interface StateRule {
  /** Of the vendor whose dialect it is: state without a tag is theirs. */
  readonly family: string;
  /** Clients may spell members in two manners. */
  readonly camel?: boolean;
  readonly lists: readonly { readonly at: readonly string[]; readonly items: readonly StateItem[] }[];
  /** What gives way where the last calls are left without the state that led to them. */
  readonly loop?: StateLoop;
  /** Where answers and their events hold it: objects, and lists of such. */
  readonly inAnswers?: { readonly at: readonly (readonly string[])[]; readonly items: readonly AnswerItem[] };
  /** Where turns hold reasoning in words. */
  readonly inWords?: WordsRule;
  /** How its upstreams are asked for it. */
  readonly ask?: StateAsk;
}

export interface WordsRule {
  /** The list of turns. */
  readonly at: readonly string[];
  readonly members: readonly string[];
  /** Members with a host's record of its reasoning, and the family that alone gets it back. */
  readonly records?: Readonly<Record<string, string>>;
  /** A turn that is left with these alone says nothing. */
  readonly bare: readonly string[];
}

/** Items that look so. */
interface Looks {
  readonly when: Readonly<Record<string, Json>>;
}

/** Objects of an answer, or of its events, that look so and have state at a place. */
export interface AnswerItem extends Looks {
  readonly at: readonly (readonly string[])[];
  /** The member of an event that names the part whose state comes in pieces. */
  readonly pieces?: string;
}

/** Items of a list that look so and have state at a place, or at any of several. */
export interface StateItem extends Looks {
  readonly at: readonly (readonly string[])[];
  /** Whose state without a tag is there, where a place of its own says it. */
  readonly family?: string;
  /**
   * The item says something without it too: it stays, and so does what stands in place of state, where there is such a
   * value.
   */
  readonly beside?: boolean;
  readonly instead?: string;
  /** The vendor refuses the item without it, or only the first of a list. */
  readonly needed?: boolean | "first";
  /** The list stands beside what its holder says, which stays without it. */
  readonly aside?: boolean;
}

export type JsonPath = readonly (string | number)[];

export interface JsonEdit {
  readonly path: JsonPath;
  /** What stands there from now on; without it, it is taken out. */
  readonly value?: Json;
}

/**
 * A vendor that is asked to reason wants the state that led to calls before these, as long as their results are the
 * last word.
 */
export interface StateLoop {
  /** The list of turns, and the member of a turn that holds its items. */
  readonly turns: string;
  readonly items: string;
  readonly caller: Readonly<Record<string, Json>>;
  readonly call: Readonly<Record<string, Json>>;
  /** The member that asks for reasoning, how it looks then, and what goes with it. */
  readonly requested_by: string;
  readonly when: Readonly<Record<string, Json>>;
  readonly with: readonly string[];
}

export function kindOf<K extends Looks>(item: Wire, kinds: readonly K[], camel: boolean | undefined): K | undefined {
  return kinds.find(({ when }) =>
    Object.entries(when).every(([member, wanted]) => looksSo(item[keyOf(item, member, camel)], wanted)),
  );
}

/** A member's name as the client spells it. */
function keyOf(item: Wire, member: string, camel = false): string {
  return !camel || member in item ? member : (Object.keys(item).find((key) => camelName(key) === member) ?? member);
}

/** The names on a path as the client spells them, and what stands there. */
export function spelledPlace(
  item: Wire,
  path: readonly string[],
  camel: boolean | undefined,
): { readonly keys: readonly string[]; readonly value: Json | undefined } {
  const keys: string[] = [];
  let value: Json | undefined = item;
  for (const member of path) {
    const holder = asWire(value);
    const key = holder === undefined ? member : keyOf(holder, member, camel);
    keys.push(key);
    value = holder?.[key];
  }
  return { keys, value };
}

export function looksSo(value: Json | undefined, wanted: Json): boolean {
  if (wanted === "present") return value !== undefined && value !== null;
  if (wanted === "absent") return value === undefined || value === null;
  return value === wanted;
}
