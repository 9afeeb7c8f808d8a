import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** When the upstream job of a task that has ended is to be deleted. */
export const jobDeletions: Migration = {
  name: "0039-job-deletions",
  async up(transaction) {
    await addColumns(transaction, "tasks", ["delete_job_at INTEGER"]);
  },
};
