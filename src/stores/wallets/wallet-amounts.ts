import { type Transaction, bindTicks } from "../drivers/database.js";

/** By how much the amounts of a wallet change. */
export interface AmountChanges {
  readonly balance_ticks?: bigint;
  readonly reserved_ticks?: bigint;
  readonly spent_ticks?: bigint;
  readonly overrun_ticks?: bigint;
}

/** Changes a wallet in one statement, so that the table's checks never see a state in between. */
export async function changeWallet(transaction: Transaction, walletId: string, changes: AmountChanges): Promise<void> {
  const sums = Object.entries(changes).map(([column, ticks]) => [
    column,
    transaction.raw("?? + ?", [column, bindTicks(ticks as bigint)]),
  ]);
  const changed = await transaction("wallets").where({ id: walletId }).update(Object.fromEntries(sums));
  if (changed !== 1) throw new Error(`there is no wallet ${walletId}`);
}
