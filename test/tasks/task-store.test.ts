import { expect } from "chai";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { type TaskStore, createTaskStore } from "../../src/stores/tasks/task-store.js";
import { newIdentifier, newTaskIdentifier } from "../../src/stores/identifiers.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { amountsOf, callerOf, fund } from "../support/money/holds.js";
import { forEachEngine } from "../support/engines.js";
import { makeMany } from "../support/promises.js";
import { copyRow } from "../support/stores/copy-rows.js";
import {
  CALLBACK,
  HOUR,
  accepted,
  acceptanceOf,
  endingOf,
  intended,
  intentOf,
  rowsOf,
} from "../support/tasks/tasks.js";

forEachEngine("tasks", (database) => {
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

  describe("are written before their upstreams are called", () => {
    it("with what they may cost", async () => {
      const task = intended(await store.createIntent(intent({ callbackUrl: CALLBACK })));
      expect(task.id).to.match(/^task_[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(task).to.deep.include({
        state: "created",
        dialect: "video-tasks",
        callbackUrl: CALLBACK,
        createdAt: time,
        fence: 0,
      });
      expect(await alice()).to.deep.equal({ balance: 100n, reserved: 30n, spent: 0n, overrun: 0n });
      expect(only(await rows("holds"))).to.deep.include({
        id: task.holdId,
        call_id: task.id,
        state: "held",
        for_task: 1n,
      });
    });

    it("or not at all, when the wallet does not cover them", async () => {
      expect(await store.createIntent(intentOf(caller, 101n))).to.deep.equal({ refused: "balance" });
      expect([await rows("tasks"), await rows("holds")]).to.deep.equal([[], []]);
    });

    it("and keep their holds, which no sweep of calls releases", async () => {
      intended(await store.createIntent(intent()));
      expect(await createMoneyStore(database(), () => time).expire(Number.MAX_SAFE_INTEGER)).to.deep.equal([]);
      expect((await alice()).reserved).to.equal(30n);
    });

    it("and count as parallel calls while their creation is not over, and not any more after that", async () => {
      const busy = await callerOf(database(), "alice", { limits: { mostConcurrent: 1 } });
      const next = () => store.createIntent(intent({ caller: busy, ticks: 1n, creationDeadlineAt: time + 10 }));
      const endings: readonly ((id: string) => Promise<unknown>)[] = [
        (id) => store.markAccepted(id, acceptanceOf()),
        (id) => store.markAmbiguous(id, "ECONNRESET"),
        (id) => store.withdraw(id, caller.walletId, "refused"),
        // Its process died.
        async () => (time += 10),
      ];
      for (const end of endings) {
        const { id } = intended(await next());
        const refusal = { refused: "rate", limit: "concurrent", waitMs: 1_000 };
        expect(await next()).to.deep.equal(refusal);
        await store.markSent(id);
        expect(await next()).to.deep.equal(refusal);
        await end(id);
      }
      intended(await next());
    });
  });

  describe("are withdrawn", () => {
    it("when their upstreams refuse them, and nothing is left of them except the released hold", async () => {
      const { id } = intended(await store.createIntent(intent({ callbackUrl: CALLBACK })));
      await store.markSent(id);
      expect(await store.withdraw(id, caller.walletId, "refused")).to.equal(true);
      expect([await rows("tasks"), await rows("callbacks")]).to.deep.equal([[], []]);
      expect(only(await rows("holds"))).to.deep.include({ state: "released", reason: "refused" });
    });

    it("never once their upstreams accepted them", async () => {
      const { id } = await accepted(store, intent());
      expect(await store.withdraw(id, caller.walletId, "refused")).to.equal(false);
      expect((await alice()).reserved).to.equal(30n);
    });

    it("when their process was gone before they were sent", async () => {
      const { id } = intended(await store.createIntent(intent({ creationDeadlineAt: time + 10 })));
      expect(await store.recover()).to.deep.equal([]);
      time += 10;
      expect(await store.recover()).to.deep.equal([{ id, provider: "acme", became: "withdrawn" }]);
      expect((await alice()).reserved).to.equal(0n);
      expect(await store.markSent(id)).to.equal(false);
    });
  });

  describe("are ambiguous", () => {
    it("when their process was gone after they were sent", async () => {
      const { id } = intended(await store.createIntent(intent({ creationDeadlineAt: time + 10 })));
      await store.markSent(id);
      time += 10;
      expect(await store.recover()).to.deep.equal([{ id, provider: "acme", became: "ambiguous" }]);
      expect(await store.recover(Number.MAX_SAFE_INTEGER)).to.deep.equal([]);
      expect((await alice()).reserved).to.equal(30n);
    });

    it("and are not polled, because their job's ID is unknown", async () => {
      const { id } = intended(await store.createIntent(intent()));
      await store.markSent(id);
      expect(await store.markAmbiguous(id, "cut off")).to.equal(true);
      time += 24 * HOUR;
      expect(await claim("a")).to.deep.equal([]);
    });

    it("until their upstream's answer comes after all", async () => {
      const { id } = intended(await store.createIntent(intent()));
      await store.markSent(id);
      await store.markAmbiguous(id, "cut off");
      expect(await store.markAccepted(id, acceptanceOf())).to.equal(true);
      expect(await store.find(id, caller.walletId)).to.deep.include({ state: "queued", reason: undefined });
    });

    it("also when the answer gives their job a name that is longer than an entry of an index", async () => {
      const upstreamId = Array.from({ length: 200 }, () => newIdentifier("job")).join("/");
      const task = await accepted(store, intent(), { upstreamId });
      expect(task).to.deep.include({ state: "queued", upstreamId });
    });

    it("or until their time is over", async () => {
      const { id } = intended(await store.createIntent(intent({ deadlineAt: time + 100 })));
      await store.markSent(id);
      await store.markAmbiguous(id, "cut off");
      time += 100;
      const task = only(await store.claimOverdue({ owner: "a", until: time + 1, limit: 10 }));
      expect(await store.finish(task, endingOf({ state: "expired", charge: undefined }))).to.deep.equal({
        resolution: { state: "released" },
        hasCallback: false,
      });
      expect(await store.markAccepted(id, acceptanceOf())).to.equal(false);
    });
  });

  describe("are leased", () => {
    it("in no transaction while none is due", async () => {
      const { id } = await accepted(store, intent(), { nextPollAt: time + 1 });
      const queries: string[] = [];
      const note = ({ sql }: { readonly sql: string }) => queries.push(sql.toLowerCase());
      database().on("query", note);
      expect(await claim("a")).to.deep.equal([]);
      expect(queries.filter((sql) => !sql.startsWith("select"))).to.deep.equal([]);
      time += 1;
      expect((await claim("a")).map((task) => task.id)).to.deep.equal([id]);
      expect(queries.length).to.be.greaterThan(2);
      database().off("query", note);
    });

    it("when they are due, the longest overdue first, and to one at a time", async () => {
      for (const nextPollAt of [time + 1, time - 5, time - 9])
        await accepted(store, intent({ ticks: 1n }), { nextPollAt });
      const [first] = await claim("a", { limit: 1 });
      expect(first).to.deep.include({ nextPollAt: time + 30_000, leaseOwner: "a", fence: 2 });
      expect(await claim("b")).to.have.lengthOf(1);
      expect(await claim("b")).to.have.lengthOf(0);
    });

    it("once each, however many processes lease at the same time", async () => {
      await makeMany(60, () => accepted(store, intent({ ticks: 1n })));
      const claims = await Promise.all(Array.from({ length: 12 }, (_, index) => claim(`owner ${index}`, { limit: 7 })));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).to.equal(ids.length);
      expect(claims.every((claimed) => claimed.length <= 7)).to.equal(true);
      expect([...ids, ...(await claim("last")).map(({ id }) => id)]).to.have.lengthOf(60);
    });

    it("not of providers that are at their limit, nor after their time", async () => {
      await accepted(store, intent({ ticks: 1n }));
      await accepted(store, intent({ ticks: 1n, deadlineAt: time - 1 }));
      expect(await claim("a", { exceptProviders: ["acme"] })).to.deep.equal([]);
      expect(await claim("a", { exceptProviders: ["other"] })).to.have.lengthOf(1);
    });

    it("again when a lease ends, and writes of its former owner are refused", async () => {
      await accepted(store, intent({ callbackUrl: CALLBACK }));
      const slow = only(await claim("slow"));
      time += 30_000;
      const quick = only(await claim("quick"));
      expect(await store.renew(slow, time + 1)).to.equal(false);
      expect(await store.recordPolls([{ ...slow, state: "running", nextPollAt: 0 }])).to.deep.equal(new Set());
      expect(await store.finish(slow, endingOf({ state: "failed" }))).to.equal(undefined);
      expect(await store.finish(quick, endingOf())).to.deep.equal({
        resolution: { state: "settled", chargedTicks: 20n },
        hasCallback: true,
      });
      expect(await store.finish(slow, endingOf({ state: "failed" }))).to.equal(undefined);
      expect(await alice()).to.deep.equal({ balance: 80n, reserved: 0n, spent: 20n, overrun: 0n });
    });

    it("for longer when they are renewed", async () => {
      await accepted(store, intent());
      const task = only(await claim("a"));
      time += 29_999;
      expect(await store.renew(task, time + 30_000)).to.equal(true);
      time += 29_999;
      expect(await claim("b")).to.deep.equal([]);
    });

    it("and free at once when their owner releases them", async () => {
      await accepted(store, intent());
      await claim("a");
      await store.releaseLeases("b");
      expect(await claim("c")).to.deep.equal([]);
      await store.releaseLeases("a");
      expect(await claim("c")).to.have.lengthOf(1);
    });
  });

  describe("report what their polls found", () => {
    it("many at once, each for itself", async () => {
      const one = await accepted(store, intent({ ticks: 0n }));
      const copies = Array.from({ length: 449 }, () => ({ id: newTaskIdentifier(), holdId: newIdentifier("hold") }));
      await copyRow(
        database(),
        "holds",
        one.holdId,
        copies.map(({ id, holdId }) => ({ id: holdId, call_id: id })),
      );
      await copyRow(
        database(),
        "tasks",
        one.id,
        copies.map(({ id, holdId }) => ({ id, hold_id: holdId, upstream_id: `job of ${id}` })),
      );
      const claimed = await claim("a", { limit: 450 });
      expect(claimed).to.have.length(450);
      const stale = new Set(claimed.slice(0, 3).map(({ id }) => id));
      const records = claimed.map(({ id, fence }, index) => ({
        id,
        fence: stale.has(id) ? fence - 1 : fence,
        ...(index % 2 === 0 && { state: "running" as const, observation: `{"progress":${index}}` }),
        failures: index % 3,
        nextPollAt: time + index,
      }));
      const written = await store.recordPolls(records);
      expect(written.size).to.equal(447);
      expect(await store.find(claimed[4]?.id ?? "", caller.walletId)).to.deep.include({
        state: "running",
        observation: '{"progress":4}',
        failures: 1,
        nextPollAt: time + 4,
        polls: 1,
        leaseOwner: undefined,
        runningAt: time,
      });
      expect(await store.find(claimed[5]?.id ?? "", caller.walletId)).to.deep.include({
        state: "queued",
        observation: undefined,
        failures: 2,
        polls: 1,
      });
    });
  });

  const impossible: [string, object][] = [
    ["in an unknown state", { state: "lost" }],
    ["that waits at an upstream without a job ID", { state: "queued" }],
    ["that ended without a time", { state: "failed", snapshot: "{}" }],
    ["that ended without an answer", { state: "failed", finished_at: 1 }],
    ["that has a final answer and still runs", { snapshot: "{}" }],
    ["that was removed and still runs", { removed_at: 1 }],
    ["of an unknown wallet", { wallet_id: "nobody" }],
    ["of an unknown hold", { hold_id: "none" }],
    ["whose ID is too short", { id: "task_1" }],
  ];

  for (const [what, values] of impossible) {
    it(`are never one ${what}`, async () => {
      const { id } = intended(await store.createIntent(intent()));
      const outcome = await database()("tasks")
        .where({ id })
        .update(values)
        .then(() => "taken", String);
      expect(outcome).to.match(/constraint/i);
    });
  }
});
