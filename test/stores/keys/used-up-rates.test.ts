import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { moneyWithin, tasksWithin, UsedUpRates } from "../../../src/stores/keys/used-up-rates.js";
import type { Caller, KeyLimits } from "../../../src/stores/keys/caller.js";
import type { Admission } from "../../../src/stores/wallets/holds.js";
import { type MoneyStore, createMoneyStore } from "../../../src/stores/wallets/money-store.js";
import { createTaskStore, type TaskStore } from "../../../src/stores/tasks/task-store.js";
import { forEachEngine } from "../../support/engines.js";
import { intentOf } from "../../support/tasks/tasks.js";
import { callerOf, fund, held, requestedVideoOf } from "../../support/money/holds.js";

forEachEngine("used up rates of keys", (database) => {
  /** What the database was asked for. */
  let asked: string[];
  let money: MoneyStore;
  let tasks: TaskStore;

  beforeEach(async () => {
    asked = [];
    await fund(database(), "alice", 1_000n);
    const [rates, store, taskStore] = [new UsedUpRates(), createMoneyStore(database()), createTaskStore(database())];
    money = moneyWithin(rates, {
      ...store,
      reserve: (input) => (asked.push("reserve"), store.reserve(input)),
      countRequest: (caller) => (asked.push("count"), store.countRequest(caller)),
    });
    tasks = tasksWithin(rates, {
      ...taskStore,
      createIntent: (intent) => (asked.push("task"), taskStore.createIntent(intent)),
    });
  });

  const limited = (limits: KeyLimits) => callerOf(database(), "alice", { limits });
  const reserve = (caller: Caller, tokens = 0): Promise<Admission> =>
    money.reserve(requestedVideoOf(caller, 1n, { tokens }));
  const create = (caller: Caller) => tasks.createIntent(intentOf(caller, 1n));
  const limitOf = (answer: object | undefined) =>
    answer !== undefined && "limit" in answer ? answer.limit : undefined;

  it("are refused without the database, whichever way they are asked for", async () => {
    const caller = await limited({ requestsPerMinute: 1 });
    held(await reserve(caller));
    for (let call = 0; call < 3; call += 1) expect(limitOf(await reserve(caller))).to.equal("requests");
    for (let call = 0; call < 3; call += 1) expect(limitOf(await money.countRequest(caller))).to.equal("requests");
    for (let call = 0; call < 3; call += 1) expect(limitOf(await create(caller))).to.equal("requests");
    expect(asked).to.deep.equal(["reserve", "reserve"]);
  });

  it("are known from counted requests and from tasks, too", async () => {
    const [one, other] = [await limited({ requestsPerMinute: 1 }), await limited({ requestsPerMinute: 1 })];
    expect(await money.countRequest(one)).to.equal(undefined);
    for (let call = 0; call < 2; call += 1) expect(limitOf(await money.countRequest(one))).to.equal("requests");
    expect(await create(other)).to.have.property("task");
    for (let call = 0; call < 2; call += 1) expect(limitOf(await create(other))).to.equal("requests");
    expect(asked).to.deep.equal(["count", "count", "task", "task"]);
  });

  it("name the time that is left", async () => {
    const caller = await limited({ requestsPerMinute: 1 });
    held(await reserve(caller));
    const [first, second] = [await reserve(caller), (await sleep(20), await reserve(caller))];
    const waits = [first, second].map((answer) => ("waitMs" in answer ? answer.waitMs : 0));
    expect(waits[0]).to.be.within(50_000, 60_000);
    expect((waits[0] ?? 0) - (waits[1] ?? 0)).to.be.within(15, 5_000);
  });

  it("admit the next request that fits", async () => {
    const caller = await limited({ requestsPerMinute: 120 });
    let refusal = await reserve(caller);
    while ("hold" in refusal) refusal = await reserve(caller);
    expect(limitOf(refusal)).to.equal("requests");
    await sleep(550);
    held(await reserve(caller));
  });

  it("are asked for anew once a key has another rate", async () => {
    const caller = await limited({ requestsPerMinute: 1 });
    held(await reserve(caller));
    expect(limitOf(await reserve(caller))).to.equal("requests");
    held(await reserve({ ...caller, limits: { requestsPerMinute: 1_000 } }));
    expect(asked).to.have.lengthOf(3);
  });

  it("are those of one key", async () => {
    const [one, other] = [await limited({ requestsPerMinute: 1 }), await limited({ requestsPerMinute: 1 })];
    held(await reserve(one));
    expect(limitOf(await reserve(one))).to.equal("requests");
    held(await reserve(other));
  });

  it("are those of requests alone: fewer tokens may fit", async () => {
    const caller = await limited({ tokensPerMinute: 1_000 });
    held(await reserve(caller, 600));
    expect(limitOf(await reserve(caller, 600))).to.equal("tokens");
    held(await reserve(caller, 100));
  });
});

describe("many keys with used up rates", () => {
  it("replace those that were kept first", async () => {
    const rates = new UsedUpRates();
    let asked = 0;
    const ask = (key: number) =>
      rates.ask({ keyId: `key_${key}`, walletId: "wallet_1" }, async () => {
        asked += 1;
        return { refused: "rate", limit: "requests", waitMs: 60_000 } as const;
      });
    for (let key = 0; key <= 10_000; key += 1) await ask(key);
    asked = 0;
    await ask(10_000);
    expect(asked).to.equal(0);
    await ask(0);
    expect(asked).to.equal(1);
  });
});
