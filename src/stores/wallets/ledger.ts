import { RefusedError } from "../../config/refused.js";
import { type Transaction, bindTicks } from "../drivers/database.js";
import { newIdentifier } from "../identifiers.js";
import { MOST_TICKS } from "./money.js";

/** Money that moves into a wallet from another account. */
export interface Transfer {
  readonly walletId: string;
  readonly kind: string;
  readonly ticks: bigint;
  /** The other account of the transfer, so that all rows of the ledger add up to zero. */
  readonly from: string;
}

/** The charge of a call, taken out of its wallet. */
export interface CallCharge {
  readonly walletId: string;
  readonly holdId: string;
  readonly ticks: bigint;
  readonly estimated: boolean;
  readonly at: number;
}

/** Changes a wallet's balance and writes both sides of the change to the ledger. */
export async function writeTransfer(
  transaction: Transaction,
  { walletId, kind, ticks, from }: Transfer,
): Promise<void> {
  const changed = await transaction("wallets")
    .where({ id: walletId })
    .andWhere("balance_ticks", "<=", bindTicks(MOST_TICKS - ticks))
    .update({ balance_ticks: transaction.raw("balance_ticks + ?", [bindTicks(ticks)]) });
  if (changed !== 1) throw new RefusedError("unsound", "the wallet cannot hold that much");
  await writeRows(transaction, walletId, ticks, from, { kind, created_at: Date.now() });
}

/** Writes both sides of a charge to the ledger. The table itself refuses a second charge for the same hold. */
export async function writeCharge(
  transaction: Transaction,
  { walletId, holdId, ticks, estimated, at }: CallCharge,
): Promise<void> {
  const shared = { kind: "charge", hold_id: holdId, estimated: estimated ? 1 : 0, created_at: at };
  await writeRows(transaction, walletId, -ticks, "revenue", shared);
}

async function writeRows(
  transaction: Transaction,
  walletId: string,
  ticks: bigint,
  other: string,
  shared: object,
): Promise<void> {
  const transfer_id = newIdentifier("transfer");
  await transaction("ledger").insert([
    { ...shared, transfer_id, account: "wallet", wallet_id: walletId, ticks },
    { ...shared, transfer_id, account: other, wallet_id: null, ticks: -ticks },
  ]);
}
