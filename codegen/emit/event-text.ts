/** The text of an event as one concatenation: constants are joined when the code is made. */
import { isObject } from "../join/source.js";
import type { Mapping } from "../join/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { code, joined, type Code, type Piece } from "../print/code.js";
import { streamEvents } from "./runtime.js";
import { endingOf, jsonTextOf, valueOf } from "./template-variables.js";
import { literal, quote } from "./text.js";

type Owner = Pick<Mapping, "dialect">;

/** A string of a line has so many characters at most. */
const MOST_CHARACTERS = 100;

/** An event, with its name on a line of its own where events are named. */
export function eventText(data: Json, { dialect, stream: { write } }: Mapping): Code {
  const whole = { ...write.always, ...(isObject(data) ? data : {}) };
  const text = new Text({ dialect });
  if (write.named) {
    text.add("event: ");
    text.addName(String(whole.type ?? whole.event_type));
    text.add("\n");
  }
  text.add("data: ");
  text.addJson(whole);
  text.add("\n\n");
  return text.expression;
}

/** Constants and expressions one behind the other. */
class Text {
  readonly #pieces: (string | Code)[] = [];

  constructor(private readonly owner: Owner) {}

  get expression(): Code {
    return joined(
      this.#pieces.flatMap((piece): Piece[] => (typeof piece === "string" ? inLines(piece).map(quote) : [piece])),
      " + ",
    );
  }

  add(piece: string | Code): void {
    const last = this.#pieces.at(-1);
    if (typeof piece === "string" && typeof last === "string") this.#pieces[this.#pieces.length - 1] = last + piece;
    else this.#pieces.push(piece);
  }

  /** A text that is not JSON, such as the name of an event. */
  addName(value: string): void {
    const ended = endingOf(value, this.owner);
    this.add(ended?.start ?? value);
    if (ended !== undefined) this.add(ended.ending);
  }

  addJson(value: Json | undefined): void {
    if (typeof value === "string") this.#addText(value);
    else if (Array.isArray(value)) this.#addList(value);
    else if (isObject(value)) this.#addObject(value);
    else this.add(JSON.stringify(value));
  }

  #addText(value: string): void {
    const ended = endingOf(value, this.owner);
    const json = jsonTextOf(value, this.owner);
    if (json !== undefined) this.add(json);
    else if (ended !== undefined) this.add(code`${streamEvents.jsonText}(${quote(ended.start)} + ${ended.ending})`);
    else this.add(JSON.stringify(value));
  }

  #addList(items: readonly Json[]): void {
    this.add("[");
    items.forEach((item, index) => {
      if (index > 0) this.add(",");
      this.addJson(item);
    });
    this.add("]");
  }

  #addObject({ $merge: merged, ...members }: Readonly<Record<string, Json | undefined>>): void {
    if (typeof merged === "string") {
      const base = valueOf(merged, this.owner) ?? "{}";
      this.add(code`${streamEvents.jsonText}({ ...${base}, ...${literal(members)} })`);
      return;
    }
    this.add("{");
    Object.entries(members).forEach(([key, member], index) => {
      this.add(`${index > 0 ? "," : ""}${JSON.stringify(key)}:`);
      this.addJson(member);
    });
    this.add("}");
  }
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
