/** Holds, charges and resolutions: the inputs and the results of the money store. */
import type { Caller } from "../keys/caller.js";
import type { Counts } from "../logs/counts.js";

/** Part of a wallet's balance that is reserved for one call. */
export interface Hold {
  readonly id: string;
  readonly walletId: string;
  readonly ticks: bigint;
}

/** What finds a hold. */
export type HoldKey = Pick<Hold, "id" | "walletId">;

export interface HoldInput {
  /** The call's own ID: a repeated request returns the same hold. */
  readonly callId: string;
  readonly caller: Caller;
  readonly model: string;
  readonly ticks: bigint;
  /** The prices at this time, which the call will be charged by. */
  readonly prices: string;
  /** The estimated tokens, for keys with a token rate. */
  readonly tokens: number;
  readonly lifetimeMilliseconds: number;
  /** The call creates a task: its hold lives as long as the task, and longer than the process. */
  readonly forTask?: boolean | undefined;
}

export interface RateRefusal {
  readonly refused: "rate";
  readonly limit: "requests" | "tokens" | "concurrent";
  /** After so long it may succeed, if nothing else comes first. */
  readonly waitMs: number;
}

export interface BudgetRefusal {
  readonly refused: "budget";
  readonly period: "day" | "month";
  /** The whole budget. */
  readonly ticks: bigint;
  /** Nothing of it is left. Otherwise what is left does not cover the call. */
  readonly isUsedUp: boolean;
  /** Unix milliseconds. */
  readonly renewsAt: number;
}

export type Admission = { readonly hold: Hold } | { readonly refused: "balance" } | RateRefusal | BudgetRefusal;

export interface Charge {
  readonly ticks: bigint;
  readonly estimated: boolean;
  readonly usage: Counts;
  readonly reason?: string | undefined;
}

/** How a hold ended. */
export type Resolution =
  | { readonly state: "settled"; readonly chargedTicks: bigint }
  | { readonly state: "released" | "expired" };

/** No single call costs a hundred million dollars. A larger sum is a mistake, and would overflow the column. */
export const MOST_CHARGED_TICKS = 10n ** 18n;

export function checkCharge(charge: Pick<Charge, "ticks"> | undefined): void {
  const ticks = charge?.ticks ?? 0n;
  if (ticks < 0n || ticks > MOST_CHARGED_TICKS)
    throw new RangeError("a charge is from nothing to a hundred million dollars");
}
