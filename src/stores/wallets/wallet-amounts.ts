import { type Database, type Transaction } from "../drivers/database.js";
import { Statement, changesOf, type Steps } from "../drivers/steps.js";

/** By how much the amounts of a wallet change. */
export interface AmountChanges {
  readonly balance?: bigint;
  readonly reserved?: bigint;
  readonly spent?: bigint;
  readonly overrun?: bigint;
}

const plus = (database: Database | Transaction, column: string, value: string) =>
  database.raw("?? + ?", [column, value]);

const CHANGE_WALLET = new Statement((database, value) =>
  database("wallets")
    .where({ id: value("walletId") })
    .update({
      balance_ticks: plus(database, "balance_ticks", value("balance")),
      reserved_ticks: plus(database, "reserved_ticks", value("reserved")),
      spent_ticks: plus(database, "spent_ticks", value("spent")),
      overrun_ticks: plus(database, "overrun_ticks", value("overrun")),
    }),
);

/** Changes a wallet in one statement, so that the table's checks never see a state in between. */
export function* changeWallet(walletId: string, changes: AmountChanges): Steps<void> {
  const { balance = 0n, reserved = 0n, spent = 0n, overrun = 0n } = changes;
  const changed = yield* changesOf(CHANGE_WALLET.with({ walletId, balance, reserved, spent, overrun }));
  if (changed !== 1) throw new Error(`there is no wallet ${walletId}`);
}
