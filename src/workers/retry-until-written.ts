/**
 * Retries writes while the database is away. A caller waits for a limited time, and the retries continue in the
 * background.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { withinTime } from "../errors/race.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { logEvent } from "../observability/log-event.js";

export interface RetryUntilWrittenTimes {
  /** How long a write is retried before it is lost. */
  readonly giveUpMs: number;
  /** How long a call waits for a write that its answer depends on. */
  readonly callMs: number;
  /** How long a call waits for a write that its answer does not depend on. */
  readonly otherMs: number;
  /** How long a shutdown waits for a database that is away. */
  readonly stopMs: number;
}

const TIMES: RetryUntilWrittenTimes = { giveUpMs: 600_000, callMs: 5_000, otherMs: 1_000, stopMs: 20_000 };
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

export class RetryUntilWritten {
  readonly #times: RetryUntilWrittenTimes;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #ending = new AbortController();

  constructor(
    private readonly log: Logger,
    times: Partial<RetryUntilWrittenTimes> = {},
  ) {
    this.#times = { ...TIMES, ...times };
  }

  /**
   * The result of a write. Rejects when the write takes too long, and continues it in the background. `lost` is called
   * when the write fails permanently, because then no caller waits for it.
   */
  async write<Result>(
    write: () => Promise<Result>,
    lost: (error: unknown) => void = () => undefined,
    waitMs = this.#times.callMs,
  ): Promise<Result> {
    const work = this.#persist(write);
    const tracked: Promise<unknown> = work.catch(lost).finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    return withinTime(work, waitMs, () => {
      throw new Error("the database is away");
    });
  }

  /** The same for a write that no answer depends on: the wait is shorter and never rejects. */
  async writeInBackground(write: () => Promise<unknown>): Promise<void> {
    await this.write(write, undefined, this.#times.otherMs).catch(() => undefined);
  }

  /** Waits for the writes in the background, up to `stopMs`. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#ending.abort(), this.#times.stopMs);
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    clearTimeout(timer);
  }

  async #persist<Result>(write: () => Promise<Result>): Promise<Result> {
    const { signal } = this.#ending;
    const deadline = performance.now() + this.#times.giveUpMs;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await write();
      } catch (error) {
        if (signal.aborted || performance.now() + pause > deadline) throw error;
        logEvent(this.log, "task.write_retry", { reason: reasonOf(error) });
      }
      await sleep(pause, undefined, { signal });
    }
  }
}
