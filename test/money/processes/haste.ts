import type { CashierTimes } from "../../../src/metering/cashier.js";

/** Leases that end soon after their process does. */
export const HASTE: Partial<CashierTimes> = { leaseMs: 2_000, renewMs: 500, sweepMs: 200 };
