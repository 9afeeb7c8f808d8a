/**
 * Leases tasks that are due, polls them until they end, and finishes them. Any number of processes can do this at once.
 */
import type { Logger } from "pino";
import type { ClaimInput } from "../stores/tasks/claim-tasks.js";
import { passOnBroken } from "../errors/invariant-error.js";
import { outsideWork } from "../errors/work.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { failureReason } from "./upstream/failure-reason.js";
import type { Task } from "../stores/tasks/task-rows.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import { LeaseWorker } from "../workers/lease-worker.js";
import { type TaskSettler, isFinal } from "./settle-task.js";
import type { TaskCharge } from "./task-charge.js";
import { TaskFinisher } from "./finish-task.js";
import { lastObservation, missedDownloads, type Observation, type TaskUpstream } from "./contract.js";
import { RetryLaterError } from "../workers/retry-later-error.js";
import { TaskExpirer } from "./expire-task.js";
import { whileLeased } from "../workers/lease.js";
import { keepsJob, LimitedUpstream, type UpstreamLimits } from "./limited-upstream.js";
import { pollWait, tickFor } from "../workers/backoff.js";
import { PollBatch } from "./poll-batch.js";
import { logEvent } from "../observability/log-event.js";

export interface SchedulerTimes extends UpstreamLimits {
  readonly tickMs: number;
  /** How long a lease lasts unless it is renewed. */
  readonly leaseMs: number;
  /** How often to look for tasks that are past their deadline, or whose process died. */
  readonly sweepMs: number;
  /** How long a task is still polled after its deadline if its upstream does not report the job's state. */
  readonly graceMs: number;
}

const TIMES: Omit<SchedulerTimes, "tickMs"> = {
  pollMs: 10_000,
  leaseMs: 30_000,
  collectMs: 600_000,
  sweepMs: 15_000,
  graceMs: 120_000,
  mostPolls: 512,
  mostPollsOfProvider: 256,
  mostCollectionsOfProvider: 64,
  mostCollectionsOfHost: 16,
};
const CLAIMED_AT_ONCE = 200;

export interface SchedulerParts {
  readonly tasks: TaskStore;
  readonly upstream: TaskUpstream;
  readonly taskSettler: TaskSettler;
  readonly log: Logger;
  /** The waits between polls; the last one repeats. */
  readonly pollSeconds: readonly number[];
  /** Called when there may be a callback to deliver. */
  wakeCallbacks?(): void;
  /** Called with what each task was charged. */
  onCharged?(charge: TaskCharge): void;
}

export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #times: SchedulerTimes;
  readonly #worker: LeaseWorker;
  readonly #batch: PollBatch;
  readonly #upstream: LimitedUpstream;
  readonly #taskFinisher: TaskFinisher;
  readonly #taskExpirer: TaskExpirer;
  /** Deletions of jobs at upstreams that are under way. */
  readonly #deletions = new Set<Promise<void>>();
  /** Whether more tasks were past their deadline than could be polled at once. */
  #hasOverdue = false;

  constructor(parts: SchedulerParts, times: Partial<SchedulerTimes> = {}) {
    const { tasks, taskSettler, log, pollSeconds } = parts;
    this.#parts = parts;
    this.#times = { ...TIMES, tickMs: tickFor(pollSeconds), ...times };
    this.#batch = new PollBatch(tasks, log);
    this.#worker = new LeaseWorker({ releaseLeases: (owner) => tasks.releaseLeases(owner) });
    const upstream = (this.#upstream = new LimitedUpstream(parts.upstream, this.#times, log));
    const taskFinisher = (this.#taskFinisher = new TaskFinisher({
      tasks,
      taskSettler,
      log,
      keepsJob: (task) => keepsJob(parts.upstream, task),
      onEnded: this.deleteJob,
      wakeCallbacks: () => parts.wakeCallbacks?.(),
      onCharged: (charge) => parts.onCharged?.(charge),
    }));
    this.#taskExpirer = new TaskExpirer({ upstream, taskFinisher, log, pollSeconds, graceMs: this.#times.graceMs });
  }

  start(): void {
    this.#worker.every(this.#times.tickMs, () => this.wake());
    this.#worker.every(this.#times.sweepMs, () => this.#worker.track(this.#sweep()));
  }

  /** Looks for tasks that are due. */
  wake(): void {
    outsideWork(() => {
      this.#worker.track(this.#claimDue());
      if (this.#hasOverdue) this.#worker.track(this.#claimOverdue());
    });
  }

  /** Aborts what is under way here, and gives the tasks to other processes at once. */
  stop(): Promise<void> {
    return this.#worker.stop(() => this.#batch.flush());
  }

  /**
   * Waits until jobs of tasks that have ended are deleted at their upstreams. What is left is done by another process,
   * or after the next start.
   */
  async finishDeletions(): Promise<void> {
    await Promise.all(this.#deletions);
  }

  /** In the background, of a task that has ended. What is not marked as deleted is tried again later. */
  readonly deleteJob = (task: Task): void => {
    const { tasks, log } = this.#parts;
    const mark = async (isDone: boolean) => (isDone ? tasks.markJobDeleted(task.id) : undefined);
    const deletion = this.#upstream
      .forget(task)
      .then(mark)
      .catch((error: unknown) => logEvent(log, "task.deletion_unrecorded", { task: task.id, reason: reasonOf(error) }))
      .finally(() => this.#deletions.delete(deletion));
    this.#deletions.add(deletion);
  };

  async #deleteJobs(): Promise<void> {
    for (const task of await this.#parts.tasks.claimJobDeletions()) this.deleteJob(task);
  }

  /** Recovers tasks whose process died, and expires those past their deadline. It waits for none of them. */
  async #sweep(): Promise<void> {
    await this.#worker.claim("recover", this.#onClaimFailed("recover"), async () => {
      const { tasks, log } = this.#parts;
      for (const { id, ...found } of await tasks.recover())
        logEvent(log, "task.creation_interrupted", { task: id, ...found });
    });
    await this.#worker.claim("delete jobs", this.#onClaimFailed("delete jobs"), () => this.#deleteJobs());
    await this.#claimOverdue();
  }

  #claimDue(): Promise<void> {
    const { tasks } = this.#parts;
    return this.#worker.claim("claim due", this.#onClaimFailed("claim due"), () =>
      this.#claim(
        (input) => tasks.claimDue(input),
        (task) => this.#poll(task),
      ),
    );
  }

  #claimOverdue(): Promise<void> {
    const { tasks } = this.#parts;
    return this.#worker.claim("claim overdue", this.#onClaimFailed("claim overdue"), async () => {
      await this.#claim(
        (input) => tasks.claimOverdue(input),
        (task) => this.#expire(task),
      );
      this.#hasOverdue = this.#upstream.polls.left === 0;
    });
  }

  #onClaimFailed(work: string): (reason: string) => void {
    return (reason) => logEvent(this.#parts.log, "task.claim_failed", { work, reason });
  }

  /** Claims as many tasks as may be polled now. */
  async #claim(claim: (input: ClaimInput) => Promise<Task[]>, begin: (task: Task) => Promise<void>): Promise<void> {
    const { polls } = this.#upstream;
    for (let claimed = Infinity; claimed > 0 && polls.left > 0 && !this.#worker.stopping.aborted;) {
      const tasks = await claim({
        owner: this.#worker.owner,
        until: this.#parts.tasks.now() + this.#times.leaseMs,
        limit: Math.min(polls.left, CLAIMED_AT_ONCE),
        exceptProviders: polls.full,
      });
      claimed = tasks.length;
      for (const task of tasks) this.#worker.track(begin(task));
    }
  }

  #whileLeased(task: Task, work: (lease: AbortSignal) => Promise<void>): Promise<void> {
    return whileLeased(
      { tasks: this.#parts.tasks, leaseMs: this.#times.leaseMs, stopping: this.#worker.stopping },
      task,
      work,
    );
  }

  /** One poll and what follows from it. */
  #poll(task: Task): Promise<void> {
    const begunAt = performance.now();
    return this.#whileLeased(task, async (lease) => {
      let polled: Observation | undefined;
      try {
        polled = await this.#upstream.poll(task, lease);
        await this.#handle(task, polled, lease);
      } catch (error) {
        passOnBroken(error);
        if (!lease.aborted) this.#recordFailure(task, error, performance.now() - begunAt, polled);
      } finally {
        polled?.held?.release();
      }
    });
  }

  async #handle(task: Task, polled: Observation, lease: AbortSignal): Promise<void> {
    // A job that succeeded may have no media that can be fetched.
    const observation = isFinal(polled) ? await this.#upstream.collect(task, polled, lease) : polled;
    if (isFinal(observation)) await this.#taskFinisher.close(task, observation);
    else this.#recordProgress(task, observation);
  }

  #expire(task: Task): Promise<void> {
    return this.#whileLeased(task, async (lease) => {
      try {
        await this.#taskExpirer.expire(task, lease);
      } catch (error) {
        passOnBroken(error);
        if (!lease.aborted) logEvent(this.#parts.log, "task.expire_failed", { task: task.id, reason: reasonOf(error) });
      }
    });
  }

  #recordProgress({ id, fence, polls, observation: before }: Task, observation: Observation): void {
    const text = JSON.stringify(observation);
    const nextPollAt = this.#parts.tasks.now() + pollWait(this.#parts.pollSeconds, polls + 1, 0);
    const state = observation.state as "queued" | "running";
    this.#batch.add({ id, fence, state, failures: 0, nextPollAt, ...(text !== before && { observation: text }) });
  }

  /**
   * A poll that failed is no information about the job, so it is repeated. The time of the poll counts towards the
   * wait.
   */
  #recordFailure(task: Task, error: unknown, spentMs: number, polled: Observation | undefined): void {
    const { id, fence, polls, route } = task;
    const isFirst = error instanceof RetryLaterError && error.isFirst;
    const failures = isFirst ? 0 : task.failures;
    const isCounted = !(error instanceof RetryLaterError) || error.countsAsFailure;
    const failed = failures + (isCounted ? 1 : 0);
    logEvent(this.#parts.log, task.failures === 0 ? "task.poll_missed" : "task.poll_failed", {
      task: id,
      provider: route.provider,
      failures: failed,
      reason: failureReason(error),
    });
    const wait = Math.round(
      pollWait(this.#parts.pollSeconds, polls + 1, failed) - Math.min(spentMs, this.#times.pollMs),
    );
    const requestedWait = error instanceof RetryLaterError ? error.milliseconds : 0;
    // A job that has ended at the upstream is not queued any more, though its task has not ended yet.
    const state = polled === undefined || polled.state === "queued" ? undefined : "running";
    this.#batch.add({
      id,
      fence,
      state,
      observation:
        polled !== undefined && error instanceof RetryLaterError && (isCounted || isFirst)
          ? withMissed(task, (isFirst ? 0 : missedDownloads(task)) + (isCounted ? 1 : 0))
          : undefined,
      failures: failed,
      nextPollAt: this.#parts.tasks.now() + Math.max(wait, requestedWait, 0),
    });
  }
}

/** The last observation of a task, with how often in a row a medium could not be downloaded. */
function withMissed(task: Task, missed: number): string {
  const last: Observation = lastObservation(task) ?? { state: "running" };
  return JSON.stringify({ ...last, missed });
}
