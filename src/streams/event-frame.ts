/** Finds events that differ from known ones only in some values, and writes them as the known ones were passed on. */
import { endOfString } from "../bodies/scan-json.js";
import { isAlike, withoutSlots, type Shape, type Slot, type SlotKind } from "./event-shape.js";

/** An event as it came and as it was passed on. */
export interface Passed {
  readonly came: Shape;
  readonly sent: Shape;
}

/** A value of the event that was found last. */
class Found {
  start = 0;
  end = 0;
  constructor(
    readonly kind: SlotKind,
    readonly before: string,
    readonly sentBefore: string,
  ) {}
}

export class EventFrame {
  /** Events are passed on as they come. */
  readonly isUnchanged: boolean;
  readonly fragment: Readonly<Pick<Found, "start" | "end">>;
  readonly #values: readonly Found[];
  readonly #after: string;
  readonly #sentAfter: string;
  /** From this value on, an event is passed on as it came. */
  readonly #unchangedFrom: number;

  private constructor({ came, sent }: Passed) {
    this.#values = came.slots.map(
      ({ kind, before }, index) => new Found(kind, before, sent.slots[index]?.before ?? ""),
    );
    this.fragment = this.#values.find(({ kind }) => kind === "fragment") ?? new Found("fragment", "", "");
    this.#after = came.after;
    this.#sentAfter = sent.after;
    this.isUnchanged = isAlike(came, sent);
    const changed = this.#values.findLastIndex(({ before, sentBefore }) => before !== sentBefore);
    this.#unchangedFrom = came.after === sent.after ? changed : this.#values.length;
  }

  /** What two events have in common; nothing where they differ in more than free values. */
  static of(one: Passed, other: Passed): EventFrame | undefined {
    if (!isAlike(one.came, other.came) || !isAlike(one.sent, other.sent)) return undefined;
    const differs = ({ value }: Slot, index: number) => value !== other.came.slots[index]?.value;
    const differing = new Set(one.came.slots.flatMap((slot, index) => (differs(slot, index) ? [index] : [])));
    const [first, second] = [one, other].map(({ came, sent }) => ({
      came: withoutSlots(came, (index) => differing.has(index)),
      sent: withoutSlots(sent, (index) => differing.has(index)),
    }));
    if (first === undefined || second === undefined || !first.came.slots.some(isFragment)) return undefined;
    const isSame = [first, second].every(({ came, sent }) => hasValuesOf(came, sent));
    return isSame && isAlike(first.sent, second.sent) ? new EventFrame(second) : undefined;
  }

  /** The end of an event that starts at a place; -1 where another one does. */
  match(bytes: string, from: number): number {
    let at = from;
    for (const value of this.#values) {
      if (!isAt(bytes, value.before, at)) return -1;
      value.start = at + value.before.length;
      at = value.end = endOf(value.kind, bytes, value.start);
      if (at === -1) return -1;
    }
    return isAt(bytes, this.#after, at) ? at + this.#after.length : -1;
  }

  /** Adds the event that was found, up to its end, to what is passed on, in pieces. */
  write(bytes: string, json: string, end: number, pieces: string[]): void {
    const last = this.#values.length - 1;
    let index = 0;
    for (const value of this.#values) {
      pieces.push(value.sentBefore);
      if (index === this.#unchangedFrom && index < last) return void pieces.push(bytes.slice(value.start, end));
      pieces.push(value.kind === "fragment" ? json : bytes.slice(value.start, value.end));
      index++;
    }
    pieces.push(this.#sentAfter);
  }
}

function isFragment({ kind }: Slot): boolean {
  return kind === "fragment";
}

function hasValuesOf(came: Shape, sent: Shape): boolean {
  return (
    came.slots.length === sent.slots.length &&
    came.slots.every(({ kind, value }, index) => kind === sent.slots[index]?.kind && value === sent.slots[index].value)
  );
}

/**
 * Whether a text is at a place. `startsWith` takes several times longer, as it goes through it by characters. The last
 * character is compared first, so that other bytes are rarely searched for the text.
 */
function isAt(bytes: string, text: string, at: number): boolean {
  const last = text.length - 1;
  return (last < 0 || bytes.charCodeAt(at + last) === text.charCodeAt(last)) && bytes.indexOf(text, at) === at;
}

/** The end of a value. What follows it tells whether that is all of it. */
function endOf(kind: SlotKind, bytes: string, start: number): number {
  if (kind === "fragment") return endOfString(bytes, start - 1) - 1;
  if (kind === "spaces") return endOfSpaces(bytes, start);
  return kind === "word" ? endOfWord(bytes, start) : endOfDigits(bytes, start);
}

function endOfSpaces(bytes: string, start: number): number {
  let at = start;
  while (bytes.charCodeAt(at) === SPACE) at++;
  return at;
}

/** The end of a text that is the same in JSON. */
function endOfWord(bytes: string, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    const code = bytes.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code < SPACE || code > TILDE || code === BACKSLASH) return -1;
  }
  return -1;
}

function endOfDigits(bytes: string, start: number): number {
  let at = start;
  while (isDigit(bytes.charCodeAt(at))) at++;
  const hasZero = bytes.charCodeAt(start) === ZERO && at > start + 1;
  return at === start || hasZero ? -1 : at;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const ZERO = 0x30;
const NINE = 0x39;
const BACKSLASH = 0x5c;
const TILDE = 0x7e;
