import type { Migration } from "./migration.js";

/**
 * The index of failed calls replaces this one, so that a call that succeeds is one entry less to write. A step of its
 * own: where a backup reads the table, this waits, and the other index need not be built again.
 */
export const noStatusIndex: Migration = {
  name: "0038-no-status-index",
  async up(transaction) {
    await transaction.raw("DROP INDEX request_log_by_status");
  },
};
