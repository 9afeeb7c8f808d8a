import { RefusedError } from "../../config/refused.js";
import { type Transaction, bindTicks } from "../drivers/database.js";
import { Statement, changesOf, type Steps } from "../drivers/steps.js";
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

/** The charge of a call, or of calls that ended together, taken out of their wallet. */
export interface WrittenCharge {
  readonly walletId: string;
  /** The one hold that it ends. Absent where holds name the transfer. */
  readonly holdId?: string;
  readonly transferId?: string;
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
  await writeBothSides(transaction, { walletId, kind, ticks, from });
}

/** Moves money back out of a wallet, as far as no call holds it. Returns whether there was so much. */
export async function writeReturn(
  transaction: Transaction,
  { walletId, kind, ticks, to }: Omit<Transfer, "from"> & { readonly to: string },
): Promise<boolean> {
  const changed = await transaction("wallets")
    .where({ id: walletId })
    .andWhereRaw("balance_ticks - reserved_ticks >= ?", [bindTicks(ticks)])
    .update({ balance_ticks: transaction.raw("balance_ticks - ?", [bindTicks(ticks)]) });
  if (changed !== 1) return false;
  await writeBothSides(transaction, { walletId, kind, ticks: -ticks, from: to });
  return true;
}

async function writeBothSides(transaction: Transaction, { walletId, kind, ticks, from }: Transfer): Promise<void> {
  const shared = { kind, created_at: Date.now(), transfer_id: newIdentifier("transfer") };
  await transaction("ledger").insert([
    { ...shared, account: "wallet", wallet_id: walletId, ticks },
    { ...shared, account: from, wallet_id: null, ticks: -ticks },
  ]);
}

const WRITE_CHARGE = new Statement((database, value) => {
  const shared = {
    kind: "charge",
    hold_id: value("holdId"),
    estimated: value("estimated"),
    created_at: value("at"),
    transfer_id: value("transferId"),
  };
  return database("ledger").insert([
    { ...shared, account: "wallet", wallet_id: value("walletId"), ticks: value("taken") },
    { ...shared, account: "revenue", wallet_id: null, ticks: value("ticks") },
  ]);
});

/** Writes both sides of a charge to the ledger. The table itself refuses a second charge for the same hold. */
export function* writeCharge(charge: WrittenCharge): Steps<void> {
  const { walletId, holdId, transferId = newIdentifier("transfer"), ticks, estimated, at } = charge;
  const values = { walletId, holdId, transferId, ticks, taken: -ticks, estimated: estimated ? 1 : 0, at };
  yield* changesOf(WRITE_CHARGE.with(values));
}
