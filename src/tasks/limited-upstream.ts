/** The upstreams as the scheduler reaches them, with timeouts and limits on how many requests run at a time. */
import type { Logger } from "pino";
import { doWork, type WorkName } from "../errors/work.js";
import { failureReason } from "./upstream/failure-reason.js";
import type { Task } from "../stores/tasks/task-rows.js";
import type { FinalObservation } from "./settle-task.js";
import type { Observation, TaskUpstream } from "./contract.js";
import { withDeadline } from "../workers/deadline.js";
import { KeyedLimiter } from "../errors/keyed-limiter.js";
import { logEvent } from "../observability/log-event.js";

export interface UpstreamLimits {
  /** How long an upstream may send nothing while it is polled. */
  readonly pollMs: number;
  /** How long the download of a job's media may take, inside an answer or by a link. */
  readonly collectMs: number;
  /** How many polls at a time, and how many of one provider, so that one that hangs does not block others. */
  readonly mostPolls: number;
  readonly mostPollsOfProvider: number;
  /** How many downloads at a time for one provider and from one host, for the same reason. */
  readonly mostCollectionsOfProvider: number;
  readonly mostCollectionsOfHost: number;
}

/** The usage and cost that an upstream reports for a job that was cancelled. */
export type ReportedCost = Pick<Observation, "used" | "cost">;

export class LimitedUpstream {
  readonly polls: KeyedLimiter;
  readonly #collections = new Map<string, KeyedLimiter>();

  constructor(
    private readonly upstream: TaskUpstream,
    private readonly limits: UpstreamLimits,
    private readonly log: Logger,
  ) {
    this.polls = new KeyedLimiter(limits.mostPolls, limits.mostPollsOfProvider);
  }

  /**
   * Polls a job when the limits allow it. An answer may contain a video, so as long as data arrives it has a download's
   * time.
   */
  poll(task: Task, signal: AbortSignal): Promise<Observation> {
    const { pollMs, collectMs } = this.limits;
    return this.polls.during(task.route.provider, () =>
      withDeadline(collectMs, [signal], (whole) =>
        withDeadline(pollMs, [whole.signal], (silence) => this.#ask(task, silence.signal, () => silence.renew())),
      ),
    );
  }

  async #ask(task: Task, signal: AbortSignal, onData: () => void): Promise<Observation> {
    signal.throwIfAborted();
    const observation = await this.#pollAlone(task, signal, onData);
    if (!signal.aborted) return observation;
    // An answer that arrives too late is not used.
    observation.held?.release();
    throw signal.reason;
  }

  async #pollAlone(task: Task, signal: AbortSignal, onData: () => void): Promise<Observation> {
    let polling: Promise<Observation> | undefined;
    return doWork(nameOf(task), () => (polling = this.upstream.poll(task, signal, onData))).catch((error: unknown) => {
      // After an error that escaped, the poll may still be running. Its answer is not used.
      polling?.then(
        ({ held }) => held?.release(),
        () => undefined,
      );
      throw error;
    });
  }

  /** Archives what a job has made when the limits allow it. The wait for that does not count towards the timeout. */
  async collect(task: Task, observation: FinalObservation, signal: AbortSignal): Promise<Observation> {
    const { upstream, limits } = this;
    if (observation.state !== "succeeded" || upstream.collect === undefined) return observation;
    const collect = () =>
      withDeadline(limits.collectMs, [signal], async (time) => {
        signal.throwIfAborted();
        return doWork(
          nameOf(task),
          async () => (await upstream.collect?.(task, observation, time.signal)) ?? observation,
        );
      });
    const host = upstream.hostOf?.(task, observation);
    return host === undefined ? collect() : this.#limiterOf(task).during(host, collect);
  }

  #limiterOf({ route: { provider } }: Task): KeyedLimiter {
    const { mostCollectionsOfProvider, mostCollectionsOfHost } = this.limits;
    const limiter =
      this.#collections.get(provider) ?? new KeyedLimiter(mostCollectionsOfProvider, mostCollectionsOfHost);
    this.#collections.set(provider, limiter);
    return limiter;
  }

  /** Cancels a job if the upstream supports that. Some report what it has cost so far. */
  async cancelJob(task: Task, signal: AbortSignal): Promise<ReportedCost> {
    const answer = await withDeadline(this.limits.pollMs, [signal], (time) =>
      doWork(nameOf(task), async () => this.upstream.cancel?.(task, time.signal)),
    ).catch(() => undefined);
    return typeof answer === "object" ? { used: answer.used, cost: answer.cost } : {};
  }

  /** False: the upstream did not confirm it. */
  async forget(task: Task): Promise<boolean> {
    const deletion = withDeadline(this.limits.pollMs, [], (time) =>
      doWork(nameOf(task), async () => this.upstream.forget?.(task, time.signal)),
    );
    return deletion.then(
      () => true,
      (error: unknown) => {
        logEvent(this.log, "task.upstream_delete_failed", {
          task: task.id,
          provider: task.route.provider,
          reason: failureReason(error),
        });
        return false;
      },
    );
  }
}

/** Whether the upstream keeps the job of a task after its end, so that it is to be deleted there. */
export function keepsJob(upstream: TaskUpstream, task: Task): boolean {
  if (task.upstreamId === undefined || upstream.forget === undefined) return false;
  return upstream.keepsJob?.(task) ?? true;
}

function nameOf({ id }: Task): WorkName {
  return { work: "task", task: id };
}
