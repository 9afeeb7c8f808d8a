import type { HoldTimes } from "../../../src/money/hold-times.js";
import type { TaskEngineOptions } from "../../../src/tasks/engine.js";

/** The variable that makes leases of calls last longer, in milliseconds. */
export const LEASE_VARIABLE = "ISOGLOSS_TEST_LEASE_MS";
const LEASE_MS = Number(process.env[LEASE_VARIABLE] ?? 2_000);

/** Leases that end soon after their process does. */
export const SHORT_TIMES: Partial<HoldTimes> = { leaseMs: LEASE_MS, renewMs: 500, sweepMs: 200 };

/** The same for tasks and their callbacks. */
export const SHORT_TASK_TIMES: TaskEngineOptions["times"] = {
  tickMs: 50,
  pollMs: 1_000,
  leaseMs: 2_000,
  marginMs: 1_500,
  sweepMs: 200,
};
