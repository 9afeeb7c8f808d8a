/** Money of calls: part of a wallet is held before a call is sent, and the cost is charged once when the call ends. */
import { admissionOf, holdOfCall, writeHold } from "./admit-calls.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database } from "../drivers/database.js";
import { writerOf } from "../drivers/writer.js";
import { pruneBudgets } from "../keys/key-budgets.js";
import { RequestCounter } from "../drivers/shared-writes.js";
import { type Expired, expireHolds } from "./expire-holds.js";
import { failPoint } from "../drivers/fail-points.js";
import type { Caller } from "../keys/caller.js";
import {
  type Admission,
  type Charge,
  type Hold,
  type HoldInput,
  type HoldKey,
  type RateRefusal,
  type Resolution,
  checkCharge,
} from "./holds.js";
import { releaseHold, settleHold } from "./end-holds.js";

export interface MoneyStore {
  /** Holds part of the wallet's balance for a call, or returns why not. */
  reserve(input: HoldInput): Promise<Admission>;
  /** The hold of a call whose reservation failed without a clear answer, if it was written after all. */
  holdOf(callId: string, walletId: string): Promise<Hold | undefined>;
  /** Counts a request that needs no hold here, or returns the rate of its key that it would exceed. */
  countRequest(caller: Caller, tokens?: number): Promise<RateRefusal | undefined>;
  /**
   * Charges the cost of a call. The first resolution of a hold counts: a later one changes nothing and returns the
   * first.
   */
  settle(hold: HoldKey, charge: Charge): Promise<Resolution>;
  /** Releases a hold: nothing is charged. */
  release(hold: HoldKey, reason: string): Promise<Resolution>;
  /** Extends the leases of the holds of calls that are under way. */
  extend(holdIds: readonly string[], lifetimeMilliseconds: number): Promise<void>;
  /** Releases holds whose leases ended, because their processes died. Returns them. */
  expire(before?: number): Promise<readonly Expired[]>;
  /** Removes the counts of budgets that have not been needed for a month. */
  pruneBudgets(): Promise<number>;
}

/** Longer than a month: the counts of the last one are there for a look. */
const BUDGETS_KEPT_MS = 31 * 86_400_000;
/** A statement accepts a limited number of values. */
const MOST_AT_ONCE = 500;

export function createMoneyStore(database: Database, now: Clock = clockOf(database)): MoneyStore {
  const writer = writerOf(database);
  const requests = new RequestCounter(writer, now);
  return {
    async reserve(input) {
      if (input.ticks < 0n) throw new RangeError("a hold cannot be less than nothing");
      failPoint("reserve.before");
      const terms = { timeoutMs: CALL_WAIT_MS, owner: input.caller.walletId };
      const admission = await admissionOf(writer.write(() => writeHold(input, now()), terms));
      failPoint("reserve.committed");
      return admission;
    },

    holdOf: (callId, walletId) => writer.write(() => holdOfCall(callId, walletId), { owner: walletId }),

    countRequest: (caller, tokens = 0) => requests.count(caller, tokens),

    async settle({ id, walletId }, charge) {
      checkCharge(charge);
      failPoint("settle.before");
      const resolution = await writer.write(() => settleHold(id, charge, now()), { owner: walletId });
      failPoint("settle.committed");
      return resolution;
    },

    async release({ id, walletId }, reason) {
      failPoint("release.before");
      const resolution = await writer.write(() => releaseHold(id, reason, now()), { owner: walletId });
      failPoint("release.committed");
      return resolution;
    },

    async extend(holdIds, lifetimeMilliseconds) {
      const until = now() + lifetimeMilliseconds;
      for (let start = 0; start < holdIds.length; start += MOST_AT_ONCE) {
        const some = holdIds.slice(start, start + MOST_AT_ONCE);
        await retryWhenLocked(async () =>
          database("holds")
            .whereIn("id", some)
            .where({ state: "held" })
            .andWhere("expires_at", "<", until)
            .update({ expires_at: until }),
        );
      }
    },

    expire: (before = now()) => expireHolds(database, before, now()),
    pruneBudgets: () => pruneBudgets(database, now() - BUDGETS_KEPT_MS),
  };
}
