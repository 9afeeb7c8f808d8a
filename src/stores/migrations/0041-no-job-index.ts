import type { Migration } from "./migration.js";

/**
 * Nothing looks tasks up by the names of their jobs. On PostgreSQL a job with a long name could not be stored: its
 * entry did not fit the index.
 */
export const noJobIndex: Migration = {
  name: "0041-no-job-index",
  async up(transaction) {
    await transaction.raw("DROP INDEX tasks_by_upstream_id");
  },
};
