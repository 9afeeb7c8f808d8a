import { createIndex, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Browsers of administrators that are signed in. */
export const adminSessions: Migration = {
  name: "0029-admin-sessions",
  async up(transaction) {
    await createTable(transaction, "admin_sessions", [
      "hash TEXT PRIMARY KEY",
      // Of a stored token. The configured one has a fingerprint instead.
      "token_id TEXT",
      "fingerprint TEXT",
      "created_at INTEGER NOT NULL",
      "expires_at INTEGER NOT NULL",
    ]);
    await createIndex(transaction, "admin_sessions_by_end", "admin_sessions (expires_at)");
  },
};
