/**
 * Whether the event loop is late for some time, and not only once: a pause for garbage, or a process that was stopped,
 * is over at the next look.
 */
import type { Logger } from "pino";
import { logEvent } from "./log-event.js";

const LOOK_MS = 100;
/** So many looks in a row. */
const MOST_LATE = 5;

export class LastingLag {
  #late = 0;
  #latestMs = 0;
  #lookedAt = 0;
  #looks: NodeJS.Timeout | undefined;

  /** Looks count as late when they are later than the bound. */
  constructor(
    private readonly boundMs: number,
    private readonly log: Logger,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** How late the latest look was. */
  get latestMs(): number {
    return this.#latestMs;
  }

  /** The process has more to do than it can. */
  get isOverloaded(): boolean {
    return this.#late >= MOST_LATE;
  }

  start(): void {
    this.#lookedAt = this.now();
    this.#looks = setInterval(() => this.look(), LOOK_MS).unref();
  }

  stop(): void {
    clearInterval(this.#looks);
  }

  /** Due every 100 ms. */
  look(): void {
    const now = this.now();
    const milliseconds = Math.round(now - this.#lookedAt - LOOK_MS);
    const wasOverloaded = this.isOverloaded;
    this.#latestMs = milliseconds;
    this.#late = milliseconds > this.boundMs ? this.#late + 1 : 0;
    this.#lookedAt = now;
    if (this.isOverloaded && !wasOverloaded) logEvent(this.log, "process.overloaded", { milliseconds });
    if (!this.isOverloaded && wasOverloaded) logEvent(this.log, "process.keeps_up_again");
  }
}
