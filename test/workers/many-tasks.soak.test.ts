/** The promise about the end of tasks, with a quarter of the tasks in a quarter of the time. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import { createTaskSettler } from "../../src/tasks/settle-task.js";
import { Scheduler } from "../../src/tasks/scheduler.js";
import { callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { VIDEO_PRICES, VideoJobs, videoWriters, keptLog } from "../support/tasks/video-jobs.js";
import { intentOf } from "../support/tasks/tasks.js";

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
