/** Writes a task together with the hold of its highest possible cost, before its upstream is called. */
import { admissionOf, writeHold } from "../wallets/admit-call.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import { runSteps } from "../drivers/steps.js";
import type { Admission, HoldInput } from "../wallets/holds.js";
import { type Task, type TaskRoute, type TaskRow, taskOf } from "./task-rows.js";

/** A task to create. */
export interface Intent extends Omit<HoldInput, "callId" | "lifetimeMilliseconds" | "forTask"> {
  /** The task's own ID. Its maker knows it even if the answer to its writing is lost. */
  readonly id: string;
  readonly route: TaskRoute;
  readonly dialect: string;
  readonly request: string;
  readonly callbackUrl?: string | undefined;
  /** When it expires. */
  readonly deadlineAt: number;
  /** When its process is taken for dead, unless that renews it. */
  readonly creationDeadlineAt: number;
}

export type IntentResult = { readonly task: Task } | Exclude<Admission, { readonly hold: unknown }>;

/** An older version that runs beside this one must not sweep the holds of tasks. */
const HOLD_MARGIN_MILLISECONDS = 7 * 86_400_000;

export async function createIntent(database: Database, intent: Intent, at: number): Promise<IntentResult> {
  if (intent.ticks < 0n) throw new RangeError("a hold cannot be less than nothing");
  const { id } = intent;
  const input = {
    ...intent,
    callId: id,
    forTask: true,
    lifetimeMilliseconds: intent.deadlineAt - at + HOLD_MARGIN_MILLISECONDS,
  };
  let row: TaskRow | undefined;
  failPoint("task.before");
  const writing = inTransaction(
    database,
    async (transaction) => {
      const hold = await runSteps(transaction, writeHold(input, at));
      [row] = (await transaction("tasks")
        .insert(valuesOf(hold.id, intent, at))
        .returning("*")) as TaskRow[];
      failPoint("task.written");
      return hold;
    },
    CALL_WAIT_MS,
  );
  const admission = await admissionOf(writing);
  failPoint("task.committed");
  if (!("hold" in admission)) return admission;
  if (row === undefined) throw new Error(`the task ${id} was not written`);
  return { task: taskOf(row) };
}

function valuesOf(holdId: string, intent: Intent, at: number) {
  const { id, caller, model, route, dialect, request, callbackUrl = null, deadlineAt, creationDeadlineAt } = intent;
  return {
    id,
    wallet_id: caller.walletId,
    key_id: caller.keyId,
    hold_id: holdId,
    model,
    provider: route.provider,
    upstream_model: route.model,
    upstream_dialect: route.dialect,
    dialect,
    request,
    callback_url: callbackUrl,
    state: "created",
    created_at: at,
    deadline_at: deadlineAt,
    next_poll_at: creationDeadlineAt,
    lease_until: creationDeadlineAt,
  };
}
