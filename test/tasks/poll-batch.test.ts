import { expect } from "chai";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { RetryLaterError } from "../../src/workers/retry-later-error.js";
import { PollBatch } from "../../src/tasks/poll-batch.js";
import { callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { keptLog } from "../support/tasks/video-jobs.js";
import { accepted, intentOf } from "../support/tasks/tasks.js";

describe("PollBatch: a retry-after of its upstream", () => {
  for (const [requested, heeded] of [
    [1_000, 1_000],
    [0.5, 1],
    [12_345.6789, 12_346],
    [86_400_000, 600_000],
    [1e33, 600_000],
    [Infinity, 600_000],
  ] as const) {
    it(`of ${requested} ms is limited to ${heeded}`, () =>
      expect(new RetryLaterError(requested).milliseconds).to.equal(heeded));
  }
});

forEachEngine("PollBatch: what polls found", (database, { name }) => {
  let store: TaskStore;
  let caller: Caller;

  beforeEach(async () => {
    store = createTaskStore(database());
    await fund(database(), "alice", 100n);
    caller = await callerOf(database(), "alice");
  });

  it("is written for all tasks except one that the database refuses", async () => {
    const kept = keptLog();
    const batch = new PollBatch(store, kept.log);
    for (let task = 0; task < 5; task += 1) await accepted(store, intentOf(caller, 1n));
    const tasks = await store.claimDue({ owner: "a", until: Date.now() + 60_000, limit: 5 });
    tasks.forEach(({ id, fence }, index) =>
      batch.add({ id, fence, state: "running", failures: 0, nextPollAt: index === 2 ? 1e33 : 5 }),
    );
    await batch.flush();
    const found = await Promise.all(tasks.map(({ id }) => store.find(id, caller.walletId)));
    const others = found.filter((_, index) => index !== 2);
    expect(others.map((task) => [task?.state, task?.nextPollAt])).to.deep.equal(others.map(() => ["running", 5]));
    if (name === "postgres")
      expect(kept.events("task.polls_unwritten").map(({ tasks: count }) => count)).to.deep.equal([1]);
  });
});
