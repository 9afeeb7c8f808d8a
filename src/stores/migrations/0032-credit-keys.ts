import { createTable, makeAppendOnly } from "./definitions.js";
import type { Migration } from "./migration.js";

/** The keys that credits were made with: a request that is repeated with its key adds nothing. */
export const creditKeys: Migration = {
  name: "0032-credit-keys",
  async up(transaction) {
    await createTable(transaction, "credit_keys", [
      "idempotency_key TEXT PRIMARY KEY",
      "wallet_id TEXT NOT NULL REFERENCES wallets (id)",
      "ticks INTEGER NOT NULL CHECK (ticks > 0)",
      "created_at INTEGER NOT NULL",
    ]);
    await makeAppendOnly(transaction, "credit_keys");
  },
};
