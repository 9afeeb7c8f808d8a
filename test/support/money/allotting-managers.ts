/** Managers of holds that give allotments to wallets with few calls already, as processes of their own would. */
import { pino } from "pino";
import type { AllotmentRules } from "../../../src/money/allotment-rules.js";
import { HoldManager } from "../../../src/money/hold-manager.js";
import type { Database } from "../../../src/stores/drivers/database.js";
import { moneyWithin, UsedUpRates } from "../../../src/stores/keys/used-up-rates.js";
import type { Caller } from "../../../src/stores/keys/caller.js";
import { type AllotmentStore, createAllotmentStore } from "../../../src/stores/wallets/allotment-store.js";
import type { Hold } from "../../../src/stores/wallets/holds.js";
import { type MoneyStore, createMoneyStore } from "../../../src/stores/wallets/money-store.js";
import { until } from "../until.js";
import { chargeOf, held, requestedVideoOf } from "./holds.js";

const RULES: Partial<AllotmentRules> = {
  leastCalls: 2,
  idleMs: 60_000,
  tidyMs: 10,
  pauseMs: 100,
  lookMs: 5,
  recallMs: 10_000,
};
const LEASE_MS = 60_000;

export class AllottingManagers {
  readonly lines: string[] = [];
  readonly #made: HoldManager[] = [];

  constructor(
    readonly database: Database,
    readonly caller: Caller,
  ) {}

  /** One that is not started neither renews nor tidies. */
  open(
    rules: Partial<AllotmentRules> = {},
    store: Partial<AllotmentStore & MoneyStore> = {},
    state = "started",
  ): HoldManager {
    const log = pino({ base: null }, { write: (line: string) => void this.lines.push(line) });
    const usedUpRates = new UsedUpRates();
    const stores = {
      usedUpRates,
      money: { ...moneyWithin(usedUpRates, createMoneyStore(this.database)), ...store },
      allotments: { ...createAllotmentStore(this.database), ...store },
    };
    const made = new HoldManager(stores, log, {
      leaseMs: LEASE_MS,
      admissionMs: 20_000,
      allotments: { ...RULES, ...rules },
    });
    if (state === "started") made.start();
    this.#made.push(made);
    return made;
  }

  /** One whose wallet has an allotment with room for many calls, and no call under way. */
  async busy(
    rules: Partial<AllotmentRules> = {},
    store: Partial<AllotmentStore & MoneyStore> = {},
  ): Promise<HoldManager> {
    const one = this.open(rules, store);
    // It grows with the calls of the last second.
    await until(async () => {
      await settleAll(one, await this.holdSome(one, 10));
      return ((await this.allotted())[0]?.ticks ?? 0n) >= 90n;
    });
    return one;
  }

  async hold(one: HoldManager, ticks = 10n): Promise<Hold> {
    return held(await one.reserve(requestedVideoOf(this.caller, ticks)));
  }

  holdSome(one: HoldManager, count: number): Promise<Hold[]> {
    return Promise.all(Array.from({ length: count }, () => this.hold(one)));
  }

  async allotted(): Promise<{ ticks: bigint; held_ticks: bigint }[]> {
    return this.database("allotments").select("ticks", "held_ticks");
  }

  /** How many holds are written. */
  async openHolds(): Promise<number> {
    return (await this.database("holds").where({ state: "held" })).length;
  }

  async stop(): Promise<void> {
    await Promise.all(this.#made.map((manager) => manager.stop()));
  }
}

export function settleAll(one: HoldManager, holds: readonly Hold[], ticks = 7n) {
  return Promise.all(holds.map((some) => one.settle(some, chargeOf(ticks))));
}
