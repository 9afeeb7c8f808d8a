/** How long the machine has stood still: what was measured meanwhile says nothing of the program. */
import { setTimeout as sleep } from "node:timers/promises";

const TICK_MS = 20;
/** A beat that comes so late was kept by the machine. */
const LATE_MS = 100;

export class StallClock {
  #total = 0;
  #last = performance.now();
  readonly #timer = setInterval(() => this.#tick(), TICK_MS);

  /** How long something took, less the time for which nothing at all went on. */
  async time(work: () => Promise<unknown>): Promise<number> {
    const [begun, before] = [performance.now(), this.#total];
    await work();
    const took = performance.now() - begun;
    // The last time that it stood still is counted by the next beat.
    await sleep(2 * TICK_MS);
    return took - (this.#total - before);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = performance.now();
    if (now - this.#last > LATE_MS) this.#total += now - this.#last - TICK_MS;
    this.#last = now;
  }
}
