import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { HoldManager } from "../../src/money/hold-manager.js";
import { writerOf } from "../../src/stores/drivers/writer.js";
import type { Caller, KeyLimits } from "../../src/stores/keys/caller.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import type { Admission, HoldInput, RateRefusal } from "../../src/stores/wallets/holds.js";
import { findFaults } from "../support/auditor.js";
import { forEachEngine } from "../support/engines.js";
import { AllottingManagers, settleAll } from "../support/money/allotting-managers.js";
import { amountsOf, callerOf, fund, held, requestedVideoOf } from "../support/money/holds.js";
import { failureOf } from "../support/promises.js";

const RICH = 1_000_000n;

forEachEngine("calls of a key with rates, from an allotment", (database) => {
  let managers: AllottingManagers;

  beforeEach(async () => {
    await fund(database(), "alice", RICH);
    managers = new AllottingManagers(database(), await callerOf(database(), "alice"));
  });

  afterEach(async () => {
    await managers.stop();
    expect(await findFaults(database())).to.deep.equal([]);
    expect((await amountsOf(database(), "alice")).reserved).to.equal(0n);
  });

  const limited = (limits: KeyLimits): Promise<Caller> => callerOf(database(), "alice", { limits });
  const ask = async (one: HoldManager, caller: Caller, more: Partial<HoldInput> = {}): Promise<Admission> =>
    one.reserve(requestedVideoOf(caller, 10n, more));
  const askOften = (one: HoldManager, caller: Caller, count: number) =>
    Promise.all(Array.from({ length: count }, () => ask(one, caller)));
  const allottedTicks = async () => (await managers.allotted()).map(({ ticks }) => ticks);
  const holdsOf = (answers: readonly Admission[]) =>
    answers.flatMap((answer) => ("hold" in answer ? [answer.hold] : []));

  it("are admitted without a hold in the database, and charged exactly", async () => {
    const caller = await limited({ requestsPerMinute: 1_000, tokensPerMinute: 1_000 });
    const one = await managers.busy();
    const before = await amountsOf(database(), "alice");
    const holds = holdsOf(await askOften(one, caller, 5));
    expect(holds).to.have.length(5);
    expect(await managers.openHolds()).to.equal(0);
    await settleAll(one, holds);
    expect((await amountsOf(database(), "alice")).balance).to.equal(before.balance - 35n);
  });

  it("are exactly as many as the rate allows, over two processes", async () => {
    const caller = await limited({ requestsPerMinute: 10 });
    const processes = [await managers.busy(), await managers.busy()];
    const answers = await Promise.all(processes.map((one) => askOften(one, caller, 20)));
    expect(answers.flatMap(holdsOf)).to.have.length(10);
    await Promise.all(processes.map((one, index) => settleAll(one, holdsOf(answers[index] ?? []))));
  });

  it("share their rates with calls that are held one by one", async () => {
    const caller = await limited({ requestsPerMinute: 10 });
    const [one, other] = [await managers.busy(), createMoneyStore(database())];
    const [some, others] = await Promise.all([
      askOften(one, caller, 20),
      Promise.all(Array.from({ length: 20 }, () => other.reserve(requestedVideoOf(caller, 10n)))),
    ]);
    expect([...holdsOf(some), ...holdsOf(others)]).to.have.length(10);
    await settleAll(one, [...holdsOf(some), ...holdsOf(others)]);
  });

  it("count their tokens", async () => {
    const caller = await limited({ tokensPerMinute: 1_000 });
    const one = await managers.busy();
    const first = held(await ask(one, caller, { tokens: 900 }));
    expect(await ask(one, caller, { tokens: 200 })).to.include({ refused: "rate", limit: "tokens" });
    const second = held(await ask(one, caller, { tokens: 100 }));
    await settleAll(one, [first, second]);
  });

  it("hold nothing where they are refused, and ask for no more of the wallet", async () => {
    const caller = await limited({ requestsPerMinute: 1 });
    const one = await managers.busy();
    await settleAll(one, [held(await ask(one, caller))]);
    expect(await ask(one, caller)).to.include({ limit: "requests" });
    const before = await allottedTicks();
    for (let round = 0; round < 10; round += 1) {
      for (const answer of await askOften(one, caller, 20)) expect(answer).to.include({ limit: "requests" });
      expect(one.openHolds).to.equal(0);
    }
    expect(await allottedTicks()).to.deep.equal(before);
  });

  it("hold nothing where the database does not count them", async () => {
    const caller = await limited({ requestsPerMinute: 1_000 });
    const countRequest = (): Promise<RateRefusal | undefined> => Promise.reject(new Error("away"));
    const one = await managers.busy({}, { countRequest });
    expect((await failureOf(ask(one, caller))).message).to.equal("away");
    expect(one.openHolds).to.equal(0);
  });
});

forEachEngine("requests of one key that come together", (database) => {
  it("are counted by one transaction, in their order", async () => {
    await fund(database(), "alice", RICH);
    const caller = await callerOf(database(), "alice", { limits: { requestsPerMinute: 15 } });
    const money = createMoneyStore(database());
    const writer = writerOf(database());
    const write = writer.write.bind(writer);
    let writes = 0;
    writer.write = (...given) => ((writes += 1), write(...given));
    const refusals = await Promise.all(Array.from({ length: 20 }, () => money.countRequest(caller)));
    expect(refusals.map((refusal) => refusal?.limit ?? "counted")).to.deep.equal([
      ...Array.from({ length: 15 }, () => "counted"),
      ...Array.from({ length: 5 }, () => "requests"),
    ]);
    expect(writes).to.equal(1);
  });

  it("begin with nothing once, where two processes count the first of them", async () => {
    await fund(database(), "alice", RICH);
    const caller = await callerOf(database(), "alice", { limits: { requestsPerMinute: 3 } });
    const processes = [createMoneyStore(database()), createMoneyStore(database())];
    const counted = await Promise.all(processes.flatMap((one) => [1, 2, 3].map(() => one.countRequest(caller))));
    expect(counted.filter((refusal) => refusal === undefined)).to.have.length(3);
  });

  it("are not counted after their calls have given up", async () => {
    await fund(database(), "alice", RICH);
    const caller = await callerOf(database(), "alice", { limits: { requestsPerMinute: 20 } });
    const money = createMoneyStore(database());
    expect(await money.countRequest(caller)).to.equal(undefined);
    // Longer than a call waits.
    const locked = database().transaction(async (transaction) => {
      await transaction("key_meters").where({ key_id: caller.keyId }).increment("requests_level", 0);
      await sleep(2_500);
    });
    await sleep(50);
    const late = await Promise.allSettled(Array.from({ length: 15 }, () => money.countRequest(caller)));
    await locked;
    expect(late.filter(({ status }) => status === "fulfilled").length).to.equal(0);
    const next = await Promise.all(Array.from({ length: 19 }, () => money.countRequest(caller)));
    expect(next).to.deep.equal(Array.from({ length: 19 }, () => undefined));
  });
});
