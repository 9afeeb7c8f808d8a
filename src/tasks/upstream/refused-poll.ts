/** What it means for a task when an upstream refuses a poll. */
import type { Clock } from "../../stores/drivers/clock.js";
import type { Task } from "../../stores/tasks/task-rows.js";
import type { Observation } from "../contract.js";
import { RetryLaterError } from "../../workers/retry-later-error.js";
import type { UpstreamReply } from "../../upstream/exchange.js";
import { UpstreamError } from "../../upstream/upstream-error.js";
import { outcomeOf } from "../../upstream/outcome.js";
import { waitOf } from "../../upstream/retry-after.js";
import { parseRefusal } from "../../upstream/parse-refusal.js";
import type { TaskTarget } from "./task-dialect.js";
import { type UpstreamJob, observe } from "./observe.js";
import { tryToReadUpstreamJob } from "./read-upstream-job.js";

/** A new job may not be visible everywhere at the upstream. */
const NEWBORN_MS = 60_000;

/**
 * A refusal ends a job if it is the vendor's final statement about it. It does not if it is about the call or the
 * gateway's key, or comes too early.
 */
export function refused(
  { status, retryAfter, header }: UpstreamReply,
  text: string,
  task: Task,
  target: TaskTarget,
  now: Clock,
): Observation {
  const failure = target.dialect.errors.read(status, parseRefusal(text), header);
  const verdict = verdictOf(failure.status, tryToReadUpstreamJob(text, target.dialect), task, now);
  if (verdict === undefined) {
    const missed = new UpstreamError("unreadable", `The upstream answers ${status} when it is polled.`);
    const wait = waitOf(retryAfter) ?? waitOf(failure.retryAfter);
    const isPostponed = outcomeOf(failure.status).passesRetryAfter && wait !== undefined;
    throw isPostponed ? new RetryLaterError(wait, { cause: missed }) : missed;
  }
  const explanation = verdict.fault === "internal" ? undefined : failure.message;
  return observe(
    { videos: [], state: "failed", ...verdict, fault_code: failure.code, explanation },
    target.dialect,
    target,
    task,
  );
}

/**
 * The state that a refusal means for the job. Proxies in front of a vendor refuse in forms that its dialect cannot
 * read.
 */
function verdictOf(
  status: number,
  job: UpstreamJob | undefined,
  task: Task,
  now: Clock,
): Pick<UpstreamJob, "fault" | "usage"> | undefined {
  const { poll } = outcomeOf(status);
  if (poll === "retry") return undefined;
  const { fault, explanation = "", usage } = job ?? { videos: [] };
  if (fault === "unsafe") return { fault, usage };
  if (fault === "denied" || fault === "overloaded" || poll === "moderation_only") return undefined;
  const age = now() - (task.acceptedAt ?? task.createdAt);
  // The age is negative when the clock was put back since the task was created.
  const isNew = Math.abs(age) < NEWBORN_MS;
  if (poll === "gone") return isNew ? undefined : { fault: "internal", usage };
  return explanation === "" ? undefined : { fault: "invalid", usage };
}
