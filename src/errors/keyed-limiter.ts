/** Limits how much work runs at a time, in all and for one key, such as a provider, a host or a wallet. */

interface QueuedWork {
  readonly key: string;
  begin(): void;
}

export class KeyedLimiter {
  readonly #active = new Map<string, number>();
  /** In order of arrival. */
  readonly #queue: QueuedWork[] = [];
  #activeCount = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfKey = most,
  ) {}

  /** How much more work may start. */
  get left(): number {
    return Math.max(0, this.most - this.#activeCount);
  }

  /** How much work waits. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** The keys at their limit. */
  get full(): string[] {
    return [...this.#active].filter(([, count]) => count >= this.mostOfKey).map(([key]) => key);
  }

  /** The keys with work that runs. */
  get active(): string[] {
    return [...this.#active.keys()];
  }

  /** The keys with work that waits. */
  get queued(): string[] {
    return [...new Set(this.#queue.map(({ key }) => key))];
  }

  /** Runs a piece of work as soon as the limits allow it. Work that waits for others of its key delays no other key. */
  async during<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoomFor(key)) this.#enter(key);
    else await new Promise<void>((begin) => this.#queue.push({ key, begin }));
    try {
      return await work();
    } finally {
      this.#leave(key);
    }
  }

  #hasRoomFor(key: string): boolean {
    return this.#activeCount < this.most && (this.#active.get(key) ?? 0) < this.mostOfKey;
  }

  #enter(key: string): void {
    this.#activeCount += 1;
    this.#active.set(key, (this.#active.get(key) ?? 0) + 1);
  }

  #leave(key: string): void {
    this.#activeCount -= 1;
    const count = (this.#active.get(key) ?? 1) - 1;
    if (count === 0) this.#active.delete(key);
    else this.#active.set(key, count);
    const next = this.#queue.findIndex((one) => this.#hasRoomFor(one.key));
    if (next === -1) return;
    const [one] = this.#queue.splice(next, 1);
    this.#enter(one?.key ?? key);
    one?.begin();
  }
}
