/** Collects a body into one buffer, whatever its chunks are. */

export interface CollectOptions {
  /** The content length of the head. */
  readonly declared: string | undefined;
  readonly limit: number;
  /** Called before each chunk is kept. Resolves when there is memory for it. */
  hold(bytes: number): Promise<void> | undefined;
  tooLarge(): Error;
}

/**
 * Up to this size chunks are joined. Above it the whole buffer is allocated at once; the system provides only its
 * filled pages.
 */
const FEW = 256 * 1024;

export async function collect(
  pieces: AsyncIterable<Buffer>,
  { declared, limit, hold, tooLarge }: CollectOptions,
): Promise<Buffer> {
  const collected = new Pieces(capacityOf(declared, limit), limit);
  for await (const piece of pieces) {
    if (collected.size + piece.length > limit) throw tooLarge();
    await hold(piece.length);
    collected.add(piece);
  }
  return collected.take();
}

function capacityOf(declared: string | undefined, limit: number): number {
  const length = Number(declared);
  return length > FEW && length <= limit ? length : limit;
}

/** Collected chunks, in one buffer when they are large. */
export class Pieces {
  #few: Buffer[] = [];
  #whole: Buffer | undefined;
  #size = 0;

  constructor(
    private readonly capacity: number,
    private readonly limit = capacity,
  ) {}

  get size(): number {
    return this.#size;
  }

  add(piece: Buffer): void {
    const size = this.#size + piece.length;
    if (size <= FEW) this.#few.push(piece);
    else piece.copy(this.#withRoom(size), this.#size);
    this.#size = size;
  }

  /** All bytes so far. Later ones start a new buffer. */
  take(): Buffer {
    const [first = Buffer.alloc(0), ...more] = this.#few;
    const all =
      this.#whole?.subarray(0, this.#size) ?? (more.length === 0 ? first : Buffer.concat(this.#few, this.#size));
    this.#few = [];
    this.#whole = undefined;
    this.#size = 0;
    return all;
  }

  /** Hosts may send more than they declared. */
  #withRoom(size: number): Buffer {
    const before = this.#whole;
    if (before !== undefined && size <= before.length) return before;
    const whole = (this.#whole = Buffer.allocUnsafeSlow(
      Math.max(size, before === undefined ? this.capacity : this.limit),
    ));
    before?.copy(whole, 0, 0, this.#size);
    let at = 0;
    for (const piece of this.#few.splice(0)) at += piece.copy(whole, at);
    return whole;
  }
}
