import { createIndex, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * A part of a wallet that one process holds for calls to come: it admits them without asking the database. It counts
 * towards the wallet's reserved amount. `held_ticks` is what calls hold of it, as of the last write.
 */
export const allotments: Migration = {
  name: "0020-allotments",
  async up(transaction) {
    await createTable(transaction, "allotments", [
      "id TEXT PRIMARY KEY",
      "wallet_id TEXT NOT NULL REFERENCES wallets (id)",
      "ticks INTEGER NOT NULL CHECK (ticks >= 0)",
      "held_ticks INTEGER NOT NULL DEFAULT 0 CHECK (held_ticks >= 0)",
      "is_recalled INTEGER NOT NULL DEFAULT 0 CHECK (is_recalled IN (0, 1))",
      "created_at INTEGER NOT NULL",
      "expires_at INTEGER NOT NULL",
    ]);
    await createIndex(transaction, "allotments_by_wallet", "allotments (wallet_id)");
  },
};
