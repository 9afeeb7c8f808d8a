/** Schedulers with short intervals, for tasks of an upstream that exists only here. */
import { setTimeout as sleep } from "node:timers/promises";
import { clockOf } from "../../src/stores/drivers/clock.js";
import type { Database } from "../../src/stores/drivers/database.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { createTaskSettler } from "../../src/tasks/settle-task.js";
import type { TaskUpstream } from "../../src/tasks/contract.js";
import { Scheduler, type SchedulerTimes } from "../../src/tasks/scheduler.js";
import { callerOf, fund } from "../support/money/holds.js";
import { VIDEO_PRICES, VideoJobs, type UpstreamJob, videoWriters, keptLog } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { accepted, intentOf } from "../support/tasks/tasks.js";

export interface Scheduling {
  store: TaskStore;
  /** The current time of the tests: tasks have no other time than a test gives them. */
  readonly clock: { at?: number };
  caller: Caller;
  videos: VideoJobs;
  kept: ReturnType<typeof keptLog>;
  /** Members of an upstream that differ from that of the videos. */
  start(upstream?: Partial<TaskUpstream>, times?: Partial<SchedulerTimes>): Scheduler;
  make(job: UpstreamJob, more?: Parameters<typeof intentOf>[2]): Promise<Task>;
  /** One that is not polled again before its time is over, which is at once. */
  makeLate(job: UpstreamJob, more?: Parameters<typeof intentOf>[2]): Promise<Task>;
  find(id: string): Promise<Task | undefined>;
  ended(id: string): Promise<void>;
}

/** On a slow machine, a lease or a grace period that ends would be no fault of theirs. */
export const SHORT_TIMES: Partial<SchedulerTimes> = {
  tickMs: 10,
  pollMs: 100,
  leaseMs: 60_000,
  sweepMs: 20,
  graceMs: 60_000,
};

/** Created again for each test. */
export function scheduling(database: () => Database): () => Scheduling {
  let now: Scheduling;
  let running: Scheduler[] = [];

  beforeEach(async () => {
    const clock: Scheduling["clock"] = {};
    const everybodys = clockOf(database());
    const store = createTaskStore(database(), () => clock.at ?? everybodys());
    const videos = new VideoJobs();
    const kept = keptLog();
    await fund(database(), "alice", 100_000_000n);
    const caller = await callerOf(database(), "alice");
    const make: Scheduling["make"] = async (job, more = {}) => {
      const task = await accepted(store, intentOf(caller, 100n, { prices: VIDEO_PRICES, ...more }));
      videos.jobs.set(task.upstreamId ?? "", job);
      return task;
    };
    const find = (id: string) => store.find(id, caller.walletId);
    running = [];
    now = {
      store,
      clock,
      caller,
      videos,
      kept,
      start(upstream = {}, times = {}) {
        const whole: TaskUpstream = {
          poll: (task, signal) => videos.poll(task, signal),
          cancel: (task) => videos.cancel(task),
          ...upstream,
        };
        const scheduler = new Scheduler(
          {
            tasks: store,
            upstream: whole,
            taskSettler: createTaskSettler(videoWriters),
            log: kept.log,
            pollSeconds: [0.01, 0.02],
          },
          { ...SHORT_TIMES, ...times },
        );
        running.push(scheduler);
        scheduler.start();
        return scheduler;
      },
      make,
      async makeLate(job, more) {
        const task = await make(job, { deadlineAt: Date.now() - 1, ...more });
        await database()("tasks")
          .where({ id: task.id })
          .update({ next_poll_at: Date.now() + 60_000 });
        return task;
      },
      find,
      ended: (id) => until(async () => (await find(id))?.finishedAt !== undefined),
    };
  });
  afterEach(() => Promise.all(running.map((scheduler) => scheduler.stop())));
  return () => now;
}

/** Advances the time until four leases would have ended without a renewal, and no faster than they are renewed. */
export async function outliveLeases(
  { clock, find }: Pick<Scheduling, "clock" | "find">,
  id: string,
  leaseMs: number,
): Promise<void> {
  for (let half = 0; half < 8; half += 1) {
    const at = clock.at ?? 0;
    await until(async () => ((await find(id))?.leaseUntil ?? 0) >= at + leaseMs);
    clock.at = at + leaseMs / 2;
  }
}

/** A time to wait, which a signal ends early. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal });
}
