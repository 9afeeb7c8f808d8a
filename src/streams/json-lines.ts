/** Lines of JSON, split as their bytes arrive. */
import { Pieces } from "../bodies/collect.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { LONGEST_EVENT } from "./longest-event.js";
import { endAfter } from "./server-events.js";
import type { EventSplitter, StreamEvent } from "./stream-event.js";

const FEED = 0x0a;
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, FEED, 0x0d]);

/** The bytes of complete lines with their ends, without blank ones. */
export class JsonLines implements EventSplitter {
  readonly #longest: number;
  readonly #kept: Pieces;

  constructor(longest: number = LONGEST_EVENT) {
    this.#longest = longest;
    this.#kept = new Pieces(longest);
  }

  get size(): number {
    return this.#kept.size;
  }

  endIn(chunk: Buffer, from: number): number {
    return endAfter(chunk, "\n", from);
  }

  push(chunk: Buffer): Buffer[] {
    const lines: Buffer[] = [];
    let from = 0;
    for (let end = chunk.indexOf(FEED); end !== -1; end = chunk.indexOf(FEED, from)) {
      this.#keep(chunk.subarray(from, end + 1));
      lines.push(...this.end());
      from = end + 1;
    }
    this.#keep(chunk.subarray(from));
    return lines;
  }

  /** The last line counts even without its line end. */
  end(): Buffer[] {
    const line = this.#kept.take();
    return line.every((byte) => SPACES.has(byte)) ? [] : [line];
  }

  #keep(bytes: Buffer): void {
    if (this.#kept.size + bytes.length > this.#longest)
      throw new UpstreamError("too_large", "An event of the upstream's stream is too large.");
    if (bytes.length > 0) this.#kept.add(bytes);
  }
}

/** A line is the data of an event without a name. */
export function readLine(line: Buffer): StreamEvent {
  const text = line.toString("utf8");
  const data = text.trim();
  return { data, raw: text.length === data.length + 1 && text.endsWith("\n") ? line : `${data}\n` };
}
