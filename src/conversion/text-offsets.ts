/** Places in one text, in characters and in bytes of UTF-8. The text is counted once, for any number of places. */
import { byteLength } from "./bytes.js";

export class TextOffsets {
  /** The bytes before each character, and all of them. Nothing where each character is one byte. */
  #before: Uint32Array | undefined;
  #isCounted = false;

  constructor(private readonly text: string) {}

  /** The bytes of so many characters. */
  bytesIn(characters: number): number {
    const { length } = this.text;
    const end = within(characters, length);
    return this.#counts()?.[end] ?? end;
  }

  /** The characters of so many bytes. A character that is cut counts. */
  charactersIn(bytes: number): number {
    const before = this.#counts();
    if (before === undefined) return bytes;
    const end = within(bytes, before.at(-1) ?? 0);
    let [least, most] = [0, before.length - 1];
    while (least < most) {
      const middle = (least + most) >>> 1;
      if ((before[middle] ?? 0) < end) least = middle + 1;
      else most = middle;
    }
    return least;
  }

  #counts(): Uint32Array | undefined {
    if (!this.#isCounted) {
      this.#isCounted = true;
      if (byteLength(this.text) !== this.text.length) this.#before = bytesBefore(this.text);
    }
    return this.#before;
  }
}

/** As of `slice`: from the end, if negative. */
function within(offset: number, length: number): number {
  return offset < 0 ? Math.max(0, length + offset) : Math.min(offset, length);
}

/** Half of a surrogate pair is written as three bytes, and the whole pair as four. */
function bytesBefore(text: string): Uint32Array {
  const before = new Uint32Array(text.length + 1);
  let bytes = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isSecondHalf = isLow(code) && at > 0 && isHigh(text.charCodeAt(at - 1));
    bytes += isSecondHalf ? 1 : code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    before[at + 1] = bytes;
  }
  return before;
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
