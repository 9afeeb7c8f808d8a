/** Deletes tasks that ended long ago, with their callbacks. Their charges stay in the ledger. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Database, inTransaction } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";

/** The result of pruning. */
export interface PruneResult {
  readonly forgotten: number;
  /** How many could not be deleted. They are tried again the next time. */
  readonly left: number;
  /** The error of the first that could not be deleted. */
  readonly reason?: unknown;
}

interface OldTask {
  readonly id: string;
  readonly finished_at: bigint;
}

const PRUNED_AT_ONCE = 100;

/**
 * Tasks with an undelivered callback are kept. Media are deleted first: while the task exists, pruning can be repeated.
 */
export async function pruneTasks(
  database: Database,
  before: number,
  forget: (taskId: string) => Promise<void>,
  isStopping: () => boolean = () => false,
): Promise<PruneResult> {
  const pruned: { forgotten: number; left: number; reason?: unknown } = { forgotten: 0, left: 0 };
  for (let last: OldTask | undefined; ;) {
    const old = await retryWhenLocked(async () => oldTasks(database, before, last));
    if (old.length === 0) return pruned;
    last = old.at(-1);
    const ids: string[] = [];
    for (const { id } of old) {
      if (isStopping()) break;
      try {
        await forget(id);
        ids.push(id);
      } catch (error) {
        // A task whose media cannot be deleted does not stop the others.
        if ((pruned.left += 1) === 1) pruned.reason = error;
      }
    }
    await inTransaction(database, async (transaction) => {
      for (const table of ["deliveries", "callbacks", "media_attempts", "media"])
        await transaction(table).whereIn("task_id", ids).delete();
      await transaction("tasks").whereIn("id", ids).delete();
    });
    pruned.forgotten += ids.length;
    if (isStopping()) return pruned;
    await nextTurn();
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
