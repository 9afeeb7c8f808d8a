/**
 * The task engine, and all that it asks of dialects.
 *
 * A task is work that goes on at an upstream after its call was answered. The engine knows no dialect: it writes tasks down,
 * asks after them until they end, charges them, and calls back. One reads its files in this order:
 *
 *   create-task.ts    writes the intent and the hold, sends the one POST, and writes what came of it
 *   scheduler.ts      leases tasks that are due (lease.ts), polls them, brings home what they made (limited-upstream.ts), and
 *                     ends them (closer.ts), those whose time is over as well (last-word.ts)
 *   clerk.ts          what an end costs and what its readers are told
 *   delete-task.ts    cancels what is queued and removes what has ended, as far as its state allows
 *   deliverer.ts      delivers callbacks from the outbox
 *   bring-home.ts     keeps what a job has made; fetch-media.ts fetches it
 *   media-store.ts    keeps media; disk-media.ts on a disk, s3-media.ts in a bucket
 *   engine.ts         all of these together, for a process that serves
 *
 * States: `created` (written; the POST may or may not be out) -> `queued` or `running` as the upstream says -> `succeeded`,
 * `failed`, `cancelled` or `expired`. A `created` task whose upstream refused it, or was never called, is withdrawn: there is
 * no such task. One whose outcome nobody knows is `ambiguous` until an operator resolves it or its time is over. To its owner
 * a task that is created or ambiguous is one that is queued.
 *
 * A video dialect plugs in with
 *   - a `SnapshotWriter` under its name, for tasks that were created in it, and
 *   - a part of the `TaskUpstream` of the process, for tasks whose route speaks it (`task.route.dialect`).
 * What either needs of the request later goes into `Intent.request`, as JSON of its own making; what it needs of the upstream's
 * answers goes into `Observation.details`. `createTask` is called by the pipeline with a function that sends.
 */
import type { Quantities } from "../money/quantities.js";
import type { Json } from "../registry.js";
import type { FinalState, ActiveState, Task } from "../stores/tasks/task-rows.js";

/** What an upstream says of a job at one moment. */
export interface Observation {
  /** What is not known for an end is `running`. A success that made nothing usable is `failed`. */
  readonly state: ActiveState | FinalState;
  /** Whatever snapshots are written from. */
  readonly details?: Json | undefined;
  /** What the upstream says was used, at an end. Told for failures too where the upstream charges them. */
  readonly used?: Quantities | undefined;
  /** What of that was not told, but is what was asked for. */
  readonly estimated?: readonly EstimatedQuantity[] | undefined;
  /** What the upstream says that an end without success costs, in ticks, where no price of ours covers what was used. */
  readonly cost?: number | undefined;
  /** For operators: why it ended so. */
  readonly reason?: string | undefined;
  /** What is held in memory for it, such as a video. Whoever asked gives it back. */
  readonly held?: HeldMemory | undefined;
}

/** Memory to be given back, once or more often. It is written down nowhere. */
export interface HeldMemory {
  release(): void;
  toJSON(): undefined;
}

/** What may be charged by what was asked for, where an upstream does not tell it. */
export type EstimatedQuantity = "tokens" | "seconds";

/** How the engine reaches upstreams. All of it may be called again for the same task, by this process or another. */
export interface TaskUpstream {
  /**
   * Asks how a job is doing. To throw means not to know: it is asked again later, and nothing else follows from it. A
   * `RetryLaterError` says when. Whoever is silent for long is given up; `heard` is called with each piece of an answer.
   */
  poll(task: Task, signal: AbortSignal, onData?: () => void): Promise<Observation>;
  /** Brings home what a job that succeeded has made, before anybody is told: the observation with addresses of our own. */
  collect?(task: Task, observation: Observation, signal: AbortSignal): Promise<Observation>;
  /** The host that all of that comes from; nothing where it came along with the answer, or stays where it is. */
  hostOf?(task: Task, observation: Observation): string | undefined;
  /**
   * Cancels a job that has not begun; what its upstream says of the end, where it says something. An upstream that cannot
   * do so has `unable`: then it is cancelled here alone.
   */
  cancel?(task: Task, signal: AbortSignal): Promise<Observation | "cancelled" | "too_late" | "unable">;
  /** The same once an end is written down, for upstreams that keep what nobody needs any more. Nobody waits for it. */
  forget?(task: Task, signal: AbortSignal): Promise<void>;
  /** Deletes what the upstream keeps of a job that has ended. It is no error when there is nothing of it. */
  remove?(task: Task, signal: AbortSignal): Promise<void>;
}

/** The last word on a task in its dialect: the bytes that every GET and every callback will give. */
export type SnapshotWriter = (task: Task, observation: Observation, chargedTicks: bigint) => string;

/** Thrown by a sending that is known to have made no job: the upstream refused it, or was not reached. */
export class TaskRefusedError extends Error {
  override readonly name = "TaskRefusedError";

  constructor(cause: unknown) {
    super("the upstream did not take the task", { cause });
  }
}

/** What was observed last, as it was written down. */
export function lastObservation({ observation }: Pick<Task, "observation">): Observation | undefined {
  return observation === undefined ? undefined : (JSON.parse(observation) as Observation);
}
