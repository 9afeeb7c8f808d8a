/** Writes the lines of one turn of the event loop at once: each write of its own costs as much as a small query. */
import type { Output } from "./io.js";

/** What waits when the process ends is written then. */
const waiting = new Set<GatheredOutput>();
process.on("exit", () => waiting.forEach((output) => output.flush()));

/** What several processes write to one pipe is not mixed up to this length. */
const MOST_BYTES = 4_000;

export class GatheredOutput implements Output {
  readonly #output: Output;
  #text = "";
  #bytes = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  write(text: string): void {
    const bytes = Buffer.byteLength(text);
    if (this.#bytes + bytes > MOST_BYTES) this.flush();
    if (this.#text === "") this.#begin();
    this.#text += text;
    this.#bytes += bytes;
  }

  flush(): void {
    waiting.delete(this);
    const text = this.#text;
    this.#text = "";
    this.#bytes = 0;
    if (text !== "") this.#output.write(text);
  }

  #begin(): void {
    waiting.add(this);
    setImmediate(() => this.flush());
  }
}
