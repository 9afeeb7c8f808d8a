/** Writes the lines of one turn of the event loop at once: each write of its own costs as much as a small query. */
import type { Output } from "./io.js";

/** What waits when the process ends is written then. */
const waiting = new Set<GatheredOutput>();
process.on("exit", () => waiting.forEach((output) => output.flush()));

/** What several processes write to one pipe is not mixed up to this length. */
const MOST_BYTES = 4_000;

export class GatheredOutput implements Output {
  readonly #output: Output;
  #texts: string[] = [];
  #length = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  write(text: string): void {
    if (text === "") return;
    // No text has fewer bytes than characters. The bytes are counted once, for all.
    if (this.#length + text.length > MOST_BYTES) this.flush();
    if (this.#length === 0) this.#begin();
    this.#texts.push(text);
    this.#length += text.length;
  }

  flush(): void {
    waiting.delete(this);
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    this.#length = 0;
    const all = texts.join("");
    // Characters beyond ASCII have several bytes.
    if (Buffer.byteLength(all) <= MOST_BYTES) this.#output.write(all);
    else for (const group of grouped(texts)) this.#output.write(group);
  }

  #begin(): void {
    waiting.add(this);
    setImmediate(() => this.flush());
  }
}

function grouped(texts: readonly string[]): string[] {
  const groups: string[] = [];
  let bytes = MOST_BYTES;
  for (const text of texts) {
    const more = Buffer.byteLength(text);
    const isFirst = bytes + more > MOST_BYTES;
    if (isFirst) groups.push(text);
    else groups.push(`${groups.pop() ?? ""}${text}`);
    bytes = isFirst ? more : bytes + more;
  }
  return groups;
}
