/** Lets no more through than so many in a while, and counts the others. */
export class RateBound {
  #began = -Infinity;
  #taken = 0;
  #refused = 0;

  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many were not let through since the last one that was; nothing when this one is not. */
  take(): number | undefined {
    const now = this.now();
    if (now - this.#began >= this.milliseconds) [this.#began, this.#taken] = [now, 0];
    if (this.#taken >= this.most) {
      this.#refused += 1;
      return undefined;
    }
    this.#taken += 1;
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }
}
