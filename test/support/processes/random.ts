/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** The numbers of one place in a run: of a step, or of a call. */
  static of(seed: number, ...place: readonly number[]): Random {
    return new Random(place.reduce((state, part) => new Random(state ^ Math.imul(part + 1, 0x9e3779b1)).word(), seed));
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  one<Item>(items: readonly Item[]): Item | undefined {
    return items[this.below(items.length)];
  }

  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item {
    let rest = this.below(items.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, item] of items) if ((rest -= weight) < 0) return item;
    throw new Error("there is nothing to choose from");
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const keyed = items.map((item) => ({ item, key: this.next() }));
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
  }

  private next(): number {
    return this.word() / 2 ** 32;
  }

  private word(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}
