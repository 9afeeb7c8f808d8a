import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import { createTaskSettler } from "../../src/tasks/settle-task.js";
import { jittered, pollWait, tickFor } from "../../src/workers/backoff.js";
import { KeyedLimiter } from "../../src/workers/keyed-limiter.js";
import { Scheduler } from "../../src/tasks/scheduler.js";
import { callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { VIDEO_PRICES, VideoJobs, videoWriters, keptLog } from "../support/tasks/video-jobs.js";
import { intentOf } from "../support/tasks/tasks.js";

describe("the waits between polls", () => {
  const waits: [string, number, number, number][] = [
    ["the first of the list at first", 0, 0, 2_000],
    ["the next ones then", 1, 0, 5_000],
    ["the last one for ever after", 99, 0, 10_000],
    ["the last one after a failure", 0, 1, 10_000],
    ["twice that after two", 5, 2, 20_000],
    ["four times that at most", 50, 40, 40_000],
  ];
  for (const [what, polls, failures, wanted] of waits) {
    it(`are ${what}`, () => expect(pollWait([2, 5, 10], polls, failures, () => 0.5)).to.equal(wanted));
  }

  it("are a tenth more or less", () =>
    expect([jittered(10, () => 0), jittered(10, () => 1)]).to.deep.equal([9_000, 11_000]));
});

describe("checks for due tasks", () => {
  const looks: [string, number[], number][] = [
    ["come four times a second", [2, 5, 10], 250],
    ["come as often as the shortest of quick polls", [5, 0.1, 10], 100],
    ["come no more than twenty times a second", [0.001], 50],
  ];
  for (const [what, seconds, wanted] of looks) {
    it(what, () => expect(tickFor(seconds)).to.equal(wanted));
  }
});

describe("the limit of parallel work", () => {
  it("is released when the work is done, however it ends, and others wait for it", async () => {
    const room = new KeyedLimiter(2, 1);
    const ends: (() => void)[] = [];
    const work = () =>
      new Promise<void>((resolve, reject) =>
        ends.push(ends.length === 0 ? () => reject(new Error("it failed")) : resolve),
      );
    const all = Promise.allSettled(["a", "b", "c"].map((kind) => room.during(kind, work)));
    await sleep(1);
    expect([room.left, room.full, ends.length]).to.deep.equal([0, ["a", "b"], 2]);
    ends[0]?.();
    await sleep(1);
    expect([room.full, ends.length]).to.deep.equal([["b", "c"], 3]);
    ends.forEach((end) => end());
    expect((await all).map(({ status }) => status)).to.deep.equal(["rejected", "fulfilled", "fulfilled"]);
    expect([room.left, room.full]).to.deep.equal([2, []]);
  });

  it("is shared: work that waits for others of its kind lets other kinds pass", async () => {
    const room = new KeyedLimiter(3, 1);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const all = ["a", "a", "b", "a"].map((kind, index) =>
      room.during(kind, () => {
        begun.push(`${kind}${index}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await sleep(1);
    expect([begun, room.left, room.full]).to.deep.equal([["a0", "b2"], 1, ["a", "b"]]);
    for (let ended = 0; ended < all.length; ended += 1) {
      ends[ended]?.();
      await sleep(1);
    }
    await Promise.all(all);
    expect(begun).to.deep.equal(["a0", "b2", "a1", "a3"]);
  });
});

/** All times of the promise are divided by this. */
const FASTER = 4;
/** A busy machine may take twice as long. */
const WITHIN_MS = (2 * 15_000) / FASTER;
/** A quarter of a gateway's parallel polls, for a quarter of two thousand tasks. `make bench` has all of them. */
const LIMITS = { mostPolls: 128, mostPollsOfProvider: 64 };
const TASKS = 500;
const HUNG = 0.05;
const AT_ONCE = 40;

forEachEngine("five hundred tasks, of which a twentieth hangs", (database) => {
  let store: TaskStore;

  it("are seen to be over within fifteen seconds, nineteen of twenty", async function () {
    this.timeout(60_000);
    store = createTaskStore(database());
    await fund(database(), "alice", 10_000_000n);
    const caller = await callerOf(database(), "alice");
    const videos = new VideoJobs(50);
    const made = Date.now();
    const readyAt = new Map<string, number>();
    const make = async (index: number) => {
      const answer = await store.createIntent(intentOf(caller, 1n, { prices: VIDEO_PRICES }));
      if (!("task" in answer)) throw new Error("it was refused");
      const { id } = answer.task;
      await store.markAccepted(id, { upstreamId: id, state: "queued", nextPollAt: made });
      videos.jobs.set(id, index < TASKS * HUNG ? { hangs: true } : {});
      return id;
    };
    const ids: string[] = [];
    for (let start = 0; start < TASKS; start += AT_ONCE)
      ids.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => make(start + offset)))));

    // They end at any moment while all of them are polled at their usual interval.
    const begun = Date.now();
    ids.forEach((id, index) => {
      const moment = begun + (3_000 + (index / TASKS) * 4_000) / FASTER;
      const job = videos.jobs.get(id);
      if (job !== undefined && !job.hangs) readyAt.set(id, (job.readyAt = moment));
    });
    const parts = { tasks: store, upstream: videos, taskSettler: createTaskSettler(videoWriters), log: keptLog().log };
    const ended = () => database()("tasks").whereNotNull("finished_at");
    const countEnded = async () => Number(((await ended().count({ count: "*" })) as { count: bigint }[])[0]?.count);
    const scheduler = new Scheduler(
      { ...parts, pollSeconds: [2, 5, 10].map((seconds) => seconds / FASTER) },
      { ...LIMITS, pollMs: 10_000 / FASTER, leaseMs: 30_000 },
    );
    scheduler.start();
    const late = begun + 7_000 / FASTER + WITHIN_MS * 1.02;
    while (Date.now() < late && (await countEnded()) < readyAt.size) await sleep(100);
    await scheduler.stop();

    const rows: { id: string; finished_at: bigint }[] = await ended().select("id", "finished_at");
    const delays = rows
      .map(({ id, finished_at }) => Number(finished_at) - (readyAt.get(id) ?? 0))
      .sort((one, other) => one - other);
    const inTime = delays.filter((delay) => delay <= WITHIN_MS).length;
    expect(
      inTime / readyAt.size,
      `p50 ${delays[Math.floor(delays.length / 2)]} ms, last ${delays.at(-1)} ms, ${delays.length} ended`,
    ).to.be.at.least(0.95);
  });
});
