/** Server-sent events, read piece by piece as they come off the wire. */
import { StringDecoder } from "node:string_decoder";
import { UpstreamFailure } from "./upstream-failure.js";

export interface ServerEvent {
  /** The event's name; empty when it has none. */
  readonly event: string;
  /** Absent for a block that says nothing, such as a comment that keeps the connection alive. */
  readonly data: string | undefined;
  /** The whole block with its closing blank line, line ends made LF. */
  readonly raw: string;
}

/** A line, or all lines of one event, may have so many characters. */
const LONGEST_EVENT = 4 * 1024 * 1024;
const BYTE_ORDER_MARK = "\uFEFF";

/** Takes chunks cut anywhere, also inside a character or a line end, and gives the events that are complete. */
export class EventParser {
  readonly #decoder = new StringDecoder("utf8");
  readonly #longest: number;
  /** What has come of the line that is not complete. */
  #rest = "";
  #first = true;
  #afterReturn = false;
  #event = "";
  #data: string | undefined;
  #raw = "";

  constructor(longest: number = LONGEST_EVENT) {
    this.#longest = longest;
  }

  push(chunk: Buffer): ServerEvent[] {
    return this.#read(this.#decoder.write(chunk));
  }

  /** The last event counts even when its blank line is missing. */
  end(): ServerEvent[] {
    const events = this.#read(this.#decoder.end());
    if (this.#rest !== "") this.#line(this.#rest);
    this.#rest = "";
    if (this.#raw !== "") events.push(this.#complete());
    return events;
  }

  /** Looks for line ends in the new chunk only, so that a long line in many chunks is not read again and again. */
  #read(decoded: string): ServerEvent[] {
    const events: ServerEvent[] = [];
    if (decoded === "") return events;
    const chunk = this.#withoutMark(decoded);
    let start = this.#afterReturn && chunk.startsWith("\n") ? 1 : 0;
    this.#afterReturn = false;
    const ends = new LineEnds(chunk);
    for (let end = ends.next(start); end !== -1; end = ends.next(start)) {
      const line = this.#rest + chunk.slice(start, end);
      this.#rest = "";
      start = this.#skipLineEnd(chunk, end);
      if (line !== "") this.#line(line);
      else if (this.#raw !== "") events.push(this.#complete());
    }
    this.#rest += chunk.slice(start);
    this.#checkLength(this.#rest.length);
    return events;
  }

  /** A return at the end of a chunk ends its line at once; a line feed that follows belongs to it. */
  #skipLineEnd(chunk: string, end: number): number {
    if (chunk[end] === "\n") return end + 1;
    if (end + 1 === chunk.length) this.#afterReturn = true;
    return chunk[end + 1] === "\n" ? end + 2 : end + 1;
  }

  #withoutMark(chunk: string): string {
    const isMarked = this.#first && chunk.startsWith(BYTE_ORDER_MARK);
    this.#first = false;
    return isMarked ? chunk.slice(1) : chunk;
  }

  #line(line: string): void {
    this.#checkLength(line.length);
    this.#raw += `${line}\n`;
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    if (field !== "data" && field !== "event") return;
    const value = colon === -1 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
    if (field === "event") this.#event = value;
    else this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`;
  }

  #complete(): ServerEvent {
    const event = { event: this.#event, data: this.#data || undefined, raw: `${this.#raw}\n` };
    this.#event = "";
    this.#data = undefined;
    this.#raw = "";
    return event;
  }

  #checkLength(length: number): void {
    if (this.#raw.length + length <= this.#longest) return;
    throw new UpstreamFailure("too_large", "An event of the upstream's stream is too large.");
  }
}

/** The places of both kinds of line end, each looked for once. */
class LineEnds {
  #feed = -2;
  #return = -2;

  constructor(private readonly text: string) {}

  /** The first line end at or after a place that never goes back; -1 when there is none. */
  next(from: number): number {
    if (this.#feed !== -1 && this.#feed < from) this.#feed = this.text.indexOf("\n", from);
    if (this.#return !== -1 && this.#return < from) this.#return = this.text.indexOf("\r", from);
    if (this.#feed === -1 || this.#return === -1) return Math.max(this.#feed, this.#return);
    return Math.min(this.#feed, this.#return);
  }
}

/** The text of an event with other data in the place of its own. */
export function rawWithData({ raw }: ServerEvent, data: string): string {
  const replacement = data.split("\n").map((line) => `data: ${line}`);
  const lines = raw.slice(0, -2).split("\n");
  const first = lines.findIndex(isData);
  const kept = lines.filter((line, index) => index <= first || !isData(line));
  return `${kept.toSpliced(first, 1, ...replacement).join("\n")}\n\n`;
}

function isData(line: string): boolean {
  return line === "data" || line.startsWith("data:");
}
