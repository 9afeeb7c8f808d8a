/** What becomes of a task that its owner deletes: it is cancelled while it waits, and removed when it has ended. */
import type { Logger } from "pino";
import { CANCELLER } from "../stores/tasks/claim-tasks.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import { type Task, FINAL_STATES } from "../stores/tasks/task-rows.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import type { TaskSettler, FinalObservation } from "./settle-task.js";
import { type TaskUpstream, lastObservation } from "./contract.js";
import { newLeaseOwner } from "../workers/lease-worker.js";
import { withDeadline } from "../workers/deadline.js";
import { logEvent } from "../observability/log-event.js";

/**
 * `cancelled` and `removed` are done. `refused`: the task runs, is being cancelled, was cancelled before, or its upstream's answer is awaited.
 * An error of the upstream's or the database's leaves the task as it is, to be deleted again, and so does another who took
 * it meanwhile.
 */
export type Deletion = "cancelled" | "removed" | "refused" | "missing";

export interface DeletionParts {
  readonly tasks: TaskStore;
  readonly upstream: TaskUpstream;
  readonly taskSettler: TaskSettler;
  readonly log: Logger;
  readonly times?: Partial<DeletionTimes> | undefined;
  /** Called when there may be a callback to deliver. */
  wakeCallbacks?(): void;
}

export interface DeletionTimes {
  /** How long an upstream may be silent that is to say what it has done. */
  readonly pollMs: number;
  /** How long a task is nobody else's: longer than that. */
  readonly leaseMs: number;
}

const TIMES: DeletionTimes = { pollMs: 10_000, leaseMs: 30_000 };
/** Of a lease: what is left of it is for writing down what came of it. */
const SAFE_PART = 5 / 6;

export async function deleteTask(parts: DeletionParts, id: string, walletId: string): Promise<Deletion> {
  const task = await parts.tasks.find(id, walletId);
  if (task === undefined) return "missing";
  if (task.state === "queued") return cancel(parts, task);
  const hasEnded = (FINAL_STATES as readonly string[]).includes(task.state);
  return hasEnded && task.state !== "cancelled" ? remove(parts, task) : "refused";
}

/** The lease is taken from whoever polls the task, whose findings come too late then. Only who holds it may end the task. */
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
  return (await close(parts, task, end.told)) ? "cancelled" : standing(parts, task, end.isCertain);
}

/** Another is cancelling it, and tells its upstream so once; or it has begun to run, or has ended, since it was looked at. */
async function unclaimed(parts: DeletionParts, { id, walletId }: Task): Promise<Deletion> {
  const isQueued = (await parts.tasks.find(id, walletId))?.state === "queued";
  return isQueued ? "refused" : deleteTask(parts, id, walletId);
}

/** How a task ends that was called off, and whether its upstream will tell everybody else the same. */
interface CalledOff {
  readonly told: FinalObservation;
  readonly isCertain: boolean;
}

/**
 * How the task ends that was called off; nothing when it goes on. What was queued when it was last asked after may have
 * begun, or even ended: then there is something that must not be lost.
 */
async function cancelJob(
  task: Task,
  upstream: TaskUpstream,
  signal: AbortSignal,
  onData: () => void,
): Promise<CalledOff | undefined> {
  const cancelled = {
    ...lastObservation(task),
    state: "cancelled",
    used: undefined,
    reason: "its owner cancelled it",
  } as const;
  if (task.upstreamId === undefined) return { told: cancelled, isCertain: false };
  const { held, ...last } = await upstream.poll(task, signal, onData);
  held?.release();
  // Called off before, by a call whose answer was lost: it costs what the upstream says.
  if (last.state === "cancelled") return { told: { ...last, state: "cancelled" }, isCertain: true };
  if (last.state !== "queued") return undefined;
  const answer = (await upstream.cancel?.(task, signal)) ?? "unable";
  if (answer === "too_late") return undefined;
  const { used, cost } = typeof answer === "object" ? answer : {};
  return { told: { ...cancelled, used, cost }, isCertain: answer !== "unable" };
}

async function close(parts: DeletionParts, task: Task, end: FinalObservation): Promise<boolean> {
  const { tasks, taskSettler, wakeCallbacks } = parts;
  const finished = await tasks.finish(task, taskSettler.close(task, end, await tasks.pricingOf(task)));
  if (finished === undefined) return false;
  if (finished.hasCallback) wakeCallbacks?.();
  if (task.upstreamId !== undefined) void forget(parts, task);
  return true;
}

/** At best, and nobody waits for it: an upstream that does not listen keeps it until its own time is over. */
async function forget(parts: DeletionParts, task: Task): Promise<void> {
  try {
    await withinTime(parts, async (signal) => parts.upstream.forget?.(task, signal));
  } catch (error) {
    logEvent(parts.log, "task.upstream_delete_failed", {
      task: task.id,
      provider: task.route.provider,
      reason: reasonOf(error),
    });
  }
}

/** Another took the task before the end was written, who has seen, or will see, what was done at the upstream: if anything was. */
async function standing({ tasks }: DeletionParts, { id, walletId }: Task, isCertain: boolean): Promise<Deletion> {
  const state = (await tasks.find(id, walletId))?.state;
  if (state === undefined) return "missing";
  if (state === "cancelled" || (state === "queued" && isCertain)) return "cancelled";
  if (state === "queued") throw new Error(`another has the task ${id}`);
  return "refused";
}

/** At the upstream first: what its owner cannot see any more, nobody would delete there. */
async function remove(parts: DeletionParts, task: Task): Promise<Deletion> {
  const { tasks, upstream } = parts;
  if (task.upstreamId !== undefined) await withinTime(parts, async (signal) => upstream.remove?.(task, signal));
  failPoint("delete.removed");
  return (await tasks.remove(task.id, task.walletId)) ? "removed" : "missing";
}

function timesOf({ times }: DeletionParts): DeletionTimes {
  return { ...TIMES, ...times };
}

/** An answer that goes on coming may hold a video, and is waited for while the task is nobody else's. */
function withinTime<Result>(
  parts: DeletionParts,
  work: (signal: AbortSignal, onData: () => void) => Promise<Result>,
): Promise<Result> {
  const { pollMs, leaseMs } = timesOf(parts);
  return withDeadline(leaseMs * SAFE_PART, [], (whole) =>
    withDeadline(pollMs, [whole.signal], (silence) => work(silence.signal, () => silence.renew())),
  );
}
