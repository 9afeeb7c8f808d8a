/** Ends a hold, exactly once. */
import { InvariantError } from "../../errors/invariant-error.js";
import { countValues } from "../logs/counts.js";
import type { Transaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { writeCharge } from "./ledger.js";
import type { Charge, Hold, Resolution } from "./holds.js";
import { changeWallet } from "./wallet-amounts.js";

/** Charges a hold's wallet, or returns how the hold ended before. */
export async function settleHold(
  transaction: Transaction,
  holdId: string,
  charge: Charge,
  at: number,
): Promise<Resolution> {
  const { ticks, estimated, usage, reason = null } = charge;
  const values = { charged_ticks: ticks, estimated: estimated ? 1 : 0, reason, ...countValues(usage) };
  const hold = await resolve(transaction, holdId, { state: "settled", resolved_at: at, ...values });
  failPoint("settle.resolved");
  if (hold === undefined) return standingResolution(transaction, holdId);
  if (ticks > 0n) await writeCharge(transaction, { walletId: hold.walletId, holdId, ticks, estimated, at });
  // Last, because every other call of the wallet waits for this row from now on.
  await changeWallet(transaction, hold.walletId, {
    balance_ticks: -ticks,
    reserved_ticks: -hold.ticks,
    spent_ticks: ticks,
    overrun_ticks: ticks > hold.ticks ? ticks - hold.ticks : 0n,
  });
  failPoint("settle.ledger");
  return { state: "settled", chargedTicks: ticks };
}

/** Releases a hold, or returns how it ended before. */
export async function releaseHold(
  transaction: Transaction,
  holdId: string,
  reason: string,
  at: number,
): Promise<Resolution> {
  const hold = await resolve(transaction, holdId, { state: "released", resolved_at: at, reason });
  if (hold === undefined) return standingResolution(transaction, holdId);
  await changeWallet(transaction, hold.walletId, { reserved_ticks: -hold.ticks });
  return { state: "released" };
}

/** Only one resolution finds the hold still open, whatever runs at the same time. */
async function resolve(transaction: Transaction, holdId: string, values: object): Promise<Hold | undefined> {
  const [row]: { wallet_id: string; ticks: bigint }[] = await transaction("holds")
    .where({ id: holdId, state: "held" })
    .update(values)
    .returning(["wallet_id", "ticks"]);
  return row && { id: holdId, walletId: row.wallet_id, ticks: row.ticks };
}

async function standingResolution(transaction: Transaction, holdId: string): Promise<Resolution> {
  const row: { state: "settled" | "released" | "expired"; charged_ticks: bigint | null } | undefined =
    await transaction("holds").where({ id: holdId }).first("state", "charged_ticks");
  if (row === undefined) throw new InvariantError(`there is no hold ${holdId}`);
  return row.state === "settled" ? { state: row.state, chargedTicks: row.charged_ticks ?? 0n } : { state: row.state };
}
