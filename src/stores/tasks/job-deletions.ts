/**
 * Upstream jobs of tasks that have ended, and are to be deleted at their upstream. It is written with the end of the
 * task, so that it is done although the process dies.
 */
import { type Database, engineOf, inTransaction } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { Statement } from "../drivers/steps.js";
import { isAnyDue } from "./is-any-due.js";
import { type Task, type TaskRow, taskOf } from "./task-rows.js";

/** The process that ended the task deletes the job at once. After this time another one may. */
export const DELETION_LEASE_MS = 60_000;
/** The longest time before the next try. */
export const LONGEST_DELETION_WAIT_MS = 6 * 3_600_000;
const CLAIMED_AT_ONCE = 10;

const anyToDelete = new Statement((database, value) =>
  database("tasks").where("delete_job_at", "<=", value("at")).select("id").limit(1),
);

/** Those that are due. Each is due again when twice as long has passed since its end, or after six hours. */
export async function claimJobDeletions(database: Database, at: number): Promise<Task[]> {
  if (!(await isAnyDue(database, anyToDelete, at))) return [];
  const due = database("tasks")
    .where("delete_job_at", "<=", at)
    .orderBy("delete_job_at")
    .limit(CLAIMED_AT_ONCE)
    .select("id");
  if (engineOf(database) === "postgres") void due.forUpdate().skipLocked();
  const again = database.raw(
    `CAST(? AS BIGINT) + CASE
      WHEN CAST(? AS BIGINT) - finished_at > CAST(? AS BIGINT) THEN CAST(? AS BIGINT)
      WHEN CAST(? AS BIGINT) - finished_at > CAST(? AS BIGINT) THEN CAST(? AS BIGINT) - finished_at
      ELSE CAST(? AS BIGINT) END`,
    [
      ...[at, at, LONGEST_DELETION_WAIT_MS, LONGEST_DELETION_WAIT_MS],
      ...[at, DELETION_LEASE_MS, at, DELETION_LEASE_MS],
    ],
  );
  const rows = await inTransaction(database, async (transaction): Promise<TaskRow[]> =>
    transaction("tasks")
      .withMaterialized("due", due)
      .whereIn("id", transaction("due").select("id"))
      .update({ delete_job_at: again })
      .returning("*"),
  );
  return rows.map(taskOf);
}

export async function markJobDeleted(database: Database, id: string): Promise<void> {
  await retryWhenLocked(async () => database("tasks").where({ id }).update({ delete_job_at: null }));
}
