import { createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/** What operators look for: the use of a period whoever it was, and the calls that ended in a certain way. */
export const lookups: Migration = {
  name: "0008-lookups",
  async up(transaction) {
    await createIndex(transaction, "holds_by_time", "holds (created_at)");
    await createIndex(transaction, "request_log_by_status", "request_log (status, created_at, id)");
  },
};
