/**
 * Manages the holds of calls: every hold ends as settled, released or expired, even if the database or the process
 * fails.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { passOnBroken } from "../errors/invariant-error.js";
import type { MaybePromise } from "../errors/maybe-promise.js";
import { withinTime } from "../errors/race.js";
import { SharedLimit } from "../errors/shared-limit.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { Caller } from "../stores/keys/caller.js";
import { hasRate } from "../stores/keys/key-meters.js";
import type { UsedUpRates } from "../stores/keys/used-up-rates.js";
import type { Admission, Charge, Hold, HoldInput, RateRefusal, Resolution } from "../stores/wallets/holds.js";
import type { AllotmentStore } from "../stores/wallets/allotment-store.js";
import type { UnwrittenHold } from "../stores/wallets/open-holds.js";
import type { MoneyStore } from "../stores/wallets/money-store.js";
import { BoundedEvent } from "../errors/bounded-event.js";
import { logEvent } from "../observability/log-event.js";
import { PeriodicWork } from "../workers/periodic-work.js";
import { AllottedHold } from "./allotment.js";
import { type ReserveInput, leasedFor } from "./reserve-input.js";
import { releaseLost, UncertainHolds } from "./uncertain-holds.js";
import { UnwrittenCharges } from "./unwritten-charges.js";
import { ALLOTMENT_RULES } from "./allotment-rules.js";
import { Allotments, isLackOfMoney } from "./allotments.js";
import { HOLD_TIMES, type HoldTimes } from "./hold-times.js";

const STOP_STEP_MS = 10;
const FORGIVEN_RENEWALS = 2;
/** No lease ended before this time. */
const NOTHING_IS_DUE = 0;
const nothing = () => undefined;

function undecided(): never {
  throw new Error("the database did not decide in time");
}

export interface HoldStores {
  readonly money: MoneyStore;
  /** What is known without the database. */
  readonly usedUpRates?: Pick<UsedUpRates, "refusalOf">;
  readonly allotments: AllotmentStore;
}

export class HoldManager {
  readonly #money: MoneyStore;
  readonly #usedUpRates: HoldStores["usedUpRates"];
  readonly #allotments: Allotments;
  readonly #log: Logger;
  readonly #retried: BoundedEvent;
  readonly #times: HoldTimes;
  /** Holds of calls that are under way, or whose settlement is not written yet. */
  readonly #open = new Set<string>();
  /** How many reservations the database has not decided yet. */
  #undecided = 0;
  readonly #uncertain: UncertainHolds;
  readonly #periodic = new PeriodicWork();
  readonly #settlements: SharedLimit;
  readonly #charges = new UnwrittenCharges();
  #stopped = false;
  /** While the database was away no process could renew a lease. Once it is back, all get time to do so. */
  #wasAway = false;
  #forgivesUntil = 0;

  constructor(stores: HoldStores, log: Logger, times: Partial<HoldTimes> = {}) {
    this.#money = stores.money;
    this.#usedUpRates = stores.usedUpRates;
    this.#log = log;
    this.#retried = new BoundedEvent(log, "settlement.retry");
    this.#times = { ...HOLD_TIMES, ...times };
    this.#settlements = new SharedLimit(this.#times.settlementMs);
    this.#uncertain = new UncertainHolds(log, this.#times.retryMs);
    this.#allotments = new Allotments(
      { store: stores.allotments, uncertain: this.#uncertain },
      log,
      this.#times.leaseMs,
      this.#times.allotments,
    );
  }

  /** How many holds of calls of this process are open. */
  get openHolds(): number {
    return this.#open.size + this.#undecided + this.#allotments.calls;
  }

  /** Starts to renew leases and to sweep those that ended. */
  start(): void {
    const { renewMs, sweepMs, pruneMs, allotments } = this.#times;
    // The database may have been away until now.
    this.#forgive();
    this.#periodic.every(renewMs, () => this.#renew());
    this.#periodic.every(sweepMs, () => this.sweep());
    this.#periodic.every(pruneMs, () => this.#prune());
    this.#periodic.every(allotments.tidyMs ?? ALLOTMENT_RULES.tidyMs, () => this.#allotments.tidy());
  }

  /**
   * Waits until every call is settled and every reservation is decided, but not for longer than this. What is not
   * written by then expires.
   */
  async stop(mostMs = Infinity): Promise<void> {
    const end = performance.now() + Math.min(this.#times.stopMs, mostMs);
    const left = () => Math.max(0, end - performance.now());
    const giveBack = () => withinTime(this.#allotments.stop(), left(), nothing);
    await Promise.all([withinTime(this.#periodic.stop(), left(), nothing), giveBack(), this.#untilResolved(end)]);
    // The last calls have ended meanwhile.
    await Promise.all([giveBack(), this.#uncertain.stop(left())]);
    this.#stopped = true;
  }

  /** Decided at once where an allotment covers the call. Fails when the database does not decide in time. */
  reserve(input: ReserveInput): MaybePromise<Admission> {
    const leased = leasedFor(this.#times.leaseMs, input);
    const refusal = this.#usedUpRates?.refusalOf(leased.caller);
    if (refusal !== undefined) return refusal;
    const allotted = this.#allotments.admit(leased);
    return allotted === undefined ? this.#reserveInTime(leased) : this.#admitted(allotted, leased);
  }

  /** The money of the call is set aside already. The rates of its key may refuse it still. */
  #admitted(hold: AllottedHold, input: HoldInput): MaybePromise<Admission> {
    return hasRate(input.caller.limits) ? this.#withinRate(hold, input) : { hold };
  }

  /** The rates are counted together with those of other calls. */
  async #withinRate(hold: AllottedHold, { caller, tokens }: HoldInput): Promise<Admission> {
    const counted = this.#money.countRequest(caller, tokens).then((refusal) => refusal ?? { hold });
    try {
      const admission = await withinTime(counted, this.#times.admissionMs, undecided);
      if (!("hold" in admission)) hold.allotment.takeBack(hold);
      return admission;
    } catch (error) {
      hold.allotment.takeBack(hold);
      throw error;
    }
  }

  async #reserveInTime(input: HoldInput): Promise<Admission> {
    this.#undecided += 1;
    const decided = this.#reserveNow(input)
      .catch((error: unknown) => this.#doubt(input, error))
      .finally(() => (this.#undecided -= 1));
    const admission = await withinTime(decided, this.#times.admissionMs, nothing);
    if (admission === undefined) {
      decided.then((late) => this.#giveBack(late)).catch(() => undefined);
      return undecided();
    }
    if ("hold" in admission && !(admission.hold instanceof AllottedHold)) this.#open.add(admission.hold.id);
    return admission;
  }

  /** The answer to the commit may be lost, so that the hold is there without a call. */
  #doubt({ callId, caller }: HoldInput, error: unknown): never {
    this.#uncertain.add(callId, error, () => releaseLost(this.#money, callId, caller.walletId));
    throw error;
  }

  /** Money that a wallet seems to lack may be set aside for calls to come. */
  async #reserveNow(input: HoldInput): Promise<Admission> {
    const allotted = await this.#allotments.admitGrown(input);
    if (allotted !== undefined) return this.#admitted(allotted, input);
    const reserve = () => this.#money.reserve(input);
    const admission = await reserve();
    if (!isLackOfMoney(admission)) return admission;
    return this.#allotments.reserveAgain(input.caller.walletId, reserve);
  }

  /** Counts a request without a hold towards its key's rate. While the database is away nothing is counted. */
  async countRequest(caller: Caller): Promise<RateRefusal | undefined> {
    const counting = this.#money.countRequest(caller).catch((error: unknown) => {
      logEvent(this.#log, "rate.count_failed", { reason: reasonOf(error) });
      return undefined;
    });
    return withinTime(counting, this.#times.admissionMs, nothing);
  }

  /** Charges a call. Resolves with the hold's resolution, or with nothing when that continues in the background. */
  settle(hold: Hold, charge: Charge): Promise<Resolution | undefined> {
    return this.#resolve(hold, "settled", charge.ticks, () =>
      hold instanceof AllottedHold ? hold.allotment.end(hold, charge) : this.#money.settle(hold, charge),
    );
  }

  /** Releases a hold: nothing is charged. */
  async release(hold: Hold, reason: string): Promise<void> {
    await this.#resolve(hold, "released", 0n, () =>
      hold instanceof AllottedHold ? hold.allotment.end(hold, { released: reason }) : this.#money.release(hold, reason),
    );
  }

  /** Holds of calls under way that were admitted from allotments. */
  unwrittenHolds(): readonly UnwrittenHold[] {
    return this.#allotments.unwrittenHolds();
  }

  /** Expires the holds of processes that died. Each is logged, because its call may have been answered. */
  async sweep(before?: number): Promise<void> {
    // After a suspended machine resumes, the leases of this process may have ended although it is alive.
    await this.#renew();
    const isForgiving = this.#wasAway || performance.now() < this.#forgivesUntil;
    try {
      const expired = await this.#money.expire(isForgiving ? NOTHING_IS_DUE : before);
      await this.#allotments.expire(isForgiving ? NOTHING_IS_DUE : before);
      if (this.#wasAway) this.#forgive();
      this.#wasAway = false;
      for (const hold of expired) {
        logEvent(this.#log, "hold.expired", { hold: hold.id, wallet: hold.walletId, ticks: String(hold.ticks) });
      }
    } catch (error) {
      this.#wasAway = true;
      logEvent(this.#log, "hold.sweep_failed", { reason: reasonOf(error) });
    }
  }

  async #prune(): Promise<void> {
    try {
      await this.#money.pruneBudgets();
    } catch (error) {
      logEvent(this.#log, "hold.sweep_failed", { reason: reasonOf(error) });
    }
  }

  async #untilResolved(end: number): Promise<void> {
    while (this.openHolds > 0 && performance.now() < end) await sleep(STOP_STEP_MS);
    if (this.openHolds === 0) return;
    this.#charges.log(this.#log);
    logEvent(this.#log, "settlement.abandoned", { calls: this.openHolds });
  }

  #forgive(): void {
    this.#forgivesUntil = performance.now() + FORGIVEN_RENEWALS * this.#times.renewMs;
  }

  async #renew(): Promise<void> {
    try {
      await this.#allotments.renew();
      if (this.#open.size > 0) await this.#money.extend([...this.#open], this.#times.leaseMs);
    } catch (error) {
      logEvent(this.#log, "hold.renew_failed", { reason: reasonOf(error) });
    }
  }

  /** Releases a hold that was granted after its call ended. If that fails, the hold expires. */
  async #giveBack(late: Admission): Promise<void> {
    if (!("hold" in late)) return;
    if (late.hold instanceof AllottedHold) return late.hold.allotment.takeBack(late.hold);
    this.#open.add(late.hold.id);
    await this.release(late.hold, "held too late");
  }

  #resolve(
    hold: Hold,
    wanted: Resolution["state"],
    ticks: bigint,
    resolve: () => Promise<Resolution>,
  ): Promise<Resolution | undefined> {
    if (this.#stopped) return Promise.resolve(undefined);
    this.#charges.begin(hold, ticks);
    return new Promise((end, fail) => {
      const wait = this.#settlements.begin(() => end(undefined));
      const onResolved = (resolution: Resolution | undefined) => {
        this.#settlements.end(wait);
        end(resolution);
        if (resolution !== undefined) this.#onResolved(hold, resolution, wanted, ticks);
      };
      resolve().then(onResolved, (error: unknown) => this.#resolveAgain(resolve, error).then(onResolved, fail));
    });
  }

  #onResolved(hold: Hold, { state }: Resolution, wanted: Resolution["state"], ticks: bigint): void {
    this.#open.delete(hold.id);
    this.#charges.end(hold);
    if (state === wanted) return;
    logEvent(this.#log, "settlement.conflict", {
      hold: hold.id,
      wallet: hold.walletId,
      ticks: String(ticks),
      expected: wanted,
      actual: state,
    });
  }

  /** After a failure, until it succeeds or the process stops. */
  async #resolveAgain(resolve: () => Promise<Resolution>, failure: unknown): Promise<Resolution | undefined> {
    for (let latest = failure; ;) {
      passOnBroken(latest);
      this.#retried.write({ reason: reasonOf(latest) });
      await sleep(this.#times.retryMs);
      if (this.#stopped) return undefined;
      try {
        return await resolve();
      } catch (error) {
        latest = error;
      }
    }
  }
}
