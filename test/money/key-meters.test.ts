import { expect } from "chai";
import { type MoneyStore, createMoneyStore } from "../../src/stores/wallets/money-store.js";
import type { Caller, KeyLimits } from "../../src/stores/keys/caller.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, held, requestedVideoOf } from "../support/money/holds.js";

forEachEngine("a key's limits", (database) => {
  let time = 0;
  const process = (clock = () => time): MoneyStore => createMoneyStore(database(), clock);
  const limited = (limits: KeyLimits): Promise<Caller> => callerOf(database(), "alice", { limits });
  const ask = (caller: Caller, tokens = 0) => process().reserve(requestedVideoOf(caller, 1n, { tokens }));
  const refused = (limit: string, seconds: number) => ({ refused: "rate", limit, waitMs: seconds * 1_000 });

  beforeEach(async () => {
    time = 1_700_000_000_000;
    await fund(database(), "alice", 1_000n);
  });

  it("allow so many requests in a minute, then one whenever another fits", async () => {
    const caller = await limited({ requestsPerMinute: 3 });
    for (let call = 0; call < 3; call += 1) held(await ask(caller));
    expect(await ask(caller)).to.deep.equal(refused("requests", 20));
    time += 19_999;
    expect(await ask(caller)).to.deep.equal(refused("requests", 0.001));
    time += 1;
    held(await ask(caller));
    expect(await ask(caller)).to.deep.equal(refused("requests", 20));
  });

  it("are all available again after an idle minute, and no more", async () => {
    const caller = await limited({ requestsPerMinute: 2 });
    for (let call = 0; call < 2; call += 1) held(await ask(caller));
    time += 3_600_000;
    for (let call = 0; call < 2; call += 1) held(await ask(caller));
    expect(await ask(caller)).to.deep.equal(refused("requests", 30));
  });

  it("allow so many tokens in a minute", async () => {
    const caller = await limited({ tokensPerMinute: 1_000 });
    held(await ask(caller, 600));
    expect(await ask(caller, 600)).to.deep.equal(refused("tokens", 12));
    held(await ask(caller, 400));
    time += 12_000;
    held(await ask(caller, 200));
  });

  it("allow a call above a minute's tokens when no other runs, and make the next wait", async () => {
    const caller = await limited({ tokensPerMinute: 1_000 });
    held(await ask(caller, 3_000));
    expect(await ask(caller, 1)).to.deep.equal(refused("tokens", 120.06));
    expect(await ask(caller, 3_000)).to.deep.equal(refused("tokens", 180));
    time += 180_000;
    held(await ask(caller, 3_000));
  });

  it("allow so many parallel calls", async () => {
    const caller = await limited({ mostConcurrent: 2 });
    const [first] = [held(await ask(caller)), held(await ask(caller))];
    expect(await ask(caller)).to.deep.equal(refused("concurrent", 1));
    await process().settle(first, chargeOf(1n));
    held(await ask(caller));
  });

  it("do not wait for calls of a process that is gone", async () => {
    const caller = await limited({ mostConcurrent: 1 });
    held(await process().reserve(requestedVideoOf(caller, 1n, { lifetimeMilliseconds: 1_000 })));
    time += 1_000;
    held(await ask(caller));
  });

  it("count calls that are refused before anything is held, at whichever of several processes", async () => {
    const caller = await limited({ requestsPerMinute: 3 });
    const [one, other] = [process(), process()];
    const counted = await Promise.all([one.countRequest(caller), other.countRequest(caller)]);
    expect(counted).to.deep.equal([undefined, undefined]);
    held(await ask(caller));
    expect(await other.countRequest(caller)).to.deep.equal(refused("requests", 20));
    expect(await ask(caller)).to.deep.equal(refused("requests", 20));
  });

  it("keep nothing of a call that they refuse", async () => {
    const caller = await limited({ requestsPerMinute: 1, tokensPerMinute: 1_000 });
    held(await ask(caller, 1));
    const before: unknown = await database()("key_meters").select();
    expect(await ask(caller, 999)).to.deep.equal(refused("requests", 60));
    expect((await amountsOf(database(), "alice")).reserved).to.equal(1n);
    expect(await database()("holds").select("id")).to.have.lengthOf(1);
    expect(await database()("key_meters").select()).to.deep.equal(before);
  });

  it("count a repeated call once", async () => {
    const caller = await limited({ requestsPerMinute: 2, mostConcurrent: 2 });
    const input = requestedVideoOf(caller, 1n);
    for (let attempt = 0; attempt < 5; attempt += 1) held(await process().reserve(input));
    held(await ask(caller));
  });

  it("do not count a call that the wallet cannot cover", async () => {
    const caller = await limited({ requestsPerMinute: 1 });
    expect(await process().reserve(requestedVideoOf(caller, 1_001n))).to.deep.equal({ refused: "balance" });
    held(await ask(caller));
  });

  it("are separate for each key, and a key without limits is not counted", async () => {
    const [first, second, free] = [
      await limited({ requestsPerMinute: 1 }),
      await limited({ requestsPerMinute: 1 }),
      await callerOf(database(), "alice"),
    ];
    held(await ask(first));
    held(await ask(second));
    for (let call = 0; call < 5; call += 1) held(await ask(free));
    expect(await database()("key_meters").pluck("key_id")).to.have.members([first.keyId, second.keyId]);
  });

  it("are not loosened by a process whose clock is behind", async () => {
    const caller = await limited({ requestsPerMinute: 1 });
    held(await ask(caller));
    const behind = process(() => time - 600_000);
    expect(await behind.reserve(requestedVideoOf(caller, 1n))).to.deep.equal(refused("requests", 60));
    time += 30_000;
    expect(await ask(caller)).to.deep.equal(refused("requests", 30));
  });

  it("hold against many parallel calls", async () => {
    const caller = await limited({ requestsPerMinute: 10 });
    const [one, other] = [process(), process()];
    const answer = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : other).reserve(requestedVideoOf(caller, 1n))),
    );
    expect(answer.filter((admission) => "hold" in admission)).to.have.lengthOf(10);
  });
});
