import { createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Calls that did not succeed, in the order of the list. */
export const failedCalls: Migration = {
  name: "0037-failed-calls",
  async up(transaction) {
    const failures = "WHERE status >= 400 OR code IS NOT NULL";
    await createIndex(transaction, "request_log_failures", `request_log (created_at, id, status) ${failures}`);
  },
};
