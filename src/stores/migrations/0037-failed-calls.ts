import { createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Only calls that did not succeed are looked up by their status, so that no other is one entry more to write. */
export const failedCalls: Migration = {
  name: "0037-failed-calls",
  async up(transaction) {
    const failures = "WHERE status >= 400 OR code IS NOT NULL";
    await createIndex(transaction, "request_log_failures", `request_log (created_at, id, status) ${failures}`);
    await transaction.raw("DROP INDEX request_log_by_status");
  },
};
