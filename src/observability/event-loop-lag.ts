/** How late the event loop was: the longest delay of the last 15 to 30 seconds. */
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 20;
const WINDOW_MS = 15_000;
const NANOSECONDS = 1e9;

export class EventLoopLag {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  #before = 0;
  #windows: NodeJS.Timeout | undefined;

  start(): void {
    this.#delays.enable();
    this.#windows = setInterval(() => {
      this.#before = this.#delays.max;
      this.#delays.reset();
    }, WINDOW_MS).unref();
  }

  /** The delay of a timer that is due every 20 ms: what exceeds them is lag. */
  get seconds(): number {
    return Math.max(0, Math.max(this.#before, this.#delays.max) / NANOSECONDS - RESOLUTION_MS / 1000);
  }

  stop(): void {
    clearInterval(this.#windows);
    this.#delays.disable();
  }
}
