/** The time for which the machine paused: it must not count for the program. */
import { setTimeout as sleep } from "node:timers/promises";

const TICK_MS = 20;
/** A tick that comes so late was delayed by the machine. */
const LATE_MS = 100;

export class StallClock {
  #total = 0;
  #last = performance.now();
  readonly #timer = setInterval(() => this.#tick(), TICK_MS);

  /** The duration of a function, without the time for which the whole machine paused. */
  async time(work: () => Promise<unknown>): Promise<number> {
    const [begun, before] = [performance.now(), this.#total];
    await work();
    const took = performance.now() - begun;
    // The last pause is counted by the next tick.
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
