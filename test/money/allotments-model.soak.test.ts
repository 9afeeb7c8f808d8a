/** Random calls over several managers of one database, whose store calls are late, fail, or lose their answers. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { HoldManager } from "../../src/money/hold-manager.js";
import type { Database } from "../../src/stores/drivers/database.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import type { Hold, Resolution } from "../../src/stores/wallets/holds.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { createWalletStore } from "../../src/stores/wallets/wallet-store.js";
import { findFaults } from "../support/auditor.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, held, requestedVideoOf } from "../support/money/holds.js";
import { shaken } from "../support/money/shaken-store.js";
import { Random } from "../support/processes/random.js";

const RUNS = Number(process.env.ISOGLOSS_RUNS ?? 2);
/** The same in each run of the usual tests. */
const SEED = Number(process.env.ISOGLOSS_SEED ?? 20);
const STEPS = 60;
const WALLETS = ["alice", "bob"];
const CREDIT = 20_000n;
/** Of a second key of each wallet. */
const REQUESTS_PER_MINUTE = 20;
const LONG_MS = 20_000;
const RULES = { leastCalls: 2, share: 2n, idleMs: 60, tidyMs: 10, pauseMs: 5, recallMs: 2_000, lookMs: 5 };

interface Call {
  readonly callId: string;
  readonly process: Process;
  readonly hold: Hold;
  readonly keyId: string;
  end?: Promise<Resolution | undefined>;
  ticks?: bigint;
}

/** A manager as in a process of its own. */
class Process {
  isDead = false;
  faults = 0;
  readonly reserving = new Set<Promise<void>>();
  readonly manager: HoldManager;

  constructor(database: Database, random: Random) {
    const fails = () => this.isDead || random.chance(this.faults);
    const stores = {
      money: shaken(createMoneyStore(database), random, fails),
      allotments: shaken(createAllotmentStore(database), random, fails),
    };
    this.manager = new HoldManager(stores, pino({ enabled: false }), {
      leaseMs: 60_000,
      renewMs: 20,
      sweepMs: 60_000,
      retryMs: 5,
      stopMs: 2_000,
      admissionMs: LONG_MS,
      settlementMs: LONG_MS,
      allotments: RULES,
    });
    this.manager.start();
  }
}

class Model {
  readonly random: Random;
  private readonly processes: Process[] = [];
  private readonly calls: Call[] = [];
  private readonly callers: Caller[] = [];
  private readonly rated: Caller[] = [];
  private readonly begunAt = performance.now();
  private next = 0;

  constructor(
    private readonly database: Database,
    seed: number,
    private readonly faults: number,
  ) {
    this.random = new Random(seed);
  }

  async run(): Promise<void> {
    for (const name of WALLETS) {
      await fund(this.database, name, CREDIT);
      this.callers.push(await callerOf(this.database, name));
      const limits = { requestsPerMinute: REQUESTS_PER_MINUTE };
      this.rated.push(await callerOf(this.database, name, { limits }));
    }
    for (let count = 0; count < 2 + this.random.below(2); count += 1) this.open();
    const pending: Promise<void>[] = [];
    for (let count = 0; count < STEPS; count += 1) {
      pending.push(this.step());
      if (this.random.chance(0.3)) await sleep(this.random.below(8));
      if (count % 10 < 9) continue;
      await Promise.all(pending.splice(0));
      await this.check();
    }
    await this.finish();
  }

  private step(): Promise<void> {
    return this.random.weighted<() => Promise<void>>([
      [10, () => this.reserveSome()],
      [8, () => this.endSome()],
      [1, () => this.reserveAll()],
      [1, async () => void (await createWalletStore(this.database).credit(this.random.one(WALLETS) ?? "", 100n))],
      [1, () => this.replaceOne(false)],
      [this.faults > 0 ? 1 : 0, () => this.replaceOne(true)],
      [1, () => this.someProcess().manager.sweep(0)],
    ])();
  }

  private open(): void {
    const process = new Process(this.database, this.random);
    process.faults = this.faults;
    this.processes.push(process);
  }

  private someProcess(): Process {
    const process = this.random.one(this.processes.filter(({ isDead }) => !isDead));
    if (process === undefined) throw new Error("no process is alive");
    return process;
  }

  private async reserveSome(): Promise<void> {
    const process = this.someProcess();
    const caller = this.random.one([...this.callers, ...this.rated]) ?? raise("no wallet");
    const ticks = this.random.weighted([
      [30, 10n],
      [8, 100n],
    ]);
    const reserveOne = async () => {
      const callId = `call_${(this.next += 1)}`;
      const input = requestedVideoOf(caller, ticks, { callId });
      const admission = await Promise.resolve(process.manager.reserve(input)).catch(() => undefined);
      if (admission !== undefined && "hold" in admission)
        this.calls.push({ callId, process, hold: admission.hold, keyId: caller.keyId });
    };
    const reserving = Promise.all(Array.from({ length: 1 + this.random.below(12) }, reserveOne)).then(() => undefined);
    process.reserving.add(reserving);
    await reserving.finally(() => process.reserving.delete(reserving));
  }

  /** A call that needs all of a wallet gets it only if no other is under way. */
  private async reserveAll(): Promise<void> {
    const { manager } = this.someProcess();
    const caller = this.random.one(this.callers) ?? raise("no wallet");
    const input = requestedVideoOf(caller, CREDIT, { callId: `call_${(this.next += 1)}` });
    const admission = await Promise.resolve(manager.reserve(input)).catch(() => undefined);
    if (admission !== undefined && "hold" in admission) await manager.release(admission.hold, "not needed");
  }

  private async endSome(): Promise<void> {
    const open = this.calls.filter((call) => call.end === undefined && !call.process.isDead);
    await Promise.all(open.filter(() => this.random.chance(0.6)).map((call) => this.end(call)));
  }

  private async end(call: Call): Promise<void> {
    const { hold, process } = call;
    const ticks = this.random.one([0n, hold.ticks / 2n, hold.ticks, hold.ticks, hold.ticks + 3n]) ?? 0n;
    const isReleased = this.random.chance(0.2);
    if (!isReleased) call.ticks = ticks;
    const { manager } = process;
    call.end = isReleased
      ? manager.release(hold, "failed").then(() => ({ state: "released" }))
      : manager.settle(hold, chargeOf(ticks));
    const resolution = await call.end;
    if (process.isDead) return;
    expect(resolution, call.callId).to.deep.equal(
      isReleased ? { state: "released" } : { state: "settled", chargedTicks: ticks },
    );
  }

  /** One process ends, cleanly or as in a crash, and another starts. */
  private async replaceOne(crashes: boolean): Promise<void> {
    const old = this.someProcess();
    this.open();
    if (!crashes) {
      this.processes.splice(this.processes.indexOf(old), 1);
      await Promise.all(old.reserving);
      const open = this.calls.filter((call) => call.process === old && call.end === undefined);
      await Promise.all(open.map((call) => this.end(call)));
      return old.manager.stop();
    }
    old.isDead = true;
    await old.manager.stop();
  }

  /** Calls under way of processes that live are covered by what the wallet has reserved. */
  private async check(): Promise<void> {
    expect(await findFaults(this.database)).to.deep.equal([]);
    for (const [index, { walletId }] of this.callers.entries()) {
      const open = this.calls.filter(({ hold, end, process }) => {
        return hold.walletId === walletId && end === undefined && !process.isDead;
      });
      const sum = open.reduce((ticks, { hold }) => ticks + hold.ticks, 0n);
      const { reserved, balance, overrun } = await amountsOf(this.database, WALLETS[index] ?? "");
      expect(sum <= reserved && reserved <= balance + overrun, `${sum} of ${reserved} of ${balance}`).to.equal(true);
    }
  }

  private async finish(): Promise<void> {
    for (const process of this.processes) process.faults = 0;
    await Promise.all(this.calls.filter(({ end, process }) => !end && !process.isDead).map((call) => this.end(call)));
    if (this.faults === 0) await this.spendAll();
    await Promise.all(this.processes.filter(({ isDead }) => !isDead).map(({ manager }) => manager.stop()));
    // Nothing is left over without faults. Otherwise the leases end it.
    if (this.faults > 0) {
      await createMoneyStore(this.database).expire(Number.MAX_SAFE_INTEGER);
      await createAllotmentStore(this.database).expire(Number.MAX_SAFE_INTEGER);
    }
    for (const name of WALLETS) expect((await amountsOf(this.database, name)).reserved, name).to.equal(0n);
    await this.checkCharges();
    this.checkRates();
    expect(await findFaults(this.database)).to.deep.equal([]);
  }

  /** A call gets all of a wallet, whatever the processes have set aside. */
  private async spendAll(): Promise<void> {
    for (const [index, caller] of this.callers.entries()) {
      const { balance } = await amountsOf(this.database, WALLETS[index] ?? "");
      if (balance <= 0n) continue;
      const { manager } = this.someProcess();
      const input = requestedVideoOf(caller, balance, { callId: `all_${index}` });
      await manager.release(held(await manager.reserve(input)), "not needed");
    }
  }

  /** Over all processes. */
  private checkRates(): void {
    const again = Math.ceil(((performance.now() - this.begunAt) / 60_000) * REQUESTS_PER_MINUTE);
    for (const { keyId } of this.rated)
      expect(this.calls.filter((call) => call.keyId === keyId).length).to.be.at.most(REQUESTS_PER_MINUTE + again);
  }

  /** Every end that a living process was told of is written as it was told. */
  private async checkCharges(): Promise<void> {
    const rows: { call_id: string; state: string; charged_ticks: bigint | null }[] = await this.database(
      "holds",
    ).select("call_id", "state", "charged_ticks");
    const written = new Map(rows.map((row) => [row.call_id, row]));
    for (const { callId, process, ticks } of this.calls.filter(
      (call) => !call.process.isDead || call.end === undefined,
    )) {
      const row = written.get(callId);
      if (process.isDead) expect(row?.state ?? "expired", callId).to.equal("expired");
      else expect([row?.state, row?.charged_ticks], callId).to.deep.equal(wantedRow(ticks));
    }
  }
}

function wantedRow(ticks: bigint | undefined): [string, bigint | null] {
  return ticks === undefined ? ["released", null] : ["settled", ticks];
}

function raise(message: string): never {
  throw new Error(message);
}

forEachEngine("allotments under random calls", (database) => {
  for (let run = 0; run < RUNS; run += 1) {
    const seed = SEED + run;
    const faults = run % 2 === 0 ? 0 : 0.02;
    it(`keep the money right, with ${faults * 100} % of failures, ISOGLOSS_SEED=${seed}`, async function () {
      this.timeout(60_000);
      await new Model(database(), seed, faults).run();
    });
  }
});
