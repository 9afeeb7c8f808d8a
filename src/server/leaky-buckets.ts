/** Leaky buckets by name. When there are too many names, the least recently used one is dropped. */
interface Bucket {
  readonly level: number;
  readonly at: number;
}

/** How much a bucket holds, and how long it takes to leak that much. */
export interface BucketSize {
  readonly holds: number;
  readonly leaksWithinMs: number;
}

export class LeakyBuckets {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly size: BucketSize,
    private readonly now: () => number,
    private readonly mostNames: number,
  ) {}

  isEmpty(name: string): boolean {
    return this.#level(name) === 0;
  }

  /** Whether a bucket has room for this amount. */
  hasRoom(name: string, amount: number): boolean {
    return this.#level(name) + amount <= this.size.holds;
  }

  /** Adds one, or returns after how many milliseconds there is room for it. */
  pour(name: string): number | undefined {
    const { holds, leaksWithinMs } = this.size;
    const level = this.#level(name);
    const isFull = level + 1 > holds;
    this.#remember(name, { level: isFull ? level : level + 1, at: this.now() });
    return isFull ? ((level + 1 - holds) * leaksWithinMs) / holds : undefined;
  }

  #level(name: string): number {
    const { holds, leaksWithinMs } = this.size;
    const bucket = this.#buckets.get(name);
    return bucket === undefined ? 0 : Math.max(0, bucket.level - ((this.now() - bucket.at) * holds) / leaksWithinMs);
  }

  #remember(name: string, bucket: Bucket): void {
    this.#buckets.delete(name);
    const oldest = this.#buckets.size >= this.mostNames ? this.#buckets.keys().next().value : undefined;
    if (oldest !== undefined) this.#buckets.delete(oldest);
    this.#buckets.set(name, bucket);
  }
}
