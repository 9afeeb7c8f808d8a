/**
 * The task engine, and its interface to dialects.
 *
 * Three words: a task is the gateway's unit of video work, an upstream job is the vendor's, and an operation is one of
 * several requests of a dialect (edit, extend). The engine knows no dialect. Read its files in this order:
 *
 *   create-task.ts             writes the task and its hold, sends the one POST, and writes the outcome
 *   scheduler.ts               leases due tasks, polls them and finishes them
 *   limited-upstream.ts        timeouts and limits of polls and downloads
 *   finish-task.ts             writes the end of a task; settle-task.ts computes its charge and its snapshot
 *   expire-task.ts             ends tasks that are past their deadline
 *   delete-task.ts             cancels queued tasks and removes those that have ended
 *   engine.ts                  all of these together, for a serving process
 *   upstream/                  the dialects' side: polls, cancels and reads upstream jobs
 *   ../callbacks/              delivers callbacks
 *   ../media/archive-media.ts  downloads and stores what a job has made
 *
 * States: `created` (written; the POST may or may not be sent) -> `queued` or `running` as the upstream says ->
 * `succeeded`, `failed`, `cancelled` or `expired`. A `created` task is withdrawn when its upstream refused it or was
 * never called. When the outcome of the POST is unknown, it is `ambiguous` until an operator resolves it or its
 * deadline passes. Its owner sees created and ambiguous tasks as queued.
 *
 * A video dialect plugs in with
 *   - a `SnapshotWriter` under its name, for tasks that were created in it, and
 *   - a part of the `TaskUpstream` of the process, for tasks whose route uses it (`task.route.dialect`).
 * What either needs of the request later goes into `Intent.request`, as JSON of its own format. What it needs of the
 * upstream's answers goes into `Observation.details`.
 */
import type { Quantities } from "../money/quantities.js";
import type { FinalState, ActiveState, Task } from "../stores/tasks/task-rows.js";

/** What an upstream reported about a job at one moment. */
export interface Observation {
  /** A state that is not known to be final is `running`. A success without a usable result is `failed`. */
  readonly state: ActiveState | FinalState;
  /** What snapshots are written from. */
  readonly details?: object | undefined;
  /** The usage that the upstream reports at an end, also for failures where the upstream charges them. */
  readonly used?: Quantities | undefined;
  /** Which parts of the usage were not reported, and are taken from the request instead. */
  readonly estimated?: readonly EstimatedQuantity[] | undefined;
  /** The cost in ticks that the upstream reports for an end without success, where no price covers its usage. */
  readonly cost?: number | undefined;
  /** For operators: why it ended so. */
  readonly reason?: string | undefined;
  /** How often in a row a medium of the job could not be downloaded. Polls that failed in between do not count. */
  readonly missed?: number | undefined;
  /** Memory that the answer holds, such as a video. The caller releases it. */
  readonly held?: HeldMemory | undefined;
}

/** Memory that must be released; to release it again does nothing. It is never serialized. */
export interface HeldMemory {
  release(): void;
  toJSON(): undefined;
}

/** Quantities that are taken from the request where an upstream does not report them. */
export type EstimatedQuantity = "input" | "output" | "seconds";

/**
 * How the engine reaches upstreams. All of it may be called again for the same task, by this process or another. It
 * fails with a `RemovedProviderError` where the catalog does not have the task's provider any more.
 */
export interface TaskUpstream {
  /**
   * Polls a job. An error means that its state is unknown: the poll is repeated, after the wait of a `RetryLaterError`.
   * `onData` is called with each piece of the answer, so that only a silent upstream is given up.
   */
  poll(task: Task, signal: AbortSignal, onData?: () => void): Promise<Observation>;
  /**
   * Archives the media of a job that succeeded, before readers see it. Returns the observation with the gateway's own
   * URLs.
   */
  collect?(task: Task, observation: Observation, signal: AbortSignal): Promise<Observation>;
  /** The host to download from. Nothing where the media came inside the answer, or are not archived. */
  hostOf?(task: Task, observation: Observation): string | undefined;
  /**
   * Cancels a job that has not started. Returns what the upstream reports about the end, if anything. `unable`: the
   * upstream cannot cancel, so only the task is cancelled.
   */
  cancel?(task: Task, signal: AbortSignal): Promise<Observation | "cancelled" | "too_late" | "unable">;
  /** Whether `forget` has something to delete. Where it is absent, `forget` always has. */
  keepsJob?(task: Task): boolean;
  /** Deletes the job once its end is written, at upstreams that would keep it. Runs in the background. */
  forget?(task: Task, signal: AbortSignal): Promise<void>;
  /** Deletes what the upstream keeps of a job that has ended. It is no error when nothing is left. */
  remove?(task: Task, signal: AbortSignal): Promise<void>;
}

/** Writes the final snapshot of a task in its dialect: the bytes that every GET and every callback return. */
export type SnapshotWriter = (task: Task, observation: Observation, chargedTicks: bigint) => string;

/** Thrown when the upstream certainly created no job: it refused, or was not reached. */
export class TaskRefusedError extends Error {
  override readonly name = "TaskRefusedError";

  constructor(cause: unknown) {
    super("the upstream did not take the task", { cause });
  }
}

/** How often in a row the media of a task could not be downloaded. */
export function missedDownloads(task: Pick<Task, "observation">): number {
  return lastObservation(task)?.missed ?? 0;
}

/** The last observation that was written. */
export function lastObservation({ observation }: Pick<Task, "observation">): Observation | undefined {
  return observation === undefined ? undefined : (JSON.parse(observation) as Observation);
}
