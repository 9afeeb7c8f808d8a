/**
 * What all workers share that lease rows of the database and poll for due ones: timers, tracking of work, and a clean
 * stop.
 */
import { randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import { reasonOf } from "../stores/drivers/database-error.js";
import { everyJittered } from "./jittered-interval.js";

/** A name for leases. No other process has it, nor does this one after a restart. */
export function newLeaseOwner(prefix: string | number): string {
  return `${prefix}-${randomBytes(8).toString("hex")}`;
}

export interface LeaseWorkerOptions {
  /** Makes all that this worker has leased due at once, for other processes. */
  releaseLeases(owner: string): Promise<void>;
}

export class LeaseWorker {
  readonly owner = newLeaseOwner(process.pid);
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  /** The kinds of claims that are being made now. */
  readonly #claiming = new Set<string>();
  readonly #stopTimers: (() => void)[] = [];

  constructor(private readonly options: LeaseWorkerOptions) {
    // Every piece of work under way listens to it.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Aborts when the worker stops. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Does the work at once, and then about this often until the worker stops. */
  every(milliseconds: number, work: () => void): void {
    this.#stopTimers.push(everyJittered(milliseconds, work));
  }

  /** Makes `stop` wait for a piece of work. */
  track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }

  /**
   * Makes a claim, unless one of its kind is being made or the worker stops. After an error the next claim tries again.
   */
  async claim(kind: string, onError: (reason: string) => void, work: () => Promise<void>): Promise<void> {
    if (this.#claiming.has(kind) || this.#stopping.signal.aborted) return;
    this.#claiming.add(kind);
    try {
      await work();
    } catch (error) {
      onError(reasonOf(error));
    } finally {
      this.#claiming.delete(kind);
    }
  }

  /** Waits for all work under way, writes what it left, and gives the leases to other processes. */
  async stop(flush: () => Promise<void> = async () => undefined): Promise<void> {
    for (const stopTimer of this.#stopTimers.splice(0)) stopTimer();
    this.#stopping.abort();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    await flush();
    await this.options.releaseLeases(this.owner).catch(() => undefined);
  }
}
