import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { HoldManager } from "../../src/money/hold-manager.js";
import type { HoldTimes } from "../../src/money/hold-times.js";
import type { Resolution } from "../../src/stores/wallets/holds.js";
import type { MoneyStore } from "../../src/stores/wallets/money-store.js";
import { NO_ALLOTMENTS } from "../support/money/no-allotments.js";

const HOLD = { id: "hold_1", walletId: "wallet_1", ticks: 100n };
const CHARGE = { ticks: 70n, estimated: false, usage: {} };
const INPUT = {
  callId: "call_1",
  caller: { keyId: "key_1", walletId: "wallet_1" },
  model: "a/b",
  ticks: 100n,
  prices: "{}",
  tokens: 1,
};
const SETTLED: Resolution = { state: "settled", chargedTicks: 70n };
const TIMES = { renewMs: 10, sweepMs: 10, settlementMs: 40, retryMs: 5, stopMs: 200 };

/** A hold manager with a store that answers as a case defines. */
function openHoldManager(answers: Partial<MoneyStore>, times: Partial<HoldTimes> = {}) {
  const requested: string[] = [];
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { level: "debug" },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const store: MoneyStore = {
    reserve: async () => ({ hold: HOLD }),
    settle: async () => SETTLED,
    release: async () => ({ state: "released" }),
    extend: async (ids) => void requested.push(`extend ${ids.join()}`),
    expire: async () => [],
    holdOf: async () => undefined,
    countRequest: async () => undefined,
    pruneBudgets: async () => 0,
    ...answers,
  };
  return {
    holdManager: new HoldManager({ money: store, allotments: NO_ALLOTMENTS }, log, { ...TIMES, ...times }),
    requested,
    lines,
  };
}

/** Fails so often, like an unavailable database, and then forwards the call. */
function away(times: number): () => Promise<Resolution> {
  let left = times;
  return async () => {
    if (left-- > 0) throw Object.assign(new Error("it was called with secrets"), { code: "ECONNREFUSED" });
    return SETTLED;
  };
}

describe("the settlement of a hold", () => {
  it("reports how a hold ended", async () => {
    expect(await openHoldManager({}).holdManager.settle(HOLD, CHARGE)).to.deep.equal(SETTLED);
  });

  it("reports a hold that had ended before", async () => {
    const { holdManager, lines } = openHoldManager({ settle: async () => ({ state: "expired" }) });
    expect(await holdManager.settle(HOLD, CHARGE)).to.deep.equal({ state: "expired" });
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({ hold: "hold_1", expected: "settled", actual: "expired", ticks: "70" });
  });

  it("is not a line for every call while the database is away", async () => {
    const { holdManager, lines } = openHoldManager({ settle: away(30) }, { settlementMs: 15_000 });
    await Promise.all(Array.from({ length: 30 }, () => holdManager.settle(HOLD, CHARGE)));
    expect(lines.map(({ event }) => event)).to.deep.equal(Array.from({ length: 10 }, () => "settlement.retry"));
  });

  it("tries again until a settlement is written", async () => {
    const { holdManager, lines } = openHoldManager({ settle: away(3) }, { settlementMs: 15_000 });
    expect(await holdManager.settle(HOLD, CHARGE)).to.deep.equal(SETTLED);
    expect(lines.map(({ reason }) => reason)).to.deep.equal(["ECONNREFUSED", "ECONNREFUSED", "ECONNREFUSED"]);
    expect(JSON.stringify(lines)).not.to.contain("secrets");
  });

  it("does not delay a call for a slow settlement, and waits for it at the end", async () => {
    let written = false;
    let isAway = true;
    const settle = async () => (isAway ? away(1)() : ((written = true), SETTLED));
    const { holdManager } = openHoldManager({ settle }, { stopMs: 15_000 });
    await holdManager.reserve(INPUT);
    expect(await holdManager.settle(HOLD, CHARGE)).to.equal(undefined);
    expect(written).to.equal(false);
    isAway = false;
    await holdManager.stop();
    expect(written).to.equal(true);
  });

  it("waits at the end for calls that are not settled yet", async () => {
    const { holdManager } = openHoldManager({}, { stopMs: 15_000 });
    await holdManager.reserve(INPUT);
    let stopped = false;
    const stopping = holdManager.stop().then(() => (stopped = true));
    await sleep(30);
    expect(stopped).to.equal(false);
    await holdManager.release(HOLD, "failed");
    await stopping;
  });

  it("ends its waits, and logs what was not charged", async () => {
    const { holdManager, lines } = openHoldManager({ settle: away(Infinity) });
    await holdManager.reserve(INPUT);
    await holdManager.settle(HOLD, CHARGE);
    await holdManager.stop();
    expect(lines.at(-1)).to.include({ calls: 1, event: "settlement.abandoned" });
    const { id: hold, walletId: wallet } = HOLD;
    const charge = { event: "settlement.unwritten", hold, wallet, ticks: String(CHARGE.ticks), usd: "0.000000007" };
    expect(lines.at(-2)).to.include(charge);
  });

  it("names no charge that was written, and none of a call that costs nothing", async () => {
    const { holdManager, lines } = openHoldManager({ release: away(Infinity) });
    await holdManager.reserve(INPUT);
    await holdManager.settle({ ...HOLD, id: "hold_2" }, CHARGE);
    await holdManager.release(HOLD, "failed");
    await holdManager.stop();
    const events = lines.map(({ event }) => event);
    expect(events).to.include("settlement.abandoned").and.not.to.include("settlement.unwritten");
  });

  it("renews the leases of running calls, and of no others", async () => {
    const { holdManager, requested } = openHoldManager({});
    holdManager.start();
    await sleep(30);
    expect(requested).to.deep.equal([]);
    await holdManager.reserve(INPUT);
    await sleep(30);
    expect(requested).to.include("extend hold_1");
    await holdManager.settle(HOLD, CHARGE);
    requested.length = 0;
    await sleep(30);
    expect(requested).to.deep.equal([]);
    await holdManager.stop();
  });

  it("logs each hold that expired, and survives a sweep that fails", async () => {
    const expired = {
      id: "hold_2",
      walletId: "wallet_1",
      keyId: "k",
      callId: "c",
      model: "m",
      ticks: 5n,
      createdAt: 1,
    };
    const swept = openHoldManager({ expire: async () => [expired] });
    await swept.holdManager.sweep();
    expect(swept.lines[0]).to.include({ hold: "hold_2", ticks: "5" });
    const failing = openHoldManager({ expire: () => Promise.reject(new Error("away")) });
    await failing.holdManager.sweep();
    expect(failing.lines).to.have.length(1);
  });

  it("leaves no hold for a call that it refused", async () => {
    const { holdManager } = openHoldManager({ reserve: async () => ({ refused: "balance" }) }, { stopMs: 15_000 });
    expect(await holdManager.reserve(INPUT)).to.deep.equal({ refused: "balance" });
    const begun = performance.now();
    await holdManager.stop();
    expect(performance.now() - begun).to.be.below(10_000);
  });
});
