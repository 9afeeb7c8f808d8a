/** What is kept for each set of labels of a metric. */

export type Labels<Label extends string> = Readonly<Record<Label, string>>;

export class ByLabels<Label extends string, Kept> {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly names: readonly Label[],
    private readonly make: (labels: Labels<string>) => Kept,
  ) {}

  /** Other labels make no difference. */
  of(labels: Labels<Label>): Kept {
    let key = "";
    for (const name of this.names) key += `${labels[name]}\n`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const made = this.make(Object.fromEntries(this.names.map((name) => [name, labels[name]])));
    this.#kept.set(key, made);
    return made;
  }

  get all(): readonly Kept[] {
    return [...this.#kept.values()];
  }
}
