import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { clockOf } from "../../src/stores/drivers/clock.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { type TaskSettler, createTaskSettler } from "../../src/tasks/settle-task.js";
import { missedDownloads, type TaskUpstream } from "../../src/tasks/contract.js";
import { Scheduler, type SchedulerTimes } from "../../src/tasks/scheduler.js";
import { RetryLaterError } from "../../src/workers/retry-later-error.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { VIDEO_PRICES, VideoJobs, type UpstreamJob, videoWriters, keptLog } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { SHORT_TIMES, outliveLeases } from "./scheduling.js";
import { CALLBACK, accepted, intentOf, rowsOf } from "../support/tasks/tasks.js";

const POLL_SECONDS = [0.01, 0.02];

forEachEngine("the scheduler at the end of a task", (database) => {
  let store: TaskStore;

  /** The current time of the tests: tasks have no other. */
  let clock: { at?: number } = {};

  let caller: Caller;

  let videos: VideoJobs;

  let running: Scheduler[] = [];

  let kept: ReturnType<typeof keptLog>;

  const taskSettler: TaskSettler = createTaskSettler(videoWriters);

  const start = (
    more: {
      readonly times?: Partial<SchedulerTimes>;
      readonly upstream?: TaskUpstream;
      readonly pollSeconds?: readonly number[];
      readonly wakeCallbacks?: () => void;
    } = {},
  ) => {
    const { times = {}, ...parts } = more;
    const scheduler = new Scheduler(
      { tasks: store, upstream: videos, taskSettler, log: kept.log, pollSeconds: POLL_SECONDS, ...parts },
      { ...SHORT_TIMES, ...times },
    );
    running.push(scheduler);
    scheduler.start();
    return scheduler;
  };

  const make = async (job: UpstreamJob, more: Parameters<typeof intentOf>[2] = {}) => {
    const task = await accepted(store, intentOf(caller, 100n, { prices: VIDEO_PRICES, ...more }));
    videos.jobs.set(task.upstreamId ?? "", job);
    return task;
  };

  const stateOf = async (id: string) => (await store.find(id, caller.walletId))?.state;

  const ended = (id: string) => until(async () => (await store.find(id, caller.walletId))?.finishedAt !== undefined);

  beforeEach(async () => {
    kept = keptLog();
    videos = new VideoJobs();
    running = [];
    clock = {};
    const everybodys = clockOf(database());
    store = createTaskStore(database(), () => clock.at ?? everybodys());
    await fund(database(), "alice", 100_000_000n);
    caller = await callerOf(database(), "alice");
  });

  afterEach(() => Promise.all(running.map((scheduler) => scheduler.stop())));

  describe("polls a task once more when its time is over", () => {
    /** Not polled again before that. */
    const makeLate = async (job: UpstreamJob) => {
      const task = await make(job, { deadlineAt: Date.now() + 150, callbackUrl: CALLBACK });
      await database()("tasks")
        .where({ id: task.id })
        .update({ next_poll_at: Date.now() + 60_000 });
      return task;
    };

    it("and reports its result, if it has ended just before", async () => {
      const { id } = await makeLate({ readyAt: 0, seconds: 8 });
      const collect: TaskUpstream["collect"] = async (_task, observation) => ({
        ...observation,
        details: { url: "https://gateway.test/media/x" },
      });
      start({
        upstream: { poll: (task, signal) => videos.poll(task, signal), cancel: (task) => videos.cancel(task), collect },
      });
      await ended(id);
      const task = await store.find(id, caller.walletId);
      expect([task?.state, videos.cancelled]).to.deep.equal(["succeeded", []]);
      expect(task?.snapshot).to.contain("https://gateway.test/media/x");
      expect(await amountsOf(database(), "alice")).to.deep.include({ reserved: 0n, spent: 80n });
      expect(await rowsOf(database(), "callbacks")).to.have.lengthOf(1);
    });

    it("and charges the cost of one that has failed meanwhile", async () => {
      const { id } = await makeLate({ readyAt: 0, ends: "failed", seconds: 3 });
      start();
      await ended(id);
      expect([await stateOf(id), (await amountsOf(database(), "alice")).spent]).to.deep.equal(["failed", 30n]);
    });

    it("and releases the hold where its video cannot be downloaded, and cancels nothing", async () => {
      const { id } = await makeLate({ readyAt: 0, seconds: 8 });
      start({
        upstream: {
          poll: (task, signal) => videos.poll(task, signal),
          cancel: (task) => videos.cancel(task),
          collect: () => Promise.reject(new Error("cut off")),
        },
        times: { graceMs: 200 },
      });
      await ended(id);
      expect([await stateOf(id), videos.cancelled]).to.deep.equal(["expired", []]);
      expect(await amountsOf(database(), "alice")).to.deep.include({ reserved: 0n, spent: 0n });
    });
  });

  describe("deletes at an upstream", () => {
    for (const ends of ["succeeded", "failed", "cancelled", "expired"] as const) {
      it(`a job that has ${ends}, when that is written`, async () => {
        const { id } = await make({ readyAt: 0, ends });
        const forgotten: unknown[] = [];
        start({
          upstream: {
            poll: (task, signal) => videos.poll(task, signal),
            forget: async (task) => void forgotten.push([task.id, await stateOf(task.id)]),
          },
        });
        await until(() => forgotten.length > 0);
        expect(forgotten).to.deep.equal([[id, ends]]);
      });
    }

    it("a job whose task has ended, although its process stops meanwhile", async () => {
      await make({ readyAt: 0 });
      const signals: AbortSignal[] = [];
      let isOver = false;
      const scheduler = start({
        times: { pollMs: 60_000 },
        upstream: {
          poll: (task, signal) => videos.poll(task, signal),
          forget: (_task, signal) => (signals.push(signal), until(() => isOver)),
        },
      });
      await until(() => signals.length > 0);
      await scheduler.stop();
      isOver = true;
      await scheduler.finishDeletions();
      expect([signals[0]?.aborted, kept.events("task.upstream_delete_failed")]).to.deep.equal([false, []]);
    });

    it("a job whose deletion failed, a minute later", async () => {
      clock.at = Date.now();
      const { id } = await make({ readyAt: 0 });
      const tries: number[] = [];
      const forget = async () => {
        tries.push(clock.at ?? 0);
        if (tries.length < 3) throw new Error("reset");
      };
      start({ upstream: { poll: (task, signal) => videos.poll(task, signal), forget } });
      await until(() => kept.events("task.upstream_delete_failed").length === 1);
      const endedAt = clock.at;
      // Each wait is as long as the time since the end.
      for (const [failures, at] of [
        [2, 60_000],
        [2, 119_000],
      ] as const) {
        clock.at = endedAt + at;
        await until(() => kept.events("task.upstream_delete_failed").length === failures);
        await sleep(100);
      }
      expect(tries).to.deep.equal([endedAt, endedAt + 60_000]);
      clock.at = endedAt + 120_000;
      await until(async () => (await rowsOf(database(), "tasks"))[0]?.delete_job_at === null);
      clock.at = endedAt + 10_000_000;
      await sleep(100);
      expect([tries.length, await stateOf(id)]).to.deep.equal([3, "succeeded"]);
    });

    it("a job again whose deletion could not be written, and logs that", async () => {
      clock.at = Date.now();
      const { id } = await make({ readyAt: 0 });
      let tries = 0;
      const found = store;
      const failure = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
      store = {
        ...found,
        markJobDeleted: (task) => (tries === 1 ? Promise.reject(failure) : found.markJobDeleted(task)),
      };
      start({ upstream: { poll: (task, signal) => videos.poll(task, signal), forget: async () => void (tries += 1) } });
      await until(() => kept.events("task.deletion_unrecorded").length > 0);
      expect(kept.events("task.deletion_unrecorded")[0]).to.deep.include({ task: id, reason: "ECONNREFUSED" });
      clock.at += 60_000;
      await until(async () => (await rowsOf(database(), "tasks"))[0]?.delete_job_at === null);
      expect(tries).to.equal(2);
    });

    it("a job at least every six hours", async () => {
      clock.at = Date.now();
      await make({ readyAt: 0 });
      const tries: number[] = [];
      const forget = async () => {
        tries.push(clock.at ?? 0);
        throw new Error("reset");
      };
      start({ upstream: { poll: (task, signal) => videos.poll(task, signal), forget } });
      await until(() => tries.length === 1);
      const [endedAt = 0] = tries;
      for (const hours of [48, 54, 60]) {
        const before = tries.length;
        clock.at = endedAt + hours * 3_600_000;
        await until(() => tries.length > before);
      }
    });

    it("no job that its upstream does not keep", async () => {
      const { id } = await make({ readyAt: 0 });
      let tries = 0;
      start({
        upstream: {
          poll: (task, signal) => videos.poll(task, signal),
          keepsJob: () => false,
          forget: async () => void (tries += 1),
        },
      });
      await ended(id);
      expect([tries, (await rowsOf(database(), "tasks"))[0]?.delete_job_at]).to.deep.equal([0, null]);
    });

    it("if it can: a task whose job cannot be deleted now has ended all the same", async () => {
      const { id } = await make({ readyAt: 0 });
      start({
        upstream: {
          poll: (task, signal) => videos.poll(task, signal),
          forget: () => Promise.reject(new Error("reset")),
        },
      });
      await ended(id);
      await until(() => kept.events("task.upstream_delete_failed").length > 0);
      expect(await stateOf(id)).to.equal("succeeded");
    });
  });

  describe("archives media", () => {
    it("before the task ends, under a lease that is renewed as long as it takes", async () => {
      const leaseMs = 90;
      const { id } = await make({ readyAt: 0, seconds: 1 });
      clock.at = Date.now();
      let collected = 0;
      const collect: TaskUpstream["collect"] = async (_task, observation) => {
        collected += 1;
        await outliveLeases({ clock, find: (task) => store.find(task, caller.walletId) }, id, leaseMs);
        return { ...observation, details: { url: "https://gateway.test/media/x" } };
      };
      const upstream: TaskUpstream = { poll: (task, signal) => videos.poll(task, signal), collect };
      start({ upstream, times: { leaseMs } });
      start({ upstream, times: { leaseMs } });
      await ended(id);
      expect(collected).to.equal(1);
      expect((await store.find(id, caller.walletId))?.snapshot).to.contain("https://gateway.test/media/x");
    });

    it("again when that fails", async () => {
      const { id } = await make({ readyAt: 0 });
      let failures = 2;
      start({
        upstream: {
          poll: (task, signal) => videos.poll(task, signal),
          collect: async (_task, observation) =>
            (failures -= 1) >= 0 ? Promise.reject(new Error("cut off")) : observation,
        },
      });
      await ended(id);
      expect(await stateOf(id)).to.equal("succeeded");
    });

    for (const [what, countsAsFailure, counts] of [
      ["and counts its failures from where one of them was archived", true, [0, 1, 2, 1, 2]],
      ["and counts none where its own store fails after that", false, [0, 1, 2, 0, 1]],
    ] as const)
      it(what, async () => {
        const { id } = await make({ readyAt: 0 });
        const counted: unknown[] = [];
        start({
          upstream: {
            poll: (task, signal) => videos.poll(task, signal),
            collect: async (task, observation) => {
              counted.push([task.failures, missedDownloads(task)]);
              if (counted.length === 5) return observation;
              const first = { isFirst: true, countsAsFailure };
              throw new RetryLaterError(1, counted.length === 3 ? first : {});
            },
          },
        });
        await ended(id);
        expect(counted).to.deep.equal(counts.map((count) => [count, count]));
      });

    it("and stops when it takes too long", async () => {
      const { id } = await make({ readyAt: 0 });
      start({
        upstream: { poll: (task, signal) => videos.poll(task, signal), collect: () => new Promise(() => undefined) },
        times: { collectMs: 50 },
      });
      await until(async () => ((await store.find(id, caller.walletId))?.failures ?? 0) >= 2);
    });

    it("while others whose provider hangs are waited for", async () => {
      await Promise.all(
        Array.from({ length: 4 }, () =>
          make({ readyAt: 0 }, { route: { provider: "hung", model: "m", dialect: "video-jobs" } }),
        ),
      );
      const collect: TaskUpstream["collect"] = (task, observation) =>
        task.route.provider === "hung" ? new Promise(() => undefined) : Promise.resolve(observation);
      start({
        upstream: { poll: (task, signal) => videos.poll(task, signal), collect },
        times: { mostCollectionsOfProvider: 2 },
      });
      await until(() => [...videos.jobs.values()].every(({ polls = 0 }) => polls > 0));
      const { id } = await make({ readyAt: 0 });
      await ended(id);
    });

    it("or finds that there is nothing, which is a failure", async () => {
      const { id } = await make({ readyAt: 0 });
      start({
        upstream: {
          poll: (task, signal) => videos.poll(task, signal),
          collect: async () => ({ state: "failed", reason: "no video in it" }),
        },
      });
      await ended(id);
      expect(await store.find(id, caller.walletId)).to.deep.include({ state: "failed", reason: "no video in it" });
    });
  });
});
