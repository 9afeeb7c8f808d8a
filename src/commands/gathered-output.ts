/** Writes the lines of one turn of the event loop at once: each write of its own costs as much as a small query. */
import type { Output } from "./io.js";

/** What waits when the process ends is written then. */
const waiting = new Set<GatheredOutput>();
process.on("exit", () => waiting.forEach((output) => output.flush()));

/** What several processes write to one pipe is not mixed up to this length. */
const MOST_CHARACTERS = 4_000;

export class GatheredOutput implements Output {
  readonly #output: Output;
  #text = "";

  constructor(output: Output) {
    this.#output = output;
  }

  write(text: string): void {
    if (this.#text.length + text.length > MOST_CHARACTERS) this.flush();
    if (this.#text === "") this.#begin();
    this.#text += text;
  }

  flush(): void {
    waiting.delete(this);
    const text = this.#text;
    this.#text = "";
    if (text !== "") this.#output.write(text);
  }

  #begin(): void {
    waiting.add(this);
    setImmediate(() => this.flush());
  }
}
