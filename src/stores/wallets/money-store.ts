/** Money of calls: part of a wallet is held before a call is sent, and the cost is charged once when the call ends. */
import { admitCalls, holdOfCall } from "./admit-calls.js";
import { CALL_WAIT_MS, retryWhenLocked, USUAL_WAIT_MS } from "../drivers/retry-when-locked.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database } from "../drivers/database.js";
import { SharedWrites } from "../drivers/shared-writes.js";
import { type Writer, writerOf } from "../drivers/writer.js";
import { pruneBudgets } from "../keys/key-budgets.js";
import { type CountedRequest, isMetered, meterRequests } from "../keys/key-meters.js";
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
import { endHolds, type HoldEnd } from "./end-holds.js";

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
/** Other processes wait for the wallet meanwhile. */
const MOST_TOGETHER = 64;
/** Each key with limits takes statements of its own. */
const FIRST_TOGETHER = 16;
/** Only a key's own row is kept meanwhile. */
const MOST_COUNTED = 256;

export function createMoneyStore(database: Database, now: Clock = clockOf(database)): MoneyStore {
  const writer = writerOf(database);
  const { admissions, endings, requests } = sharedWritesOf(writer, now);
  return {
    async reserve(input) {
      if (input.ticks < 0n) throw new RangeError("a hold cannot be less than nothing");
      failPoint("reserve.before");
      const admission = await admissions.add(ofWallet(input.caller.walletId), input);
      failPoint("reserve.committed");
      return admission;
    },

    holdOf: (callId, walletId) => writer.write(() => holdOfCall(callId, walletId), { owner: walletId }),

    async countRequest({ keyId, walletId, limits = {} }, tokens = 0) {
      const request = { limits, tokens };
      return isMetered(request) ? requests.add({ row: keyId, owner: walletId }, request) : undefined;
    },

    async settle({ id, walletId }, charge) {
      checkCharge(charge);
      failPoint("settle.before");
      const resolution = await endings.add(ofWallet(walletId), { holdId: id, end: charge });
      failPoint("settle.committed");
      return resolution;
    },

    async release({ id, walletId }, reason) {
      failPoint("release.before");
      const resolution = await endings.add(ofWallet(walletId), { holdId: id, end: { released: reason } });
      failPoint("release.committed");
      return resolution;
    },

    extend: (holdIds, lifetimeMilliseconds) => extendHolds(database, holdIds, now() + lifetimeMilliseconds),
    expire: (before = now()) => expireHolds(database, before, now()),
    pruneBudgets: () => pruneBudgets(database, now() - BUDGETS_KEPT_MS),
  };
}

function sharedWritesOf(writer: Writer, now: Clock) {
  const ofCalls = { first: FIRST_TOGETHER, most: MOST_TOGETHER, timeoutMs: CALL_WAIT_MS };
  const ofEnds = { most: MOST_TOGETHER, timeoutMs: USUAL_WAIT_MS };
  const ofRequests = { most: MOST_COUNTED, timeoutMs: CALL_WAIT_MS };
  return {
    admissions: new SharedWrites<HoldInput, Admission>(writer, (_, calls) => admitCalls(calls(), now()), ofCalls),
    endings: new SharedWrites<HoldEnd, Resolution>(writer, (_, ends) => endHolds(ends(), now()), ofEnds),
    requests: new SharedWrites<CountedRequest, RateRefusal | undefined>(
      writer,
      (keyId, counted) => meterRequests(keyId, counted, now()),
      ofRequests,
    ),
  };
}

/** All of a wallet wait for its row. */
function ofWallet(walletId: string) {
  return { row: walletId, owner: walletId };
}

async function extendHolds(database: Database, holdIds: readonly string[], until: number): Promise<void> {
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
}
