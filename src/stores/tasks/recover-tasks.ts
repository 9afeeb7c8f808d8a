/** Tasks that were being created when their process died. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import { type Database, type Transaction, inTransaction } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { runSteps } from "../drivers/steps.js";
import { releaseHold } from "../wallets/resolve-hold.js";

/** The result for a task whose creation was interrupted. */
export interface RecoveredTask {
  readonly id: string;
  readonly provider: string;
  /** `withdrawn`: the upstream was never called. `ambiguous`: it may have been called, and its answer is unknown. */
  readonly became: "withdrawn" | "ambiguous";
}

const MOST_AT_ONCE = 200;

export async function recoverTasks(database: Database, before: number, at: number): Promise<RecoveredTask[]> {
  const lost: RecoveredTask[] = [];
  for (;;) {
    const rows: { id: string; provider: string; sent_at: bigint | null }[] = await retryWhenLocked(async () =>
      beingMade(database, before).orderBy("lease_until").limit(MOST_AT_ONCE).select("id", "provider", "sent_at"),
    );
    for (const { id, provider, sent_at } of rows) {
      const became =
        sent_at === null ? await withdrawUnsent(database, id, before, at) : await doubt(database, id, before);
      if (became !== undefined) lost.push({ id, provider, became });
    }
    if (rows.length < MOST_AT_ONCE) return lost;
    await nextTurn();
  }
}

/** Deletes a task that no upstream accepted and no client knows. An ambiguous task can turn out to be one. */
export async function withdrawTask(
  transaction: Transaction,
  id: string,
  reason: string,
  at: number,
  onlyIf: (task: Knex.QueryBuilder) => void = () => undefined,
): Promise<boolean> {
  const [row]: { hold_id: string }[] = await transaction("tasks")
    .where({ id })
    .whereIn("state", ["created", "ambiguous"])
    .modify(onlyIf)
    .update({ reason })
    .returning("hold_id");
  if (row === undefined) return false;
  await transaction("tasks").where({ id }).delete();
  await runSteps(transaction, releaseHold(row.hold_id, reason, at));
  return true;
}

function beingMade(database: Database | Transaction, before: number) {
  return database("tasks").where({ state: "created" }).where("lease_until", "<=", before);
}

/** Checked again at the withdrawal: its process may only be slow, and about to send it, or has renewed its lease. */
async function withdrawUnsent(
  database: Database,
  id: string,
  before: number,
  at: number,
): Promise<"withdrawn" | undefined> {
  const unsent = (task: Knex.QueryBuilder) => void task.whereNull("sent_at").where("lease_until", "<=", before);
  const isDone = await inTransaction(database, (transaction) =>
    withdrawTask(transaction, id, "its process ended before it was sent", at, unsent),
  );
  return isDone ? "withdrawn" : undefined;
}

async function doubt(database: Database, id: string, before: number): Promise<"ambiguous" | undefined> {
  const values = {
    state: "ambiguous",
    reason: "its process ended before the upstream's answer was known",
    lease_owner: null,
    lease_until: null,
  };
  const changed = await retryWhenLocked(async () => beingMade(database, before).where({ id }).update(values));
  return changed === 1 ? "ambiguous" : undefined;
}
