/** Ends tasks whose time is over, when their upstreams have had the last word. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { Task } from "../stores/tasks/task-rows.js";
import { isFinal } from "./settle-task.js";
import type { TaskFinisher } from "./finish-task.js";
import { RetryLaterError } from "../workers/retry-later-error.js";
import type { LimitedUpstream, ReportedCost } from "./limited-upstream.js";
import { pollWait } from "../workers/backoff.js";
import { logEvent } from "../observability/log-event.js";

export interface TaskExpirerOptions {
  readonly upstream: LimitedUpstream;
  readonly taskFinisher: TaskFinisher;
  readonly log: Logger;
  readonly pollSeconds: readonly number[];
  /** How long an upstream is asked again that does not say how a job is doing, or has it and does not give what it made. */
  readonly graceMs: number;
}

/** However seldom tasks are asked after otherwise. */
const LEAST_ASKS = 8;

export class TaskExpirer {
  constructor(private readonly parts: TaskExpirerOptions) {}

  /** What a task asked for in vain is given back, but for what its upstream wants for it. Without the lease nothing is known and nothing is written. */
  async expire(task: Task, lease: AbortSignal): Promise<void> {
    const word = task.upstreamId === undefined ? {} : await this.#hear(task, lease);
    if (word === "ended") return;
    const reason =
      task.state === "ambiguous" ? "its time is over, and it is not known whether it was taken" : "its time is over";
    lease.throwIfAborted();
    await this.parts.taskFinisher.close(task, { ...word, state: "expired", reason });
  }

  /** Whether it has ended just before its time was over, or what it has cost. Not to know that is no answer, while there is hope of one. */
  async #hear(task: Task, lease: AbortSignal): Promise<"ended" | ReportedCost> {
    const { pollSeconds, graceMs, log } = this.parts;
    for (let failures = 1, over = performance.now() + graceMs; ; failures += 1) {
      let isLocal = false;
      const word = await this.#ask(task, lease).catch((error: unknown) => {
        lease.throwIfAborted();
        isLocal = error instanceof RetryLaterError && error.isLocal;
        logEvent(log, "task.last_poll_failed", {
          task: task.id,
          provider: task.route.provider,
          reason: reasonOf(error),
        });
        return "unknown" as const;
      });
      if (word !== "unknown") return word;
      // A want of room here says nothing of the job.
      if (!isLocal && performance.now() >= over) return {};
      await sleep(Math.min(pollWait(pollSeconds, task.polls, failures), graceMs / LEAST_ASKS), undefined, {
        signal: lease,
      });
    }
  }

  async #ask(task: Task, lease: AbortSignal): Promise<"ended" | "unknown" | ReportedCost> {
    const { upstream, taskFinisher } = this.parts;
    const last = await upstream.poll(task, lease);
    try {
      // Only where it is known to go on: otherwise there may be something that calling it off would destroy.
      if (!isFinal(last)) return await upstream.cancelJob(task, lease);
      const collected = await upstream.collect(task, last, lease);
      // A video that is still being made from what has succeeded.
      if (!isFinal(collected)) return "unknown";
      await taskFinisher.close(task, collected);
      return "ended";
    } finally {
      last.held?.release();
    }
  }
}
