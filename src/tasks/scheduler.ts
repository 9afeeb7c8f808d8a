/** Leases tasks that are due, asks after them until they end, and ends them. Any number of processes may do so at once. */
import { randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import type { Logger } from "pino";
import type { ClaimInput } from "../stores/tasks/claim-tasks.js";
import { passOnBroken } from "../errors/invariant-error.js";
import { outsideWork } from "../errors/work.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { Task } from "../stores/tasks/task-rows.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import { everyJittered } from "../workers/jittered-interval.js";
import { type TaskSettler, isFinal } from "./settle-task.js";
import { TaskFinisher } from "./finish-task.js";
import type { Observation, TaskUpstream } from "./contract.js";
import { RetryLaterError } from "../workers/retry-later-error.js";
import { TaskExpirer } from "./expire-task.js";
import { whileLeased } from "../workers/lease.js";
import { LimitedUpstream, type UpstreamLimits } from "./limited-upstream.js";
import { pollWait, tickFor } from "../workers/backoff.js";
import { PollBatch } from "./poll-batch.js";
import { logEvent } from "../observability/log-event.js";

export interface SchedulerTimes extends UpstreamLimits {
  readonly tickMs: number;
  /** How long a task is this process's own, unless the lease is renewed. */
  readonly leaseMs: number;
  /** How often tasks are looked for whose time is over, or whose process is gone. */
  readonly sweepMs: number;
  /** How long after its time a task is asked after of which nobody says how it is doing. */
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
}

export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #times: SchedulerTimes;
  /** No other process has this name, nor has this one when it is started again. */
  readonly #owner = `${process.pid}-${randomBytes(8).toString("hex")}`;
  readonly #batch: PollBatch;
  readonly #upstream: LimitedUpstream;
  readonly #taskFinisher: TaskFinisher;
  readonly #taskExpirer: TaskExpirer;
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  readonly #claiming = new Set<string>();
  #timers: (() => void)[] = [];
  /** Whether there were more tasks whose time is over than there was room for. */
  #hasOverdue = false;

  constructor(parts: SchedulerParts, times: Partial<SchedulerTimes> = {}) {
    const { tasks, taskSettler, log, pollSeconds } = parts;
    this.#parts = parts;
    this.#times = { ...TIMES, tickMs: tickFor(pollSeconds), ...times };
    this.#batch = new PollBatch(tasks, log);
    // Every task that is under way listens to it.
    setMaxListeners(0, this.#stopping.signal);
    const upstream = (this.#upstream = new LimitedUpstream(parts.upstream, this.#times, log));
    const onEnded = (task: Task) => this.#track(upstream.forget(task, this.#stopping.signal));
    const taskFinisher = (this.#taskFinisher = new TaskFinisher({
      tasks,
      taskSettler,
      log,
      onEnded,
      wakeCallbacks: () => parts.wakeCallbacks?.(),
    }));
    this.#taskExpirer = new TaskExpirer({ upstream, taskFinisher, log, pollSeconds, graceMs: this.#times.graceMs });
  }

  start(): void {
    this.#timers = [
      everyJittered(this.#times.tickMs, () => this.wake()),
      everyJittered(this.#times.sweepMs, () => this.#track(this.#sweep())),
    ];
  }

  /** Looks for tasks that are due. */
  wake(): void {
    outsideWork(() => {
      this.#track(this.#claimDue());
      if (this.#hasOverdue) this.#track(this.#claimOverdue());
    });
  }

  /** Ends what is under way here, and leaves the tasks to others at once. */
  async stop(): Promise<void> {
    for (const end of this.#timers) end();
    this.#stopping.abort();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    await this.#batch.flush();
    await this.#parts.tasks.releaseLeases(this.#owner).catch(() => undefined);
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }

  /** Takes care of tasks whose process is gone, and ends those whose time is over. It waits for none of them. */
  async #sweep(): Promise<void> {
    await this.#oneAtATime("recover", async () => {
      const { tasks, log } = this.#parts;
      for (const { id, became } of await tasks.recover())
        logEvent(log, "task.creation_interrupted", { task: id, became });
    });
    await this.#claimOverdue();
  }

  #claimDue(): Promise<void> {
    const { tasks } = this.#parts;
    return this.#oneAtATime("claim due", () =>
      this.#claim(
        (wish) => tasks.claimDue(wish),
        (task) => this.#attend(task),
      ),
    );
  }

  #claimOverdue(): Promise<void> {
    const { tasks } = this.#parts;
    return this.#oneAtATime("claim overdue", async () => {
      await this.#claim(
        (wish) => tasks.claimOverdue(wish),
        (task) => this.#expire(task),
      );
      this.#hasOverdue = this.#upstream.polls.left === 0;
    });
  }

  async #oneAtATime(what: string, work: () => Promise<void>): Promise<void> {
    if (this.#claiming.has(what) || this.#stopping.signal.aborted) return;
    this.#claiming.add(what);
    try {
      await work();
    } catch (error) {
      logEvent(this.#parts.log, "task.claim_failed", { work: what, reason: reasonOf(error) });
    } finally {
      this.#claiming.delete(what);
    }
  }

  /** As many as there is room for. */
  async #claim(claim: (wish: ClaimInput) => Promise<Task[]>, begin: (task: Task) => Promise<void>): Promise<void> {
    const { polls } = this.#upstream;
    for (let claimed = Infinity; claimed > 0 && polls.left > 0 && !this.#stopping.signal.aborted;) {
      const limit = Math.min(polls.left, CLAIMED_AT_ONCE);
      const tasks = await claim({
        owner: this.#owner,
        until: this.#parts.tasks.now() + this.#times.leaseMs,
        limit,
        exceptProviders: polls.full,
      });
      claimed = tasks.length;
      for (const task of tasks) this.#track(begin(task));
    }
  }

  #whileLeased(task: Task, work: (lease: AbortSignal) => Promise<void>): Promise<void> {
    return whileLeased(
      { tasks: this.#parts.tasks, leaseMs: this.#times.leaseMs, stopping: this.#stopping.signal },
      task,
      work,
    );
  }

  /** One poll and what follows from it. */
  #attend(task: Task): Promise<void> {
    const begun = performance.now();
    return this.#whileLeased(task, async (lease) => {
      let told: Observation | undefined;
      try {
        told = await this.#upstream.poll(task, lease);
        await this.#follow(task, told, lease);
      } catch (error) {
        passOnBroken(error);
        if (!lease.aborted) this.#putOff(task, error, performance.now() - begun, told);
      } finally {
        told?.held?.release();
      }
    });
  }

  async #follow(task: Task, told: Observation, lease: AbortSignal): Promise<void> {
    // What seemed a success may turn out to have made nothing that can be had.
    const observation = isFinal(told) ? await this.#upstream.collect(task, told, lease) : told;
    if (isFinal(observation)) await this.#taskFinisher.close(task, observation);
    else this.#goOn(task, observation);
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

  #goOn({ id, fence, polls, observation: before }: Task, observation: Observation): void {
    const text = JSON.stringify(observation);
    const nextPollAt = this.#parts.tasks.now() + pollWait(this.#parts.pollSeconds, polls + 1, 0);
    const state = observation.state as "queued" | "running";
    this.#batch.add({ id, fence, state, failures: 0, nextPollAt, ...(text !== before && { observation: text }) });
  }

  /** Not to know is not to fail: it is asked again. Whoever waited for an answer in vain has waited for that long already. */
  #putOff(
    { id, fence, polls, failures, route }: Task,
    error: unknown,
    spentMs: number,
    observation: Observation | undefined,
  ): void {
    const failed = failures + (error instanceof RetryLaterError && !error.countsAsFailure ? 0 : 1);
    logEvent(this.#parts.log, failures === 0 ? "task.poll_missed" : "task.poll_failed", {
      task: id,
      provider: route.provider,
      failures: failed,
      reason: reasonOf(error),
    });
    const wait = Math.round(
      pollWait(this.#parts.pollSeconds, polls + 1, failed) - Math.min(spentMs, this.#times.pollMs),
    );
    const asked = error instanceof RetryLaterError ? error.milliseconds : 0;
    // What has ended there does not wait any more, though it has not ended here.
    const state = observation === undefined || observation.state === "queued" ? undefined : "running";
    this.#batch.add({
      id,
      fence,
      state,
      failures: failed,
      nextPollAt: this.#parts.tasks.now() + Math.max(wait, asked, 0),
    });
  }
}
