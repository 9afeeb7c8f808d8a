import { createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Indices for the queries of operators: the use of a period by all callers, and the calls with a certain outcome. */
export const lookups: Migration = {
  name: "0008-lookups",
  async up(transaction) {
    await createIndex(transaction, "holds_by_time", "holds (created_at)");
    await createIndex(transaction, "request_log_by_status", "request_log (status, created_at, id)");
  },
};
