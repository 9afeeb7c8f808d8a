/** Room for so much work at a time, and for so much of it of one kind. */

interface Waiting {
  readonly kind: string;
  begin(): void;
}

export class KeyedLimiter {
  readonly #ofKind = new Map<string, number>();
  /** Those who came first stand first. */
  #waiting: Waiting[] = [];
  #inside = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfKind = most,
  ) {}

  /** How much more may begin. */
  get left(): number {
    return Math.max(0, this.most - this.#inside);
  }

  /** The kinds that have no room left. */
  get full(): string[] {
    return [...this.#ofKind].filter(([, count]) => count >= this.mostOfKind).map(([kind]) => kind);
  }

  /** Does a piece of work as soon as there is room for it: who waits for others of its kind is in nobody else's way. */
  async during<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#hasRoomFor(kind)) this.#enter(kind);
    else await new Promise<void>((begin) => this.#waiting.push({ kind, begin }));
    try {
      return await work();
    } finally {
      this.#leave(kind);
    }
  }

  #hasRoomFor(kind: string): boolean {
    return this.#inside < this.most && (this.#ofKind.get(kind) ?? 0) < this.mostOfKind;
  }

  #enter(kind: string): void {
    this.#inside += 1;
    this.#ofKind.set(kind, (this.#ofKind.get(kind) ?? 0) + 1);
  }

  #leave(kind: string): void {
    this.#inside -= 1;
    const count = (this.#ofKind.get(kind) ?? 1) - 1;
    if (count === 0) this.#ofKind.delete(kind);
    else this.#ofKind.set(kind, count);
    const next = this.#waiting.findIndex((one) => this.#hasRoomFor(one.kind));
    if (next === -1) return;
    const [one] = this.#waiting.splice(next, 1);
    this.#enter(one?.kind ?? kind);
    one?.begin();
  }
}
