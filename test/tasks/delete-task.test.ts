import { expect } from "chai";
import { nothingUsed } from "../../src/money/quantities.js";
import { CANCELLER } from "../../src/stores/tasks/claim-tasks.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { FinalState, Task } from "../../src/stores/tasks/task-rows.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { createTaskSettler } from "../../src/tasks/settle-task.js";
import { lastObservation } from "../../src/tasks/contract.js";
import { deleteTask } from "../../src/tasks/delete-task.js";
import type { TaskCharge } from "../../src/tasks/task-charge.js";
import { RemovedProviderError } from "../../src/upstream/upstream-error.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { failureOf } from "../support/promises.js";
import { VIDEO_PRICES, VideoJobs, videoWriters } from "../support/tasks/video-jobs.js";
import { CALLBACK, accepted, endingOf, intended, intentOf, rowsOf } from "../support/tasks/tasks.js";

forEachEngine("deleteTask: a task that is deleted", (database) => {
  let tasks: TaskStore;
  let caller: Caller;
  let videos: VideoJobs;
  const usual = { taskSettler: createTaskSettler(videoWriters) };
  let charged: bigint[];
  const onCharged = ({ ticks }: TaskCharge) => void charged.push(ticks);
  const remove = (id: string, walletId = caller.walletId) =>
    deleteTask({ tasks, upstream: videos, ...usual, onCharged }, id, walletId);
  const make = ({ prices = "{}", ...more }: Parameters<typeof accepted>[2] & { readonly prices?: string } = {}) =>
    accepted(tasks, intentOf(caller, 30n, { callbackUrl: CALLBACK, prices }), more);
  const runOut = () => database()("tasks").update({ lease_until: 0 });
  const stateOf = async (id: string) => (await tasks.find(id, caller.walletId))?.state;
  const claim = async () =>
    (await tasks.claimDue({ owner: "poller", until: Date.now() + 60_000, limit: 1 }))[0] ??
    expect.fail("nothing is due");

  beforeEach(async () => {
    charged = [];
    videos = new VideoJobs();
    videos.unknown = { state: "queued" };
    tasks = createTaskStore(database());
    await fund(database(), "alice", 100n);
    caller = await callerOf(database(), "alice");
  });

  it("is cancelled while it is queued, at its upstream and here, at no cost, and once", async () => {
    const { id, upstreamId } = await make();
    expect(await remove(id)).to.equal("cancelled");
    expect(videos.cancelled).to.deep.equal([upstreamId]);
    expect((await tasks.find(id, caller.walletId))?.snapshot).to.contain('"cancelled"');
    expect(await amountsOf(database(), "alice")).to.deep.equal({ balance: 100n, reserved: 0n, spent: 0n, overrun: 0n });
    expect(await rowsOf(database(), "callbacks")).to.have.lengthOf(1);
    expect([await remove(id), await stateOf(id)]).to.deep.equal(["refused", "cancelled"]);
  });

  it("is cancelled here alone where its upstream cannot do so", async () => {
    videos.onCancel = async () => "unable";
    const { id } = await make();
    expect([await remove(id), await stateOf(id)]).to.deep.equal(["cancelled", "cancelled"]);
    const { cancel: _cancel, ...rest } = { poll: videos.poll.bind(videos), cancel: undefined };
    const other = await make();
    expect(await deleteTask({ tasks, upstream: rest, ...usual }, other.id, caller.walletId)).to.equal("cancelled");
  });

  for (const [what, spoil] of [
    ["before it could be asked", () => (videos.poll = () => Promise.reject(new RemovedProviderError()))],
    ["before it could cancel it", () => (videos.onCancel = () => Promise.reject(new RemovedProviderError()))],
  ] as const)
    it(`is cancelled here alone where its provider was removed ${what}`, async () => {
      const { id } = await make();
      spoil();
      expect([await remove(id), await stateOf(id)]).to.deep.equal(["cancelled", "cancelled"]);
      expect((await amountsOf(database(), "alice")).reserved).to.equal(0n);
    });

  it("continues when it runs", async () => {
    const { id } = await make({ state: "running" });
    expect([await remove(id), await stateOf(id), videos.cancelled]).to.deep.equal(["refused", "running", []]);
  });

  it("continues when it turns out to run, and is polled at once", async () => {
    videos.onCancel = async () => "too_late";
    const { id } = await make({ nextPollAt: Date.now() + 60_000 });
    expect([await remove(id), await stateOf(id)]).to.deep.equal(["refused", "running"]);
    const task = await claim();
    expect(task.id).to.equal(id);
    expect(lastObservation(task)).to.include({ state: "running" });
  });

  it("continues when it has ended at its upstream, and nothing is cancelled there", async () => {
    videos.unknown = { readyAt: 0 };
    const { id } = await make({ nextPollAt: Date.now() + 60_000 });
    expect([await remove(id), await stateOf(id), videos.cancelled]).to.deep.equal(["refused", "running", []]);
    expect((await claim()).id).to.equal(id);
  });

  it("costs what its upstream reports where an earlier call with a lost answer has cancelled it there", async () => {
    videos.unknown = { readyAt: 0, ends: "cancelled", seconds: 2 };
    const { id } = await make({ prices: VIDEO_PRICES });
    expect([await remove(id), await stateOf(id), videos.cancelled]).to.deep.equal(["cancelled", "cancelled", []]);
    expect([(await amountsOf(database(), "alice")).spent, charged]).to.deep.equal([20n, [20n]]);
  });

  it("costs what its upstream reports when it cancels it", async () => {
    videos.onCancel = async () => ({
      state: "cancelled",
      details: { note: "not kept" },
      used: { ...nothingUsed, calls: 0, seconds: [{ count: 3 }] },
    });
    const { id } = await make({ prices: VIDEO_PRICES });
    expect(await remove(id)).to.equal("cancelled");
    expect((await amountsOf(database(), "alice")).spent).to.equal(30n);
    expect((await tasks.find(id, caller.walletId))?.snapshot).not.to.contain("not kept");
  });

  it("is not reported as cancelled where another process leased it, and nothing was done at its upstream", async () => {
    let taken: Task | undefined;
    videos.onCancel = async () => (
      await runOut(),
      (taken = await tasks.claimQueued(id, caller.walletId, "another", Date.now() + 60_000)),
      "unable"
    );
    const { id } = await make();
    expect((await failureOf(remove(id))).message).to.contain("another has the task");
    await tasks.recordPolls([{ id, fence: taken?.fence ?? 0, state: "running", failures: 0, nextPollAt: 0 }]);
    expect([await remove(id), await stateOf(id)]).to.deep.equal(["refused", "running"]);
  });

  it("is cancelled where another process leased it after its upstream cancelled it", async () => {
    videos.onCancel = async () => (
      await runOut(),
      await tasks.claimQueued(id, caller.walletId, "another", Date.now() + 60_000),
      "cancelled"
    );
    const { id } = await make();
    expect(await remove(id)).to.equal("cancelled");
  });

  it("has a job to delete at its upstream when it was cancelled", async () => {
    const { id } = await make();
    const ended: string[] = [];
    const parts = { tasks, upstream: videos, ...usual, onEnded: (task: Task) => void ended.push(task.id) };
    expect(await deleteTask(parts, id, caller.walletId)).to.equal("cancelled");
    expect(await deleteTask(parts, id, caller.walletId)).to.equal("refused");
    expect(ended).to.deep.equal([id]);
  });

  it("continues when its upstream does not answer, and can be deleted again", async () => {
    videos.onCancel = () => Promise.reject(new Error("reset"));
    const { id } = await make();
    expect((await failureOf(remove(id))).message).to.equal("reset");
    expect(await stateOf(id)).to.equal("queued");
    videos.onCancel = async () => "cancelled";
    expect(await remove(id)).to.equal("cancelled");
  });

  it("is cancelled though it is being polled, and the poll comes too late", async () => {
    const { id } = await make();
    const polled = await claim();
    expect(await remove(id)).to.equal("cancelled");
    expect(await tasks.finish(polled, endingOf())).to.equal(undefined);
    expect(await stateOf(id)).to.equal("cancelled");
  });

  it("is left to the process that cancels it, and its upstream is called once", async () => {
    let others: unknown;
    videos.onCancel = async () => ((others = await Promise.all([remove(id), remove(id)])), "cancelled");
    const { id, upstreamId } = await make();
    expect(await remove(id)).to.equal("cancelled");
    expect([others, videos.cancelled]).to.deep.equal([["refused", "refused"], [upstreamId]]);
  });

  it("is cancelled once, by many parallel deletions", async () => {
    const { id, upstreamId } = await make();
    const answer = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
    expect(answer.sort()).to.deep.equal(["cancelled", ...Array.from({ length: 5 }, () => "refused")]);
    expect(videos.cancelled).to.deep.equal([upstreamId]);
  });

  it("is cancelled by another process when the first one is gone, and its lease is over", async () => {
    const { id } = await make();
    await tasks.claimQueued(id, caller.walletId, `${CANCELLER}-gone`, Date.now() + 60_000);
    expect([await remove(id), await stateOf(id)]).to.deep.equal(["refused", "queued"]);
    await runOut();
    expect(await remove(id)).to.equal("cancelled");
  });

  it("is removed when it ended before it was cancelled", async () => {
    const { id } = await make();
    const polled = await claim();
    const slow: TaskStore = {
      ...tasks,
      claimQueued: async (...wanted) => (await tasks.finish(polled, endingOf()), tasks.claimQueued(...wanted)),
    };
    expect(await deleteTask({ tasks: slow, upstream: videos, ...usual }, id, caller.walletId)).to.equal("removed");
  });

  it("ends once, with many deletions and an end in parallel", async () => {
    const { id } = await make();
    const polled = await claim();
    const [ended, ...answer] = await Promise.all([
      tasks.finish(polled, endingOf()),
      ...Array.from({ length: 6 }, () => remove(id)),
    ]);
    expect(await rowsOf(database(), "callbacks")).to.have.lengthOf(1);
    const isCancelled = ended === undefined;
    expect(answer.filter((one) => one === (isCancelled ? "cancelled" : "removed")).length).to.be.at.least(1);
    expect((await amountsOf(database(), "alice")).spent).to.equal(isCancelled ? 0n : 20n);
  });

  for (const state of ["succeeded", "failed", "expired"] as FinalState[]) {
    it(`is removed when it has ${state}, at its upstream and for its owner, and keeps its callback`, async () => {
      const { id, upstreamId } = await make();
      await tasks.finish(await claim(), endingOf({ state }));
      expect(await remove(id)).to.equal("removed");
      expect([videos.removed, await stateOf(id), await remove(id)]).to.deep.equal([[upstreamId], undefined, "missing"]);
      expect((await rowsOf(database(), "callbacks"))[0]).to.deep.include({ outcome: null });
      expect((await amountsOf(database(), "alice")).spent).to.equal(20n);
    });
  }

  it("is removed when it has ended and its provider was removed", async () => {
    const { id } = await make();
    await tasks.finish(await claim(), endingOf());
    videos.remove = () => Promise.reject(new RemovedProviderError());
    expect([await remove(id), await stateOf(id)]).to.deep.equal(["removed", undefined]);
  });

  it("stays visible when its upstream does not answer", async () => {
    const { id } = await make();
    await tasks.finish(await claim(), endingOf());
    videos.remove = () => Promise.reject(new Error("reset"));
    expect((await failureOf(remove(id))).message).to.equal("reset");
    expect(await stateOf(id)).to.equal("succeeded");
  });

  it("is kept when it is unknown whether its upstream accepted it", async () => {
    const { id } = intended(await tasks.createIntent(intentOf(caller, 30n)));
    expect(await remove(id)).to.equal("refused");
    await tasks.markSent(id);
    await tasks.markAmbiguous(id, "cut off");
    expect([await remove(id), await stateOf(id)]).to.deep.equal(["refused", "ambiguous"]);
  });

  it("is missing where it belongs to another wallet, like one that never existed", async () => {
    const { id } = await make();
    await fund(database(), "bob", 100n);
    const bob = await callerOf(database(), "bob");
    expect([await remove(id, bob.walletId), await remove("task_0", bob.walletId)]).to.deep.equal([
      "missing",
      "missing",
    ]);
    expect(await stateOf(id)).to.equal("queued");
  });
});
