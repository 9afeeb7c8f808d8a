/**
 * Follows the boxes of an MP4 or QuickTime file, each of which begins with its length. The last one ends where the file
 * does, so a file that was cut is known by itself.
 */
const LENGTH_BYTES = 4;
const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;
/** The length follows in eight bytes. */
const LONG = 1;
const FIRST = "ftyp";

export class BoxReader {
  /** What is left of the box that is being read. */
  #left = 0;
  #head: Uint8Array = new Uint8Array();
  #isFirst = true;
  /** Whatever follows is right: it is no such file, or its last box reaches to the end. */
  #isOpenEnded = false;

  add(bytes: Uint8Array): void {
    let rest = bytes;
    while (rest.length > 0 && !this.#isOpenEnded) {
      if (this.#left === 0) rest = this.#readHead(rest);
      const passed = Math.min(this.#left, rest.length);
      this.#left -= passed;
      rest = rest.subarray(passed);
    }
  }

  /** The file ends inside a box, if it ends here. */
  get isInside(): boolean {
    return !this.#isOpenEnded && (this.#left > 0 || (this.#head.length > 0 && !this.#isTerminated));
  }

  /** Some programs write a length of zero behind the last box: it ends the list. */
  get #isTerminated(): boolean {
    return this.#head.length >= LENGTH_BYTES && this.#head.every((byte) => byte === 0);
  }

  /** Returns what is behind the head. */
  #readHead(bytes: Uint8Array): Uint8Array {
    const before = this.#head.length;
    const head = Buffer.concat([this.#head, bytes.subarray(0, LONG_HEAD_BYTES - before)]);
    const short = head.length < HEAD_BYTES ? undefined : head.readUInt32BE(0);
    const needed = short === LONG ? LONG_HEAD_BYTES : HEAD_BYTES;
    if (short === undefined || head.length < needed) {
      this.#head = head;
      return bytes.subarray(bytes.length);
    }
    const size = short === LONG ? Number(head.readBigUInt64BE(HEAD_BYTES)) : short;
    this.#isOpenEnded = size < needed || (this.#isFirst && head.toString("latin1", 4, HEAD_BYTES) !== FIRST);
    this.#isFirst = false;
    this.#head = new Uint8Array();
    this.#left = Math.max(0, size - needed);
    return bytes.subarray(needed - before);
  }
}
