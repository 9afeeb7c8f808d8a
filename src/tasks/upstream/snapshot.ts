/** Writes a task for clients, in the dialect it was created in. */
import type { AnyDialect, Wire } from "../../registry.js";
import type { Clock } from "../../stores/drivers/clock.js";
import type { ActiveState, Task } from "../../stores/tasks/task-rows.js";
import { lastObservation, type Observation, type SnapshotWriter } from "../contract.js";
import { isTaskDialect, type TaskDialect } from "./task-dialect.js";
import { jobOf, type UpstreamJob } from "./observe.js";
import { readTaskRequest } from "./task-request.js";

/** The writers of all dialects with tasks, by their names. The clock is that of the times of tasks. */
export function snapshotWriters(
  dialects: ReadonlyMap<string, AnyDialect>,
  now: Clock,
): ReadonlyMap<string, SnapshotWriter> {
  const entries = [...dialects.values()]
    .filter(isTaskDialect)
    .map((dialect): [string, SnapshotWriter] => [
      dialect.name,
      (...task) => JSON.stringify(snapshot(dialect, now, ...task)),
    ]);
  return new Map(entries);
}

/** The current state of a task: its final snapshot, or one of the last observation. */
export function currentSnapshot(task: Task, dialect: TaskDialect, now: Clock): string {
  return task.snapshot ?? JSON.stringify(unfinished(task, dialect, now));
}

/** The answer to the creation of a task. */
export function acceptance(task: Task, dialect: TaskDialect, now: Clock): Wire {
  const whole = unfinished(task, dialect, now);
  const { accepted } = dialect.jobs;
  return accepted === undefined
    ? whole
    : Object.fromEntries(Object.entries(whole).filter(([member]) => accepted.includes(member)));
}

function unfinished(task: Task, dialect: TaskDialect, now: Clock): Wire {
  // A task can be known to run without a poll. Its owner sees an ambiguous task as queued.
  const state = task.state === "running" ? "running" : "queued";
  return snapshot(dialect, now, task, { ...lastObservation(task), state }, undefined);
}

function snapshot(
  dialect: TaskDialect,
  now: Clock,
  task: Task,
  observation: Observation,
  chargedTicks: bigint | undefined,
): Wire {
  const { state } = observation;
  const job = jobOf(observation);
  // The upstream's own word for the state is kept if it means the state that the engine found.
  const word = dialect.modality.jobs.stateOf(job) === state && job.state !== undefined ? job.state : state;
  return dialect.writeResponse({
    ...job,
    id: task.id,
    model: task.model,
    state: word,
    created: seconds(task.createdAt),
    updated: seconds(task.finishedAt ?? now()),
    draft_task: readTaskRequest(task).draftTask,
    ...resultOf(task, job, state, dialect),
    ...usageOf(job, chargedTicks),
  });
}

function resultOf(
  task: Task,
  job: UpstreamJob,
  state: Observation["state"],
  { modality }: TaskDialect,
): Partial<UpstreamJob> {
  if (isActive(state)) {
    const progress = state === "queued" ? 0 : Math.min(job.progress ?? 0, MOST_PROGRESS_BEFORE_END);
    return { ...NO_RESULT, ...(!isActive(modality.jobs.stateOf(job)) && { own: undefined }), videos: [], progress };
  }
  if (state !== "succeeded") return { videos: [], last_frame: undefined, ...faultOf(job, state) };
  const { seconds: requestedSeconds, isExact, resolution, aspectRatio } = readTaskRequest(task);
  return {
    progress: 100,
    respected: true,
    // Some upstreams report a fault beside a usable video. It is ignored.
    fault: undefined,
    fault_code: undefined,
    explanation: undefined,
    seconds: job.seconds ?? (job.frames === undefined && isExact ? requestedSeconds : undefined),
    resolution: job.resolution ?? resolution,
    aspect_ratio: job.aspect_ratio ?? aspectRatio,
  };
}

/** A cancellation is no fault unless its upstream reports it as one; its dialect may explain it all the same. */
function faultOf(job: UpstreamJob, state: keyof typeof EXPLANATIONS): Pick<UpstreamJob, "fault" | "explanation"> {
  const fault = job.fault ?? (state === "cancelled" ? undefined : "internal");
  const reported = [job.explanation, job.words].find((words = "") => words !== "");
  return { fault, explanation: reported ?? (fault === undefined ? undefined : EXPLANATIONS[state]) };
}

function isActive(state: Observation["state"]): state is ActiveState {
  return state === "queued" || state === "running";
}

const MOST_PROGRESS_BEFORE_END = 99;
/**
 * A task that has not ended has no result, whatever its upstream reports. The upstream job may have ended before the
 * task is charged and archived: until then its owner sees it as running.
 */
const NO_RESULT: Partial<UpstreamJob> = {
  last_frame: undefined,
  fault: undefined,
  fault_code: undefined,
  explanation: undefined,
  words: undefined,
  withheld: undefined,
  reasons: undefined,
  respected: undefined,
};
const EXPLANATIONS = {
  failed: "No video could be made from the request.",
  cancelled: "The task was cancelled.",
  expired: "The task expired before it ended.",
};

/** The cost for the reader, not for the gateway. */
function usageOf({ usage }: UpstreamJob, chargedTicks: bigint | undefined): Partial<UpstreamJob> {
  return chargedTicks === undefined ? { usage: undefined } : { usage: { ...usage, cost: Number(chargedTicks) } };
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
