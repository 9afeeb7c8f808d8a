/**
 * Creates a task. It is written to the database before its upstream is called, and the upstream is called at most once.
 */
import type { Logger } from "pino";
import { isSurelyUnwritten, reasonOf } from "../stores/drivers/database-error.js";
import { withTimeLimit } from "../stores/drivers/time-limit.js";
import { newTaskIdentifier } from "../stores/identifiers.js";
import type { ActiveState, Task } from "../stores/tasks/task-rows.js";
import type { IntentResult, Intent } from "../stores/tasks/create-intents.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import { TaskRefusedError, type Observation } from "./contract.js";
import type { RetryUntilWritten } from "../workers/retry-until-written.js";
import { pollWait } from "../workers/backoff.js";
import { logEvent } from "../observability/log-event.js";
import { failureReason } from "./upstream/failure-reason.js";

/** A job that its upstream accepted. */
export interface AcceptedJob {
  /** The job's ID at the upstream. */
  readonly upstreamId: string;
  readonly observation: Observation & { readonly state: ActiveState };
}

export type Creation =
  | { readonly became: "accepted"; readonly task: Task }
  /** The wallet or the key did not allow it. Nothing was sent. */
  | { readonly became: "refused"; readonly admission: Exclude<IntentResult, { readonly task: unknown }> }
  /** The upstream refused it; the reason is the error's cause. */
  | { readonly became: "withdrawn"; readonly error: TaskRefusedError }
  /** The outcome is unknown, or could not be written. The request must not be sent again. */
  | { readonly became: "ambiguous"; readonly task: Task; readonly error: unknown };

export interface CreationParts {
  readonly tasks: TaskStore;
  readonly log: Logger;
  readonly retryUntilWritten: RetryUntilWritten;
  readonly pollSeconds: readonly number[];
  /** Called when there is something new to poll. */
  wake?(): void;
  /** For tests. */
  readonly creationLeaseMs?: number | undefined;
}

/** How a task is sent. */
export interface Sending<Request> {
  /** Prepares the request, which may take time and fail. A task that cannot be sent is withdrawn. */
  prepare(): Promise<Request>;
  /**
   * Called at most once. Throws `TaskRefusedError` when there is certainly no job, and anything else when there may be
   * one.
   */
  post(task: Task, request: Request): Promise<AcceptedJob>;
}

/** How long the creation of a task may take, however alive its process is. */
export const CREATION_LIMIT_MS = 300_000;
/** A creation that its process has not confirmed for so long is taken over: the process died. */
export const CREATION_LEASE_MS = 60_000;

export async function createTask<Request>(
  parts: CreationParts,
  intent: Omit<Intent, "id" | "creationDeadlineAt">,
  sending: Sending<Request>,
): Promise<Creation> {
  const { tasks, creationLeaseMs = CREATION_LEASE_MS } = parts;
  const at = tasks.now();
  const intended = await intendInTime(parts, {
    ...intent,
    id: newTaskIdentifier(at),
    creationDeadlineAt: at + creationLeaseMs,
  });
  if (!("task" in intended)) return { became: "refused", admission: intended };
  const stopRenewing = renewCreation(parts, intended.task, creationLeaseMs);
  return send(parts, intended.task, sending).finally(stopRenewing);
}

/** Confirms that the process still creates the task. Most are created before the first renewal. */
function renewCreation({ tasks, log }: CreationParts, { id }: Task, leaseMs: number): () => void {
  const over = performance.now() + CREATION_LIMIT_MS - leaseMs;
  const timer = setInterval(() => {
    if (performance.now() >= over) clearInterval(timer);
    // One that fails is repeated. Where another process took the task for lost, its outcome is still written.
    tasks
      .renewCreation(id, tasks.now() + leaseMs)
      .catch((error: unknown) => logEvent(log, "task.creation_unrenewed", { task: id, reason: reasonOf(error) }));
  }, leaseMs / 4);
  return () => clearInterval(timer);
}

async function send<Request>(parts: CreationParts, task: Task, { prepare, post }: Sending<Request>): Promise<Creation> {
  const { tasks } = parts;
  let request: Request;
  let taken: AcceptedJob;
  try {
    request = await prepare();
    if (!(await tasks.markSent(task.id))) throw new TaskRefusedError(new Error("its time to be sent is over"));
  } catch (error) {
    return withdraw(parts, task, error instanceof TaskRefusedError ? error : new TaskRefusedError(error));
  }
  try {
    taken = await post(task, request);
  } catch (error) {
    return error instanceof TaskRefusedError ? withdraw(parts, task, error) : doubt(parts, task, error);
  }
  return accept(parts, task, taken);
}

/** A task that is written too late is withdrawn, because its caller was asked to retry. */
async function intendInTime(parts: CreationParts, intent: Intent): Promise<IntentResult> {
  const intending = parts.tasks.createIntent(intent);
  try {
    return await withTimeLimit(intending);
  } catch (error) {
    void withdrawUncertain(parts, intending, intent);
    throw error;
  }
}

/** Of one that is late nothing is known before it is decided, and of one that failed it may be written all the same. */
async function withdrawUncertain(
  { tasks, retryUntilWritten }: CreationParts,
  intending: Promise<IntentResult>,
  { id, caller }: Intent,
): Promise<void> {
  const reason = await intending.then(
    (late) => ("task" in late ? "it was written too late" : undefined),
    (error: unknown) => (isSurelyUnwritten(error) ? undefined : "the answer to its writing was lost"),
  );
  if (reason === undefined) return;
  await retryUntilWritten.writeInBackground(() => tasks.withdrawUncertain(id, caller.walletId, reason));
}

/** The owner gets the task's ID only when the job's ID is written, so that a crash cannot lose the job. */
async function accept(
  { tasks, log, retryUntilWritten, pollSeconds, wake }: CreationParts,
  task: Task,
  { upstreamId, observation }: AcceptedJob,
): Promise<Creation> {
  const acceptance = {
    upstreamId,
    state: observation.state,
    observation: JSON.stringify(observation),
    nextPollAt: tasks.now() + pollWait(pollSeconds, 0, 0),
  };
  const write = async () => {
    if (await tasks.markAccepted(task.id, acceptance)) wake?.();
    else logEvent(log, "task.job_orphaned", { task: task.id, job: upstreamId });
  };
  try {
    await retryUntilWritten.write(write, (error) =>
      logEvent(log, "task.job_unrecorded", { task: task.id, job: upstreamId, reason: reasonOf(error) }),
    );
  } catch (error) {
    return { became: "ambiguous", task, error };
  }
  return {
    became: "accepted",
    task: { ...task, upstreamId, state: observation.state, observation: acceptance.observation },
  };
}

async function withdraw(
  { tasks, retryUntilWritten }: CreationParts,
  task: Task,
  error: TaskRefusedError,
): Promise<Creation> {
  const reason = error.cause instanceof Error ? error.cause.name : "it was not taken";
  await retryUntilWritten.writeInBackground(() => tasks.withdraw(task.id, task.walletId, reason));
  return { became: "withdrawn", error };
}

async function doubt({ tasks, log, retryUntilWritten }: CreationParts, task: Task, error: unknown): Promise<Creation> {
  const reason = failureReason(error);
  logEvent(log, "task.creation_ambiguous", {
    task: task.id,
    provider: task.route.provider,
    reason,
  });
  await retryUntilWritten.writeInBackground(() => tasks.markAmbiguous(task.id, reason));
  return { became: "ambiguous", task: { ...task, state: "ambiguous" }, error };
}
