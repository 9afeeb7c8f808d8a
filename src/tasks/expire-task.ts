/** Expires tasks that are past their deadline, after a last poll of their upstream. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { failureReason } from "./upstream/failure-reason.js";
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
  /** How long polls are retried when an upstream does not report the job's state, or does not deliver its media. */
  readonly graceMs: number;
}

/** At least this many polls in the grace time, however long the waits between polls are. */
const LEAST_ASKS = 8;

export class TaskExpirer {
  constructor(private readonly parts: TaskExpirerOptions) {}

  /** Releases the hold, except for what the upstream charges. Without the lease nothing is written. */
  async expire(task: Task, lease: AbortSignal): Promise<void> {
    const reported = task.upstreamId === undefined ? {} : await this.#pollUntilKnown(task, lease);
    if (reported === "ended") return;
    const reason =
      task.state === "ambiguous" ? "its time is over, and it is not known whether it was taken" : "its time is over";
    lease.throwIfAborted();
    await this.parts.taskFinisher.close(task, { ...reported, state: "expired", reason });
  }

  /** Whether the job ended just before the deadline, or else what it has cost. Retries until the grace time is over. */
  async #pollUntilKnown(task: Task, lease: AbortSignal): Promise<"ended" | ReportedCost> {
    const { pollSeconds, graceMs, log } = this.parts;
    for (let failures = 1, over = performance.now() + graceMs; ; failures += 1) {
      let isLocal = false;
      const answer = await this.#pollOnce(task, lease).catch((error: unknown) => {
        lease.throwIfAborted();
        isLocal = error instanceof RetryLaterError && error.isLocal;
        logEvent(log, "task.last_poll_failed", {
          task: task.id,
          provider: task.route.provider,
          reason: failureReason(error),
        });
        return "unknown" as const;
      });
      if (answer !== "unknown") return answer;
      // A lack of memory here is no information about the job.
      if (!isLocal && performance.now() >= over) return {};
      await sleep(Math.min(pollWait(pollSeconds, task.polls, failures), graceMs / LEAST_ASKS), undefined, {
        signal: lease,
      });
    }
  }

  async #pollOnce(task: Task, lease: AbortSignal): Promise<"ended" | "unknown" | ReportedCost> {
    const { upstream, taskFinisher } = this.parts;
    const last = await upstream.poll(task, lease);
    try {
      // Cancelled only while it runs: cancelling a job that has ended could delete what it made.
      if (!isFinal(last)) return await upstream.cancelJob(task, lease);
      const collected = await upstream.collect(task, last, lease);
      // The job succeeded, but its video file is not ready yet.
      if (!isFinal(collected)) return "unknown";
      await taskFinisher.close(task, collected);
      return "ended";
    } finally {
      last.held?.release();
    }
  }
}
