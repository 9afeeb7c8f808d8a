/** Sends the one request that creates an upstream job. */
import { setMaxListeners } from "node:events";
import type { Agent } from "undici";
import type { Payload } from "../bodies/attachments.js";
import type { Task } from "../stores/tasks/task-rows.js";
import { TaskRefusedError } from "../tasks/contract.js";
import type { AcceptedJob } from "../tasks/create-task.js";
import { observe, type UpstreamJob } from "../tasks/upstream/observe.js";
import { readUpstreamJob } from "../tasks/upstream/read-upstream-job.js";
import { type TaskDialect, takesAsTheyCame } from "../tasks/upstream/task-dialect.js";
import { jobIdsHider } from "../tasks/upstream/task-request.js";
import { callUpstream } from "../upstream/call.js";
import type { UpstreamReply } from "../upstream/exchange.js";
import { isSuccess, outcomeOf, outcomeWord, wasNotSent } from "../upstream/outcome.js";
import { readShortReply } from "../upstream/read-reply.js";
import type { RouteHealth } from "../upstream/route-health.js";
import { asUpstreamError, UpstreamError } from "../upstream/upstream-error.js";
import type { CallTracer } from "./call-tracer.js";
import type { CallObserver } from "./call-observer.js";
import type { TaskPlan } from "./plan-task.js";
import { explainUpstreamError, readRefusal } from "./upstream-error.js";

const LONGEST_REPLY = 16 * 1024 * 1024;
/** Its client waits for no more than an ID. Some hosts send the head at once and the ID later. */
const MOST_READING_MS = 30_000;
/** It is in the URL of each poll. */
const LONGEST_ID = 4096;
const UNREADABLE = "unreadable";

/** A task outlives the connection of its client. */
const NEVER = new AbortController().signal;
setMaxListeners(0, NEVER);

interface JobSending {
  readonly agent: Agent;
  readonly observer: Pick<CallObserver, "onAttempt" | "onBrokenOff">;
  readonly tracer: Pick<CallTracer, "headersFor"> | undefined;
  readonly routeHealth: RouteHealth;
}

/** Throws a `TaskRefusedError` only where it is certain that no job was created. */
export async function createUpstreamJob(
  body: string | Payload,
  { target, request }: TaskPlan,
  dialect: TaskDialect,
  task: Task,
  { agent, observer, tracer, routeHealth }: JobSending,
): Promise<AcceptedJob> {
  const begunAt = performance.now();
  const onEnded = (ended: UpstreamReply | UpstreamError) => {
    routeHealth.record(target, ended);
    observer.onAttempt({ target, outcome: outcomeWord(ended), milliseconds: performance.now() - begunAt });
  };
  routeHealth.begin(target);
  const reply = await callUpstream(agent, target, {
    body,
    headers: tracer?.headersFor(target) ?? {},
    stream: false,
    operation: target.dialect.operationOf?.(request),
    signal: NEVER,
  }).catch((error: unknown) => {
    onEnded(asUpstreamError(error));
    throw wasNotSent(error) ? new TaskRefusedError(explainUpstreamError(error)) : error;
  });
  onEnded(reply);
  if (!isSuccess(reply.status)) throw await refusalOf(reply, target, dialect, task);
  const job = await readJob(reply, target, task).catch((error: unknown) => {
    const outcome = error instanceof UpstreamError ? outcomeWord(error) : UNREADABLE;
    routeHealth.brokeOff(target, outcome);
    observer.onBrokenOff({ target, outcome });
    throw error;
  });
  routeHealth.answered(target);
  return job;
}

async function readJob(reply: UpstreamReply, target: TaskPlan["target"], task: Task): Promise<AcceptedJob> {
  const { text } = await readShortReply(reply, LONGEST_REPLY, MOST_READING_MS);
  const job = readUpstreamJob(text, target.dialect);
  if (job.id === undefined || job.id === "" || job.id.length > LONGEST_ID)
    throw new UpstreamError(UNREADABLE, "The upstream's answer has no ID of a job.");
  const { details } = observe(job, target.dialect, target, task);
  return { upstreamId: job.id, observation: { state: initialState(job, target.dialect), details } };
}

async function refusalOf(
  reply: UpstreamReply,
  target: TaskPlan["target"],
  dialect: TaskDialect,
  task: Task,
): Promise<Error> {
  const hideJobIds = jobIdsHider(task);
  const refuser = { ...target, scrub: (text: string) => target.scrub(hideJobIds(text)) };
  const error = await readRefusal(reply, refuser, !takesAsTheyCame(target.dialect, dialect));
  return outcomeOf(reply.status).isAmbiguous ? error : new TaskRefusedError(error);
}

/** A job without a state is queued where the dialect can cancel it, and running elsewhere. */
function initialState(job: UpstreamJob, { modality, jobs }: TaskDialect): "queued" | "running" {
  if (job.state === undefined) return jobs.cancel === undefined ? "running" : "queued";
  return modality.jobs.stateOf(job) === "queued" ? "queued" : "running";
}
