import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { clockOf } from "../../src/stores/drivers/clock.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { type TaskSettler, createTaskSettler } from "../../src/tasks/settle-task.js";
import type { TaskUpstream } from "../../src/tasks/contract.js";
import { RetryLaterError } from "../../src/workers/retry-later-error.js";
import { Scheduler, type SchedulerTimes } from "../../src/tasks/scheduler.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { makeMany } from "../support/promises.js";
import { VIDEO_PRICES, VideoJobs, type UpstreamJob, videoWriters, keptLog } from "../support/tasks/video-jobs.js";
import { until } from "../support/until.js";
import { SHORT_TIMES } from "./scheduling.js";
import { CALLBACK, accepted, intended, intentOf, rowsOf } from "../support/tasks/tasks.js";

const POLL_SECONDS = [0.01, 0.02];

forEachEngine("the scheduler", (database) => {
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

  it("polls a task until it succeeds, and charges its usage with the prices at its creation", async () => {
    const job: UpstreamJob = { seconds: 8 };
    const { id } = await make(job, { callbackUrl: CALLBACK });
    let called = 0;
    start({ wakeCallbacks: () => (called += 1) });
    await until(async () => (await stateOf(id)) === "running");
    job.readyAt = Date.now();
    await ended(id);
    const task = await store.find(id, caller.walletId);
    expect(JSON.parse(task?.snapshot ?? "")).to.deep.equal({
      id,
      model: "acme/video",
      state: "succeeded",
      details: { url: "https://videos.example.test/1.mp4" },
      ticks: "80",
    });
    expect((await rowsOf(database(), "callbacks"))[0]).to.deep.include({ payload: task?.snapshot });
    await until(() => called > 0);
    expect(called).to.equal(1);
    expect((await amountsOf(database(), "alice")).spent).to.equal(80n);
  });

  const ends: [string, UpstreamJob, object][] = [
    ["success without usage, by its hold", { readyAt: 0 }, { state: "settled", charged_ticks: 100n, estimated: 1n }],
    [
      "failure with a cost",
      { readyAt: 0, ends: "failed", seconds: 3 },
      { state: "settled", charged_ticks: 30n, estimated: 0n },
    ],
    ["failure without usage", { readyAt: 0, ends: "failed" }, { state: "released", charged_ticks: null }],
    ["cancellation at the upstream", { readyAt: 0, ends: "cancelled" }, { state: "released", charged_ticks: null }],
    ["expiry at the upstream", { readyAt: 0, ends: "expired" }, { state: "released", charged_ticks: null }],
  ];

  for (const [what, job, wanted] of ends) {
    it(`ends a task for ${what}`, async () => {
      const { id } = await make(job);
      start();
      await ended(id);
      expect(await stateOf(id)).to.equal(job.ends ?? "succeeded");
      expect((await rowsOf(database(), "holds"))[0]).to.deep.include(wanted);
    });
  }

  it("polls again when a poll fails, and nothing else happens", async () => {
    const { id } = await make({ readyAt: 0, fails: 3 });
    start();
    await ended(id);
    expect(await stateOf(id)).to.equal("succeeded");
    expect((await store.find(id, caller.walletId))?.failures).to.equal(3);
  });

  it("polls no sooner than an upstream allows", async () => {
    const { id } = await make({});
    const scheduler = start({ upstream: { poll: () => Promise.reject(new RetryLaterError(60_000)) } });
    await until(async () => (await store.find(id, caller.walletId))?.failures === 1);
    await scheduler.stop();
    expect((await store.find(id, caller.walletId))?.nextPollAt).to.be.greaterThan(Date.now() + 50_000);
  });

  it("gives up a poll that hangs, even one that ignores its signal, and polls others meanwhile", async () => {
    const [hung, other] = [await make({ hangs: true }), await make({ readyAt: Date.now() + 150 })];
    const deaf: TaskUpstream = {
      poll: (task, signal) => (task.id === hung.id ? new Promise(() => undefined) : videos.poll(task, signal)),
    };
    start({ upstream: deaf, times: { mostPolls: 4 } });
    await ended(other.id);
    await until(async () => ((await store.find(hung.id, caller.walletId))?.failures ?? 0) >= 2);
    expect(await stateOf(hung.id)).to.equal("queued");
  });

  it("counts the wait after a poll that hung from its start", async () => {
    const { id } = await make({ hangs: true });
    const at = (clock.at = Date.now());
    const scheduler = start({ pollSeconds: [1], times: { pollMs: 300 } });
    await until(async () => (await store.find(id, caller.walletId))?.failures === 1);
    const next = (await store.find(id, caller.walletId))?.nextPollAt ?? Infinity;
    await scheduler.stop();
    // A tenth more or less than a second, three tenths of which have passed.
    expect(next - at).to.be.within(595, 805);
  });

  it("does not let a provider that hangs take the places of others", async () => {
    await Promise.all(
      Array.from({ length: 8 }, () =>
        make({ hangs: true }, { route: { provider: "hung", model: "m", dialect: "video-jobs" } }),
      ),
    );
    const { id } = await make({ readyAt: 0 });
    await database()("tasks").where({ id }).update({ next_poll_at: Date.now() });
    start({ times: { mostPolls: 12, mostPollsOfProvider: 4, pollMs: 60_000 } });
    await ended(id);
  });

  it("has no more parallel polls than allowed", async () => {
    videos = new VideoJobs(20);
    const tasks = await makeMany(30, () => make({ readyAt: 0 }));
    start({ times: { mostPolls: 5, pollMs: 60_000 } });
    for (const { id } of tasks) await ended(id);
    expect(videos.mostAtOnce).to.be.at.most(5);
  });

  it("expires tasks, cancels them at their upstreams, and charges nothing", async () => {
    const task = await make({}, { deadlineAt: Date.now() + 150, callbackUrl: CALLBACK });
    const lost = intended(await store.createIntent(intentOf(caller, 100n, { deadlineAt: Date.now() + 150 })));
    await store.markSent(lost.id);
    await store.markAmbiguous(lost.id, "cut off");
    start();
    await ended(task.id);
    await ended(lost.id);
    expect([await stateOf(task.id), await stateOf(lost.id)]).to.deep.equal(["expired", "expired"]);
    expect(videos.cancelled).to.deep.equal([task.upstreamId]);
    expect(await amountsOf(database(), "alice")).to.deep.include({ reserved: 0n, spent: 0n });
    await until(() => kept.events("task.ended").length === 2);
    expect(kept.events("task.ended").map(({ reason }) => reason)).to.have.members([
      "its time is over",
      "its time is over, and it is not known whether it was taken",
    ]);
  });

  it("ends tasks whose creation was interrupted", async () => {
    const [unsent, sent] = await Promise.all(
      [0, 1].map(() =>
        store.createIntent(intentOf(caller, 1n, { creationDeadlineAt: Date.now() + 300 })).then(intended),
      ),
    );
    await store.markSent(sent?.id ?? "");
    start();
    await until(() => kept.events("task.creation_interrupted").length === 2);
    for (const { provider } of kept.events("task.creation_interrupted")) expect(provider).to.equal("acme");
    expect(await stateOf(unsent?.id ?? "")).to.equal(undefined);
    expect(await stateOf(sent?.id ?? "")).to.equal("ambiguous");
  });

  it("does not count delays for internal reasons as failures", async () => {
    const { id } = await make({ readyAt: 0, seconds: 1 });
    let polls = 0;
    const upstream: TaskUpstream = {
      poll: (task, signal) =>
        (polls += 1) <= 3 ? Promise.reject(new RetryLaterError(1, { isLocal: true })) : videos.poll(task, signal),
    };
    start({ upstream });
    await ended(id);
    expect([(await store.find(id, caller.walletId))?.failures, polls]).to.deep.equal([0, 4]);
  });

  it("releases the memory for an answer, whatever the result", async () => {
    const ends = ["kept", "cut off", "too late"] as const;
    const released: string[] = [];
    const made = await Promise.all(ends.map(() => make({ readyAt: 0, seconds: 1 })));
    const endOf = (taskId: string) => ends[made.findIndex(({ id }) => id === taskId)] ?? "kept";
    const upstream: TaskUpstream = {
      async poll(task, signal) {
        const end = endOf(task.id);
        if (end === "too late") await sleep(150);
        return {
          ...(await videos.poll(task, signal)),
          held: { release: () => void released.push(end), toJSON: () => undefined },
        };
      },
      collect: async (task, observation) =>
        endOf(task.id) === "cut off" ? Promise.reject(new Error("cut off")) : observation,
    };
    start({ upstream });
    await until(async () => Promise.resolve(ends.every((end) => released.includes(end))));
  });

  it("shares tasks with others: each is polled by one at a time and ended once", async () => {
    const tasks = await makeMany(100, (index) =>
      make({ readyAt: Date.now() + (index % 7) * 30, seconds: 1 }, { callbackUrl: CALLBACK }),
    );
    const busy = new Map<string, number>();
    let clashes = 0;
    const poll: TaskUpstream["poll"] = async (task, signal) => {
      busy.set(task.id, (busy.get(task.id) ?? 0) + 1);
      if ((busy.get(task.id) ?? 0) > 1) clashes += 1;
      await sleep(5);
      return videos.poll(task, signal).finally(() => busy.set(task.id, (busy.get(task.id) ?? 1) - 1));
    };
    start({ upstream: { poll }, times: { pollMs: 60_000 } });
    start({ upstream: { poll }, times: { pollMs: 60_000 } });
    for (const { id } of tasks) await ended(id);
    expect(clashes).to.equal(0);
    await until(() => kept.events("task.ended").length >= 100);
    expect(kept.events("task.ended")).to.have.lengthOf(100);
    expect(await rowsOf(database(), "callbacks")).to.have.lengthOf(100);
    expect((await amountsOf(database(), "alice")).spent).to.equal(1_000n);
  });

  it("releases its tasks to others at once when it stops", async () => {
    const { id } = await make({ hangs: true });
    const scheduler = start({ times: { pollMs: 60_000 } });
    await until(() => (videos.jobs.get([...videos.jobs.keys()][0] ?? "")?.polls ?? 0) > 0);
    const before = Date.now();
    await scheduler.stop();
    expect(Date.now() - before).to.be.lessThan(15_000);
    const task = await store.find(id, caller.walletId);
    expect([task?.leaseOwner, task?.failures, (task?.nextPollAt ?? Infinity) <= store.now()]).to.deep.equal([
      undefined,
      0,
      true,
    ]);
  });
});
