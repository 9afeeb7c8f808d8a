/** How long the holds of a process last, and how long it waits for the database. */
import { ALLOTMENT_RULES, type AllotmentRules } from "./allotment-rules.js";

export interface HoldTimes {
  /** How long a hold lasts after its process died. */
  readonly leaseMs: number;
  readonly renewMs: number;
  readonly sweepMs: number;
  readonly pruneMs: number;
  /** How long a call waits for its admission while the database is away. */
  readonly admissionMs: number;
  /** How long a call waits for its settlement. After that, the settlement continues in the background. */
  readonly settlementMs: number;
  readonly retryMs: number;
  /** How long a shutdown waits for a database that is away. */
  readonly stopMs: number;
  readonly allotments: Partial<AllotmentRules>;
}

export const HOLD_TIMES: HoldTimes = {
  leaseMs: 120_000,
  renewMs: 30_000,
  sweepMs: 15_000,
  pruneMs: 3_600_000,
  admissionMs: 1_800,
  settlementMs: 2_000,
  retryMs: 500,
  stopMs: 20_000,
  allotments: ALLOTMENT_RULES,
};
