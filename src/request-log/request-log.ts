/** Writes calls to the request log in batches, in the background: a slow database delays no call. */
import type { Logger } from "pino";
import { EqualRefusals } from "./equal-refusals.js";
import { isRefusedValue, reasonOf } from "../stores/drivers/database-error.js";
import { CallSums, type SummedCharge } from "../stores/logs/call-sums.js";
import type { RequestLogStore } from "../stores/logs/request-log-store.js";
import type { RequestRow } from "../stores/logs/request-rows.js";
import { type IsStopping, PeriodicWork } from "../workers/periodic-work.js";
import { logEvent } from "../observability/log-event.js";

export interface RequestLogTimes {
  readonly flushMs: number;
  readonly batch: number;
  /** The most rows that wait for a database that is away. Further ones are counted and left out. */
  readonly mostWaiting: number;
  /** The most characters of bodies that wait. Further rows keep no bodies. */
  readonly mostCharacters: number;
  readonly pruneMs: number;
  readonly sumMs: number;
  readonly retentionMs: number;
}

const TIMES: Omit<RequestLogTimes, "retentionMs"> = {
  flushMs: 1_000,
  batch: 100,
  mostWaiting: 10_000,
  mostCharacters: 32 * 1024 * 1024,
  pruneMs: 3_600_000,
  sumMs: 3_000,
};

/** Adding more would keep other writers waiting. */
const SUMS_AT_ONCE = 100;

export class RequestLog {
  readonly #store: RequestLogStore;
  readonly #log: Logger;
  readonly #times: RequestLogTimes;
  #waiting: RequestRow[] = [];
  readonly #refusals = new EqualRefusals();
  readonly #sums = new CallSums();
  #characters = 0;
  #lost = 0;
  #flushing: Promise<void> | undefined;
  readonly #periodic = new PeriodicWork();

  constructor(
    store: RequestLogStore,
    log: Logger,
    times: Pick<RequestLogTimes, "retentionMs"> & Partial<RequestLogTimes>,
  ) {
    this.#store = store;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
  }

  start(): void {
    const { flushMs, pruneMs, sumMs } = this.#times;
    this.#periodic.every(flushMs, () => this.flush());
    this.#periodic.every(pruneMs, (isStopping) => this.#prune(isStopping));
    this.#periodic.every(sumMs, () => this.#sumUp());
    this.#periodic.every(pruneMs, (isStopping) => this.#sumRest(isStopping));
  }

  add(row: RequestRow): void {
    this.#sums.add(row);
    if (this.#refusals.isRepeated(row)) return;
    const { batch, mostWaiting } = this.#times;
    if (this.#waiting.length >= mostWaiting) this.#lost += 1;
    else this.#keep(row);
    if (this.#waiting.length === batch) void this.flush();
  }

  /** Adds what a task cost to the sums. It is no further request. */
  addCharge(charge: SummedCharge): void {
    this.#sums.addCharge(charge);
  }

  /** Resolves when all waiting rows are written or have failed. */
  async flush(): Promise<void> {
    // Two flushes at once would both remove the same rows, and then others that neither has written.
    while (this.#flushing !== undefined) await this.#flushing;
    this.#flushing = this.#write().finally(() => (this.#flushing = undefined));
    await this.#flushing;
  }

  async #prune(isStopping: IsStopping): Promise<void> {
    try {
      const rows = await this.#store.prune(Date.now() - this.#times.retentionMs, isStopping);
      if (rows > 0) logEvent(this.#log, "request_log.pruned", { rows });
    } catch (error) {
      logEvent(this.#log, "request_log.prune_failed", { reason: reasonOf(error) });
    }
  }

  /** Sums are for charts: those of a process that dies are lost. */
  async #sumUp(): Promise<void> {
    const sums = this.#sums.take();
    try {
      while (sums.length > 0) {
        await this.#store.addSums(sums.slice(0, SUMS_AT_ONCE));
        sums.splice(0, SUMS_AT_ONCE);
      }
    } catch (error) {
      this.#sums.giveBack(sums);
      logEvent(this.#log, "request_log.sum_failed", { reason: reasonOf(error) });
    }
  }

  async #sumRest(isStopping: IsStopping): Promise<void> {
    try {
      await this.#store.sumRest(isStopping);
    } catch (error) {
      logEvent(this.#log, "request_log.sum_failed", { reason: reasonOf(error) });
    }
  }

  async stop(): Promise<void> {
    await this.#periodic.stop();
    await this.flush();
    // Nobody writes what still waits now.
    this.#lost += this.#waiting.length;
    this.#waiting = [];
    this.#logLost();
    await this.#sumUp();
  }

  #keep(row: RequestRow): void {
    const kept = this.#characters + charactersOf(row) > this.#times.mostCharacters ? withoutBodies(row) : row;
    this.#characters += charactersOf(kept);
    this.#waiting.push(kept);
  }

  async #write(): Promise<void> {
    await this.#writeRows();
    if (this.#waiting.length === 0) await this.#writeRepeats();
  }

  /** Written after the rows that count them. */
  async #writeRepeats(): Promise<void> {
    const repeats = this.#refusals.take();
    if (repeats.length === 0) return;
    try {
      await this.#store.repeat(repeats);
    } catch (error) {
      this.#refusals.giveBack(repeats);
      logEvent(this.#log, "request_log.count_failed", { reason: reasonOf(error), requests: repeats.length });
    }
  }

  async #writeRows(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.slice(0, this.#times.batch);
      const done = await this.#writeBatch(rows);
      this.#waiting = this.#waiting.filter((row) => !done.has(row));
      for (const row of done) this.#characters -= charactersOf(row);
      if (done.size < rows.length) return;
    }
    this.#logLost();
  }

  #logLost(): void {
    if (this.#lost > 0) logEvent(this.#log, "request_log.rows_lost", { requests: this.#lost });
    this.#lost = 0;
  }

  /** The rows that need no retry. A row that the database refuses must not block the others. */
  async #writeBatch(rows: readonly RequestRow[]): Promise<ReadonlySet<RequestRow>> {
    try {
      await this.#store.write(rows);
      return new Set(rows);
    } catch (error) {
      if (isRefusedValue(error)) return this.#writeEach(rows);
      logEvent(this.#log, "request_log.write_failed", { reason: reasonOf(error), requests: rows.length });
      return new Set();
    }
  }

  async #writeEach(rows: readonly RequestRow[]): Promise<ReadonlySet<RequestRow>> {
    const done = new Set<RequestRow>();
    const refusals: unknown[] = [];
    for (const row of rows) {
      const fault: unknown = await this.#store.write([row]).catch((error: unknown) => error);
      if (isRefusedValue(fault)) refusals.push(fault);
      else if (fault !== undefined) break;
      done.add(row);
    }
    const requests = refusals.length;
    if (requests > 0) logEvent(this.#log, "request_log.rows_refused", { reason: reasonOf(refusals[0]), requests });
    return done;
  }
}

/** The members whose length clients and upstreams control. */
function charactersOf({ requestBody = "", responseBody = "", dropped }: RequestRow): number {
  return dropped.reduce((sum, path) => sum + path.length, requestBody.length + responseBody.length);
}

/** The same row with only the lengths of its bodies. */
function withoutBodies(row: RequestRow): RequestRow {
  const lengthOf = (body: string | undefined) => body && `<${body.length} characters>`;
  const dropped = row.dropped.length === 0 ? [] : [`<${row.dropped.length} more>`];
  return { ...row, dropped, requestBody: lengthOf(row.requestBody), responseBody: lengthOf(row.responseBody) };
}
