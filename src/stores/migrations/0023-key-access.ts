import { addColumns, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * How and from where a key may be used, and how much it may spend. What a key with a budget holds and has spent is
 * counted by day and by month of UTC; its holds are marked.
 */
export const keyAccess: Migration = {
  name: "0023-key-access",
  async up(transaction) {
    await addColumns(transaction, "api_keys", [
      "allowed_dialects TEXT",
      "allowed_sources TEXT",
      "ticks_per_day INTEGER CHECK (ticks_per_day > 0)",
      "ticks_per_month INTEGER CHECK (ticks_per_month > 0)",
    ]);
    await addColumns(transaction, "holds", ["is_budgeted INTEGER NOT NULL DEFAULT 0 CHECK (is_budgeted IN (0, 1))"]);
    await createTable(transaction, "key_spend", [
      "key_id TEXT NOT NULL REFERENCES api_keys (id)",
      "period TEXT NOT NULL CHECK (period IN ('day', 'month'))",
      "starts_at INTEGER NOT NULL",
      "ends_at INTEGER NOT NULL",
      "held_ticks INTEGER NOT NULL CHECK (held_ticks >= 0)",
      "spent_ticks INTEGER NOT NULL CHECK (spent_ticks >= 0)",
      "PRIMARY KEY (key_id, period, starts_at)",
    ]);
  },
};
