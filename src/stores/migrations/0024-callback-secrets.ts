import { createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** The secrets by which callbacks are signed, one for each wallet that wants it. */
export const callbackSecrets: Migration = {
  name: "0024-callback-secrets",
  async up(transaction) {
    await createTable(transaction, "callback_secrets", [
      "wallet_id TEXT PRIMARY KEY REFERENCES wallets (id)",
      "sealed TEXT NOT NULL",
      "sealed_before TEXT",
      "before_until INTEGER",
      "created_at INTEGER NOT NULL",
      "CHECK ((sealed_before IS NULL) = (before_until IS NULL))",
    ]);
  },
};
