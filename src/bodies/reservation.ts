/** Memory of the budget that is taken before the bytes arrive. */
import type { MemoryLease } from "./memory-budget.js";

export class Reservation {
  /** What was reserved and is not used yet. */
  #left = 0;

  constructor(
    private readonly lease: MemoryLease,
    /** How many bytes of the budget each byte takes. */
    private readonly times: number,
  ) {}

  async reserve(bytes: number): Promise<void> {
    await this.lease.hold(this.times * bytes);
    this.#left += this.times * bytes;
  }

  /** Uses the reserved memory, and takes more only beyond it. */
  hold(bytes: number): Promise<void> | undefined {
    const needed = this.times * bytes;
    const used = Math.min(this.#left, needed);
    this.#left -= used;
    return used === needed ? undefined : this.lease.hold(needed - used);
  }
}
