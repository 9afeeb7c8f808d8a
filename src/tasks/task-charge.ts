/** What a task was charged, as the sums of calls and the metrics have it. */
import { type MeasuredTask, measuredTokens } from "../observability/measured-call.js";
import type { SummedCharge } from "../stores/logs/call-sums.js";
import type { Counts } from "../stores/logs/counts.js";
import type { FinishResult, TaskEnd } from "../stores/tasks/finish-task.js";
import type { Task } from "../stores/tasks/task-rows.js";
import { usdOf } from "../stores/wallets/money.js";

export interface TaskCharge {
  readonly task: Task;
  readonly ticks: bigint;
  readonly usage: Counts;
}

/** The charge of a task that has just ended. Nothing when it is free, or when its hold was resolved before. */
export function chargeOf(task: Task, { charge }: TaskEnd, finished: FinishResult): TaskCharge | undefined {
  if (charge === undefined || finished.resolution.state !== "settled") return undefined;
  const { ticks, usage } = charge;
  return { task, ticks, usage };
}

/** It counts at the time at which the task was charged. */
export function summedCharge({ task, ticks: costTicks, usage }: TaskCharge, createdAt: number): SummedCharge {
  const { model, walletId, keyId, dialect, route } = task;
  const { provider, model: upstreamModel } = route;
  return { createdAt, model, walletId, keyId, dialect, provider, upstreamModel, quantities: usage, costTicks };
}

/** The same for the metrics. */
export function measuredTask({ task, ticks, usage }: TaskCharge): MeasuredTask {
  const { model, dialect, route } = task;
  const tokens = measuredTokens(usage);
  return { dialect, model, upstream: route.dialect, provider: route.provider, tokens, usd: usdOf(ticks) };
}
