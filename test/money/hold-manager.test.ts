import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { HoldManager } from "../../src/money/hold-manager.js";
import type { HoldTimes } from "../../src/money/hold-times.js";
import type { Charge, HoldInput } from "../../src/stores/wallets/holds.js";
import type { MoneyStore } from "../../src/stores/wallets/money-store.js";
import { NO_ALLOTMENTS } from "../support/money/no-allotments.js";
import { until } from "../support/until.js";

const HOLD = { id: "hold_1", walletId: "wallet_1", ticks: 10n };
const INPUT = { callId: "call_1", ticks: 10n, caller: { walletId: "wallet_1", keyId: "key_1" } } as HoldInput;
const CHARGE = { ticks: 7n, estimated: false, usage: {} } satisfies Charge;
const TIMES: Partial<HoldTimes> = {
  leaseMs: 1_000,
  renewMs: 20,
  sweepMs: 20,
  admissionMs: 30,
  settlementMs: 30,
  retryMs: 5,
  stopMs: 100,
};

/** A store that returns what a case defines, and records its calls. */
function openHoldManager(store: Partial<MoneyStore>, times: Partial<HoldTimes> = {}) {
  const requested: string[] = [];
  const lines: string[] = [];
  const answers: MoneyStore = {
    reserve: async () => ({ hold: HOLD }),
    settle: async () => ({ state: "settled", chargedTicks: 7n }),
    release: async () => ({ state: "released" }),
    extend: async () => undefined,
    expire: async () => [],
    holdOf: async () => undefined,
    countRequest: async () => undefined,
    pruneBudgets: async () => 0,
    ...store,
  };
  const spied = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (...given: unknown[]) => (requested.push(name), (answer as (...given: unknown[]) => unknown)(...given)),
    ]),
  ) as unknown as MoneyStore;
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => void lines.push((JSON.parse(line) as { event: string }).event) },
  );
  return {
    holdManager: new HoldManager({ money: spied, allotments: NO_ALLOTMENTS }, log, { ...TIMES, ...times }),
    requested,
    lines,
  };
}

const away = () => Promise.reject(new Error("away"));

describe("HoldManager", () => {
  it("does not wait long for an admission, and releases a hold that comes too late", async () => {
    const { holdManager, requested } = openHoldManager({ reserve: async () => (await sleep(60), { hold: HOLD }) });
    const failure: unknown = await Promise.resolve(holdManager.reserve(INPUT)).catch((error: unknown) => error);
    expect(String(failure)).to.contain("did not decide in time");
    await sleep(60);
    expect(requested).to.deep.equal(["reserve", "release"]);
  });

  it("does not delay a call for a settlement that is not written in time, and settles it later", async () => {
    let isAway = true;
    const { holdManager, requested } = openHoldManager({
      settle: async () => (isAway ? away() : { state: "settled", chargedTicks: 7n }),
    });
    await holdManager.reserve(INPUT);
    await holdManager.settle(HOLD, CHARGE);
    isAway = false;
    await holdManager.stop();
    expect(requested.filter((name) => name === "settle").length).to.be.greaterThan(1);
  });

  it("ends although a settlement is never written, and logs that", async () => {
    const { holdManager, lines } = openHoldManager({ settle: away });
    await holdManager.reserve(INPUT);
    await holdManager.settle(HOLD, CHARGE);
    await holdManager.stop();
    expect(lines.at(-1)).to.equal("settlement.abandoned");
  });

  it("does not end before a pending reservation is decided and released", async () => {
    let decide: (admission: { hold: typeof HOLD }) => void = () => undefined;
    const { holdManager, requested } = openHoldManager(
      { reserve: () => new Promise((resolve) => (decide = resolve)) },
      { stopMs: 10_000 },
    );
    await Promise.resolve(holdManager.reserve(INPUT)).catch(() => undefined);
    let hasEnded = false;
    const ending = holdManager.stop().then(() => (hasEnded = true));
    await sleep(50);
    expect([hasEnded, requested]).to.deep.equal([false, ["reserve"]]);
    decide({ hold: HOLD });
    await ending;
    expect(requested).to.deep.equal(["reserve", "release"]);
  });

  it("ends when a late reservation is released, though not at the first attempt", async () => {
    let isAway = true;
    const { holdManager, requested } = openHoldManager(
      {
        reserve: async () => (await sleep(40), { hold: HOLD }),
        release: async () => (isAway ? away() : { state: "released" }),
      },
      { stopMs: 10_000 },
    );
    await Promise.resolve(holdManager.reserve(INPUT)).catch(() => undefined);
    setTimeout(() => (isAway = false), 100);
    await holdManager.stop();
    expect([isAway, requested.filter((name) => name === "release").length > 1]).to.deep.equal([false, true]);
  });

  it("ends although a reservation is never decided, and logs that", async () => {
    const { holdManager, lines } = openHoldManager({ reserve: () => new Promise(() => undefined) });
    await Promise.resolve(holdManager.reserve(INPUT)).catch(() => undefined);
    await holdManager.stop();
    expect(lines.at(-1)).to.equal("settlement.abandoned");
  });

  it("renews its own leases before it sweeps, because it may have been suspended", async () => {
    const { holdManager, requested } = openHoldManager({});
    await holdManager.reserve(INPUT);
    await holdManager.sweep();
    expect(requested).to.deep.equal(["reserve", "extend", "expire"]);
  });

  it("removes old counts of budgets from time to time, also after a failure", async () => {
    const failing = () => Promise.reject(new Error("away"));
    const { holdManager, requested, lines } = openHoldManager({ pruneBudgets: failing }, { pruneMs: 5 });
    holdManager.start();
    await until(() => requested.filter((name) => name === "pruneBudgets").length > 1);
    await holdManager.stop();
    expect(lines).to.include("hold.sweep_failed");
  });

  it("gives all processes time to renew their leases after its start", async () => {
    const given: (number | undefined)[] = [];
    const { holdManager } = openHoldManager(
      { expire: async (before) => (given.push(before), []) },
      { renewMs: 60_000 },
    );
    holdManager.start();
    await until(() => given.length > 0);
    await holdManager.stop();
    expect(given[0]).to.equal(0);
  });

  for (const [what, renewMs, swept] of [
    ["gives all processes time to renew their leases", 60_000, 0],
    ["gives no process more time than that", 10, undefined],
  ] as const) {
    it(`${what} after the database was unavailable`, async () => {
      const given: (number | undefined)[] = [];
      let isAway = true;
      const { holdManager } = openHoldManager(
        { expire: async (before) => (given.push(before), isAway ? away() : []) },
        { renewMs },
      );
      await holdManager.sweep();
      isAway = false;
      await holdManager.sweep();
      await sleep(50);
      await holdManager.sweep();
      expect(given).to.deep.equal([undefined, 0, swept]);
    });
  }
});
