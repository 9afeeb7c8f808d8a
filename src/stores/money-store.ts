/** Money of calls: part of a wallet is held before a call is sent, and what the call cost is charged once when it is over. */
import { admitCall } from "./admit-call.js";
import { whenFree } from "./busy.js";
import { type Clock, clockOf } from "./clock.js";
import type { Counts } from "./counts.js";
import { type Database, inTransaction } from "./database.js";
import { type Expired, expireHolds } from "./expire-holds.js";
import { failPoint } from "./fail-points.js";
import type { RateRefusal } from "./key-meters.js";
import { releaseHold, settleHold } from "./resolve-hold.js";
import type { Caller } from "./types.js";

/** Part of a wallet's balance that is kept for one call. */
export interface Hold {
  readonly id: string;
  readonly walletId: string;
  readonly ticks: bigint;
}

export interface HoldWish {
  /** The call's own name: asked for again, the same hold is given. */
  readonly callId: string;
  readonly caller: Caller;
  readonly model: string;
  readonly ticks: bigint;
  /** The prices the call will be charged by, as they are now. */
  readonly prices: string;
  /** How many the call is thought to take, for keys with a rate of tokens. */
  readonly tokens: number;
  readonly lifetimeMilliseconds: number;
  /** The call makes a task: its hold lives as long as that, whichever process it was made by. */
  readonly forTask?: boolean;
}

export type Admission = { readonly hold: Hold } | { readonly refused: "balance" } | RateRefusal;

export interface Charge {
  readonly ticks: bigint;
  readonly estimated: boolean;
  readonly usage: Counts;
  readonly reason?: string | undefined;
}

/** How a hold ended. */
export type Resolution = { readonly state: "settled"; readonly chargedTicks: bigint } | { readonly state: "released" | "expired" };

export interface MoneyStore {
  /** Holds part of the wallet's balance for a call, or tells why not. */
  reserve(wish: HoldWish): Promise<Admission>;
  /** Charges what the call cost. The first resolution of a hold stands: a later one changes nothing and is told of it. */
  settle(holdId: string, charge: Charge): Promise<Resolution>;
  /** Gives back what was held; nothing is charged. */
  release(holdId: string, reason: string): Promise<Resolution>;
  /** Keeps the holds of calls that are under way from being swept, for so long from now. */
  extend(holdIds: readonly string[], lifetimeMilliseconds: number): Promise<void>;
  /** Gives back what is held under leases that ended by then, of processes that are gone, and tells which. */
  expire(before?: number): Promise<readonly Expired[]>;
}

/** No single call costs a hundred million dollars; a sum above that is a mistake, and would spoil the column. */
export const MOST_CHARGED_TICKS = 10n ** 18n;
/** A statement takes so many values and no more. */
const MOST_AT_ONCE = 500;

export function checkCharge(charge: Pick<Charge, "ticks"> | undefined): void {
  const ticks = charge?.ticks ?? 0n;
  if (ticks < 0n || ticks > MOST_CHARGED_TICKS) throw new RangeError("a charge is from nothing to a hundred million dollars");
}

export function createMoneyStore(database: Database, now: Clock = clockOf(database)): MoneyStore {
  return {
    async reserve(wish) {
      if (wish.ticks < 0n) throw new RangeError("a hold cannot be less than nothing");
      failPoint("reserve.before");
      const admission = await admitCall(database, wish, now());
      failPoint("reserve.committed");
      return admission;
    },

    async settle(holdId, charge) {
      checkCharge(charge);
      failPoint("settle.before");
      const resolution = await inTransaction(database, (transaction) => settleHold(transaction, holdId, charge, now()));
      failPoint("settle.committed");
      return resolution;
    },

    async release(holdId, reason) {
      failPoint("release.before");
      const resolution = await inTransaction(database, (transaction) => releaseHold(transaction, holdId, reason, now()));
      failPoint("release.committed");
      return resolution;
    },

    async extend(holdIds, lifetimeMilliseconds) {
      const until = now() + lifetimeMilliseconds;
      for (let start = 0; start < holdIds.length; start += MOST_AT_ONCE) {
        const some = holdIds.slice(start, start + MOST_AT_ONCE);
        await whenFree(async () => database("holds").whereIn("id", some).where({ state: "held" }).andWhere("expires_at", "<", until).update({ expires_at: until }));
      }
    },

    expire: (before = now()) => expireHolds(database, before, now()),
  };
}
