import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { newIdentifier } from "../../src/stores/identifiers.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import { createWalletStore } from "../../src/stores/wallets/wallet-store.js";
import { AllottingManagers, settleAll } from "../support/money/allotting-managers.js";
import { findFaults } from "../support/auditor.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, held, requestedVideoOf } from "../support/money/holds.js";
import { failureOf } from "../support/promises.js";
import { until } from "../support/until.js";

const RICH = 1_000_000n;

forEachEngine("allotments", (database) => {
  let managers: AllottingManagers;
  let caller: Caller;

  afterEach(async () => {
    await managers.stop();
    expect(await findFaults(database())).to.deep.equal([]);
  });

  async function open(ticks: bigint): Promise<void> {
    await fund(database(), "alice", ticks);
    caller = await callerOf(database(), "alice");
    managers = new AllottingManagers(database(), caller);
  }

  it("are given back for a debit, but for what calls hold", async () => {
    await open(RICH);
    const one = await managers.busy();
    const underWay = await managers.hold(one);
    const { debit } = createWalletStore(database());
    const refused = failureOf(debit("alice", RICH));
    expect((await refused).message).to.contain("can be taken back: the rest is spent or held for calls");
    const { balance } = await amountsOf(database(), "alice");
    expect(await debit("alice", balance - 10n)).to.equal(true);
    await settleAll(one, [underWay]);
  });

  it("admit calls of a busy wallet without writing, and charge each exactly", async () => {
    await open(RICH);
    const one = await managers.busy();
    const holds = await managers.holdSome(one, 5);
    expect(await managers.openHolds()).to.equal(0);
    const resolutions = await settleAll(one, holds);
    expect(resolutions).to.deep.equal(holds.map(() => ({ state: "settled", chargedTicks: 7n })));
    await one.stop();
    const { balance, ...others } = await amountsOf(database(), "alice");
    const calls = BigInt((await database()("holds").where({ state: "settled" })).length);
    expect({ balance, ...others }).to.deep.equal({
      balance: RICH - calls * 7n,
      reserved: 0n,
      spent: calls * 7n,
      overrun: 0n,
    });
    expect(await managers.allotted()).to.deep.equal([]);
  });

  it("admit a crowd that comes to a quiet process, but for those that come first", async () => {
    await open(RICH);
    const one = managers.open({ leastCalls: 8 });
    const holds = await managers.holdSome(one, 200);
    expect(await managers.openHolds()).to.be.at.most(8);
    await settleAll(one, holds);
  });

  it("are not taken again and again for calls that wait for one while the process stops", async () => {
    await open(RICH);
    let takes = 0;
    const { take } = createAllotmentStore(database());
    const one = managers.open(
      {},
      {
        take: async (wanted) => {
          takes += 1;
          await sleep(300);
          return take(wanted);
        },
      },
    );
    const asking = Promise.allSettled(Array.from({ length: 30 }, () => managers.hold(one)));
    await sleep(50);
    const stopping = one.stop();
    for (const asked of await asking) if (asked.status === "fulfilled") await one.release(asked.value, "not needed");
    await stopping;
    expect(takes).to.equal(1);
    expect(await managers.allotted()).to.deep.equal([]);
  });

  it("are not given to a wallet with few calls", async () => {
    await open(RICH);
    const one = managers.open({ leastCalls: 3 });
    await settleAll(one, await managers.holdSome(one, 2));
    await sleep(30);
    expect(await managers.allotted()).to.deep.equal([]);
  });

  for (const [what, rules, more] of [
    ["of a key with a number of parallel calls", { limits: { mostConcurrent: 1_000 } }, {}],
    ["of a key with a budget", { limits: { ticksPerMonth: RICH } }, {}],
    ["that create tasks", {}, { forTask: true }],
  ] as const) {
    it(`do not admit calls ${what}`, async () => {
      await open(RICH);
      const one = await managers.busy();
      const other = await callerOf(database(), "alice", rules);
      const some = held(await one.reserve({ ...requestedVideoOf(other, 10n), ...more }));
      expect(await managers.openHolds()).to.equal(1);
      await one.release(some, "not needed");
    });
  }

  it("charge a call that cost more than its hold in full", async () => {
    await open(RICH);
    const one = await managers.busy();
    await settleAll(one, await managers.holdSome(one, 2), 25n);
    await one.stop();
    const { overrun, reserved } = await amountsOf(database(), "alice");
    expect([overrun, reserved]).to.deep.equal([30n, 0n]);
  });

  it("cost nothing for calls that are released", async () => {
    await open(RICH);
    const one = await managers.busy();
    const before = await amountsOf(database(), "alice");
    for (const some of await managers.holdSome(one, 3)) await one.release(some, "failed");
    await one.stop();
    expect(await database()("holds").where({ state: "released", reason: "failed" })).to.have.length(3);
    expect((await amountsOf(database(), "alice")).balance).to.equal(before.balance);
  });

  it("are given back when their wallet is quiet, although a call is under way", async () => {
    await open(RICH);
    const one = await managers.busy({ idleMs: 300 });
    const some = await managers.hold(one);
    await until(async () => (await amountsOf(database(), "alice")).reserved === 10n);
    await one.settle(some, chargeOf(7n));
    await until(async () => (await amountsOf(database(), "alice")).reserved === 0n);
    await until(async () => (await managers.allotted()).length === 0);
  });

  it("show what calls hold of them", async () => {
    await open(RICH);
    const one = await managers.busy();
    const holds = await managers.holdSome(one, 3);
    await until(async () => (await managers.allotted())[0]?.held_ticks === 30n);
    await settleAll(one, holds);
  });

  it("let a wallet for ten calls admit exactly ten over two processes", async () => {
    await open(100n);
    const processes = [managers.open({ share: 1n }), managers.open({ share: 1n })];
    const calls = processes.flatMap((one) => Array.from({ length: 100 }, () => one));
    const answers = await Promise.all(calls.map((one) => one.reserve(requestedVideoOf(caller, 10n))));
    expect(answers.filter((answer) => "hold" in answer)).to.have.length(10);
    await Promise.all(
      calls.map((one, number) => {
        const answer = answers[number];
        return answer !== undefined && "hold" in answer ? one.settle(answer.hold, chargeOf(10n)) : undefined;
      }),
    );
    await until(async () => (await amountsOf(database(), "alice")).balance === 0n);
  });

  it("are given back to another process that needs them", async () => {
    await open(10_000n);
    const one = await managers.busy({ share: 1n });
    expect((await managers.allotted())[0]?.ticks).to.not.equal(0n);
    const { balance } = await amountsOf(database(), "alice");
    const other = managers.open();
    await other.settle(await managers.hold(other, balance), chargeOf(balance));
    expect((await amountsOf(database(), "alice")).balance).to.equal(0n);
    expect(await one.reserve(requestedVideoOf(caller, 1n))).to.deep.equal({ refused: "balance" });
  });

  it("are given back for a call that needs all of the wallet", async () => {
    await open(10_000n);
    const one = await managers.busy({ share: 1n });
    const { balance } = await amountsOf(database(), "alice");
    await one.settle(await managers.hold(one, balance), chargeOf(balance));
    expect((await amountsOf(database(), "alice")).balance).to.equal(0n);
  });

  it("of a process that died expire, with a line in the log", async () => {
    await open(RICH);
    await createAllotmentStore(database()).take({
      id: newIdentifier("allotment"),
      walletId: caller.walletId,
      ticks: 500n,
      least: 500n,
      lifetimeMilliseconds: 0,
    });
    expect((await amountsOf(database(), "alice")).reserved).to.equal(500n);
    const one = managers.open({}, {}, "not started");
    await one.sweep(Number.MAX_SAFE_INTEGER);
    expect((await amountsOf(database(), "alice")).reserved).to.equal(0n);
    expect(managers.lines.join("")).to.contain("allotment.expired");
  });

  it("that expired under a call do not charge it, and that is logged", async () => {
    await open(RICH);
    const one = await managers.busy();
    const some = await managers.hold(one);
    await createAllotmentStore(database()).expire(Number.MAX_SAFE_INTEGER);
    expect(await one.settle(some, chargeOf(7n))).to.deep.equal({ state: "expired" });
    expect(managers.lines.join("")).to.contain("settlement.conflict");
    await settleAll(one, await managers.holdSome(one, 1));
  });

  for (const [what, error] of [
    ["it refuses connections", Object.assign(new Error("away"), { code: "ECONNREFUSED" })],
    ["it is silent", new Error('update "wallets" set "balance_ticks" = $1 - Query read timeout')],
  ] as const)
    it(`admit nothing while the database is away (${what})`, async () => {
      await open(RICH);
      let isAway = false;
      let failures = 0;
      const real = createAllotmentStore(database());
      const one = await managers.busy(
        {},
        {
          end: async (...given) => {
            if (!isAway) return real.end(...given);
            failures += 1;
            throw error;
          },
        },
      );
      const first = await managers.hold(one);
      isAway = true;
      const settled = one.settle(first, chargeOf(7n));
      await until(() => failures > 0);
      const second = await managers.hold(one);
      expect(await managers.openHolds()).to.equal(1);
      isAway = false;
      await settled;
      await one.release(second, "not needed");
    });

  for (const [how, failedPauseMs, isAskedOften] of [
    ["asked for once in a pause", 60_000, false],
    ["asked for again after it", 0, true],
  ] as const)
    it(`are ${how} while the database is away`, async () => {
      await open(RICH);
      let asked = 0;
      const take = async (): Promise<never> => {
        asked += 1;
        throw Object.assign(new Error("away"), { code: "ECONNREFUSED" });
      };
      const one = managers.open({ failedPauseMs }, { take });
      for (let call = 0; call < 10; call += 1) await one.release(await managers.hold(one), "not needed");
      expect(asked > 1).to.equal(isAskedOften);
    });

  it("charge once when the answer of the database is lost", async () => {
    await open(RICH);
    let isLost = false;
    const real = createAllotmentStore(database());
    const one = await managers.busy(
      {},
      {
        end: async (...given) => {
          const ended = await real.end(...given);
          if (!isLost) return ended;
          isLost = false;
          throw Object.assign(new Error("lost"), { code: "ECONNRESET" });
        },
      },
    );
    const { spent } = await amountsOf(database(), "alice");
    const holds = await managers.holdSome(one, 4);
    isLost = true;
    await settleAll(one, holds);
    await one.stop();
    expect((await amountsOf(database(), "alice")).spent - spent).to.equal(28n);
  });
});
