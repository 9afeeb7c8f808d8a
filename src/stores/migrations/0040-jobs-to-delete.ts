import { createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Only the few tasks whose jobs are to be deleted. In a step of its own: reads go on while an index is made. */
export const jobsToDelete: Migration = {
  name: "0040-jobs-to-delete",
  async up(transaction) {
    await createIndex(
      transaction,
      "tasks_with_jobs_to_delete",
      "tasks (delete_job_at) WHERE delete_job_at IS NOT NULL",
    );
  },
};
