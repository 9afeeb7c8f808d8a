/** How much of a wallet the calls of the last second held, so that an allotment covers about the next one. */

const WINDOW_MS = 1_000;

interface Window {
  calls: number;
  ticks: bigint;
}

export class Demand {
  #startedAt = 0;
  #current: Window = { calls: 0, ticks: 0n };
  #last: Window = this.#current;
  #latestAt = Number.NEGATIVE_INFINITY;

  /** Counts a call that holds so much. */
  count(ticks: bigint, now: number): void {
    this.#follow(now);
    this.#current.calls += 1;
    this.#current.ticks += ticks;
    this.#latestAt = now;
  }

  /** The calls of the last second. */
  get calls(): number {
    return Math.max(this.#current.calls, this.#last.calls);
  }

  /** What they held together. */
  get ticks(): bigint {
    const [one, other] = [this.#current.ticks, this.#last.ticks];
    return one > other ? one : other;
  }

  /** Since the latest call. */
  silence(now: number): number {
    return now - this.#latestAt;
  }

  #follow(now: number): void {
    const age = now - this.#startedAt;
    if (age < WINDOW_MS) return;
    this.#last = age < 2 * WINDOW_MS ? this.#current : { calls: 0, ticks: 0n };
    this.#current = { calls: 0, ticks: 0n };
    this.#startedAt = now;
  }
}
