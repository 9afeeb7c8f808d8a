/** Lets a limited number of events through in a time, and counts the others. */
export class RateBound {
  #began = -Infinity;
  #taken = 0;
  #refused = 0;

  constructor(
    private readonly most: number,
    private readonly milliseconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How many were suppressed since the last that passed. Nothing when this one is suppressed. */
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
