import { expect } from "chai";
import { createCallbackStore } from "../../src/stores/tasks/callback-store.js";
import { FINAL_STATES, type Task } from "../../src/stores/tasks/task-rows.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { makeMany } from "../support/promises.js";
import { CALLBACK, HOUR, accepted, endingOf, intentOf, rowsOf } from "../support/tasks/tasks.js";

forEachEngine("tasks in the store that end", (database) => {
  let time = 0;

  let store: TaskStore;

  let caller: Caller;

  const alice = () => amountsOf(database(), "alice");

  const rows = (table: string) => rowsOf(database(), table);

  const intent = (more: Parameters<typeof intentOf>[2] = {}) =>
    intentOf(caller, 30n, { deadlineAt: time + 48 * HOUR, creationDeadlineAt: time + HOUR, ...more });

  const claim = (owner: string, more: object = {}) =>
    store.claimDue({ owner, until: time + 30_000, limit: 100, ...more });

  const only = <Item>(items: readonly Item[]): Item => {
    const [item] = items;
    if (item === undefined || items.length > 1) throw new Error(`there are ${items.length}`);
    return item;
  };

  beforeEach(async () => {
    time = 1_700_000_000_000;
    store = createTaskStore(database(), () => time);
    await fund(database(), "alice", 100n);
    caller = await callerOf(database(), "alice");
  });

  describe("end", () => {
    for (const state of FINAL_STATES) {
      it(`as ${state}, with their money, snapshot and callback`, async () => {
        await accepted(store, intent({ callbackUrl: CALLBACK }));
        const task = only(await claim("a"));
        await store.finish(task, endingOf({ state, snapshot: `{"s":"${state} \u{1F6A2} \\u0000"}` }));
        const ended = await store.find(task.id, caller.walletId);
        expect(ended).to.deep.include({
          state,
          snapshot: `{"s":"${state} \u{1F6A2} \\u0000"}`,
          finishedAt: time,
          reason: "it is done",
        });
        expect(only(await rows("callbacks"))).to.deep.include({
          task_id: task.id,
          url: CALLBACK,
          host: "receiver.example.test",
          payload: ended?.snapshot,
          attempts: 0n,
        });
        expect(only(await rows("holds"))).to.deep.include({
          state: "settled",
          charged_ticks: 20n,
          media_milliseconds: 8_000n,
        });
      });
    }

    it("without a charge", async () => {
      await accepted(store, intent());
      expect(
        await store.finish(only(await claim("a")), endingOf({ state: "failed", charge: undefined })),
      ).to.deep.equal({ resolution: { state: "released" }, hasCallback: false });
      expect(await alice()).to.deep.equal({ balance: 100n, reserved: 0n, spent: 0n, overrun: 0n });
    });

    it("once, of many attempts at the same time", async () => {
      await accepted(store, intent({ callbackUrl: CALLBACK }));
      const task = only(await claim("a"));
      const attempts = await Promise.all(
        Array.from({ length: 12 }, (_, index) => store.finish(task, endingOf({ snapshot: `{"n":${index}}` }))),
      );
      expect(attempts.filter((finished) => finished !== undefined)).to.have.lengthOf(1);
      expect(await rows("callbacks")).to.have.lengthOf(1);
      expect((await alice()).spent).to.equal(20n);
    });
  });

  describe("are cancelled", () => {
    it("by the process that leases them while they are queued, and their poller is too late then", async () => {
      await accepted(store, intent());
      const polled = only(await claim("poller"));
      const taken = await store.claimQueued(polled.id, caller.walletId, "canceller", time + 1_000);
      expect(await store.finish(polled, endingOf())).to.equal(undefined);
      expect(await store.finish(taken as Task, endingOf({ state: "cancelled", charge: undefined }))).to.not.equal(
        undefined,
      );
    });

    it("not when they run, nor by another wallet", async () => {
      await fund(database(), "bob", 100n);
      const bob = await callerOf(database(), "bob");
      const { id } = await accepted(store, intent());
      expect(await store.claimQueued(id, bob.walletId, "b", time + 1)).to.equal(undefined);
      const running = await accepted(store, intent(), { state: "running" });
      expect(await store.claimQueued(running.id, caller.walletId, "b", time + 1)).to.equal(undefined);
    });
  });

  describe("are removed", () => {
    for (const [state, isRemoved] of [
      ["succeeded", true],
      ["failed", true],
      ["expired", true],
      ["cancelled", false],
    ] as const) {
      it(`${isRemoved ? "" : "not "}when they are ${state}`, async () => {
        await accepted(store, intent({ callbackUrl: CALLBACK }));
        const { id, walletId, fence } = only(await claim("a"));
        await store.finish({ id, fence }, endingOf({ state }));
        expect(await store.remove(id, walletId)).to.equal(isRemoved);
        expect(await store.remove(id, walletId)).to.equal(false);
        expect((await store.find(id, walletId)) === undefined).to.equal(isRemoved);
        expect([await rows("tasks"), await rows("callbacks")].map(({ length }) => length)).to.deep.equal([1, 1]);
      });
    }

    it("not while they run, nor by another wallet", async () => {
      await fund(database(), "bob", 100n);
      const { id, walletId } = await accepted(store, intent());
      expect(await store.remove(id, walletId)).to.equal(false);
      await store.finish(only(await claim("a")), endingOf());
      expect(await store.remove(id, (await callerOf(database(), "bob")).walletId)).to.equal(false);
      expect(await store.find(id, (await callerOf(database(), "bob")).walletId)).to.equal(undefined);
    });
  });

  it("are deleted long after their end, but not before their callback is over", async () => {
    const callbacks = createCallbackStore(database(), () => time);
    const tasks = await Promise.all(
      Array.from({ length: 3 }, (_, index) =>
        accepted(store, intent({ ticks: 1n, ...(index > 0 && { callbackUrl: CALLBACK }) })),
      ),
    );
    for (const task of await claim("a")) await store.finish(task, endingOf({ charge: undefined }));
    const pending = (await callbacks.claimDue({ owner: "a", until: time + 1, limit: 1 }))[0]?.taskId ?? "";
    const due = await callbacks.claimDue({ owner: "a", until: time + 1, limit: 9 });
    for (const callback of due) {
      expect(await callbacks.countAttempt(callback, 0)).to.equal(1);
      await callbacks.recordAttempt(
        callback,
        { attempt: 1, startedAt: time, milliseconds: 1, status: 200, result: "delivered" },
        { outcome: "delivered" },
      );
    }
    const forgotten: string[] = [];
    const forget = async (id: string) => void forgotten.push(id);
    expect(await store.prune(time, forget)).to.deep.equal({ forgotten: 0, left: 0 });
    expect(await store.prune(time + 1, forget)).to.deep.equal({ forgotten: 2, left: 0 });
    expect(forgotten).to.have.members(tasks.map(({ id }) => id).filter((id) => id !== pending));
    expect((await rows("tasks")).map(({ id }) => id)).to.deep.equal([pending]);
    expect(await rows("holds")).to.have.lengthOf(3);
  });

  it("are deleted though others before them cannot be, which are retried the next time", async () => {
    const made = await makeMany(103, () => accepted(store, intent({ ticks: 0n })));
    for (const task of await claim("a", { limit: 200 })) await store.finish(task, endingOf({ charge: undefined }));
    const stuck = new Set(
      made
        .map(({ id }) => id)
        .sort()
        .slice(0, 101),
    );
    const failure = new Error("EACCES");
    const forget = async (id: string) => (stuck.has(id) ? Promise.reject(failure) : undefined);
    expect(await store.prune(time + 1, forget)).to.deep.equal({ forgotten: 2, left: 101, reason: failure });
    stuck.clear();
    expect(await store.prune(time + 1, forget)).to.deep.equal({ forgotten: 101, left: 0 });
    expect(await rows("tasks")).to.deep.equal([]);
  });

  it("are deleted no more once the process ends, and by the next one", async () => {
    await makeMany(5, () => accepted(store, intent({ ticks: 0n })));
    for (const task of await claim("a")) await store.finish(task, endingOf({ charge: undefined }));
    let forgotten = 0;
    const forget = async () => void (forgotten += 1);
    expect(await store.prune(time + 1, forget, () => forgotten === 2)).to.deep.equal({ forgotten: 2, left: 0 });
    expect(await store.prune(time + 1, forget)).to.deep.equal({ forgotten: 3, left: 0 });
  });

  it("never change their final state", async () => {
    await accepted(store, intent());
    await store.finish(only(await claim("a")), endingOf());
    for (const values of [
      { snapshot: "{}" },
      { state: "failed" },
      { snapshot: null, finished_at: null, state: "created" },
    ]) {
      expect(
        await database()("tasks")
          .update(values)
          .then(() => "taken", String),
      ).to.match(/final|constraint/i);
    }
  });
});
