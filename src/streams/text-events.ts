/**
 * Events of a stream that only add text, and differ in nothing else that has a meaning. After two of them in a row, the
 * text of those that follow is cut out of their bytes: they are not parsed. Each byte is a character here.
 */
import { EventFrame, type Passed } from "./event-frame.js";
import { shapeOf, type Shape } from "./event-shape.js";
import type { StreamFormat } from "./stream-format.js";

export interface FoundEvents {
  readonly texts: string[];
  /** The pieces of what is passed on; none where that is the bytes as they came. */
  readonly sent: string[];
  /** The length of their bytes. */
  size: number;
}

/** So many bytes are searched at a time. */
const MOST_AT_ONCE = 16_384;
/** Text that is the same in JSON. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** Marks a long integer where values are exact. */
const MARK = "\\u0001";

export class TextEvents {
  /** What the last events have in common. */
  #frame: EventFrame | undefined;
  #last: (Passed & { readonly event: Buffer }) | undefined;

  /** Members of events that are not among the meaningful ones may differ. */
  constructor(
    private readonly format: Pick<StreamFormat, "isText" | "dataFrom" | "envelope">,
    private readonly meaningful: ReadonlySet<string> | undefined,
  ) {}

  /** Events that follow may be like the last one. */
  get isKnown(): boolean {
    return this.#frame !== undefined;
  }

  /** Events are passed on as they come. */
  get isUnchanged(): boolean {
    return this.#frame?.isUnchanged === true;
  }

  /** Remembers an event that was parsed: the text that it added, where it did nothing else, and what was passed on. */
  learn(event: string | Buffer, sent: string | Buffer, text: string | undefined): void {
    if (text === undefined || text === "" || typeof event === "string") return this.#forget();
    if (this.#fits(event, text)) return;
    const json = Buffer.from(JSON.stringify(text)).toString("latin1");
    const came = this.#shapeOf(event, json);
    const passed = sent === event ? came : this.#shapeOf(sent, json);
    if (came === undefined || passed === undefined) return this.#forget();
    const last = this.#last;
    this.#last = { came, sent: passed, event };
    this.#frame = last && EventFrame.of(last, this.#last);
  }

  /** The events at a place of a chunk that are like the last ones, and complete. */
  find(chunk: Buffer, from: number): FoundEvents {
    const found: FoundEvents = { texts: [], sent: [], size: 0 };
    const frame = this.#frame;
    const last = this.#last;
    if (frame === undefined || last === undefined) return found;
    const { before, after, isIntact } = this.format.envelope;
    const bytes = chunk.toString("latin1", from, from + MOST_AT_ONCE);
    for (let at = 0; ; at = found.size) {
      const content = frame.match(bytes, at + before);
      const end = content + after;
      if (content === -1 || end > bytes.length || !isIntact(chunk, from + at, from + end, last.event)) break;
      const json = bytes.slice(frame.fragment.start, frame.fragment.end);
      const text = textOf(json);
      if (text === undefined) break;
      found.texts.push(text);
      if (!frame.isUnchanged) frame.write(bytes, json, content, found.sent);
      found.size = end;
    }
    return found;
  }

  #forget(): void {
    this.#frame = undefined;
    this.#last = undefined;
  }

  /** An event like the last ones may write its text in another way than `JSON.stringify` does. */
  #fits(event: Buffer, text: string): boolean {
    const frame = this.#frame;
    if (frame === undefined) return false;
    const content = this.#contentOf(event);
    if (frame.match(content, 0) !== content.length) return false;
    return textOf(content.slice(frame.fragment.start, frame.fragment.end)) === text;
  }

  /** The shape of what is in the envelope. An event in one that was edited has none yet, and no shape. */
  #shapeOf(event: string | Buffer, json: string): Shape | undefined {
    if (typeof event === "string" && !this.format.isText) return undefined;
    const bytes = typeof event === "string" ? Buffer.from(event) : event;
    return shapeOf(this.#contentOf(bytes), json, this.format.dataFrom(bytes), this.meaningful);
  }

  #contentOf(event: Buffer): string {
    const { before, after } = this.format.envelope;
    return event.toString("latin1", before, event.length - after);
  }
}

/** The value of a text in JSON; nothing where it is no JSON, or a long integer. */
function textOf(json: string): string | undefined {
  if (PLAIN.test(json)) return json;
  if (json.includes(MARK)) return undefined;
  try {
    return JSON.parse(`"${Buffer.from(json, "latin1").toString()}"`) as string;
  } catch {
    return undefined;
  }
}
