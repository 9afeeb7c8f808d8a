/**
 * Opaque state in the body of a client whose upstream has the same dialect. Such a body is forwarded without
 * conversion. Only tagged state, and items that lack the state that their vendor needs, are changed, by edits at places
 * of the body.
 */
import type { Json, Wire } from "../json.js";
import { asList, asWire, inner, isPresent } from "../values.js";
import { stateFor } from "./conversation.js";
import { type JsonEdit, type JsonPath, kindOf, looksSo, spelledPlace, type StateItem, type StateRule } from "./rule.js";
import { readTag } from "./tag.js";

/**
 * The family whose state an upstream accepts. For an undescribed upstream, this is assumed to be the dialect's own
 * vendor.
 */
export interface StateReader {
  readonly family: string | undefined;
  readonly isKnown: boolean;
  /** The members with reasoning text that it refuses. */
  readonly refusedWords?: readonly string[];
  /** The model refuses items of state from any vendor. */
  readonly refusesItems?: boolean;
}

export interface StateEdits {
  readonly edits: readonly JsonEdit[];
  /** The places of removed items. */
  readonly lost: readonly string[];
}

const NONE: StateEdits = { edits: [], lost: [] };

/** The changes of a body before it is sent. */
export function stateEdits(rule: StateRule | undefined, body: Wire, to: StateReader): StateEdits {
  if (rule === undefined) return NONE;
  const edits = rule.lists.flatMap(({ at, items }) =>
    listsAt(body, at, rule.camel).map((list) => editsIn(list, items, rule, to)),
  );
  const words = withoutWords(rule, body, to);
  if (edits.length === 0 && rule.loop === undefined) return words;
  const lost = edits.flatMap((one) => one.lost);
  const gone = givenWay(
    rule,
    body,
    edits.flatMap((one) => one.gone),
    to,
  );
  return {
    edits: [...edits.flatMap((one) => one.edits), ...gone.map((member) => ({ path: [member] })), ...words.edits],
    lost: [...lost, ...gone, ...words.lost],
  };
}

/** Whether a body has an item of a kind that can have state. */
export function holdsStated({ lists, camel }: StateRule, body: Wire): boolean {
  const isStated = (item: Json, kinds: readonly StateItem[]): boolean => {
    const wire = asWire(item);
    return wire !== undefined && kindOf(wire, kinds, camel) !== undefined;
  };
  return lists.some(({ at, items: kinds }) =>
    listsAt(body, at, camel).some(({ items }) => items.some((item) => isStated(item, kinds))),
  );
}

/** Removes reasoning text that the host refuses, records of other hosts, and turns without anything else. */
function withoutWords({ inWords }: StateRule, body: Wire, { family, refusedWords = [] }: StateReader): StateEdits {
  if (inWords === undefined) return NONE;
  const refused = [...refusedWords];
  for (const member in inWords.records) if (inWords.records[member] !== family) refused.push(member);
  const isRefused = (turn: Json) => refused.some((member) => asWire(turn)?.[member] !== undefined);
  const edits = listsAt(body, inWords.at).flatMap(({ path, items }) =>
    items.flatMap((turn, index) =>
      isRefused(turn) ? wordsIn(inner(turn), [...path, index], refused, inWords.bare) : [],
    ),
  );
  if (edits.length === 0) return NONE;
  return { edits: edits.flatMap((one) => one.edits), lost: edits.flatMap((one) => one.lost) };
}

function wordsIn(turn: Wire, at: JsonPath, refused: readonly string[], bare: readonly string[]): StateEdits {
  const gone = refused.filter((member) => turn[member] !== undefined);
  const lost = gone.filter((member) => isPresent(turn[member])).map((member) => placeOf([...at, member]));
  const isBare = Object.entries(turn).every(
    ([member, value]) => value === null || gone.includes(member) || bare.includes(member),
  );
  return {
    edits: isBare && lost.length > 0 ? [{ path: at }] : gone.map((member) => ({ path: [...at, member] })),
    lost,
  };
}

interface List {
  readonly path: JsonPath;
  readonly items: readonly Json[];
  /** Its only item is there without the list. */
  readonly isLone: boolean;
}

/** The lists at a path, in which a star matches each item of a list. Some clients write one item without a list. */
function listsAt(body: Wire, at: readonly string[], mayBeLone = false): List[] {
  const lists: List[] = [];
  const path: (string | number)[] = [];
  const collectAt = (step: string | number, value: Json | undefined, depth: number): void => {
    path.push(step);
    collect(value, depth);
    path.pop();
  };
  const collect = (value: Json | undefined, depth: number): void => {
    const step = at[depth];
    const isLone = mayBeLone && asWire(value) !== undefined;
    if (step !== undefined && step !== "*") collectAt(step, asWire(value)?.[step], depth + 1);
    else if (value === undefined || !(isLone || Array.isArray(value))) return;
    else if (step === undefined) lists.push({ path: [...path], items: isLone ? [value] : asList(value), isLone });
    else if (isLone) collect(value, depth + 1);
    else asList(value).forEach((item, index) => collectAt(index, item, depth + 1));
  };
  collect(body, 0);
  return lists;
}

/** A list that becomes empty is removed with the object around it. */
function editsIn(list: List, kinds: readonly StateItem[], rule: StateRule, to: StateReader): ListEdits {
  const { path, items, isLone } = list;
  const itemPath = (index: number): JsonPath => (isLone ? path : [...path, index]);
  const edits = items.flatMap((item, index) => {
    const wire = asWire(item);
    const kind = wire === undefined ? undefined : kindOf(wire, kinds, rule.camel);
    if (wire === undefined || kind === undefined) return [];
    return editsOf({ wire, path: itemPath(index), isFirst: index === 0 }, kind, rule, to);
  });
  const lost = edits.filter(({ isLoss }) => isLoss).map((edit) => edit.lost);
  const gone = edits
    .filter((edit) => edit.value === undefined && edit.path.length === itemPath(0).length)
    .map((edit) => edit.path);
  const holder = kinds.some(({ aside }) => aside === true) ? path : path.slice(0, -1);
  const isWhole = holder === path || typeof holder.at(-1) === "number";
  if (gone.length === items.length && gone.length > 0 && isWhole) return { edits: [{ path: holder }], lost, gone };
  return {
    edits: edits.map((edit) => ({ path: edit.path, ...(edit.value !== undefined && { value: edit.value }) })),
    lost,
    gone,
  };
}

interface ListEdits extends StateEdits {
  /** The items that were removed. */
  readonly gone: readonly JsonPath[];
}

/**
 * The members that are removed if the last calls lack the state that led to them. If no state was removed, this applies
 * only to known vendors: the calls come from another model without state.
 */
function givenWay(rule: StateRule, body: Wire, gone: readonly JsonPath[], to: StateReader): string[] {
  const { loop, family } = rule;
  if (loop === undefined || !looksLike(asWire(body[loop.requested_by]), loop.when)) return [];
  const turns = asList(body[loop.turns]).map(asWire);
  const last = turns.findLastIndex((turn) => looksLike(turn, loop.caller));
  // Neighbouring turns of one role count as one.
  let begin = last;
  while (looksLike(turns[begin - 1], loop.caller)) begin--;
  const goneInTurn = new Set(
    gone.flatMap((path) =>
      path.length === 4 && path[0] === loop.turns && path[2] === loop.items && Number(path[1]) >= begin
        ? [`${path[1]} ${path[3]}`]
        : [],
    ),
  );
  if (goneInTurn.size === 0 && !(to.isKnown && to.family === family)) return [];
  const items = turns
    .slice(Math.max(0, begin), last + 1)
    .flatMap((turn, at) =>
      itemsOf(turn?.[loop.items]).map((item, index) => ({ item, place: `${begin + at} ${index}` })),
    );
  if (!items.some(({ item }) => looksLike(item, loop.call))) return [];
  const first = items.find(({ place }) => !goneInTurn.has(place))?.item;
  const kinds = rule.lists.flatMap((list) => list.items);
  if (first !== undefined && kindOf(first, kinds, false) !== undefined) return [];
  return [loop.requested_by, ...loop.with.filter((member) => body[member] != null)];
}

/** A text in place of a list is an item too. */
function itemsOf(value: Json | undefined): Wire[] {
  return typeof value === "string" ? [{}] : asList(value).map((item) => asWire(item) ?? {});
}

function looksLike(item: Wire | undefined, looks: Readonly<Record<string, Json>>): boolean {
  return item !== undefined && Object.entries(looks).every(([member, wanted]) => looksSo(item[member], wanted));
}

interface StateEdit extends JsonEdit {
  readonly lost: string;
  readonly isLoss: boolean;
}

interface Item {
  readonly wire: Wire;
  readonly path: JsonPath;
  readonly isFirst: boolean;
}

function editsOf(item: Item, kind: StateItem, rule: StateRule, to: StateReader): StateEdit[] {
  const places = kind.at.map((at) => spelledPlace(item.wire, at, rule.camel));
  const isUnsigned =
    (kind.needed === true || (kind.needed === "first" && item.isFirst)) &&
    to.isKnown &&
    to.family === (kind.family ?? rule.family) &&
    places.every(({ value }) => value === undefined || value === null || value === "");
  const unsigned = places[0];
  if (to.refusesItems === true && kind.beside !== true && unsigned !== undefined)
    return [{ ...withoutState(item, unsigned.keys, "", kind, to), isLoss: true }];
  if (isUnsigned && unsigned !== undefined) return [withoutState(item, unsigned.keys, "", kind, to)];
  return places.flatMap(({ keys, value }) => {
    if (typeof value !== "string" || value === "") return [];
    const isTagged = readTag(value) !== undefined;
    // State without a tag belongs to the dialect's own vendor, or to the family of its place. Some values are accepted
    // from everybody.
    const isOwn =
      to.family === rule.family || to.family === kind.family || (kind.family === undefined && value === kind.instead);
    if (!isTagged && isOwn) return [];
    const own = isTagged ? stateFor({ from: undefined, to: to.family }, value) : undefined;
    const path = [...item.path, ...keys];
    if (own !== undefined) return [{ path, value: own, lost: placeOf(path), isLoss: false }];
    return [withoutState(item, keys, value, kind, to)];
  });
}

/** The item without its state, or nothing if it has nothing else. Its vendor may need another value in that place. */
function withoutState(
  { wire, path }: Item,
  keys: readonly string[],
  value: string,
  { beside, instead, family }: StateItem,
  to: StateReader,
): StateEdit {
  if (beside !== true) return { path, lost: placeOf(path), isLoss: true };
  const state = { lost: placeOf([...path, ...keys]), isLoss: value !== "" && value !== instead };
  if (instead === undefined || (family !== undefined && family !== to.family))
    return { path: [...path, ...withEmptyHolders(wire, keys)], ...state };
  if (value !== "") return { path: [...path, ...keys], value: instead, ...state };
  const [key = ""] = keys;
  return { path, value: { ...wire, [key]: nested(asWire(wire[key]), keys.slice(1), instead) }, ...state };
}

/** The path of a removed value, up to the outermost object that would be empty. */
function withEmptyHolders(item: Wire, keys: readonly string[]): readonly string[] {
  const holders = keys
    .slice(0, -1)
    .map((_, depth) => asWire(spelledPlace(item, keys.slice(0, depth + 1), false).value));
  const kept = holders.findLastIndex((holder) => Object.keys(holder ?? {}).length > 1);
  return keys.slice(0, kept + 2);
}

function nested(holder: Wire | undefined, [key, ...rest]: readonly string[], value: string): Json {
  return key === undefined ? value : { ...holder, [key]: nested(asWire(holder?.[key]), rest, value) };
}

function placeOf(path: JsonPath): string {
  return path.reduce<string>(
    (place, step) => (typeof step === "number" ? `${place}[${step}]` : place === "" ? step : `${place}.${step}`),
    "",
  );
}
