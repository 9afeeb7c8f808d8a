/** Leases tasks: each to one process at a time, under a fence that is higher than all before it. */
import type { Knex } from "knex";
import { type Database, engineOf, inTransaction } from "../drivers/database.js";
import { Statement } from "../drivers/steps.js";
import { isAnyDue } from "./is-any-due.js";
import { type Task, type TaskRow, taskOf } from "./task-rows.js";

export interface ClaimInput {
  readonly owner: string;
  /** When the lease ends, unless it is renewed. */
  readonly until: number;
  readonly limit: number;
  /** Providers at their limits. */
  readonly exceptProviders?: readonly string[];
}

const anyToPoll = new Statement((database, value) => toPoll(database, value("at")).select("id").limit(1));

export async function claimTasksToPoll(database: Database, input: ClaimInput, at: number): Promise<Task[]> {
  if (!(await isAnyDue(database, anyToPoll, at))) return [];
  return claim(database, toPoll(database, at).orderBy("next_poll_at"), input);
}

/** A lease moves the next poll to its end, so a due task has no lease. */
function toPoll(database: Database, at: Knex.Value): Knex.QueryBuilder {
  // Without statistics SQLite would take the index of states, and look at all tasks under way.
  const tasks = engineOf(database) === "sqlite" ? database.raw("tasks INDEXED BY tasks_to_poll") : "tasks";
  return database
    .from(tasks)
    .whereRaw("state IN ('queued', 'running')")
    .where("next_poll_at", "<=", at)
    .where("deadline_at", ">", at);
}

/** A task that is being polled at its deadline is left to that poll. */
export function claimOverdueTasks(database: Database, input: ClaimInput, at: number): Promise<Task[]> {
  const overdue = database("tasks")
    .whereNull("finished_at")
    .whereNot({ state: "created" })
    .where("deadline_at", "<=", at)
    .where((free) => void free.whereNull("lease_until").orWhere("lease_until", "<=", at));
  return claim(database, overdue.orderBy("deadline_at"), input);
}

/** The prefix of lease owners that cancel a task. */
export const CANCELLER = "delete";

/** A queued task, even if another process polls it. Not one that another process is cancelling under a valid lease. */
export function isToCancel(id: string, walletId: string, at: number): Knex.QueryCallback {
  return (task) =>
    void task
      .where({ id, wallet_id: walletId, state: "queued" })
      .where(
        (free) =>
          void free
            .whereNull("lease_owner")
            .orWhereNot("lease_owner", "like", `${CANCELLER}-%`)
            .orWhere("lease_until", "<=", at),
      );
}

/** On a server, processes that claim at the same time skip the rows that another is claiming. */
async function claim(
  database: Database,
  chosen: Knex.QueryBuilder,
  { owner, until, limit, exceptProviders = [] }: ClaimInput,
): Promise<Task[]> {
  if (exceptProviders.length > 0) void chosen.whereNotIn("provider", exceptProviders);
  void chosen.limit(limit).select("id");
  if (engineOf(database) === "postgres") void chosen.forUpdate().skipLocked();
  const lease = { lease_owner: owner, lease_until: until, next_poll_at: until, fence: database.raw("fence + 1") };
  const rows = await inTransaction(database, async (transaction): Promise<TaskRow[]> =>
    // The selection is materialized: evaluated again for each row, it could exceed the limit.
    transaction("tasks")
      .withMaterialized("chosen", chosen)
      .whereIn("id", transaction("chosen").select("id"))
      .update(lease)
      .returning("*"),
  );
  return rows.map(taskOf);
}
