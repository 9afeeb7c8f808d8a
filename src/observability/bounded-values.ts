/** Keeps the number of values of a label small: each value is a series in memory, and in every answer to Prometheus. */

const OTHERS = "other";

export class BoundedValues {
  readonly #values = new Set<string>();

  constructor(private readonly most: number) {}

  /** The value itself, or `other` when there are too many. Those that came first are kept. */
  of(value: string): string {
    if (this.#values.has(value)) return value;
    if (this.#values.size >= this.most) return OTHERS;
    this.#values.add(value);
    return value;
  }
}
