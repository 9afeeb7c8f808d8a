/** Writes that must not be lost because the database is away for a while: whoever waits for them need not wait to the end. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { reasonOf } from "../stores/drivers/database-error.js";
import { logEvent } from "../observability/log-event.js";

export interface RetryUntilWrittenTimes {
  /** How long a write is tried. */
  readonly patienceMs: number;
  /** How long a call waits for a write of its own that its answer depends on. */
  readonly callMs: number;
  /** How long it waits for one that its answer does not depend on. */
  readonly otherMs: number;
  /** How long an end waits for a database that is away. */
  readonly stopMs: number;
}

const TIMES: RetryUntilWrittenTimes = { patienceMs: 600_000, callMs: 5_000, otherMs: 1_000, stopMs: 20_000 };
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
   * What a write gave. To whoever waits it has failed when it takes too long; it goes on in the background until it is
   * done or `lost`, which nobody else is told of then.
   */
  async write<Result>(
    write: () => Promise<Result>,
    lost: (error: unknown) => void = () => undefined,
    waitMs = this.#times.callMs,
  ): Promise<Result> {
    const work = this.#persist(write);
    const tracked: Promise<unknown> = work.catch(lost).finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    const timer = new AbortController();
    const late = sleep(waitMs, undefined, { signal: timer.signal }).then(() =>
      Promise.reject(new Error("the database is away")),
    );
    return Promise.race([work, late]).finally(() => timer.abort());
  }

  /** The same for what nobody's answer depends on: it is not waited for as long. */
  async writeInBackground(write: () => Promise<unknown>): Promise<void> {
    await this.write(write, undefined, this.#times.otherMs).catch(() => undefined);
  }

  /** Waits for what goes on in the background, and in the end gives it up. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#ending.abort(), this.#times.stopMs);
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    clearTimeout(timer);
  }

  async #persist<Result>(write: () => Promise<Result>): Promise<Result> {
    const { signal } = this.#ending;
    const deadline = performance.now() + this.#times.patienceMs;
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
