import { addColumns, createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/** What a call made, and since when a task runs. The index has only the few calls that create tasks. */
export const requestDetails: Migration = {
  name: "0033-request-details",
  async up(transaction) {
    await addColumns(transaction, "request_log", ["image_sizes TEXT", "task_id TEXT"]);
    await createIndex(transaction, "request_log_by_task", "request_log (task_id) WHERE task_id IS NOT NULL");
    await addColumns(transaction, "tasks", ["running_at INTEGER"]);
  },
};
