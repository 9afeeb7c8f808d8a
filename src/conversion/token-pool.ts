/** Tokens of an answer, in their order, from which those of each text are taken. */
import type { Token } from "../../generated/interlingua/text.js";
import { byteLength, encodeUtf8 } from "./bytes.js";

/** So many bytes at its beginning tell a text from what is before it. */
const BEGINNING = 32;
/** So often a token is looked at on average. Then texts are no longer searched for, which keeps the work linear. */
const LOOKS = 8;

export class TokenPool {
  #tokens: Token[] = [];
  /** Those before it are taken. */
  #next = 0;
  #looksLeft = 0;

  get isEmpty(): boolean {
    return this.#next === this.#tokens.length;
  }

  add(tokens: readonly Token[]): void {
    for (const token of tokens) this.#tokens.push(token);
    this.#looksLeft += LOOKS * tokens.length;
  }

  /** The next ones, as many as the text is long. Bytes are counted: tokens may be parts of characters. */
  take(text: string): Token[] {
    const first = this.#next;
    this.#skip(byteLength(text));
    const taken = this.#tokens.slice(first, this.#next);
    this.#forget();
    return taken;
  }

  /** The next ones that spell the text, if any do. Those before them are of reasoning or of a call, and go. */
  takeSpelled(text: string): Token[] {
    const beginning = encodeUtf8(text.slice(0, 2 * BEGINNING)).subarray(0, BEGINNING);
    for (let first = this.#next; first < this.#tokens.length && this.#looksLeft-- > 0; first++) {
      if (!this.#spell(beginning, first)) continue;
      this.#next = first;
      return this.take(text);
    }
    return [];
  }

  /** Forgets the next ones, so many bytes. */
  drop(bytes: number): void {
    this.#skip(bytes);
    this.#forget();
  }

  takeAll(): Token[] {
    const rest = this.#tokens.slice(this.#next);
    this.#tokens = [];
    this.#next = 0;
    return rest;
  }

  #skip(bytes: number): void {
    let left = bytes;
    for (let token = this.#tokens[this.#next]; left > 0 && token !== undefined; token = this.#tokens[this.#next]) {
      left -= sizeOf(token);
      this.#next++;
    }
  }

  #forget(): void {
    if (2 * this.#next < this.#tokens.length) return;
    this.#tokens = this.#tokens.slice(this.#next);
    this.#next = 0;
  }

  /** Whether the tokens from one on begin with these bytes, or are their beginning. */
  #spell(wanted: Uint8Array, first: number): boolean {
    let place = 0;
    for (let at = first; at < this.#tokens.length && at < first + BEGINNING; at++)
      for (const byte of this.#tokens[at]?.bytes ?? []) {
        if (place === wanted.length) return true;
        if (byte !== wanted[place++]) return false;
      }
    return place > 0;
  }
}

/** In bytes. One without bytes has no less than one, so that a text takes no more than it is long. */
export function sizeOf({ bytes, text }: Token): number {
  return bytes.length > 0 ? bytes.length : Math.max(1, byteLength(text));
}
