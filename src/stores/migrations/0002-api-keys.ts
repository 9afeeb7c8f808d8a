import { createIndex, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Keys are found by the hash of their secret; the secret itself is nowhere. */
export const apiKeys: Migration = {
  name: "0002-api-keys",
  async up(transaction) {
    await createTable(transaction, "api_keys", [
      "id TEXT PRIMARY KEY",
      "wallet_id TEXT NOT NULL REFERENCES wallets (id)",
      "name TEXT NOT NULL",
      "hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 64)",
      "created_at INTEGER NOT NULL",
      "revoked_at INTEGER",
    ]);
    await createIndex(transaction, "api_keys_by_wallet", "api_keys (wallet_id)");
  },
};
