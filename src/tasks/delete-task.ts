/** Deletes a task for its owner: a queued task is cancelled, and a task that has ended is removed. */
import { CANCELLER } from "../stores/tasks/claim-tasks.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import { type Task, isFinalState } from "../stores/tasks/task-rows.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import type { TaskSettler, FinalObservation } from "./settle-task.js";
import { chargeOf, type TaskCharge } from "./task-charge.js";
import { type TaskUpstream, lastObservation } from "./contract.js";
import { keepsJob } from "./limited-upstream.js";
import { newLeaseOwner } from "../workers/lease-worker.js";
import { RemovedProviderError } from "../upstream/upstream-error.js";
import { withDeadline } from "../workers/deadline.js";

/**
 * `cancelled` and `removed` mean success. `refused`: the task runs, is being cancelled, was cancelled before, or is
 * still being created. On an error of the upstream or the database the task stays as it is, and the owner can retry.
 */
export type Deletion = "cancelled" | "removed" | "refused" | "missing";

export interface DeletionParts {
  readonly tasks: TaskStore;
  readonly upstream: TaskUpstream;
  readonly taskSettler: TaskSettler;
  readonly times?: Partial<DeletionTimes> | undefined;
  /** Called when there may be a callback to deliver. */
  wakeCallbacks?(): void;
  /** Called with a task that is cancelled, where the upstream keeps its job. */
  onEnded?(task: Task): void;
  /** Called with what the upstream charged for a cancelled task. */
  onCharged?(charge: TaskCharge): void;
}

export interface DeletionTimes {
  /** How long an upstream may send nothing. */
  readonly pollMs: number;
  /** How long the lease of the task lasts: longer than that. */
  readonly leaseMs: number;
}

const TIMES: DeletionTimes = { pollMs: 10_000, leaseMs: 30_000 };
/** The part of a lease that may pass before the outcome is written. */
const SAFE_PART = 5 / 6;

export async function deleteTask(parts: DeletionParts, id: string, walletId: string): Promise<Deletion> {
  const task = await parts.tasks.find(id, walletId);
  if (task === undefined) return "missing";
  if (task.state === "queued") return cancel(parts, task);
  const hasEnded = isFinalState(task.state);
  return hasEnded && task.state !== "cancelled" ? remove(parts, task) : "refused";
}

/**
 * Takes the lease from the process that polls the task, whose result is then ignored. Only the owner of the lease can
 * end it.
 */
async function cancel(parts: DeletionParts, seen: Task): Promise<Deletion> {
  const { tasks, upstream } = parts;
  const owner = newLeaseOwner(CANCELLER);
  const task = await tasks.claimQueued(seen.id, seen.walletId, owner, tasks.now() + timesOf(parts).leaseMs);
  if (task === undefined) return unclaimed(parts, seen);
  const end = await withinTime(parts, (signal, onData) => cancelJob(task, upstream, signal, onData)).catch(
    async (error: unknown) => {
      await tasks.releaseLeases(owner);
      throw error;
    },
  );
  failPoint("delete.called_off");
  if (end === undefined) {
    const observation = JSON.stringify({ ...lastObservation(task), state: "running" });
    await tasks.recordPolls([
      { id: task.id, fence: task.fence, state: "running", observation, failures: 0, nextPollAt: tasks.now() },
    ]);
    return "refused";
  }
  return (await close(parts, task, end.observation)) ? "cancelled" : outcomeElsewhere(parts, task, end.isCertain);
}

/** Another process is cancelling it; or it has started to run or has ended since it was read. */
async function unclaimed(parts: DeletionParts, { id, walletId }: Task): Promise<Deletion> {
  const isQueued = (await parts.tasks.find(id, walletId))?.state === "queued";
  return isQueued ? "refused" : deleteTask(parts, id, walletId);
}

/** How a cancelled task ends, and whether the upstream confirmed it. */
interface Cancellation {
  readonly observation: FinalObservation;
  readonly isCertain: boolean;
}

/**
 * Cancels the upstream job. Returns nothing when the job continues: since the last poll it may have started or even
 * ended, and then its result must not be lost.
 */
async function cancelJob(
  task: Task,
  upstream: TaskUpstream,
  signal: AbortSignal,
  onData: () => void,
): Promise<Cancellation | undefined> {
  const cancelled = {
    ...lastObservation(task),
    state: "cancelled",
    used: undefined,
    reason: "its owner cancelled it",
  } as const;
  const here = { observation: cancelled, isCertain: false };
  if (task.upstreamId === undefined) return here;
  try {
    const { held, ...last } = await upstream.poll(task, signal, onData);
    held?.release();
    // Cancelled before by a request whose answer was lost: it costs what the upstream reports.
    if (last.state === "cancelled") return { observation: { ...last, state: "cancelled" }, isCertain: true };
    if (last.state !== "queued") return undefined;
    const answer = (await upstream.cancel?.(task, signal)) ?? "unable";
    if (answer === "too_late") return undefined;
    const { used, cost } = typeof answer === "object" ? answer : {};
    return { observation: { ...cancelled, used, cost }, isCertain: answer !== "unable" };
  } catch (error) {
    if (error instanceof RemovedProviderError) return here;
    throw error;
  }
}

async function close(parts: DeletionParts, task: Task, end: FinalObservation): Promise<boolean> {
  const { tasks, upstream, taskSettler, wakeCallbacks, onEnded, onCharged } = parts;
  const isKept = keepsJob(upstream, task);
  const ending = { ...taskSettler.close(task, end, await tasks.pricingOf(task)), keepsJob: isKept };
  const finished = await tasks.finish(task, ending);
  if (finished === undefined) return false;
  const charge = chargeOf(task, ending, finished);
  if (charge !== undefined) onCharged?.(charge);
  if (finished.hasCallback) wakeCallbacks?.();
  if (isKept) onEnded?.(task);
  return true;
}

/** Another process took the task before the end was written. It has seen or will see what was done at the upstream. */
async function outcomeElsewhere(
  { tasks }: DeletionParts,
  { id, walletId }: Task,
  isCertain: boolean,
): Promise<Deletion> {
  const state = (await tasks.find(id, walletId))?.state;
  if (state === undefined) return "missing";
  if (state === "cancelled" || (state === "queued" && isCertain)) return "cancelled";
  if (state === "queued") throw new Error(`another has the task ${id}`);
  return "refused";
}

/** At the upstream first: once the owner cannot see the task, no later request would delete it there. */
async function remove(parts: DeletionParts, task: Task): Promise<Deletion> {
  const { tasks, upstream } = parts;
  if (task.upstreamId !== undefined)
    await withinTime(parts, async (signal) => upstream.remove?.(task, signal)).catch((error: unknown) => {
      if (!(error instanceof RemovedProviderError)) throw error;
    });
  failPoint("delete.removed");
  return (await tasks.remove(task.id, task.walletId)) ? "removed" : "missing";
}

function timesOf({ times }: DeletionParts): DeletionTimes {
  return { ...TIMES, ...times };
}

/** An answer may contain a video, so as long as data arrives it is waited for until shortly before the lease ends. */
function withinTime<Result>(
  parts: DeletionParts,
  work: (signal: AbortSignal, onData: () => void) => Promise<Result>,
): Promise<Result> {
  const { pollMs, leaseMs } = timesOf(parts);
  return withDeadline(leaseMs * SAFE_PART, [], (whole) =>
    withDeadline(pollMs, [whole.signal], (silence) => work(silence.signal, () => silence.renew())),
  );
}
