import { createIndex, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** One row for each call. It records the past, so it has no foreign keys to rows that may be deleted. */
export const requestLog: Migration = {
  name: "0006-request-log",
  async up(transaction) {
    await createTable(transaction, "request_log", [
      "id TEXT PRIMARY KEY",
      "request_id TEXT NOT NULL",
      "created_at INTEGER NOT NULL",
      "key_id TEXT",
      "wallet_id TEXT",
      "model TEXT",
      "provider TEXT",
      "upstream_model TEXT",
      "dialect TEXT NOT NULL",
      "upstream_dialect TEXT",
      "operation TEXT",
      "stream INTEGER NOT NULL CHECK (stream IN (0, 1))",
      "status INTEGER NOT NULL",
      "code TEXT",
      "cause TEXT",
      "milliseconds INTEGER NOT NULL",
      "upstream_milliseconds INTEGER",
      "first_byte_milliseconds INTEGER",
      "input_tokens INTEGER",
      "cached_input_tokens INTEGER",
      "cache_write_tokens INTEGER",
      "output_tokens INTEGER",
      "reasoning_tokens INTEGER",
      "images INTEGER",
      "media_milliseconds INTEGER",
      "estimated INTEGER NOT NULL DEFAULT 0 CHECK (estimated IN (0, 1))",
      "cost_ticks INTEGER",
      "hold_id TEXT",
      "dropped TEXT",
      "request_body TEXT",
      "response_body TEXT",
    ]);
    await createIndex(transaction, "request_log_by_time", "request_log (created_at, id)");
    await createIndex(transaction, "request_log_by_key", "request_log (key_id, created_at, id)");
    await createIndex(transaction, "request_log_by_wallet", "request_log (wallet_id, created_at, id)");
    await createIndex(transaction, "request_log_by_model", "request_log (model, created_at, id)");
    await createIndex(transaction, "request_log_by_request", "request_log (request_id)");
  },
};
