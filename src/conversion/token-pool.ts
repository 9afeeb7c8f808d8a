/** Tokens of an answer, in their order, from which those of each text are taken. */
import { byteLength, encodeUtf8 } from "./bytes.js";
import type { Json } from "./json.js";
import { asList, asText, asWire } from "./values.js";

/** So many bytes at its beginning tell a text from what is before it. */
const BEGINNING = 32;

export class TokenPool {
  #tokens: Json[] = [];
  /** Those before it are taken. */
  #next = 0;

  get isEmpty(): boolean {
    return this.#next === this.#tokens.length;
  }

  add(tokens: readonly Json[]): void {
    for (const token of tokens) this.#tokens.push(token);
  }

  /**
   * Those that spell a text, by their bytes: tokens may be parts of characters. Those before them are of reasoning or
   * of a call, and go. Where none spell it, as many as the text is long if all of them are of texts.
   */
  take(text: string, areOfTexts: boolean): Json[] {
    const beginning = encodeUtf8(text.slice(0, 2 * BEGINNING)).subarray(0, BEGINNING);
    if (beginning.length === 0) return [];
    let first = this.#next;
    while (first < this.#tokens.length && !this.#spell(beginning, first)) first++;
    if (first === this.#tokens.length) {
      if (!areOfTexts) return [];
      first = this.#next;
    }
    let length = byteLength(text);
    for (this.#next = first; length > 0 && !this.isEmpty; this.#next++) length -= lengthOf(this.#tokens[this.#next]);
    const taken = this.#tokens.slice(first, this.#next);
    this.#forget();
    return taken;
  }

  takeAll(): Json[] {
    const rest = this.#tokens.slice(this.#next);
    this.#tokens = [];
    this.#next = 0;
    return rest;
  }

  #forget(): void {
    if (2 * this.#next < this.#tokens.length) return;
    this.#tokens = this.#tokens.slice(this.#next);
    this.#next = 0;
  }

  /** Whether the tokens from one on begin with these bytes, or are their beginning. */
  #spell(wanted: Uint8Array, first: number): boolean {
    let place = 0;
    for (const token of this.#tokens.slice(first, first + BEGINNING))
      for (const byte of bytesOf(token)) {
        if (place === wanted.length) return true;
        if (byte !== wanted[place++]) return false;
      }
    return place > 0;
  }
}

function bytesOf(token: Json): readonly Json[] {
  return asList(asWire(token)?.bytes);
}

/** One without bytes has no less than one, so that a text takes no more than it is long. */
function lengthOf(token: Json | undefined): number {
  const length = asList(asWire(token)?.bytes).length;
  return length > 0 ? length : Math.max(1, byteLength(asText(asWire(token)?.token) ?? ""));
}
