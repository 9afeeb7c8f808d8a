/** When wallets get allotments, and when they give them back. */

export interface AllotmentRules {
  /** A wallet with as many calls in a second gets an allotment. */
  readonly leastCalls: number;
  /** The wallet must have so many times the allotment left. */
  readonly share: bigint;
  /** An allotment without calls for so long is given back. */
  readonly idleMs: number;
  /** How often idle and recalled allotments are looked for. */
  readonly tidyMs: number;
  /** How long a wallet gets none after one was recalled or refused, and after the database failed. */
  readonly pauseMs: number;
  readonly failedPauseMs: number;
  /** How long a call waits for money that other processes give back, and how often it looks. */
  readonly recallMs: number;
  readonly lookMs: number;
}

export const ALLOTMENT_RULES: AllotmentRules = {
  leastCalls: 8,
  share: 8n,
  idleMs: 500,
  tidyMs: 250,
  pauseMs: 5_000,
  failedPauseMs: 1_000,
  recallMs: 1_000,
  lookMs: 50,
};
