/** The text of an event as one concatenation: constants are joined when the code is made. */
import type { Placed } from "../load/spec-file.js";
import { inside } from "../model/line.js";
import { isObject } from "../model/source.js";
import type { Mapping } from "../model/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { frames } from "../../src/conversion/stream/framing.js";
import { code, joined, madeOf, type Code, type Piece } from "../print/code.js";
import { streamEvents } from "./runtime.js";
import { locals } from "./locals.js";
import { changesInPart, endingOf, isEventNumber, isOptional, jsonTextOf, valueOf } from "./template-variables.js";
import { literal, memberName, quote } from "./text.js";

type Owner = Pick<Mapping, "dialect">;

/** A string of a line has so many characters at most. */
const MOST_CHARACTERS = 100;

/** An event in the frame of its dialect's streams; `node` is where the mapping has it. */
export function eventText(data: Json, mapping: Mapping, node?: Placed): Code {
  return framedText(data, mapping, node).expression;
}

/** What is around the fragment of an event; nothing where more than the fragment differs among those of a part. */
export function fragmentText(data: Json, mapping: Mapping, node?: Placed): FragmentText | undefined {
  return framedText(data, mapping, node).fragment;
}

/** The text around a fragment. Before a number, where the event has one, and after that. */
export interface FragmentText {
  readonly start: Code | undefined;
  readonly before: Code;
  readonly after: Code;
}

function framedText(data: Json, { dialect, stream: { framing, write } }: Mapping, node?: Placed): EventText {
  const whole = { ...write.always, ...(isObject(data) ? data : {}) };
  const { name, data: around } = frames[framing];
  const text = new EventText({ dialect });
  if (name !== undefined && write.named !== undefined) {
    text.add(name.before);
    text.addName(String(whole[write.named]), node && inside(node, write.named));
    text.add(name.after);
  }
  text.add(around.before);
  text.addJson(name?.isApart === true ? without(whole, write.named) : whole, node);
  text.add(around.after);
  return text;
}

/** An event without its name, which is beside it. */
export function without(event: Readonly<Record<string, Json>>, named = ""): Record<string, Json> {
  return Object.fromEntries(Object.entries(event).filter(([member]) => member !== named));
}

/** Constants and expressions one behind the other. */
export class EventText {
  readonly #pieces: (string | Code)[] = [];
  /** Something in it differs among the events of a part. */
  #isChanging = false;

  constructor(private readonly owner: Owner) {}

  get expression(): Code {
    return concatenated(this.#pieces);
  }

  get fragment(): FragmentText | undefined {
    const [at = -1, ...others] = this.#placesOf((piece) => piece.uses(locals.piece));
    const [number = -1, ...numbers] = this.#placesOf(isEventNumber);
    if (this.#isChanging || at < 0 || others.length > 0 || number > at || numbers.length > 0) return undefined;
    return {
      start: number < 0 ? undefined : concatenated(this.#pieces.slice(0, number)),
      before: concatenated(this.#pieces.slice(number + 1, at)),
      after: concatenated(this.#pieces.slice(at + 1)),
    };
  }

  #placesOf(isMeant: (piece: Code) => boolean): number[] {
    return this.#pieces.flatMap((piece, index) => (typeof piece !== "string" && isMeant(piece) ? [index] : []));
  }

  add(piece: string | Code): void {
    if (piece === "") return;
    const last = this.#pieces.at(-1);
    if (typeof piece === "string" && typeof last === "string") this.#pieces[this.#pieces.length - 1] = last + piece;
    else this.#pieces.push(piece);
  }

  /** A text that is not JSON, such as the name of an event. */
  addName(value: string, node?: Placed): void {
    this.#isChanging ||= changesInPart(value);
    const ended = endingOf(value, this.owner);
    this.add(ended?.start ?? value);
    if (ended !== undefined) this.add(madeOf(node, ended.ending));
  }

  addJson(value: Json | undefined, node?: Placed): void {
    if (typeof value === "string") this.#addText(value, node);
    else if (Array.isArray(value)) this.#addList(value, node);
    else if (isObject(value)) this.#addObject(value, node);
    else this.add(JSON.stringify(value));
  }

  #addText(value: string, node?: Placed): void {
    this.#isChanging ||= changesInPart(value);
    const ended = endingOf(value, this.owner);
    const json = jsonTextOf(value, this.owner);
    if (json !== undefined) this.add(madeOf(node, json));
    else if (ended !== undefined)
      this.add(madeOf(node, code`${streamEvents.jsonText}(${quote(ended.start)} + ${ended.ending})`));
    else this.add(JSON.stringify(value));
  }

  #addList(items: readonly Json[], node?: Placed): void {
    this.add("[");
    items.forEach((item, index) => {
      if (index > 0) this.add(",");
      this.addJson(item, node && inside(node, index));
    });
    this.add("]");
  }

  #addObject({ $merge: merged, ...members }: Readonly<Record<string, Json | undefined>>, node?: Placed): void {
    if (typeof merged === "string") {
      this.#isChanging = true;
      const base = valueOf(merged, this.owner) ?? "{}";
      const own = Object.entries(members).map(([key, member]) => `${memberName(key)}: ${literal(member)}`);
      this.add(madeOf(node, code`${streamEvents.jsonText}({ ${joined([code`...${base}`, ...own])} })`));
      return;
    }
    this.add("{");
    optionalLast(members).forEach(([key, member], index) => {
      const start = `${index > 0 ? "," : ""}${JSON.stringify(key)}:`;
      if (isOptional(member)) this.#addOptional(start, member, node && inside(node, key));
      else {
        this.add(start);
        this.addJson(member, node && inside(node, key));
      }
    });
    this.add("}");
  }

  #addOptional(start: string, value: string, node?: Placed): void {
    this.#isChanging = true;
    this.add(madeOf(node, code`${streamEvents.memberText}(${quote(start)}, ${valueOf(value, this.owner) ?? ""})`));
  }
}

/** Those that may be left out come last, each with the comma before it: the first of an object has none. */
function optionalLast(members: Readonly<Record<string, Json | undefined>>): [string, Json | undefined][] {
  return Object.entries(members).sort(([, one], [, other]) => Number(isOptional(one)) - Number(isOptional(other)));
}

function concatenated(pieces: readonly (string | Code)[]): Code {
  return joined(
    pieces.flatMap((piece): Piece[] => (typeof piece === "string" ? inLines(piece).map(quote) : [piece])),
    " + ",
  );
}

/** A long text in pieces that each end with a comma or a line. */
function inLines(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.match(/[^,\n]*(?:,|\n+|$)/g) ?? []) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + piece.length <= MOST_CHARACTERS) pieces[pieces.length - 1] = last + piece;
    else if (piece !== "") pieces.push(piece);
  }
  return pieces;
}
