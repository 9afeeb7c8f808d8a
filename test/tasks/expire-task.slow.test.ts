/** Expired tasks: the last answer of their upstreams decides, and nothing else does. */
import { expect } from "chai";
import { nothingUsed } from "../../src/money/quantities.js";
import type { TaskUpstream } from "../../src/tasks/contract.js";
import { RetryLaterError } from "../../src/workers/retry-later-error.js";
import type { SchedulerTimes } from "../../src/tasks/scheduler.js";
import { amountsOf } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { makeMany } from "../support/promises.js";
import { until } from "../support/until.js";
import { pause, scheduling } from "./scheduling.js";
import { intended, intentOf, rowsOf } from "../support/tasks/tasks.js";

const MADE = { readyAt: 0, seconds: 8 };
const HUNG = { provider: "hung", model: "m", dialect: "video-jobs" };

forEachEngine("the last word on a task", (database) => {
  const now = scheduling(database);
  const moneyOf = () => amountsOf(database(), "alice");

  describe("is left to others by a process that stops", () => {
    const stops: [string, (begin: () => void) => Partial<TaskUpstream>][] = [
      [
        "while it polls",
        (begin) => ({
          poll: async (task, signal) => (begin(), await pause(60_000, signal), now().videos.poll(task, signal)),
        }),
      ],
      [
        "while it archives a video",
        (begin) => ({
          collect: async (_task, observation, signal) => (begin(), await pause(60_000, signal), observation),
        }),
      ],
      ["between two polls", (begin) => ({ poll: async () => (begin(), Promise.reject(new Error("overloaded"))) })],
    ];
    for (const [when, upstreamOf] of stops) {
      it(when, async () => {
        const { makeLate, start, find, ended } = now();
        const tasks = await makeMany(20, () => makeLate(MADE));
        let begun = 0;
        const scheduler = start(
          upstreamOf(() => (begun += 1)),
          { pollMs: 60_000, mostPolls: 8 },
        );
        await until(() => begun > 0);
        await scheduler.stop();
        const left = await Promise.all(tasks.map(({ id }) => find(id)));
        expect(left.map((task) => [task?.state, task?.leaseOwner])).to.deep.equal(
          tasks.map(() => ["queued", undefined]),
        );
        expect(await moneyOf()).to.deep.include({ reserved: 2_000n, spent: 0n });
        start();
        for (const { id } of tasks) await ended(id);
        expect(await moneyOf()).to.deep.include({ reserved: 0n, spent: 1_600n });
      });
    }
  });

  it("may be its cost so far, from an upstream that cancels it", async () => {
    const { makeLate, start, find, ended, videos } = now();
    const { id } = await makeLate({});
    videos.onCancel = async () => ({ state: "cancelled", used: { ...nothingUsed, seconds: [{ count: 3 }] } });
    start();
    await ended(id);
    expect((await find(id))?.state).to.equal("expired");
    expect(await moneyOf()).to.deep.include({ reserved: 0n, spent: 30n });
  });

  it("is polled again where the upstream did not answer", async () => {
    const { makeLate, start, find, ended } = now();
    const { id } = await makeLate({ ...MADE, fails: 2 });
    start();
    await ended(id);
    expect((await find(id))?.state).to.equal("succeeded");
  });

  it("is polled again where a video could not be archived", async () => {
    const { makeLate, start, find, ended } = now();
    const { id } = await makeLate(MADE);
    let fails = 2;
    start({
      collect: async (_task, observation) => ((fails -= 1) >= 0 ? Promise.reject(new Error("cut off")) : observation),
    });
    await ended(id);
    expect((await find(id))?.state).to.equal("succeeded");
  });

  it("is given up when the upstream did not answer for a while", async () => {
    const { makeLate, start, find, ended, videos } = now();
    const begun = Date.now();
    const { id } = await makeLate({ fails: Infinity });
    start({}, { graceMs: 200 });
    await ended(id);
    expect([(await find(id))?.state, videos.cancelled]).to.deep.equal(["expired", []]);
    expect(Date.now() - begun).to.be.at.least(200);
  });

  it("is not given up for lack of memory in this process", async () => {
    const { makeLate, start, find, ended, videos } = now();
    const { id } = await makeLate(MADE);
    const roomAt = Date.now() + 400;
    start(
      {
        poll: (task, signal) =>
          Date.now() < roomAt ? Promise.reject(new RetryLaterError(1, { isLocal: true })) : videos.poll(task, signal),
      },
      { graceMs: 100 },
    );
    await ended(id);
    expect((await find(id))?.state).to.equal("succeeded");
  });

  describe("is not that a video is still being made, when it has succeeded:", () => {
    const waits: [string, number, Partial<SchedulerTimes>, string, bigint][] = [
      ["its video is still archived", 3, {}, "succeeded", 80n],
      ["its video is given up in the end", Infinity, { graceMs: 200 }, "expired", 0n],
    ];
    for (const [what, looks, times, state, spent] of waits) {
      it(what, async () => {
        const { makeLate, start, find, ended, videos } = now();
        const { id } = await makeLate(MADE);
        let looked = 0;
        start(
          {
            collect: async (_task, observation) =>
              (looked += 1) > looks ? observation : { ...observation, state: "running", used: undefined },
          },
          times,
        );
        await ended(id);
        expect([(await find(id))?.state, videos.cancelled]).to.deep.equal([state, []]);
        expect(await moneyOf()).to.deep.include({ reserved: 0n, spent });
      });
    }
  });

  it("delays no other, however long a video takes", async () => {
    const { makeLate, start, find, ended, store, caller } = now();
    const slow = await makeLate(MADE);
    let begun = 0;
    start({
      collect: async (task, observation, signal) => (
        task.id === slow.id && ((begun += 1), await pause(60_000, signal)),
        observation
      ),
    });
    await until(() => begun > 0);
    const lost = intended(await store.createIntent(intentOf(caller, 70n, { creationDeadlineAt: Date.now() - 1 })));
    const other = await makeLate({});
    await ended(other.id);
    await until(async () => (await find(lost.id)) === undefined);
    expect([(await find(slow.id))?.state, begun]).to.deep.equal(["queued", 1]);
  });

  it("of one provider that hangs delays no other", async () => {
    const { makeLate, start, ended } = now();
    await Promise.all(
      Array.from({ length: 6 }, () => makeLate({ hangs: true }, { route: HUNG, deadlineAt: Date.now() - 1_000 })),
    );
    const { id } = await makeLate({});
    start({}, { mostPolls: 4, mostPollsOfProvider: 2, pollMs: 60_000 });
    await ended(id);
  });

  it("is read for more tasks than run in parallel", async () => {
    const { makeLate, start, ended } = now();
    const tasks = await makeMany(30, () => makeLate({}));
    start({}, { mostPolls: 4, sweepMs: 500 });
    for (const { id } of tasks) await ended(id);
    expect((await rowsOf(database(), "tasks")).every(({ state }) => state === "expired")).to.equal(true);
  });
});
