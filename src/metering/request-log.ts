/** Writes calls down in batches, off their path: a database that is slow or away holds up no call. */
import type { Logger } from "pino";
import type { RequestLogStore, RequestRow } from "../stores/request-log-store.js";

export interface RequestLogTimes {
  readonly flushMs: number;
  readonly batch: number;
  /** Rows that wait for a database that is away; more are counted and left out. */
  readonly mostWaiting: number;
  readonly pruneMs: number;
  readonly retentionMs: number;
}

const TIMES: Omit<RequestLogTimes, "retentionMs"> = { flushMs: 1_000, batch: 100, mostWaiting: 10_000, pruneMs: 3_600_000 };

export class RequestLog {
  readonly #store: RequestLogStore;
  readonly #log: Logger;
  readonly #times: RequestLogTimes;
  #waiting: RequestRow[] = [];
  #lost = 0;
  #flushing: Promise<void> | undefined;
  #timers: NodeJS.Timeout[] = [];

  constructor(store: RequestLogStore, log: Logger, times: Pick<RequestLogTimes, "retentionMs"> & Partial<RequestLogTimes>) {
    this.#store = store;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
  }

  start(): void {
    const { flushMs, pruneMs } = this.#times;
    this.#timers = [setInterval(() => void this.flush(), flushMs), setInterval(() => void this.prune(), pruneMs)];
    void this.prune();
  }

  add(row: RequestRow): void {
    const { batch, mostWaiting } = this.#times;
    if (this.#waiting.length >= mostWaiting) this.#lost += 1;
    else this.#waiting.push(row);
    if (this.#waiting.length === batch) void this.flush();
  }

  /** Resolves when what waits now is written, or could not be. */
  async flush(): Promise<void> {
    // Two that write at once would both take the same rows away, and others that neither has written.
    while (this.#flushing !== undefined) await this.#flushing;
    if (this.#waiting.length === 0) return;
    this.#flushing = this.#write().finally(() => (this.#flushing = undefined));
    await this.#flushing;
  }

  async prune(now = Date.now()): Promise<void> {
    try {
      const rows = await this.#store.prune(now - this.#times.retentionMs);
      if (rows > 0) this.#log.info({ rows }, "old requests are pruned from the log");
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, "the request log could not be pruned");
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.slice(0, this.#times.batch);
      if (!(await this.#writeBatch(rows))) return;
      this.#waiting = this.#waiting.slice(rows.length);
    }
    if (this.#lost > 0) this.#log.error({ requests: this.#lost }, "requests are not in the log: the database was away for too long");
    this.#lost = 0;
  }

  /** A row that the database does not take must not keep the others from being written: then each is written by itself. */
  async #writeBatch(rows: readonly RequestRow[]): Promise<boolean> {
    try {
      await this.#store.write(rows);
      return true;
    } catch (error) {
      const outcomes = await Promise.allSettled(rows.map((row) => this.#store.write([row])));
      const refused = outcomes.filter(({ status }) => status === "rejected").length;
      const isAway = refused === rows.length && rows.length > 1;
      const known = { reason: reasonOf(error), requests: refused };
      this.#log.error(known, isAway ? "requests could not be written down; they are tried again" : "the database takes no row of some requests");
      return !isAway;
    }
  }
}

/** What was bound to a query must not be told. */
function reasonOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}
