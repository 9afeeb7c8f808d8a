/**
 * Opaque state in the body of a client whose upstream speaks the same dialect. Such a body goes on as it came; only what
 * carries our tag, or lacks state where the vendor refuses that, is told otherwise: by edits at places of the body.
 */
import type { Json, Wire } from "../json.js";
import { asList, asWire } from "../read.js";
import { camelName } from "../spelling.js";
import type { StateAsk } from "./ask.js";
import { stateFor } from "./conversation.js";
import { readTag, tagState } from "./tag.js";

/** What is known of state in a dialect. */
export interface StateRule {
  /** Of the vendor whose dialect it is: state without a tag is theirs. */
  readonly family: string;
  /** Clients may spell members in two manners. */
  readonly camel?: boolean;
  readonly lists: readonly { readonly at: readonly string[]; readonly items: readonly StateItem[] }[];
  /** What gives way where the last calls are left without the state that led to them. */
  readonly loop?: StateLoop;
  /** Where answers and their events tell it: objects, and lists of such. */
  readonly told?: { readonly at: readonly (readonly string[])[]; readonly items: readonly StateItem[] };
  /** How its upstreams are asked for it. */
  readonly ask?: StateAsk;
}

/** Items of a list that look so and have state at a member. */
export interface StateItem {
  readonly when: Readonly<Record<string, Json>>;
  readonly at: string;
  /** The item says something without it too: it stays, and so does what stands in place of state, where there is such a value. */
  readonly beside?: boolean;
  readonly instead?: string;
  /** The vendor refuses the item without it. */
  readonly needed?: boolean;
}

export type JsonPath = readonly (string | number)[];

export interface JsonEdit {
  readonly path: JsonPath;
  /** What stands there from now on; without it, it is taken out. */
  readonly value?: Json;
}

/** Whose state an upstream understands; of one that nobody described, it is only supposed to be the dialect's own vendor's. */
export interface StateReader {
  readonly family: string | undefined;
  readonly isKnown: boolean;
}

export interface StateEdits {
  readonly edits: readonly JsonEdit[];
  /** The places of what was taken out. */
  readonly lost: readonly string[];
}

/** A vendor that is asked to reason wants the state that led to calls before these, as long as their results are the last word. */
export interface StateLoop {
  /** The list of turns, and the member of a turn that holds its items. */
  readonly turns: string;
  readonly items: string;
  readonly caller: Readonly<Record<string, Json>>;
  readonly call: Readonly<Record<string, Json>>;
  /** The member that asks for reasoning, how it looks then, and what goes with it. */
  readonly asked: string;
  readonly when: Readonly<Record<string, Json>>;
  readonly with: readonly string[];
}

const NONE: StateEdits = { edits: [], lost: [] };

/** What must change in a body before an upstream is told it. */
export function stateEdits(rule: StateRule | undefined, body: Wire, to: StateReader): StateEdits {
  if (rule === undefined) return NONE;
  const edits = rule.lists.flatMap(({ at, items }) => listsAt(body, at).map((list) => editsIn(list, items, rule, to)));
  const lost = edits.flatMap((one) => one.lost);
  const gone = givenWay(
    rule,
    body,
    edits.flatMap((one) => one.gone),
  );
  return {
    edits: [...edits.flatMap((one) => one.edits), ...gone.map((member) => ({ path: [member] }))],
    lost: [...lost, ...gone],
  };
}

/** What must change in an answer, or in an event, of an upstream whose state is not the dialect's own vendor's. */
export function tagEdits({ told }: StateRule, wire: Wire, family: string): JsonEdit[] {
  if (told === undefined) return [];
  return told.at
    .flatMap((at) => objectsAt(wire, at))
    .flatMap(({ path, wire: item }) => {
      const at = kindOf(item, told.items, false)?.at;
      const value = at === undefined ? undefined : item[at];
      if (at === undefined || typeof value !== "string" || value === "" || readTag(value) !== undefined) return [];
      return [{ path: [...path, at], value: tagState(family, value) }];
    });
}

/** Whether a text can hold state at all, which is seen without parsing it. */
export function mayHoldState({ told }: StateRule, text: string): boolean {
  return told?.items.some(({ at }) => text.includes(`"${at}"`)) ?? false;
}

interface Item {
  readonly path: JsonPath;
  readonly wire: Wire;
}

/** The object at a path, or those of the list there. */
function objectsAt(value: Json | undefined, [step, ...rest]: readonly string[], path: JsonPath = []): Item[] {
  if (step === "*" || (step === undefined && Array.isArray(value))) {
    return Array.isArray(value) ? value.flatMap((item, index) => objectsAt(item, rest, [...path, index])) : [];
  }
  const wire = asWire(value);
  if (wire === undefined) return [];
  return step === undefined ? [{ path, wire }] : objectsAt(wire[step], rest, [...path, step]);
}

/** Whether a body has an item that is known to hold state, with it or without. */
export function holdsStated({ lists, camel }: StateRule, body: Wire): boolean {
  const isStated = (item: Json, kinds: readonly StateItem[]): boolean => {
    const wire = asWire(item);
    return wire !== undefined && kindOf(wire, kinds, camel) !== undefined;
  };
  return lists.some(({ at, items: kinds }) =>
    listsAt(body, at).some(({ items }) => items.some((item) => isStated(item, kinds))),
  );
}

interface List {
  readonly path: JsonPath;
  readonly items: readonly Json[];
}

/** The lists at a path in which a star stands for each item of a list on the way. */
function listsAt(value: Json | undefined, [step, ...rest]: readonly string[], path: JsonPath = []): List[] {
  if (step === undefined) return Array.isArray(value) ? [{ path, items: value }] : [];
  if (step !== "*") return listsAt(asWire(value)?.[step], rest, [...path, step]);
  return Array.isArray(value) ? value.flatMap((item, index) => listsAt(item, rest, [...path, index])) : [];
}

/** A list that is left with nothing goes with what holds it. */
function editsIn({ path, items }: List, kinds: readonly StateItem[], rule: StateRule, to: StateReader): ListEdits {
  const edits = items.flatMap((item, index) => {
    const wire = asWire(item);
    return (wire && editOf(wire, [...path, index], kinds, rule, to)) ?? [];
  });
  const lost = edits.filter(({ isLoss }) => isLoss).map((edit) => edit.lost);
  const gone = edits
    .filter((edit) => edit.value === undefined && edit.path.length === path.length + 1)
    .map((edit) => edit.path);
  const holder = path.slice(0, -1);
  if (gone.length === items.length && gone.length > 0 && typeof holder.at(-1) === "number")
    return { edits: [{ path: holder }], lost, gone };
  return {
    edits: edits.map((edit) => ({ path: edit.path, ...(edit.value !== undefined && { value: edit.value }) })),
    lost,
    gone,
  };
}

interface ListEdits extends StateEdits {
  /** The items that were taken out. */
  readonly gone: readonly JsonPath[];
}

/** The members that give way where the last calls lost the state that led to them. */
function givenWay({ loop, lists }: StateRule, body: Wire, gone: readonly JsonPath[]): string[] {
  if (loop === undefined || gone.length === 0 || !looksLike(asWire(body[loop.asked]), loop.when)) return [];
  const turns = asList(body[loop.turns]);
  const last = turns.findLastIndex((turn) => looksLike(asWire(turn), loop.caller));
  const items = asList(asWire(turns[last])?.[loop.items]);
  const inTurn = new Set(
    gone.flatMap((path) =>
      path.length === 4 && path[0] === loop.turns && path[1] === last && path[2] === loop.items ? [path[3]] : [],
    ),
  );
  const first = items.find((_, index) => !inTurn.has(index));
  const kinds = lists.flatMap((list) => list.items);
  const begins = asWire(first);
  const isLed = begins !== undefined && kindOf(begins, kinds, false) !== undefined;
  if (inTurn.size === 0 || isLed || !items.some((item) => looksLike(asWire(item), loop.call))) return [];
  return [loop.asked, ...loop.with.filter((member) => body[member] != null)];
}

function looksLike(item: Wire | undefined, looks: Readonly<Record<string, Json>>): boolean {
  return item !== undefined && Object.entries(looks).every(([member, wanted]) => looksSo(item[member], wanted));
}

interface StateEdit extends JsonEdit {
  readonly lost: string;
  readonly isLoss: boolean;
}

function editOf(
  item: Wire,
  path: JsonPath,
  kinds: readonly StateItem[],
  { family, camel }: StateRule,
  to: StateReader,
): StateEdit | undefined {
  const kind = kindOf(item, kinds, camel);
  if (kind === undefined) return undefined;
  const key = keyOf(item, kind.at, camel);
  const value = item[key];
  const isOwnVendor = to.family === family;
  const isUnsigned =
    kind.needed === true && to.isKnown && isOwnVendor && (value === undefined || value === null || value === "");
  const isTagged = typeof value === "string" && readTag(value) !== undefined;
  // What has no tag is the dialect's own vendor's, but for what that vendor takes from anybody.
  const isOthers = typeof value === "string" && value !== "" && !isOwnVendor && value !== kind.instead;
  if (!isUnsigned && !isTagged && !isOthers) return undefined;
  const own = isTagged ? stateFor({ from: family, to: to.family }, value) : undefined;
  const state = [...path, key];
  if (own !== undefined) return { path: state, value: own, lost: placeOf(state), isLoss: false };
  if (kind.beside !== true) return { path, lost: placeOf(path), isLoss: true };
  return {
    path: state,
    ...(kind.instead !== undefined && { value: kind.instead }),
    lost: placeOf(state),
    isLoss: true,
  };
}

function kindOf(item: Wire, kinds: readonly StateItem[], camel: boolean | undefined): StateItem | undefined {
  return kinds.find(({ when }) =>
    Object.entries(when).every(([member, wanted]) => looksSo(item[keyOf(item, member, camel)], wanted)),
  );
}

/** A member's name as the client spells it. */
function keyOf(item: Wire, member: string, camel = false): string {
  return !camel || member in item ? member : (Object.keys(item).find((key) => camelName(key) === member) ?? member);
}

function looksSo(value: Json | undefined, wanted: Json): boolean {
  if (wanted === "present") return value !== undefined && value !== null;
  if (wanted === "absent") return value === undefined || value === null;
  return value === wanted;
}

function placeOf(path: JsonPath): string {
  return path.reduce<string>(
    (place, step) => (typeof step === "number" ? `${place}[${step}]` : place === "" ? step : `${place}.${step}`),
    "",
  );
}
