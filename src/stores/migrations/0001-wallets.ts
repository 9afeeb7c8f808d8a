import { NUMBERED, createIndex, createTable, makeAppendOnly } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * A wallet's balance is the sum of its ledger rows, and may fall below zero when a call cost more than was held for it.
 * Each transfer is two or more ledger rows that add up to nothing: what a wallet gains, another account gives.
 */
export const wallets: Migration = {
  name: "0001-wallets",
  async up(transaction) {
    await createTable(transaction, "wallets", [
      "id TEXT PRIMARY KEY",
      "name TEXT NOT NULL UNIQUE",
      "balance_ticks INTEGER NOT NULL DEFAULT 0",
      "reserved_ticks INTEGER NOT NULL DEFAULT 0 CHECK (reserved_ticks >= 0)",
      "spent_ticks INTEGER NOT NULL DEFAULT 0 CHECK (spent_ticks >= 0)",
      "created_at INTEGER NOT NULL",
    ]);
    await createTable(transaction, "ledger", [
      `number ${NUMBERED}`,
      "transfer_id TEXT NOT NULL",
      "account TEXT NOT NULL",
      "wallet_id TEXT REFERENCES wallets (id)",
      "kind TEXT NOT NULL",
      "ticks INTEGER NOT NULL CHECK (ticks <> 0)",
      "created_at INTEGER NOT NULL",
      "CHECK ((account = 'wallet') = (wallet_id IS NOT NULL))",
      "UNIQUE (transfer_id, account)",
    ]);
    await createIndex(transaction, "ledger_by_wallet", "ledger (wallet_id, number)");
    await makeAppendOnly(transaction, "ledger");
  },
};
