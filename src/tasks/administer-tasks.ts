/** The operations on tasks for operators. */
import { RefusedError } from "../config/refused.js";
import type { RecordChange } from "../stores/administrators/record-change.js";
import type { CallbackStore } from "../stores/tasks/callback-store.js";
import { MOST_CHARGED_TICKS } from "../stores/wallets/holds.js";
import type { TaskLists } from "../stores/tasks/task-lists.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import { newLeaseOwner } from "../workers/lease-worker.js";
import type { TaskSettler } from "./settle-task.js";
import { chargeOf, type TaskCharge } from "./task-charge.js";

export interface TaskAdministrationStores {
  readonly tasks: TaskStore & TaskLists;
  readonly callbacks: CallbackStore;
}

const LEASE_MS = 10_000;

/** Ends a task that is ambiguous. It is charged, or released when no ticks are given. Returns what it was charged. */
export async function resolveTask(
  { tasks }: TaskAdministrationStores,
  taskSettler: Pick<TaskSettler, "resolve">,
  id: string,
  chargedTicks: bigint | undefined,
  record?: RecordChange,
): Promise<TaskCharge | undefined> {
  if ((chargedTicks ?? 0n) > MOST_CHARGED_TICKS) throw new RefusedError("unsound", "no task costs that much");
  const task = await tasks.claimAmbiguous(id, newLeaseOwner("operator"), tasks.now() + LEASE_MS);
  if (task === undefined) throw await refusal(tasks, id, "only a task that is ambiguous can be resolved");
  const end = taskSettler.resolve(task, chargedTicks);
  const finished = await tasks.finish(task, end, record);
  if (finished === undefined) throw new RefusedError("taken", `the task ${id} was ended by another`);
  return chargeOf(task, end, finished);
}

/** Retries a task's callback from the first attempt. */
export async function redeliverTask(
  { tasks, callbacks }: TaskAdministrationStores,
  id: string,
  record?: RecordChange,
): Promise<void> {
  if (!(await callbacks.redeliver(id, record))) throw await refusal(tasks, id, "it has no callback to deliver");
}

async function refusal(tasks: TaskLists, id: string, why: string): Promise<RefusedError> {
  const task = await tasks.show(id);
  return task === undefined
    ? new RefusedError("unknown", `there is no task ${id}`)
    : new RefusedError("taken", `the task ${id} is ${task.state}: ${why}`);
}
