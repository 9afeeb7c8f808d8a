/** What clients are told of a task, in the dialect it was made in. */
import type { AnyDialect, Wire } from "../../registry.js";
import type { ActiveState, Task } from "../../stores/tasks/task-rows.js";
import { lastObservation, type Observation, type SnapshotWriter } from "../contract.js";
import { isTaskDialect, type TaskDialect } from "./task-dialect.js";
import type { UpstreamJob } from "./observe.js";
import { readTaskRequest } from "./task-request.js";

/** The writers of all dialects whose calls make jobs, by their names. */
export function snapshotWriters(dialects: ReadonlyMap<string, AnyDialect>): ReadonlyMap<string, SnapshotWriter> {
  const entries = [...dialects.values()]
    .filter(isTaskDialect)
    .map((dialect): [string, SnapshotWriter] => [
      dialect.name,
      (...told) => JSON.stringify(snapshot(dialect, ...told)),
    ]);
  return new Map(entries);
}

/** How a task stands now: the last word that was written down, or one made of what is known so far. */
export function currentSnapshot(task: Task, dialect: TaskDialect): string {
  return task.snapshot ?? JSON.stringify(unfinished(task, dialect));
}

/** The answer to the creation of a task. */
export function acceptance(task: Task, dialect: TaskDialect): Wire {
  const whole = unfinished(task, dialect);
  const { accepted } = dialect.jobs;
  return accepted === undefined
    ? whole
    : Object.fromEntries(Object.entries(whole).filter(([member]) => accepted.includes(member)));
}

function unfinished(task: Task, dialect: TaskDialect): Wire {
  // It may be known to run by other ways than being asked after, and to its owner waits as long as nobody knows.
  const state = task.state === "running" ? "running" : "queued";
  return snapshot(dialect, task, { ...lastObservation(task), state }, undefined);
}

function snapshot(
  dialect: TaskDialect,
  task: Task,
  { state, details }: Observation,
  chargedTicks: bigint | undefined,
): Wire {
  const known = (details ?? { videos: [] }) as unknown as UpstreamJob;
  // A word of the upstream's own is kept as long as it means what the engine found.
  const word = dialect.modality.jobs.stateOf(known) === state && known.state !== undefined ? known.state : state;
  return dialect.writeResponse({
    ...known,
    id: task.id,
    model: task.model,
    state: word,
    created: seconds(task.createdAt),
    updated: seconds(task.finishedAt ?? Date.now()),
    draft_task: readTaskRequest(task).draftTask,
    ...whatWasMade(task, known, state, dialect),
    ...usageOf(known, chargedTicks),
  });
}

function whatWasMade(
  task: Task,
  known: UpstreamJob,
  state: Observation["state"],
  { modality }: TaskDialect,
): Partial<UpstreamJob> {
  if (isGoing(state)) {
    const progress = state === "queued" ? 0 : Math.min(known.progress ?? 0, MOST_BEFORE_THE_END);
    return { ...(!isGoing(modality.jobs.stateOf(known)) && NOTHING_OF_AN_END), videos: [], progress };
  }
  if (state !== "succeeded")
    return {
      videos: [],
      last_frame: undefined,
      fault: known.fault ?? (state === "cancelled" ? undefined : "internal"),
      explanation: known.explanation ?? known.words ?? EXPLANATIONS[state],
    };
  const { seconds: asked, isExact, resolution, aspectRatio } = readTaskRequest(task);
  return {
    progress: 100,
    respected: true,
    // Some tell of a fault beside a video, which is none then.
    fault: undefined,
    fault_code: undefined,
    explanation: undefined,
    seconds: known.seconds ?? (known.frames === undefined && isExact ? asked : undefined),
    resolution: known.resolution ?? resolution,
    aspect_ratio: known.aspect_ratio ?? aspectRatio,
  };
}

function isGoing(state: Observation["state"]): state is ActiveState {
  return state === "queued" || state === "running";
}

const MOST_BEFORE_THE_END = 99;
/** An upstream may have ended what is not charged and kept yet: for its owner it goes on till then. */
const NOTHING_OF_AN_END: Partial<UpstreamJob> = {
  last_frame: undefined,
  fault: undefined,
  fault_code: undefined,
  explanation: undefined,
  words: undefined,
  withheld: undefined,
  reasons: undefined,
  respected: undefined,
  own: undefined,
};
const EXPLANATIONS = {
  failed: "No video could be made of it.",
  cancelled: "The task was cancelled.",
  expired: "The time of the task was over before it had ended.",
};

/** What it cost the one who reads it, not what it cost the gateway. */
function usageOf({ usage }: UpstreamJob, chargedTicks: bigint | undefined): Partial<UpstreamJob> {
  return chargedTicks === undefined ? { usage: undefined } : { usage: { ...usage, cost: Number(chargedTicks) } };
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
