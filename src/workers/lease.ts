/** Keeps a task this process's own for as long as something is done with it. */
import { doWork, EscapedError } from "../errors/work.js";
import type { Task } from "../stores/tasks/task-rows.js";
import type { TaskStore } from "../stores/tasks/task-store.js";

export interface LeaseRules {
  readonly tasks: Pick<TaskStore, "now" | "renew">;
  /** How long a task is this process's own, unless the lease is renewed. */
  readonly leaseMs: number;
  /** When this process lets go of all it has. */
  readonly stopping: AbortSignal;
}

/** What is done is told to stop when the lease is lost or let go of: from then on it writes nothing. */
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
  // One at a time: what an earlier one writes late would shorten what a later one has written.
  const timer = setInterval(() => (renewing ??= renew().finally(() => (renewing = undefined))), leaseMs / 3);
  try {
    await doWork({ work: "task", task: task.id }, () => work(lost.signal));
  } catch (error) {
    if (!(error instanceof EscapedError)) throw error;
    // What still goes on writes nothing any more. When the lease has run out, the task is anybody's.
    lost.abort();
  } finally {
    clearInterval(timer);
    stopping.removeEventListener("abort", stop);
    // What is written down afterwards about the lease must not be undone by it.
    await renewing;
  }
}
