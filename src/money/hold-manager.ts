/**
 * Stands between calls and the money store: every hold that it takes ends as settled, released or expired, whatever
 * the database or the process does meanwhile.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { passOnBroken } from "../errors/invariant-error.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { Caller } from "../stores/keys/caller.js";
import type { Admission, Charge, Hold, HoldInput, RateRefusal, Resolution } from "../stores/wallets/holds.js";
import type { MoneyStore } from "../stores/wallets/money-store.js";
import { logEvent } from "../observability/log-event.js";

export interface HoldManagerTimes {
  /** How long a hold outlives the process that took it. */
  readonly leaseMs: number;
  readonly renewMs: number;
  readonly sweepMs: number;
  /** How long a call waits to be admitted by a database that is away. */
  readonly admissionMs: number;
  /** How long a call waits for a database that is away before its settlement goes on without it. */
  readonly patienceMs: number;
  readonly retryMs: number;
  /** How long an end waits for a database that is away. */
  readonly stopMs: number;
}

const TIMES: HoldManagerTimes = {
  leaseMs: 120_000,
  renewMs: 30_000,
  sweepMs: 15_000,
  admissionMs: 1_800,
  patienceMs: 2_000,
  retryMs: 500,
  stopMs: 20_000,
};

const STOP_STEP_MS = 10;
const FORGIVEN_RENEWALS = 2;
/** Before this moment no lease ended. */
const NOTHING_IS_DUE = 0;

export class HoldManager {
  readonly #money: MoneyStore;
  readonly #log: Logger;
  readonly #times: HoldManagerTimes;
  /** Holds of calls that are under way, or whose settlement has not landed yet. */
  readonly #open = new Set<string>();
  /** Reservations that the database has not decided yet, and those that it decided too late until they are given back. */
  #undecided = 0;
  #timers: NodeJS.Timeout[] = [];
  #stopped = false;
  /** While the database was away nobody could renew a lease: everybody is given time to, once it is back. */
  #wasAway = false;
  #forgivesUntil = 0;

  constructor(money: MoneyStore, log: Logger, times: Partial<HoldManagerTimes> = {}) {
    this.#money = money;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
  }

  /** Begins to renew leases and to sweep those that ran out. */
  start(): void {
    const { renewMs, sweepMs } = this.#times;
    this.#timers = [setInterval(() => void this.#renew(), renewMs), setInterval(() => void this.sweep(), sweepMs)];
  }

  /** Waits until every call is settled, and every reservation decided; what does not land by then expires. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const end = performance.now() + this.#times.stopMs;
    const calls = () => this.#open.size + this.#undecided;
    while (calls() > 0 && performance.now() < end) await sleep(STOP_STEP_MS);
    if (calls() > 0) logEvent(this.#log, "settlement.abandoned", { calls: calls() });
    this.#stopped = true;
  }

  /** Fails when the database does not decide in time. */
  async reserve(input: Omit<HoldInput, "lifetimeMilliseconds">): Promise<Admission> {
    const reserving = this.#money.reserve({ ...input, lifetimeMilliseconds: this.#times.leaseMs });
    this.#undecided += 1;
    const decided = reserving.finally(() => (this.#undecided -= 1));
    const admission = await raceTimeout(this.#times.admissionMs, decided);
    if (admission === undefined) {
      decided.then((late) => this.#giveBack(late)).catch(() => undefined);
      throw new Error("the database did not decide in time");
    }
    if ("hold" in admission) this.#open.add(admission.hold.id);
    return admission;
  }

  /** Counts a request for which nothing is held towards its key's rate; a database that is away counts nothing. */
  async countRequest(caller: Caller): Promise<RateRefusal | undefined> {
    const counting = this.#money.countRequest(caller).catch((error: unknown) => {
      logEvent(this.#log, "rate.count_failed", { reason: reasonOf(error) });
      return undefined;
    });
    return raceTimeout(this.#times.admissionMs, counting);
  }

  /** Charges a call. Resolves with the end that its hold had, or without one when that goes on in the background. */
  settle(hold: Hold, charge: Charge): Promise<Resolution | undefined> {
    return this.#land(hold, "settled", charge.ticks, () => this.#money.settle(hold.id, charge));
  }

  /** Gives back what was held: nothing is charged. */
  async release(hold: Hold, reason: string): Promise<void> {
    await this.#land(hold, "released", 0n, () => this.#money.release(hold.id, reason));
  }

  /** Ends the holds whose process is gone; each is worth a line, for somebody may have been served. */
  async sweep(before?: number): Promise<void> {
    // A process that slept finds its own leases ended, and is not dead.
    await this.#renew();
    const isForgiving = this.#wasAway || performance.now() < this.#forgivesUntil;
    try {
      const expired = await this.#money.expire(isForgiving ? NOTHING_IS_DUE : before);
      if (this.#wasAway) this.#forgivesUntil = performance.now() + FORGIVEN_RENEWALS * this.#times.renewMs;
      this.#wasAway = false;
      for (const hold of expired) {
        logEvent(this.#log, "hold.expired", { hold: hold.id, wallet: hold.walletId, ticks: String(hold.ticks) });
      }
    } catch (error) {
      this.#wasAway = true;
      logEvent(this.#log, "hold.sweep_failed", { reason: reasonOf(error) });
    }
  }

  async #renew(): Promise<void> {
    if (this.#open.size === 0) return;
    try {
      await this.#money.extend([...this.#open], this.#times.leaseMs);
    } catch (error) {
      logEvent(this.#log, "hold.renew_failed", { reason: reasonOf(error) });
    }
  }

  /** What is held too late is held for nobody; what cannot be given back expires. */
  async #giveBack(late: Admission): Promise<void> {
    if (!("hold" in late)) return;
    this.#open.add(late.hold.id);
    await this.release(late.hold, "held too late");
  }

  async #land(
    hold: Hold,
    wanted: Resolution["state"],
    ticks: bigint,
    resolve: () => Promise<Resolution>,
  ): Promise<Resolution | undefined> {
    const retryUntilWritten = this.#untilLanded(resolve).then((resolution) => {
      if (resolution === undefined) return undefined;
      this.#open.delete(hold.id);
      if (resolution.state === wanted) return resolution;
      const outcomes = { expected: wanted, actual: resolution.state };
      logEvent(this.#log, "settlement.conflict", {
        hold: hold.id,
        wallet: hold.walletId,
        ticks: String(ticks),
        ...outcomes,
      });
      return resolution;
    });
    return raceTimeout(this.#times.patienceMs, retryUntilWritten);
  }

  async #untilLanded(resolve: () => Promise<Resolution>): Promise<Resolution | undefined> {
    while (!this.#stopped) {
      try {
        return await resolve();
      } catch (error) {
        passOnBroken(error);
        logEvent(this.#log, "settlement.retry", { reason: reasonOf(error) });
        await sleep(this.#times.retryMs);
      }
    }
    return undefined;
  }
}

/** Waits for a promise, but no longer than that. */
async function raceTimeout<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result | undefined> {
  const retryPolicy = new AbortController();
  const waited = sleep(milliseconds, undefined, { signal: retryPolicy.signal }).catch(() => undefined);
  return Promise.race([promise, waited]).finally(() => retryPolicy.abort());
}
