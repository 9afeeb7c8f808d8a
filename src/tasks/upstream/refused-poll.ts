/** What it means that an upstream refuses to say how a job is doing. */
import type { Task } from "../../stores/tasks/task-rows.js";
import type { Observation } from "../contract.js";
import { RetryLaterError } from "../../workers/retry-later-error.js";
import type { UpstreamReply } from "../../upstream/call.js";
import { UpstreamError } from "../../upstream/upstream-error.js";
import { parseRefusal } from "../../upstream/read-refusal.js";
import type { TaskTarget } from "./task-dialect.js";
import { type UpstreamJob, observe } from "./observe.js";
import { tryToReadUpstreamJob } from "./read-upstream-job.js";

/** A job may not be known everywhere right after it was made. */
const NEWBORN_MS = 60_000;

/** A refusal ends a job where it is the vendor's own word on it: not where it is about the call or the gateway's key, or comes too early. */
export function refused(
  { status, retryAfter }: UpstreamReply,
  text: string,
  task: Task,
  target: TaskTarget,
): Observation {
  const failure = target.dialect.errors.read(status, parseRefusal(text));
  const wait = Number(retryAfter ?? failure.retryAfter);
  if (status === 429 && wait > 0) throw new RetryLaterError(wait * 1000);
  const verdict = verdictOf(failure.status, tryToReadUpstreamJob(text, target.dialect), task);
  if (verdict === undefined)
    throw new UpstreamError("unreadable", `The upstream answers ${status} when it is asked after a job.`);
  const explanation = verdict.fault === "internal" ? undefined : failure.message;
  return observe(
    { videos: [], state: "failed", ...verdict, fault_code: failure.code, explanation },
    target.dialect,
    target,
    task,
  );
}

/** What a refusal says of the job. Whoever stands before a vendor refuses in a form in which its dialect tells nothing. */
function verdictOf(
  status: number,
  said: UpstreamJob | undefined,
  task: Task,
): Pick<UpstreamJob, "fault" | "usage"> | undefined {
  if (status < 400 || status >= 500 || NEVER_OF_JOBS.has(status)) return undefined;
  const { fault, explanation = "", usage } = said ?? { videos: [] };
  if (fault === "unsafe") return { fault, usage };
  if (fault === "denied" || fault === "overloaded" || PASSING.has(status)) return undefined;
  const age = Date.now() - (task.acceptedAt ?? task.createdAt);
  // One that would be made only in a while was made before the clock was put back.
  const isNew = Math.abs(age) < NEWBORN_MS;
  if (status === 404 || status === 410) return isNew ? undefined : { fault: "internal", usage };
  return explanation === "" ? undefined : { fault: "invalid", usage };
}

/** About the key, or how often one asks: whatever else is said. */
const NEVER_OF_JOBS: ReadonlySet<number> = new Set([401, 402, 407, 408, 429]);
/** A withheld video may be told with these too. */
const PASSING: ReadonlySet<number> = new Set([403, 409, 423, 425]);
