/** The place of a line: its selectors, split into what readers and writers do with lists. */
import type { LineSource, Match } from "../load/sources/mapping-lines.js";
import type { Json } from "../../src/conversion/json.js";
import { libraryFunctions } from "./functions.js";
import { parseSelector, type Selection, type Selector } from "./selector.js";
import { listOf } from "./source.js";
import type { Field } from "./vocabulary.js";

/** What the selectors of a line mean. */
export interface Place {
  readonly at: readonly string[];
  /** The record of each item of a list. */
  readonly each: string | undefined;
  readonly record: string | undefined;
  /** Each member of a list is at this path of an object of its own. */
  readonly item: string | undefined;
  readonly itemMatch: Match;
  /** The items of a conversation. */
  readonly items: boolean;
  /** The condition on the items of a shared list. */
  readonly among: Match | undefined;
  readonly within: string | undefined;
  readonly of: Match;
  readonly orList: boolean;
  readonly alwaysList: boolean;
  readonly alone: boolean;
  /** The constants of items that are written. */
  readonly constants: Readonly<Record<string, Json>>;
  /** Other ways in which clients may write a shared list. */
  readonly otherWays: OtherWays;
  /** Why its selectors mean nothing here. */
  readonly fault: SelectorFault | undefined;
}

/** Where the instructions of a conversation are. */
export interface InstructionsPlace {
  readonly at: string;
  readonly content: string;
  /** The content is one text, never a list of parts. */
  readonly words: boolean;
  /** What is between several texts that are one. */
  readonly joinedBy: string;
  /** Where a member of a concept has this value, they are turns. */
  readonly turnsBeside: { readonly concept: string; readonly member: string; readonly value: string } | undefined;
}

/** A list may be given as a bare text, and its items may hold items in turn. */
export interface OtherWays {
  readonly isText: boolean;
  readonly inside: { readonly when: Match; readonly at: string } | undefined;
}

/** Of transforms of the library. */
export const SEVERAL_PLACES = "takesSeveralPlaces";

const none: OtherWays = { isText: false, inside: undefined };

/** `isShared`: several lines may select from one list. */
export function readPlace(source: LineSource, { type }: Field, isShared: boolean): Place {
  const isList = type.kind === "list";
  const holdsParts = type.kind === "list" && type.of.kind === "union";
  const selectors = listOf(source.at).map(parseSelector);
  const [first] = selectors;
  const place = {
    ...plainPlace(source, isList, selectors),
    ...(first !== undefined && isShared && isSelective(first)
      ? sharedPlace(source, isList, first, selectors.slice(1))
      : listPlace(source, isList, holdsParts, selectors)),
  };
  return place;
}

function isSelective({ selections }: Selector): boolean {
  return Object.keys(selections[0]?.match ?? {}).length > 0;
}

function plainPlace(source: LineSource, isList: boolean, selectors: readonly Selector[]): Place {
  const isAlone = isList && source.record !== undefined && source.record !== "usage" && selectors.length > 0;
  return {
    at: selectors.map(({ base }) => base),
    each: isAlone ? source.record : undefined,
    alone: isAlone,
    record: isAlone ? undefined : source.record,
    item: undefined,
    itemMatch: {},
    items: false,
    among: undefined,
    within: undefined,
    of: {},
    constants: {},
    orList: false,
    alwaysList: false,
    otherWays: none,
    fault: undefined,
  };
}

/** Items of a list that several lines share: each line has a condition for its own items. */
function sharedPlace(
  { record }: LineSource,
  isList: boolean,
  first: Selector,
  others: readonly Selector[],
): Partial<Place> {
  const [selection] = first.selections;
  return {
    at: [first.base],
    among: selection?.match,
    item: selection?.rest === "" ? undefined : selection?.rest,
    each: isList ? record : undefined,
    record: isList ? undefined : record,
    alone: false,
    otherWays: otherWaysOf(first, others),
    fault: sharedFault(first, others),
  };
}

/** Why a selector means nothing here, and what to write. */
export interface SelectorFault {
  readonly message: string;
  readonly hint: string;
}

const faults = {
  innerFirst: {
    message: "lists inside the items of a shared list come second",
    hint: "write at: [items[role=user], items[type=text].items[role=user]]",
  },
  otherItems: {
    message: "the other paths are the list itself, or the same items one list deeper",
    hint: "write at: [items[role=user], items] or at: [items[role=user], items[type=text].items[role=user]]",
  },
  firstSelects: {
    message: "the first path selects too",
    hint: "write at: [items[], items] if clients may send one value in place of the list",
  },
  manyItems: { message: "one value cannot be many items", hint: "write the path without [ ]" },
  tooDeep: { message: "a path selects from two lists at most", hint: "write at: items[].items[]" },
  notSame: { message: "all paths select the same items", hint: "write at: [items[].name, others[].name]" },
  innerList: {
    message: "an inner list is all records, as in steps[type=output].content[]",
    hint: "write at: items[type=text].items[] beside record:",
  },
  wholeItems: {
    message: "only lines of a request that share a list select whole items of it by their members",
    hint: "write at: items[] and when: { type: text } in the forms of the record",
  },
} as const satisfies Readonly<Record<string, SelectorFault>>;

/** Nothing of a selector may be ignored: what a reader cannot do is a fault. */
function sharedFault(first: Selector, others: readonly Selector[]): SelectorFault | undefined {
  if (first.selections.length > 1) return faults.innerFirst;
  const isKnown = ({ base, selections }: Selector): boolean =>
    base === first.base && (selections.length === 0 || isSame(selections.slice(1), first.selections));
  return others.every(isKnown) ? undefined : faults.otherItems;
}

function isSame(one: readonly Selection[], other: readonly Selection[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function otherWaysOf(first: Selector, others: readonly Selector[]): OtherWays {
  const nested = others.find(({ selections }) => selections.length > 1)?.selections[0];
  return {
    isText: others.some(({ base, selections }) => base === first.base && selections.length === 0),
    inside: nested && { when: nested.match, at: nested.rest },
  };
}

function listPlace(
  source: LineSource,
  isList: boolean,
  holdsParts: boolean,
  selectors: readonly Selector[],
): Partial<Place> {
  const { record, transform } = source;
  const [first, second] = selectors;
  const [outer, inner] = first?.selections ?? [];
  if (outer === undefined) {
    const isEither = second?.base === first?.base && second?.selections.length === 1;
    if (isEither && first !== undefined) return { at: [first.base], orList: true };
    return selectors.every(({ selections }) => selections.length === 0) ? {} : { fault: faults.firstSelects };
  }
  const fault = listFault(selectors, record);
  if (fault !== undefined) return { fault };
  const at = [...new Set(selectors.map(({ base }) => base))];
  if (inner !== undefined)
    return { at, within: outer.rest, of: outer.match, each: record, record: undefined, alone: false };
  if (transform !== undefined) return { at, within: outer.rest, of: outer.match };
  if (outer.rest !== "")
    return { at, item: outer.rest, itemMatch: outer.match, constants: constantsOf(outer.match), record: undefined };
  if (record === undefined) return holdsParts ? { at, items: true } : { at, alwaysList: true };
  return isList ? { at, each: record, record: undefined, alone: false } : { fault: faults.manyItems };
}

/** The constants of the items that are written. */
function constantsOf(match: Match): Place["constants"] {
  return Object.fromEntries(Object.entries(match).map(([member, word]) => [member, [word].flat()[0] ?? null]));
}

function listFault(selectors: readonly Selector[], record: string | undefined): SelectorFault | undefined {
  const [first = { base: "", selections: [] }, ...others] = selectors;
  const [outer, inner, ...deeper] = first.selections;
  const isEvery = (selection: Selection | undefined): boolean => Object.keys(selection?.match ?? {}).length === 0;
  if (deeper.length > 0) return faults.tooDeep;
  if (others.some(({ selections }) => !isSame(selections, first.selections))) return faults.notSame;
  if (inner !== undefined && (record === undefined || !isEvery(inner) || inner.rest !== "")) return faults.innerList;
  return inner === undefined && outer?.rest === "" && !isEvery(outer) ? faults.wholeItems : undefined;
}

export function takesSeveralPlaces(name: string): boolean {
  return libraryFunctions.find("transforms", name)?.members.includes(SEVERAL_PLACES) === true;
}
