/** How late the event loop was: the longest delay of the last 15 to 30 seconds. */
import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks";

/** Each is a wake-up of the process. A delay can be longer by so much than what is measured. */
const RESOLUTION_MS = 50;
const WINDOW_MS = 15_000;
const NANOSECONDS = 1e9;

export class EventLoopLag {
  /** Made at the start: Node.js aborts when it lists its handles after one was collected that never started. */
  #delays: IntervalHistogram | undefined;
  #before = 0;
  #windows: NodeJS.Timeout | undefined;

  start(): void {
    const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
    delays.enable();
    this.#delays = delays;
    this.#windows = setInterval(() => {
      this.#before = delays.max;
      delays.reset();
    }, WINDOW_MS).unref();
  }

  /** The delay of a timer that is due every 50 ms: what exceeds them is lag. */
  get seconds(): number {
    const longest = Math.max(this.#before, this.#delays?.max ?? 0);
    return Math.max(0, longest / NANOSECONDS - RESOLUTION_MS / 1000);
  }

  stop(): void {
    clearInterval(this.#windows);
    this.#delays?.disable();
  }
}
