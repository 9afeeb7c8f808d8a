/** The upstreams as the scheduler reaches them: each is waited for no longer than is agreed, and asked no more at once than there is room for. */
import type { Logger } from "pino";
import { doWork, type WorkName } from "../errors/work.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { Task } from "../stores/tasks/task-rows.js";
import type { FinalObservation } from "./settle-task.js";
import type { Observation, TaskUpstream } from "./contract.js";
import { withDeadline } from "../workers/deadline.js";
import { KeyedLimiter } from "../workers/keyed-limiter.js";
import { logEvent } from "../observability/log-event.js";

export interface UpstreamLimits {
  /** How long an upstream that is asked may be silent. */
  readonly pollMs: number;
  /** How long what a job made may be on its way, inside an answer or apart from it. */
  readonly collectMs: number;
  /** How many polls at a time, and how many of them of one provider: if it hangs, others must not wait. */
  readonly mostPolls: number;
  readonly mostPollsOfProvider: number;
  /** For the same reason what jobs made is brought home in rooms of their providers' own, and from no host so much that others must wait. */
  readonly mostCollectionsOfProvider: number;
  readonly mostCollectionsOfHost: number;
}

/** What an upstream says that a job without an end has cost. */
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

  /** Asks how a job is doing, when it is its turn. An answer that goes on coming may hold a video: it has the time of one. */
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
    // Nobody looks at what comes too late.
    observation.held?.release();
    throw signal.reason;
  }

  async #pollAlone(task: Task, signal: AbortSignal, onData: () => void): Promise<Observation> {
    let polling: Promise<Observation> | undefined;
    return doWork(nameOf(task), () => (polling = this.upstream.poll(task, signal, onData))).catch((error: unknown) => {
      // An error that escaped has not ended it: what it finds is for nobody.
      polling?.then(
        ({ held }) => held?.release(),
        () => undefined,
      );
      throw error;
    });
  }

  /** Brings home what a job has made, when it is its turn: to wait for that takes nothing of its time. */
  async collect(task: Task, told: FinalObservation, signal: AbortSignal): Promise<Observation> {
    const { upstream, limits } = this;
    if (told.state !== "succeeded" || upstream.collect === undefined) return told;
    const collect = () =>
      withDeadline(limits.collectMs, [signal], async (time) => {
        signal.throwIfAborted();
        return doWork(nameOf(task), async () => (await upstream.collect?.(task, told, time.signal)) ?? told);
      });
    const host = upstream.hostOf?.(task, told);
    return host === undefined ? collect() : this.#roomOf(task).during(host, collect);
  }

  #roomOf({ route: { provider } }: Task): KeyedLimiter {
    const { mostCollectionsOfProvider, mostCollectionsOfHost } = this.limits;
    const room = this.#collections.get(provider) ?? new KeyedLimiter(mostCollectionsOfProvider, mostCollectionsOfHost);
    this.#collections.set(provider, room);
    return room;
  }

  /** Tells an upstream not to go on with a job, if it listens; some say what it has cost so far. */
  async cancelJob(task: Task, signal: AbortSignal): Promise<ReportedCost> {
    const answer = await withDeadline(this.limits.pollMs, [signal], (time) =>
      doWork(nameOf(task), async () => this.upstream.cancel?.(task, time.signal)),
    ).catch(() => undefined);
    return typeof answer === "object" ? { used: answer.used, cost: answer.cost } : {};
  }

  /** At best: an upstream that does not listen keeps it until its own time is over. */
  async forget(task: Task, signal: AbortSignal): Promise<void> {
    await withDeadline(this.limits.pollMs, [signal], (time) =>
      doWork(nameOf(task), async () => this.upstream.forget?.(task, time.signal)),
    ).catch((error: unknown) => {
      logEvent(this.log, "task.upstream_delete_failed", {
        task: task.id,
        provider: task.route.provider,
        reason: reasonOf(error),
      });
    });
  }
}

function nameOf({ id }: Task): WorkName {
  return { work: "task", task: id };
}
