/** Ends a hold, exactly once. */
import { InvariantError } from "../../errors/invariant-error.js";
import { COUNT_COLUMNS, countValues } from "../logs/counts.js";
import { type BudgetedHold, resolveInBudget } from "../keys/key-budgets.js";
import { failPoint } from "../drivers/fail-points.js";
import { Statement, rowsOf, type StepValues, type Steps } from "../drivers/steps.js";
import { writeCharge } from "./ledger.js";
import type { Charge, Resolution } from "./holds.js";
import { changeWallet } from "./wallet-amounts.js";

const RESULT_COLUMNS = ["state", "resolved_at", "charged_ticks", "estimated", "reason", ...COUNT_COLUMNS] as const;

/** Only one resolution finds the hold still open, whatever runs at the same time. */
const RESOLVE = new Statement((database, value) =>
  database("holds")
    .where({ id: value("holdId"), state: "held" })
    .update(Object.fromEntries(RESULT_COLUMNS.map((column) => [column, value(column)])))
    .returning(["wallet_id", "ticks", "key_id", "created_at", "is_budgeted"]),
);

const HOLD_END = new Statement((database, value) =>
  database("holds")
    .where({ id: value("holdId") })
    .select("state", "charged_ticks"),
);

/** Charges a hold's wallet, or returns how the hold ended before. */
export function* settleHold(holdId: string, charge: Charge, at: number): Steps<Resolution> {
  const { ticks, estimated, usage, reason } = charge;
  const values = { charged_ticks: ticks, estimated: estimated ? 1 : 0, reason, ...countValues(usage) };
  const hold = yield* resolve(holdId, { state: "settled", resolved_at: at, ...values });
  failPoint("settle.resolved");
  if (hold === undefined) return yield* earlierEndOf(holdId);
  if (ticks > 0n) yield* writeCharge({ walletId: hold.wallet_id, holdId, ticks, estimated, at });
  // As late as possible, because every other call of the wallet waits for this row from now on.
  yield* changeWallet(hold.wallet_id, {
    balance: -ticks,
    reserved: -hold.ticks,
    spent: ticks,
    overrun: ticks > hold.ticks ? ticks - hold.ticks : 0n,
  });
  if (hold.is_budgeted === 1n) yield* resolveInBudget(hold, ticks);
  failPoint("settle.ledger");
  return { state: "settled", chargedTicks: ticks };
}

/** Releases a hold, or returns how it ended before. */
export function* releaseHold(holdId: string, reason: string, at: number): Steps<Resolution> {
  const hold = yield* resolve(holdId, { state: "released", resolved_at: at, estimated: 0, reason });
  if (hold === undefined) return yield* earlierEndOf(holdId);
  yield* changeWallet(hold.wallet_id, { reserved: -hold.ticks });
  if (hold.is_budgeted === 1n) yield* resolveInBudget(hold, 0n);
  return { state: "released" };
}

interface ResolvedRow extends BudgetedHold {
  readonly wallet_id: string;
  readonly is_budgeted: bigint;
}

function* resolve(holdId: string, values: StepValues): Steps<ResolvedRow | undefined> {
  const [row] = yield* rowsOf<ResolvedRow>(RESOLVE.with({ holdId, ...values }));
  return row;
}

interface HoldEndRow {
  readonly state: "settled" | "released" | "expired";
  readonly charged_ticks: bigint | null;
}

function* earlierEndOf(holdId: string): Steps<Resolution> {
  const [row] = yield* rowsOf<HoldEndRow>(HOLD_END.with({ holdId }));
  if (row === undefined) throw new InvariantError(`there is no hold ${holdId}`);
  return row.state === "settled" ? { state: row.state, chargedTicks: row.charged_ticks ?? 0n } : { state: row.state };
}
