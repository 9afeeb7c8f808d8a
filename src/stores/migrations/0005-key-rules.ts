import { addColumns, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * What a key may do and for how long, and how much of its rates is used up: levels of buckets that leak as time goes
 * by.
 */
export const keyRules: Migration = {
  name: "0005-key-rules",
  async up(transaction) {
    await addColumns(transaction, "api_keys", [
      "expires_at INTEGER",
      "allowed_models TEXT",
      "requests_per_minute INTEGER CHECK (requests_per_minute > 0)",
      "tokens_per_minute INTEGER CHECK (tokens_per_minute > 0)",
      "most_concurrent INTEGER CHECK (most_concurrent > 0)",
    ]);
    await createTable(transaction, "key_meters", [
      "key_id TEXT PRIMARY KEY REFERENCES api_keys (id)",
      "requests_level INTEGER NOT NULL CHECK (requests_level >= 0)",
      "tokens_level INTEGER NOT NULL CHECK (tokens_level >= 0)",
      "updated_at INTEGER NOT NULL",
    ]);
  },
};
