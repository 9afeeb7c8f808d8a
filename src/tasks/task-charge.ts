/** What a task was charged, as the sums of calls have it. */
import type { SummedCharge } from "../stores/logs/call-sums.js";
import type { FinishResult, TaskEnd } from "../stores/tasks/finish-task.js";
import type { Task } from "../stores/tasks/task-rows.js";

export interface TaskCharge {
  readonly task: Task;
  readonly ticks: bigint;
}

/** The charge of a task that has just ended. Nothing when it is free, or when its hold was resolved before. */
export function chargeOf(task: Task, { charge }: TaskEnd, finished: FinishResult): TaskCharge | undefined {
  return charge === undefined || finished.resolution.state !== "settled" ? undefined : { task, ticks: charge.ticks };
}

/** It counts at the time at which the task was charged. */
export function summedCharge({ task, ticks: costTicks }: TaskCharge, createdAt: number): SummedCharge {
  const { model, walletId, keyId, dialect, route } = task;
  const { provider, model: upstreamModel } = route;
  return { createdAt, model, walletId, keyId, dialect, provider, upstreamModel, costTicks };
}
