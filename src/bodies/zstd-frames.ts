/**
 * Reads the heads of zstd's frames and blocks as they arrive, for the sizes of their contents (RFC 8878, section 3).
 */
import { ZstdError } from "./zstd-error.js";

/** How many bytes the frames contain, as far as their heads declare it. */
export interface FrameSizes {
  readonly least: number;
  readonly most: number;
}

/** HTTP encoders need no larger window (RFC 9659), and decoders need not support one. */
export const WINDOW_LOG = 23;
const LARGEST_WINDOW = 2 ** WINDOW_LOG;
const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const LARGEST_BLOCK = 128 * 1024;

/** How many bytes are read next; a negative number of bytes is skipped. */
type Step = number;
type Steps<Result> = Generator<Step, Result, Buffer>;

/** Follows the frames, and fails at the first head that is wrong or declares too much. */
export class FrameScanner {
  readonly #steps: Steps<never>;
  readonly #sizes = { least: 0, most: 0 };
  #step: Step;
  /** The bytes of the next read that have arrived. */
  #head: Buffer = Buffer.alloc(0);
  #isBetweenFrames = true;

  constructor(private readonly limit: number) {
    this.#steps = this.#readFrames();
    this.#step = this.#advance(this.#head);
  }

  /** Takes the next bytes. */
  push(piece: Buffer): void {
    for (let at = 0; at < piece.length;) {
      if (this.#step < 0) {
        const passed = Math.min(-this.#step, piece.length - at);
        this.#step += passed;
        at += passed;
      } else {
        const read = piece.subarray(at, at + this.#step - this.#head.length);
        this.#head = this.#head.length === 0 ? read : Buffer.concat([this.#head, read]);
        at += read.length;
      }
      while (this.#step === this.#head.length) this.#step = this.#advance(this.#head);
    }
  }

  /** The sizes of all frames. Fails where the last one is cut. */
  end(): FrameSizes {
    if (!this.#isBetweenFrames || this.#head.length > 0) throw new ZstdError("damaged");
    return this.#sizes;
  }

  #advance(head: Buffer): Step {
    this.#head = Buffer.alloc(0);
    return this.#steps.next(head).value;
  }

  *#readFrames(): Steps<never> {
    for (;;) {
      this.#isBetweenFrames = true;
      const magic = (yield 4).readUInt32LE();
      this.#isBetweenFrames = false;
      if (magic - (magic % 16) === SKIPPABLE) yield -(yield 4).readUInt32LE();
      else if (magic === MAGIC) yield* this.#readFrame();
      else throw new ZstdError("damaged");
    }
  }

  *#readFrame(): Steps<void> {
    const descriptor = (yield 1).readUInt8();
    if ((descriptor & 0x08) !== 0) throw new ZstdError("damaged");
    const isSingle = (descriptor & 0x20) !== 0;
    const window = isSingle ? undefined : windowSize((yield 1).readUInt8());
    yield -([0, 1, 2, 4][descriptor & 0x03] ?? 0);
    const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
    const size = sizeBytes === 0 ? undefined : contentSize(yield sizeBytes);
    this.#add(size ?? 0, size ?? 0);
    if ((window ?? size ?? 0) > LARGEST_WINDOW) throw new ZstdError("window too large");
    yield* this.#readBlocks(size === undefined);
    // The checksum at its end.
    yield (descriptor & 0x04) === 0 ? 0 : -4;
  }

  *#readBlocks(isSizeUnknown: boolean): Steps<void> {
    for (let isLast = false; !isLast;) {
      const head = (yield 3).readUIntLE(0, 3);
      isLast = (head & 1) === 1;
      const [type, size] = [(head >> 1) & 3, head >> 3];
      if (type === 3 || size > LARGEST_BLOCK) throw new ZstdError("damaged");
      // A compressed block has only an upper limit; the others declare their size.
      if (isSizeUnknown) this.#add(type === 2 ? 0 : size, type === 2 ? LARGEST_BLOCK : size);
      yield -(type === 1 ? 1 : size);
    }
  }

  #add(least: number, most: number): void {
    this.#sizes.least += least;
    this.#sizes.most += most;
    if (this.#sizes.least > this.limit) throw new ZstdError("too large");
  }
}

/** Five bits of exponent, and three of eighths. */
function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3));
  return base + (base / 8) * (descriptor & 7);
}

/** A size of two bytes starts after the sizes that one byte can hold. */
function contentSize(bytes: Buffer): number {
  if (bytes.length === 8) return Number(bytes.readBigUInt64LE());
  return bytes.readUIntLE(0, bytes.length) + (bytes.length === 2 ? 256 : 0);
}
