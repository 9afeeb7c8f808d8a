/** Tasks that were being created when their process died. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { changesOf, rowsOf, Statement, type Step, type Steps } from "../drivers/steps.js";
import { writerOf } from "../drivers/writer.js";
import { endHold } from "../wallets/end-holds.js";

/** The result for a task whose creation was interrupted. */
export interface RecoveredTask {
  readonly id: string;
  readonly provider: string;
  /** `withdrawn`: the upstream was never called. `ambiguous`: it may have been called, and its answer is unknown. */
  readonly became: "withdrawn" | "ambiguous";
}

interface UnfinishedRow {
  readonly id: string;
  readonly wallet_id: string;
  readonly provider: string;
  readonly sent_at: bigint | null;
}

const COLUMNS = ["id", "wallet_id", "provider", "sent_at"] as const;
const MOST_AT_ONCE = 200;

export async function recoverTasks(database: Database, before: number, at: number): Promise<RecoveredTask[]> {
  const lost: RecoveredTask[] = [];
  for (;;) {
    const rows: UnfinishedRow[] = await retryWhenLocked(async () =>
      beingMade(database, before)
        .orderBy("lease_until")
        .limit(MOST_AT_ONCE)
        .select(...COLUMNS),
    );
    for (const row of rows) {
      const { id, provider, sent_at } = row;
      const became =
        sent_at === null ? await withdrawUnsent(database, row, before, at) : await doubt(database, id, before);
      if (became !== undefined) lost.push({ id, provider, became });
    }
    if (rows.length < MOST_AT_ONCE) return lost;
    await nextTurn();
  }
}

/** It changes the task, so that no other process does so before the transaction ends. */
const TAKE = new Statement((database, value) =>
  database("tasks")
    .where({ id: value("id") })
    .whereIn("state", ["created", "ambiguous"])
    .update({ reason: value("reason") })
    .returning("hold_id"),
);

/** Checked again: its process may only be slow, and about to send it, or has renewed its lease. */
const TAKE_UNSENT = new Statement((database, value) =>
  database("tasks")
    .where({ id: value("id"), state: "created" })
    .whereNull("sent_at")
    .andWhere("lease_until", "<=", value("before"))
    .update({ reason: value("reason") })
    .returning("hold_id"),
);

const DELETE = new Statement((database, value) =>
  database("tasks")
    .where({ id: value("id") })
    .delete(),
);

/** Deletes a task that no upstream accepted and no client knows. An ambiguous task can turn out to be one. */
export function withdrawTask(id: string, reason: string, at: number): Steps<boolean> {
  return withdrawTaken(TAKE.with({ id, reason }), { id, reason, at });
}

interface Withdrawal {
  readonly id: string;
  readonly reason: string;
  readonly at: number;
}

function* withdrawTaken(taking: Step, { id, reason, at }: Withdrawal): Steps<boolean> {
  const [row] = yield* rowsOf<{ hold_id: string }>(taking);
  if (row === undefined) return false;
  yield* changesOf(DELETE.with({ id }));
  yield* endHold(row.hold_id, { released: reason }, at);
  return true;
}

function beingMade(database: Database, before: number) {
  return database("tasks").where({ state: "created" }).where("lease_until", "<=", before);
}

async function withdrawUnsent(
  database: Database,
  { id, wallet_id }: UnfinishedRow,
  before: number,
  at: number,
): Promise<"withdrawn" | undefined> {
  const reason = "its process ended before it was sent";
  const withdraw = () => withdrawTaken(TAKE_UNSENT.with({ id, reason, before }), { id, reason, at });
  return (await writerOf(database).write(withdraw, { owner: wallet_id })) ? "withdrawn" : undefined;
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
