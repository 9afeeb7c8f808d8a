/** Writes a string of bits, most significant first, as video headers are written. */
export class BitWriter {
  #bytes = Buffer.alloc(1_024);
  #length = 0;
  /** The bits that do not fill a byte yet. */
  #waiting = 0;
  #waitingBits = 0;

  /** A number in this many bits, 24 at most: more would not fit beside the waiting bits. */
  bits(value: number, count: number): this {
    this.#waiting = (this.#waiting << count) | value;
    this.#waitingBits += count;
    while (this.#waitingBits >= 8) {
      this.#waitingBits -= 8;
      this.#byte(this.#waiting >>> this.#waitingBits);
    }
    this.#waiting &= (1 << this.#waitingBits) - 1;
    return this;
  }

  /** A number in the Exponential-Golomb code: as many zeros as digits follow its first one. */
  unsigned(value: number): this {
    const digits = 32 - Math.clz32(value + 1);
    return this.bits(0, digits - 1).bits(value + 1, digits);
  }

  /** The same code for numbers of both signs: 0, 1, -1, 2, -2… */
  signed(value: number): this {
    return this.unsigned(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** All bytes. A one marks the end of the data, and zeros fill the last byte. */
  finish(): Buffer {
    this.bits(1, 1);
    if (this.#waitingBits > 0) this.bits(0, 8 - this.#waitingBits);
    return this.#bytes.subarray(0, this.#length);
  }

  #byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#length)]);
    this.#bytes[this.#length++] = value & 0xff;
  }
}
