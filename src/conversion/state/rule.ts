/** The rules for opaque state in a dialect, and the items that contain it. */
import type { Json, Wire } from "../json.js";
import { asWire } from "../values.js";
import { camelName } from "../camel-name.js";

/** The rules for state in a dialect. */
export interface StateRule {
  /** The vendor of the dialect: state without a tag belongs to this family. */
  readonly family: string;
  /** Clients may use two spellings of members. */
  readonly camel?: boolean;
  readonly lists: readonly { readonly at: readonly string[]; readonly items: readonly StateItem[] }[];
  /** The members to remove if the last calls lack the state that led to them. */
  readonly loop?: StateLoop;
  /** The places in answers and their events: objects, and lists of objects. */
  readonly inAnswers?: { readonly at: readonly (readonly string[])[]; readonly items: readonly AnswerItem[] };
  /** The reasoning text in turns. */
  readonly inWords?: WordsRule;
  /** How state is requested from upstreams. */
  readonly ask?: StateAsk;
}

export interface WordsRule {
  /** The list of turns. */
  readonly at: readonly string[];
  readonly members: readonly string[];
  /** Members with a host's record of its reasoning, and the family that alone gets it back. */
  readonly records?: Readonly<Record<string, string>>;
  /** A turn that has only these members left is removed. */
  readonly bare: readonly string[];
}

/** Items that match. */
interface Looks {
  readonly when: Readonly<Record<string, Json>>;
}

/** Objects of an answer, or of its events, with state at a place. */
export interface AnswerItem extends Looks {
  readonly at: readonly (readonly string[])[];
  /** The member of an event that identifies the part whose state comes in pieces. */
  readonly pieces?: string;
}

/** Items of a list with state at one of several places. */
export interface StateItem extends Looks {
  readonly at: readonly (readonly string[])[];
  /** The family of state without a tag, if the place determines it. */
  readonly family?: string;
  /** The item has other content too: it stays without its state, as does a replacement of the state. */
  readonly beside?: boolean;
  readonly instead?: string;
  /** The vendor refuses the item without it, or only the first of a list. */
  readonly needed?: boolean | "first";
  /** The list is separate from the other content of its parent, which stays without it. */
  readonly aside?: boolean;
}

export type JsonPath = readonly (string | number)[];

export interface JsonEdit {
  readonly path: JsonPath;
  /** The new value; without it, the place is removed. */
  readonly value?: Json;
}

/** A vendor that needs the state of the reasoning before tool calls, as long as no turn follows their results. */
export interface StateLoop {
  /** The list of turns, and the member of a turn that holds its items. */
  readonly turns: string;
  readonly items: string;
  readonly caller: Readonly<Record<string, Json>>;
  readonly call: Readonly<Record<string, Json>>;
  /** The member that requests reasoning, its values when it does, and the members that depend on it. */
  readonly requested_by: string;
  readonly when: Readonly<Record<string, Json>>;
  readonly with: readonly string[];
}

export function kindOf<K extends Looks>(item: Wire, kinds: readonly K[], camel: boolean | undefined): K | undefined {
  return kinds.find(({ when }) =>
    Object.entries(when).every(([member, wanted]) => looksSo(item[keyOf(item, member, camel)], wanted)),
  );
}

/** A member's name in the client's spelling. */
function keyOf(item: Wire, member: string, camel = false): string {
  return !camel || member in item ? member : (Object.keys(item).find((key) => camelName(key) === member) ?? member);
}

/** The names on a path in the client's spelling, and the value there. */
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

export interface StateAsk {
  /** The list of additional contents of an answer, and its word for state. */
  readonly at: string;
  readonly item: string;
  /** The member that requests reasoning. */
  readonly beside: string;
  /** Clients with this member know that nothing is stored. */
  readonly unless: string;
}
