import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import type { Task } from "../../../src/stores/tasks/task-rows.js";
import type { Observation, SnapshotWriter, TaskUpstream } from "../../../src/tasks/contract.js";
import { nothingUsed } from "../../../src/money/quantities.js";
import type { EventName } from "../../../src/observability/events.js";

/** How a job answers. */
export interface UpstreamJob {
  /** When it is over. By default never. */
  readyAt?: number;
  state?: "queued" | "running";
  ends?: "succeeded" | "failed" | "cancelled" | "expired";
  seconds?: number;
  /** Its polls never return. */
  hangs?: boolean;
  /** So many of its polls fail first. */
  fails?: number;
  polls?: number;
}

/** An upstream of videos that exists only here: jobs behave as defined. */
export class VideoJobs implements TaskUpstream {
  readonly jobs = new Map<string, UpstreamJob>();
  /** When each job was first seen to be over. */
  readonly seen = new Map<string, number>();
  readonly cancelled: string[] = [];
  readonly removed: string[] = [];
  readonly forgotten: string[] = [];
  mostAtOnce = 0;
  /** The behaviour of jobs without one of their own. */
  unknown: UpstreamJob | undefined;
  onCancel: (task: Task) => ReturnType<NonNullable<TaskUpstream["cancel"]>> = async () => "cancelled";
  #atOnce = 0;

  constructor(private readonly latencyMs = 0) {}

  async poll(task: Task, signal: AbortSignal): Promise<Observation> {
    const job = this.jobs.get(task.upstreamId ?? "") ?? this.unknown;
    if (job === undefined) throw new Error("there is no such job");
    job.polls = (job.polls ?? 0) + 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, (this.#atOnce += 1));
    try {
      if (job.hangs)
        await new Promise((_, reject) =>
          signal.addEventListener("abort", () => reject(new Error("aborted")), { once: true }),
        );
      if (this.latencyMs > 0) await sleep(this.latencyMs);
      if ((job.fails ?? 0) > 0) {
        job.fails = (job.fails ?? 0) - 1;
        throw new Error("the upstream is overloaded");
      }
      if (Date.now() < (job.readyAt ?? Infinity)) return { state: job.state ?? "running", details: { progress: 10 } };
      const used = job.seconds === undefined ? undefined : { ...nothingUsed, seconds: [{ count: job.seconds }] };
      return { state: job.ends ?? "succeeded", details: { url: "https://videos.example.test/1.mp4" }, used };
    } finally {
      this.#atOnce -= 1;
    }
  }

  async cancel(task: Task): ReturnType<NonNullable<TaskUpstream["cancel"]>> {
    const answer = await this.onCancel(task);
    this.cancelled.push(task.upstreamId ?? "");
    return answer;
  }

  async remove(task: Task): Promise<void> {
    this.removed.push(task.upstreamId ?? "");
  }

  async forget(task: Task): Promise<void> {
    this.forgotten.push(task.upstreamId ?? "");
  }
}

/** Writes answers about tasks that were made in the dialect that exists only here. */
export const writeVideo: SnapshotWriter = (task, { state, details }, ticks) =>
  JSON.stringify({ id: task.id, model: task.model, state, details, ticks: String(ticks) });
export const videoWriters: ReadonlyMap<string, SnapshotWriter> = new Map([["video-tasks", writeVideo]]);

/** One dollar per second, as kept with a hold. */
export const VIDEO_PRICES = JSON.stringify({
  ...{ input: "0", cachedInput: "0", cacheWrite: "0", output: "0", reasoning: "0" },
  ...{ tiers: [], perCall: "0", perImage: {}, perSecond: { default: "10" } },
});

/** A log that is kept. */
export function keptLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "debug", base: null },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { log, lines, events: (name: EventName) => lines.filter(({ event }) => event === name) };
}
