import type { CallbackStore } from "../../../src/stores/tasks/callback-store.js";
import type { Database } from "../../../src/stores/drivers/database.js";
import type { TaskEnd } from "../../../src/stores/tasks/finish-task.js";
import type { MediaIndex } from "../../../src/stores/media/media-index.js";
import { newTaskIdentifier } from "../../../src/stores/identifiers.js";
import type { IntentResult, Intent } from "../../../src/stores/tasks/create-intents.js";
import type { Acceptance, TaskStore } from "../../../src/stores/tasks/task-store.js";
import type { Task } from "../../../src/stores/tasks/task-rows.js";
import type { Caller } from "../../../src/stores/keys/caller.js";

export const CALLBACK = "http://receiver.example.test/hook?token=x";
export const HOUR = 3_600_000;

/** A task with a maximum cost. */
export function intentOf(caller: Caller, ticks: bigint, more: Partial<Intent> = {}): Intent {
  const route = { provider: "acme", model: "video-2026", dialect: "video-jobs" };
  const usual = {
    model: "acme/video",
    prices: "{}",
    tokens: 0,
    route,
    dialect: "video-tasks",
    request: '{"prompt":"a paper boat"}',
  };
  return {
    id: newTaskIdentifier(),
    caller,
    ticks,
    ...usual,
    deadlineAt: Date.now() + 48 * HOUR,
    creationDeadlineAt: Date.now() + HOUR,
    ...more,
  };
}

/** The task of an intent that must have been accepted. */
export function intended(answer: IntentResult): Task {
  if ("task" in answer) return answer.task;
  throw new Error(`it was refused: ${JSON.stringify(answer)}`);
}

let jobs = 0;

export function acceptanceOf(more: Partial<Acceptance> = {}): Acceptance {
  return { upstreamId: `job_${process.pid}_${(jobs += 1)}`, state: "queued", nextPollAt: 0, ...more };
}

/** Creates a task that its upstream accepts. */
export async function accepted(store: TaskStore, intent: Intent, more: Partial<Acceptance> = {}): Promise<Task> {
  const { id } = intended(await store.createIntent(intent));
  await store.markSent(id);
  if (!(await store.markAccepted(id, acceptanceOf(more)))) throw new Error("it was not accepted");
  const task = await store.find(id, intent.caller.walletId);
  if (task === undefined) throw new Error("it is not found");
  return task;
}

export function endingOf(more: Partial<TaskEnd> = {}): TaskEnd {
  const charge = { ticks: 20n, estimated: false, usage: { seconds: 8 } };
  return { state: "succeeded", snapshot: '{"status":"done"}', charge, reason: "it is done", ...more };
}

interface StoresOfTasks {
  readonly tasks: TaskStore;
  readonly callbacks: CallbackStore;
  readonly media: MediaIndex;
}

/** A task that ended, with a video and with a callback that was tried once. */
export async function endedTask({ tasks, callbacks, media }: StoresOfTasks, caller: Caller): Promise<Task> {
  const { id } = await accepted(tasks, intentOf(caller, 30n, { callbackUrl: CALLBACK }), {
    observation: '{"state":"queued"}',
  });
  const [task] = (await tasks.claimDue({ owner: "test", until: Date.now() + 1_000, limit: 100 })).filter(
    (claimed) => claimed.id === id,
  );
  if (task === undefined) throw new Error("it is not due");
  await media.markStored(task, await media.begin(id, "video", "disk"), { mime: "video/mp4", bytes: 5 });
  await tasks.finish(task, endingOf());
  const [callback] = await callbacks.claimDue({ owner: "test", until: Date.now() + 1_000, limit: 1 });
  if (callback === undefined) throw new Error("there is no callback");
  const attempt = await callbacks.countAttempt(callback, HOUR);
  const delivery = {
    attempt: attempt ?? 0,
    startedAt: Date.now(),
    milliseconds: 3,
    status: 500,
    result: "not_accepted",
  };
  await callbacks.recordAttempt(callback, delivery, { nextAttemptAt: Date.now() + HOUR });
  return task;
}

/** A task for which it is unknown whether its upstream accepted it. */
export async function ambiguousTask({ tasks }: Pick<StoresOfTasks, "tasks">, caller: Caller): Promise<Task> {
  const task = intended(await tasks.createIntent(intentOf(caller, 30n)));
  await tasks.markSent(task.id);
  await tasks.markAmbiguous(task.id, "ECONNRESET");
  return task;
}

/** The rows of a table as they are. */
export function rowsOf(database: Database, table: string): Promise<Record<string, unknown>[]> {
  return database(table).select() as Promise<Record<string, unknown>[]>;
}
