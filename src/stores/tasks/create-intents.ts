/** Writes tasks together with the holds of their highest possible costs, before their upstreams are called. */
import type { Clock } from "../drivers/clock.js";
import { failPoint } from "../drivers/fail-points.js";
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import { SharedWrites } from "../drivers/shared-writes.js";
import { rowsOf, Statement, type StepValue, type Steps } from "../drivers/steps.js";
import type { Writer } from "../drivers/writer.js";
import { admitCalls } from "../wallets/admit-calls.js";
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
/** Other processes wait for the wallet meanwhile. */
const MOST_TOGETHER = 64;
/** Each task takes a statement of its own. */
const FIRST_TOGETHER = 16;

/** The intents of one wallet that come together are written together. */
export class IntentWriter {
  readonly #shared: SharedWrites<Intent, IntentResult | Admission>;

  constructor(writer: Writer, now: Clock) {
    const terms = { first: FIRST_TOGETHER, most: MOST_TOGETHER, timeoutMs: CALL_WAIT_MS };
    this.#shared = new SharedWrites(writer, (_, intents) => writeIntents(intents(), now()), terms);
  }

  async create(intent: Intent): Promise<IntentResult> {
    if (intent.ticks < 0n) throw new RangeError("a hold cannot be less than nothing");
    const { walletId } = intent.caller;
    failPoint("task.before");
    const result = await this.#shared.add({ row: walletId, owner: walletId }, intent);
    failPoint("task.committed");
    if ("hold" in result) throw new Error(`the task ${intent.id} was not written`);
    return result;
  }
}

/** A task that is there already is not written: its intent has the hold alone. */
function* writeIntents(intents: readonly Intent[], at: number): Steps<readonly (IntentResult | Admission)[]> {
  const admissions = yield* admitCalls(
    intents.map((intent) => callOf(intent, at)),
    at,
  );
  const results: (IntentResult | Admission)[] = [];
  for (const [index, admission] of admissions.entries()) {
    const intent = intents[index];
    const row = intent && "hold" in admission ? yield* insertTask(admission.hold.id, intent, at) : undefined;
    results.push(row === undefined ? admission : { task: taskOf(row) });
  }
  failPoint("task.written");
  return results;
}

function callOf(intent: Intent, at: number): HoldInput {
  const lifetimeMilliseconds = intent.deadlineAt - at + HOLD_MARGIN_MILLISECONDS;
  return { ...intent, callId: intent.id, forTask: true, lifetimeMilliseconds };
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
    .onConflict("id")
    .ignore()
    .returning("*"),
);

function* insertTask(holdId: string, intent: Intent, at: number): Steps<TaskRow | undefined> {
  const [row] = yield* rowsOf<TaskRow>(INSERT.with(valuesOf(holdId, intent, at)));
  return row;
}

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
