/** Renews the lease of a task while this process works on it. */
import { doWork, EscapedError } from "../errors/work.js";
import type { Task } from "../stores/tasks/task-rows.js";
import type { TaskStore } from "../stores/tasks/task-store.js";

export interface LeaseRules {
  readonly tasks: Pick<TaskStore, "now" | "renew">;
  /** How long a lease lasts unless it is renewed. */
  readonly leaseMs: number;
  /** Aborts when this process gives up its leases. */
  readonly stopping: AbortSignal;
}

/** Aborts the work's signal when the lease is lost or given up. From then on the work must write nothing. */
export async function whileLeased(
  rules: LeaseRules,
  task: Task,
  work: (lease: AbortSignal) => Promise<void>,
): Promise<void> {
  const { tasks, leaseMs, stopping } = rules;
  const lost = new AbortController();
  const stop = () => lost.abort();
  if (stopping.aborted) stop();
  stopping.addEventListener("abort", stop, { once: true });
  let renewing: Promise<void> | undefined;
  const renew = async () => {
    const isOurs = await tasks.renew(task, tasks.now() + leaseMs).catch(() => true);
    if (!isOurs) lost.abort();
  };
  // One at a time: an earlier renewal that is written late would shorten a later one.
  const timer = setInterval(() => (renewing ??= renew().finally(() => (renewing = undefined))), leaseMs / 3);
  try {
    await doWork({ work: "task", task: task.id }, () => work(lost.signal));
  } catch (error) {
    if (!(error instanceof EscapedError)) throw error;
    // Work that still runs must write nothing. When the lease has run out, any process can take the task.
    lost.abort();
  } finally {
    clearInterval(timer);
    stopping.removeEventListener("abort", stop);
    // A renewal that is written late must not undo what is written about the lease next.
    await renewing;
  }
}
