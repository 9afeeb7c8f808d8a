/** What is asked of money for one call, and what is answered. */
import type { Caller } from "../keys/caller.js";
import type { Counts } from "../logs/counts.js";

/** Part of a wallet's balance that is kept for one call. */
export interface Hold {
  readonly id: string;
  readonly walletId: string;
  readonly ticks: bigint;
}

export interface HoldInput {
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

export interface RateRefusal {
  readonly refused: "rate";
  readonly limit: "requests" | "tokens" | "concurrent";
  readonly retryAfterSeconds: number;
}

export type Admission = { readonly hold: Hold } | { readonly refused: "balance" } | RateRefusal;

export interface Charge {
  readonly ticks: bigint;
  readonly estimated: boolean;
  readonly usage: Counts;
  readonly reason?: string | undefined;
}

/** How a hold ended. */
export type Resolution =
  { readonly state: "settled"; readonly chargedTicks: bigint } | { readonly state: "released" | "expired" };

/** No single call costs a hundred million dollars; a sum above that is a mistake, and would spoil the column. */
export const MOST_CHARGED_TICKS = 10n ** 18n;

export function checkCharge(charge: Pick<Charge, "ticks"> | undefined): void {
  const ticks = charge?.ticks ?? 0n;
  if (ticks < 0n || ticks > MOST_CHARGED_TICKS)
    throw new RangeError("a charge is from nothing to a hundred million dollars");
}
