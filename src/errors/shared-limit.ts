/**
 * A time limit of many waits at once. They share one timer: a timer for each costs more than all else that such a wait
 * needs, and nearly all of them end long before their time.
 */
import { outsideWork } from "./work.js";

/** A wait under way, in a list in the order of their ends. */
export interface Wait {
  readonly endsAt: number;
  readonly late: () => void;
  before: Wait | undefined;
  after: Wait | undefined;
  isOver: boolean;
}

export class SharedLimit {
  #oldest: Wait | undefined;
  #newest: Wait | undefined;
  #isTimed = false;

  constructor(private readonly milliseconds: number) {}

  /** `late` is called when the time is over before the wait ends. */
  begin(late: () => void): Wait {
    const endsAt = performance.now() + this.milliseconds;
    const wait: Wait = { endsAt, late, before: this.#newest, after: undefined, isOver: false };
    if (this.#newest === undefined) this.#oldest = wait;
    else this.#newest.after = wait;
    this.#newest = wait;
    if (!this.#isTimed) this.#timeNext(this.milliseconds);
    return wait;
  }

  /** Has no effect on a wait that is over. A wait that is over keeps none of the others in memory. */
  end(wait: Wait): void {
    if (wait.isOver) return;
    wait.isOver = true;
    const { before, after } = wait;
    if (before === undefined) this.#oldest = after;
    else before.after = after;
    if (after === undefined) this.#newest = before;
    else after.before = before;
    wait.before = undefined;
    wait.after = undefined;
  }

  /** The timer serves the work of many. */
  #timeNext(milliseconds: number): void {
    this.#isTimed = true;
    outsideWork(() => setTimeout(() => this.#endLate(), milliseconds).unref());
  }

  #endLate(): void {
    const now = performance.now();
    try {
      for (let oldest = this.#oldest; oldest !== undefined && oldest.endsAt <= now; oldest = this.#oldest) {
        this.end(oldest);
        oldest.late();
      }
    } finally {
      this.#isTimed = false;
      if (this.#oldest !== undefined) this.#timeNext(Math.max(1, this.#oldest.endsAt - now));
    }
  }
}
