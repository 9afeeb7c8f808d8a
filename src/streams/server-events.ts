/** Server-sent events, parsed as their bytes arrive. */
import { withoutMark } from "../bodies/byte-order-mark.js";
import { Pieces } from "../bodies/collect.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { LONGEST_EVENT } from "./longest-event.js";
import type { EventSplitter, StreamEvent } from "./stream-event.js";

const FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const BRACE = 0x7b;
const ENDING = "\n\n";

/**
 * Takes chunks that are cut anywhere, also inside a character or a line end. Returns the bytes of the complete events.
 */
export class EventBlocks implements EventSplitter {
  readonly #longest: number;
  readonly #kept: Pieces;
  #first = true;
  #afterReturn = false;
  /** The block has a line, and the current line is empty. */
  #hasLine = false;
  #isEmpty = true;

  constructor(longest: number = LONGEST_EVENT) {
    this.#longest = longest;
    this.#kept = new Pieces(longest);
  }

  /** The bytes of the incomplete event. */
  get size(): number {
    return this.#kept.size;
  }

  endIn(chunk: Buffer, from: number): number {
    return endAfter(chunk, ENDING, from);
  }

  /** Searches line ends only in the new chunk, so that a long line in many chunks is not searched again and again. */
  push(chunk: Buffer): Buffer[] {
    const blocks: Buffer[] = [];
    if (chunk.length === 0) return blocks;
    let from = this.#afterReturn && chunk[0] === FEED ? 1 : 0;
    let line = from;
    this.#afterReturn = false;
    const ends = new LineEnds(chunk);
    for (let end = ends.next(line); end !== -1; end = ends.next(line)) {
      const isBlank = end === line && this.#isEmpty;
      line = this.#skipLineEnd(chunk, end);
      if (!isBlank) this.#hasLine = true;
      else {
        if (this.#hasLine) blocks.push(...this.#complete(chunk.subarray(from, line)));
        this.#first = false;
        from = line;
      }
      this.#isEmpty = true;
    }
    if (line < chunk.length) this.#isEmpty = false;
    this.#keep(chunk.subarray(from));
    return blocks;
  }

  /** The last event counts even without its blank line. */
  end(): Buffer[] {
    return this.#complete(Buffer.alloc(0));
  }

  /** A carriage return at the end of a chunk ends its line at once. A line feed that follows belongs to it. */
  #skipLineEnd(chunk: Buffer, end: number): number {
    if (chunk[end] === FEED) return end + 1;
    if (end + 1 === chunk.length) this.#afterReturn = true;
    return chunk[end + 1] === FEED ? end + 2 : end + 1;
  }

  #complete(last: Buffer): Buffer[] {
    this.#keep(last);
    this.#hasLine = false;
    const block = this.#kept.take();
    const rest = this.#first ? withoutMark(block) : block;
    this.#first = false;
    return rest.every((byte) => byte === FEED || byte === RETURN) ? [] : [rest];
  }

  #keep(bytes: Buffer): void {
    if (this.#kept.size + bytes.length > this.#longest)
      throw new UpstreamError("too_large", "An event of the upstream's stream is too large.");
    if (bytes.length > 0) this.#kept.add(bytes);
  }
}

/** Parses a block. It is passed on with its closing blank line, and with line ends made LF. */
export function readEvent(block: Buffer): StreamEvent {
  const bytes = block.includes(RETURN) ? Buffer.from(block.toString("utf8").replace(/\r\n?/g, "\n")) : block;
  // Some hosts write an error without a frame.
  if (bytes[0] === BRACE) return { data: bytes.toString("utf8").trim(), raw: "", isFailure: true };
  let data: string | undefined;
  let lines = 0;
  let isFailure = false;
  for (let from = 0, end = 0; from < bytes.length; from = end + 1) {
    end = bytes.indexOf(FEED, from);
    if (end === -1) end = bytes.length;
    if (end > from) lines++;
    if (!isData(bytes, from, end)) {
      isFailure ||= isErrorName(bytes, from, end);
      continue;
    }
    const value = bytes.toString("utf8", bytes[from + DATA] === SPACE ? from + DATA + 1 : from + DATA, end);
    data = data === undefined ? value : `${data}\n${value}`;
  }
  return { data: data || undefined, raw: ended(bytes), isPlain: lines === 1, isFailure: isFailure && Boolean(data) };
}

const ERROR_NAME = /^event: ?error$/;
/** The longest spelling of the field. */
const LONGEST_NAME = 12;

/** Whether a line names an event as an error. */
function isErrorName(bytes: Buffer, from: number, end: number): boolean {
  return end - from <= LONGEST_NAME && bytes[from] === 0x65 && ERROR_NAME.test(bytes.toString("latin1", from, end));
}

/** Where the first data of an event begins. */
export function startOfData(event: Buffer): number {
  let from = 0;
  while (from < event.length && !isData(event, from, event.length)) from = endAfter(event, "\n", from);
  return from + DATA;
}

/** The place after a text, or the end of the bytes. */
export function endAfter(bytes: Buffer, text: string, from: number): number {
  const at = bytes.indexOf(text, from);
  return at === -1 ? bytes.length : at + text.length;
}

/** The length of the name of the field and its colon. */
const DATA = 5;

/** Whether a line is that of the field for data, with a value or without one. */
function isData(bytes: Buffer, from: number, end: number): boolean {
  return (
    bytes[from] === 0x64 &&
    bytes[from + 1] === 0x61 &&
    bytes[from + 2] === 0x74 &&
    bytes[from + 3] === 0x61 &&
    (bytes[from + 4] === 0x3a || from + 4 === end)
  );
}

/** A block at the end of a stream may lack its blank line. */
function ended(bytes: Buffer): string | Buffer {
  const { length } = bytes;
  if (bytes[0] !== FEED && bytes[length - 1] === FEED && bytes[length - 2] === FEED && bytes[length - 3] !== FEED)
    return bytes;
  return `${bytes.toString("utf8").replace(/^\n+|\n+$/g, "")}\n\n`;
}

/** The places of both kinds of line end, each searched once. */
class LineEnds {
  #feed = -2;
  #return = -2;

  constructor(private readonly bytes: Buffer) {}

  /** The first line end at or after a place. The place must never go back. -1 when there is none. */
  next(from: number): number {
    if (this.#feed !== -1 && this.#feed < from) this.#feed = this.bytes.indexOf(FEED, from);
    if (this.#return !== -1 && this.#return < from) this.#return = this.bytes.indexOf(RETURN, from);
    if (this.#feed === -1 || this.#return === -1) return Math.max(this.#feed, this.#return);
    return Math.min(this.#feed, this.#return);
  }
}

/** The text of an event with its data replaced. */
export function rawWithData({ raw, isPlain }: Pick<StreamEvent, "raw" | "isPlain">, data: string): string {
  if (isPlain === true && !data.includes("\n")) return `data: ${data}\n\n`;
  const replacement = data.split("\n").map((line) => `data: ${line}`);
  const lines = String(raw).slice(0, -2).split("\n");
  const first = lines.findIndex(isDataLine);
  const kept = lines.filter((line, index) => index <= first || !isDataLine(line));
  return `${[...kept.slice(0, first), ...replacement, ...kept.slice(first + 1)].join("\n")}\n\n`;
}

function isDataLine(line: string): boolean {
  return line === "data" || line.startsWith("data:");
}
