/** How the task engine reaches upstreams, in the dialect of a task's route. */
import { dialects } from "../../registry.js";
import type { Clock } from "../../stores/drivers/clock.js";
import type { Task } from "../../stores/tasks/task-rows.js";
import type { Observation, TaskUpstream } from "../contract.js";
import type { UpstreamReply } from "../../upstream/exchange.js";
import { discardReply } from "../../upstream/read-reply.js";
import { UpstreamError } from "../../upstream/upstream-error.js";
import type { MemoryBudget } from "../../bodies/memory-budget.js";
import { isSuccess, outcomeOf } from "../../upstream/outcome.js";
import { type CollectOptions, collectMedia, hostOf } from "./collect-media.js";
import { type HeldAnswer, readHeld } from "./held-answer.js";
import { requestJob, targetOf } from "./job-request.js";
import type { TaskTarget } from "./task-dialect.js";
import { type UpstreamJob, observe } from "./observe.js";
import { readUpstreamJob, tryToReadUpstreamJob } from "./read-upstream-job.js";
import { isFinalRefusal } from "./refused-deletion.js";
import { refused } from "./refused-poll.js";

export interface TaskUpstreamOptions extends CollectOptions {
  /** The memory for answers about jobs, which may contain videos. */
  readonly videoBudget: MemoryBudget;
  /** The clock of the times of tasks. */
  readonly now: Clock;
}

export function createTaskUpstream(options: TaskUpstreamOptions): TaskUpstream {
  return {
    poll: (task, signal, onData) => poll(task, options, signal, onData),
    collect: (task, observation, signal) => collectMedia(task, observation, options, signal),
    hostOf: (task, observation) => hostOf(task, observation, options),
    cancel: (task, signal) => cancel(task, options, signal),
    async remove(task, signal) {
      const reply = await requestJob("remove", task, targetOf(task, options), options, signal);
      if (reply === undefined) return;
      discardReply(reply);
      if (!isSuccess(reply.status) && outcomeOf(reply.status).isRetried)
        throw new UpstreamError("unreadable", "The upstream could not delete the job.");
    },

    // The provider may be removed: it may come back.
    keepsJob: ({ route }) => dialects.get(route.dialect)?.jobs?.deleteWhenDone === true,

    async forget(task, signal) {
      const target = targetOf(task, options);
      if (target.dialect.jobs.deleteWhenDone !== true) return;
      const reply = await requestJob("remove", task, target, options, signal);
      if (reply === undefined) return;
      if (isSuccess(reply.status)) return discardReply(reply);
      const held = await readHeld(reply, options.videoBudget);
      held.release();
      if (!isFinalRefusal(reply, held.text, target))
        throw new UpstreamError("unreadable", `The upstream refused to delete the job with ${reply.status}.`);
    },
  };
}

async function poll(
  task: Task,
  options: TaskUpstreamOptions,
  signal: AbortSignal,
  onData?: () => void,
): Promise<Observation> {
  const target = targetOf(task, options);
  const reply = await requestJob("poll", task, target, options, signal);
  if (reply === undefined) throw new RangeError(`The dialect ${target.dialect.name} cannot poll jobs.`);
  const held = await readHeld(reply, options.videoBudget, onData);
  let isKept = false;
  try {
    const observation = observeReply(reply, held, task, target, options.now);
    isKept = observation.state === "succeeded" && held.hasMedia;
    return isKept ? { ...observation, held } : observation;
  } finally {
    if (!isKept) held.release();
  }
}

function observeReply(reply: UpstreamReply, held: HeldAnswer, task: Task, target: TaskTarget, now: Clock): Observation {
  const { dialect } = target;
  if (!isSuccess(reply.status)) return refused(reply, held.text, task, target, now);
  const job = readUpstreamJob(held.text, dialect, task.upstreamId);
  const isSucceeded = dialect.modality.jobs.stateOf(job) === "succeeded";
  return observe(isSucceeded ? job : withoutBytes(job), dialect, target, task);
}

async function cancel(
  task: Task,
  options: TaskUpstreamOptions,
  signal: AbortSignal,
): Promise<Observation | "cancelled" | "too_late" | "unable"> {
  const target = targetOf(task, options);
  const reply = await requestJob("cancel", task, target, options, signal);
  if (reply === undefined) return "unable";
  if (isSuccess(reply.status)) return readCancellation(await readHeld(reply, options.videoBudget), target, task);
  discardReply(reply);
  if (!outcomeOf(reply.status).isRetried) return "too_late";
  throw new UpstreamError("unreadable", "The upstream did not confirm that it cancelled the job.");
}

/** Some upstreams answer with the job, which may have ended before. */
function readCancellation(held: HeldAnswer, target: TaskTarget, task: Task): Observation | "cancelled" | "too_late" {
  let job: UpstreamJob | undefined;
  try {
    job = tryToReadUpstreamJob(held.text, target.dialect, task.upstreamId);
  } finally {
    held.release();
  }
  if (job?.state === undefined) return "cancelled";
  const observation = observe(withoutBytes(job), target.dialect, target, task);
  if (observation.state === "cancelled") return observation;
  return ["succeeded", "failed", "expired"].includes(observation.state) ? "too_late" : "cancelled";
}

/** A job that has not succeeded has no video, and the written observation has no bytes of one. */
function withoutBytes(job: UpstreamJob): UpstreamJob {
  return { ...job, videos: job.videos.map(({ data: _, ...video }) => video) };
}
