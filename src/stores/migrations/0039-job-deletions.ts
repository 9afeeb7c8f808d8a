import { addColumns, createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/** When the upstream job of a task that has ended is to be deleted. The index has only those few tasks. */
export const jobDeletions: Migration = {
  name: "0039-job-deletions",
  async up(transaction) {
    await addColumns(transaction, "tasks", ["delete_job_at INTEGER"]);
    await createIndex(
      transaction,
      "tasks_with_jobs_to_delete",
      "tasks (delete_job_at) WHERE delete_job_at IS NOT NULL",
    );
  },
};
