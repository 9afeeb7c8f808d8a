/** Remembers a limited number of answers for a short time. New ones replace the oldest. */
export class ExpiringCache<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly until: number }>();

  constructor(
    private readonly capacity: number,
    private readonly lifetimeMilliseconds: number,
    /** A monotonic clock: with another one, entries would live longer when it is put back. */
    private readonly now: () => number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until > this.now()) return entry.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, value: Value, lifetimeMilliseconds = this.lifetimeMilliseconds): void {
    this.entries.delete(key);
    const oldest = this.entries.size >= this.capacity ? this.entries.keys().next().value : undefined;
    if (oldest !== undefined) this.entries.delete(oldest);
    this.entries.set(key, { value, until: this.now() + lifetimeMilliseconds });
  }

  clear(): void {
    this.entries.clear();
  }
}
