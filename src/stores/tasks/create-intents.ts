/** Writes a task together with the hold of its highest possible cost, before its upstream is called. */
import { admissionOf, writeHold } from "../wallets/admit-calls.js";
import type { Clock } from "../drivers/clock.js";
import { failPoint } from "../drivers/fail-points.js";
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import { rowsOf, Statement, type StepValue, type Steps } from "../drivers/steps.js";
import type { Writer } from "../drivers/writer.js";
import type { Admission, Hold, HoldInput } from "../wallets/holds.js";
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

export async function createIntent(writer: Writer, intent: Intent, now: Clock): Promise<IntentResult> {
  if (intent.ticks < 0n) throw new RangeError("a hold cannot be less than nothing");
  const { id, caller } = intent;
  let row: TaskRow | undefined;
  function* write(): Steps<Hold> {
    const at = now();
    const lifetimeMilliseconds = intent.deadlineAt - at + HOLD_MARGIN_MILLISECONDS;
    const hold = yield* writeHold({ ...intent, callId: id, forTask: true, lifetimeMilliseconds }, at);
    [row] = yield* rowsOf<TaskRow>(INSERT.with(valuesOf(hold.id, intent, at)));
    failPoint("task.written");
    return hold;
  }
  failPoint("task.before");
  const admission = await admissionOf(writer.write(write, { timeoutMs: CALL_WAIT_MS, owner: caller.walletId }));
  failPoint("task.committed");
  if (!("hold" in admission)) return admission;
  if (row === undefined) throw new Error(`the task ${id} was not written`);
  return { task: taskOf(row) };
}

const COLUMNS = [
  "id",
  "wallet_id",
  "key_id",
  "hold_id",
  "model",
  "provider",
  "upstream_model",
  "upstream_dialect",
  "dialect",
  "request",
  "callback_url",
  "state",
  "created_at",
  "deadline_at",
  "next_poll_at",
  "lease_until",
] as const;

const INSERT = new Statement((database, value) =>
  database("tasks")
    .insert(Object.fromEntries(COLUMNS.map((column) => [column, value(column)])))
    .returning("*"),
);

function valuesOf(holdId: string, intent: Intent, at: number): Readonly<Record<(typeof COLUMNS)[number], StepValue>> {
  const { id, caller, model, route, dialect, request, callbackUrl, deadlineAt, creationDeadlineAt } = intent;
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
