import { type Transaction, bindTicks } from "./database.js";
import { newIdentifier } from "./identifiers.js";

/** Money that moves into a wallet from another account. */
export interface Transfer {
  readonly walletId: string;
  readonly kind: string;
  readonly ticks: bigint;
  /** The account that gives it, so that all rows of the ledger add up to nothing. */
  readonly from: string;
}

/** What a 64-bit column holds. */
const HIGHEST_BALANCE = 2n ** 63n - 1n;

/** Changes a wallet's balance and writes both sides of the change to the ledger. */
export async function writeTransfer(transaction: Transaction, { walletId, kind, ticks, from }: Transfer): Promise<void> {
  const changed = await transaction("wallets")
    .where({ id: walletId })
    .andWhere("balance_ticks", "<=", bindTicks(HIGHEST_BALANCE - ticks))
    .update({ balance_ticks: transaction.raw("balance_ticks + ?", [bindTicks(ticks)]) });
  if (changed !== 1) throw new Error("the wallet cannot hold that much");
  const shared = { transfer_id: newIdentifier("transfer"), kind, created_at: Date.now() };
  await transaction("ledger").insert({ ...shared, account: "wallet", wallet_id: walletId, ticks });
  await transaction("ledger").insert({ ...shared, account: from, wallet_id: null, ticks: -ticks });
}
