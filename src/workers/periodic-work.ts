/** Work that is repeated until it is stopped: no kind runs twice at once, and `stop` waits for what runs. */
import { withinTime } from "../errors/race.js";
import { everyJittered } from "./jittered-interval.js";

/**
 * A shutdown does not wait for longer: what still runs fails when the database closes, and is repeated after the next
 * start.
 */
const STOP_MS = 10_000;

/** Whether work that can be continued later should end now. */
export type IsStopping = () => boolean;

export class PeriodicWork {
  #isStopping = false;
  readonly #stopTimers: (() => void)[] = [];
  readonly #running = new Set<Promise<void>>();

  /** Does the work at once and then about this often. It handles its own errors. */
  every(milliseconds: number, work: (isStopping: IsStopping) => Promise<void>): void {
    let isRunning = false;
    const run = async () => {
      isRunning = true;
      await work(() => this.#isStopping).finally(() => (isRunning = false));
    };
    this.#stopTimers.push(
      everyJittered(milliseconds, () => {
        if (isRunning) return;
        const running = run().finally(() => this.#running.delete(running));
        this.#running.add(running);
      }),
    );
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const stopTimer of this.#stopTimers.splice(0)) stopTimer();
    await withinTime(Promise.all(this.#running), STOP_MS, () => undefined);
  }
}
