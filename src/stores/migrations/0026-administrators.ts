import { createIndex, createTable, createUniqueIndex, makeAppendOnly } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Admin tokens beside the configured one, and the record of what administrators did. */
export const administrators: Migration = {
  name: "0026-administrators",
  async up(transaction) {
    await createTable(transaction, "admin_tokens", [
      "id TEXT PRIMARY KEY",
      "name TEXT NOT NULL",
      "role TEXT NOT NULL CHECK (role IN ('read-only', 'operator', 'owner'))",
      "hash TEXT NOT NULL UNIQUE",
      "created_at INTEGER NOT NULL",
      "revoked_at INTEGER",
    ]);
    await createUniqueIndex(transaction, "admin_tokens_by_name", "admin_tokens (name) WHERE revoked_at IS NULL");
    await createTable(transaction, "audit_log", [
      "id TEXT PRIMARY KEY",
      "created_at INTEGER NOT NULL",
      "actor TEXT NOT NULL",
      "token_id TEXT",
      "os_user TEXT",
      "role TEXT NOT NULL",
      "operation TEXT NOT NULL",
      "target TEXT",
      "input TEXT NOT NULL",
      "outcome TEXT NOT NULL",
      "request_id TEXT",
    ]);
    await createIndex(transaction, "audit_log_by_time", "audit_log (created_at, id)");
    await makeAppendOnly(transaction, "audit_log");
  },
};
