/** Forgets tasks that ended long ago, with their callbacks. What they cost stays in the books. */
import { type Database, inTransaction } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";

/** What became of old tasks. */
export interface PruneResult {
  readonly forgotten: number;
  /** Those that could not be forgotten: they are tried again the next time. */
  readonly left: number;
  /** Why the first of them could not. */
  readonly reason?: unknown;
}

interface OldTask {
  readonly id: string;
  readonly finished_at: bigint;
}

const PRUNED_AT_ONCE = 100;

/** What is still to be told to a receiver is not forgotten. Media go first: a task that is there can be pruned again. */
export async function pruneTasks(
  database: Database,
  before: number,
  forget: (taskId: string) => Promise<void>,
): Promise<PruneResult> {
  const pruned: { forgotten: number; left: number; reason?: unknown } = { forgotten: 0, left: 0 };
  for (let last: OldTask | undefined; ;) {
    const old = await retryWhenLocked(async () => oldTasks(database, before, last));
    if (old.length === 0) return pruned;
    last = old.at(-1);
    const ids: string[] = [];
    for (const { id } of old) {
      try {
        await forget(id);
        ids.push(id);
      } catch (error) {
        // One whose media cannot be removed keeps none of the others.
        if ((pruned.left += 1) === 1) pruned.reason = error;
      }
    }
    await inTransaction(database, async (transaction) => {
      for (const table of ["deliveries", "callbacks", "media_attempts", "media"])
        await transaction(table).whereIn("task_id", ids).delete();
      await transaction("tasks").whereIn("id", ids).delete();
    });
    pruned.forgotten += ids.length;
  }
}

async function oldTasks(database: Database, before: number, after: OldTask | undefined): Promise<OldTask[]> {
  const pending = database("callbacks").whereNull("outcome").whereRaw("callbacks.task_id = tasks.id");
  const old = database("tasks")
    .where("finished_at", "<", before)
    .whereNotExists(pending)
    .orderBy(["finished_at", "id"])
    .limit(PRUNED_AT_ONCE);
  if (after !== undefined) void old.whereRaw("(finished_at, id) > (?, ?)", [Number(after.finished_at), after.id]);
  return old.select("id", "finished_at");
}
