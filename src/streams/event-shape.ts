/** What an event consists of: the text that it shares with events like it, and the values in which those may differ. */
import { endOfString, endOfValue, keyAt, skipSpace } from "../bodies/scan-json.js";

/** A text, a number or spaces in an event. The fragment is the text that the event adds. */
export type SlotKind = "fragment" | "word" | "digits" | "spaces";

/** What may differ among events, and what is before it. Quotes are not part of it. */
export interface Slot {
  readonly kind: SlotKind;
  readonly before: string;
  readonly value: string;
}

export interface Shape {
  readonly slots: readonly Slot[];
  /** What is after the last value. */
  readonly after: string;
}

interface Place {
  readonly kind: SlotKind;
  readonly start: number;
  readonly end: number;
}

const WORD = /^"[ !#-[\]-~]*"$/;
const SPACES = /^ *$/;
const DIGITS = /^(?:0|[1-9][0-9]*)$/;

/**
 * The shape of an event with a fragment, given as JSON. `from` is where the event's data starts: members of it that are
 * not among those with a meaning may differ. Nothing where the fragment is not in exactly one place of the others.
 */
export function shapeOf(
  event: string,
  json: string,
  from: number,
  meaningful: ReadonlySet<string> | undefined,
): Shape | undefined {
  const at = event.indexOf(json);
  if (at === -1 || event.includes(json, at + 1)) return undefined;
  const fragment: Place = { kind: "fragment", start: at + 1, end: at + json.length - 1 };
  const others = meaningful === undefined ? [] : [...freePlaces(event, from, meaningful)];
  if (others.some(({ start }) => start === fragment.start)) return undefined;
  return cutAt(
    event,
    [...others, fragment].sort((one, other) => one.start - other.start),
  );
}

function cutAt(event: string, places: readonly Place[]): Shape {
  let from = 0;
  const slots = places.map(({ kind, start, end }) => {
    const before = event.slice(from, start);
    from = end;
    return { kind, before, value: event.slice(start, end) };
  });
  return { slots, after: event.slice(from) };
}

/** The plain texts and numbers among the members of an object that mean nothing, and the spaces behind the last one. */
function* freePlaces(event: string, from: number, meaningful: ReadonlySet<string>): Generator<Place> {
  let last = 0;
  for (const [name, start, end] of membersIn(event, from)) {
    const value = event.slice(start, end);
    last = end;
    if (meaningful.has(name)) continue;
    if (WORD.test(value)) yield { kind: "word", start: start + 1, end: end - 1 };
    else if (DIGITS.test(value)) yield { kind: "digits", start, end };
  }
  // Some hosts hide how long texts are by spaces.
  const close = event.indexOf("}", last);
  if (last > 0 && SPACES.test(event.slice(last, close))) yield { kind: "spaces", start: last, end: close };
}

/** The members of an object in a valid text: their names, and where their values are. */
function* membersIn(text: string, from: number): Generator<readonly [name: string, start: number, end: number]> {
  let at = skipSpace(text, from);
  if (text[at] !== "{") return;
  for (;;) {
    const open = skipSpace(text, at + 1);
    if (text[open] !== '"') return;
    const close = endOfString(text, open);
    const start = skipSpace(text, skipSpace(text, close) + 1);
    const end = endOfValue(text, start);
    yield [keyAt(text, open, close), start, end];
    at = skipSpace(text, end);
    if (text[at] !== ",") return;
  }
}

/** The same event with the values of some of its slots as constants. */
export function withoutSlots({ slots, after }: Shape, isKept: (index: number) => boolean): Shape {
  let before = "";
  const kept: Slot[] = [];
  for (const [index, slot] of slots.entries()) {
    before += slot.before;
    if (!isKept(index)) before += slot.value;
    else {
      kept.push({ ...slot, before });
      before = "";
    }
  }
  return { slots: kept, after: before + after };
}

/** Whether two events differ in their values at most. */
export function isAlike(one: Shape, other: Shape): boolean {
  const { slots, after } = one;
  return (
    after === other.after &&
    slots.length === other.slots.length &&
    slots.every(({ kind, before }, index) => {
      const slot = other.slots[index];
      return kind === slot?.kind && before === slot.before;
    })
  );
}
