/** What a process believes of its allotment, against the database, after random calls and failures of the store. */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type AllottedHold, Allotment } from "../../src/money/allotment.js";
import type { Database } from "../../src/stores/drivers/database.js";
import { newIdentifier } from "../../src/stores/identifiers.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import { findFaults } from "../support/auditor.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, requestedVideoOf } from "../support/money/holds.js";
import { NO_ALLOTMENTS } from "../support/money/no-allotments.js";
import { shaken } from "../support/money/shaken-store.js";
import { Random } from "../support/processes/random.js";

const RUNS = Number(process.env.ISOGLOSS_RUNS ?? 6);
/** The same in each run of the usual tests. */
const SEED = Number(process.env.ISOGLOSS_SEED ?? 70);
const STEPS = 40;
const BEGINNING = 500n;
const MORE_THAN_ALL = 1_000_000n;

class Model {
  private readonly random: Random;
  private readonly calls: AllottedHold[] = [];
  private faults = 0;
  private next = 0;

  constructor(
    private readonly database: Database,
    seed: number,
    private readonly mostFaults: number,
  ) {
    this.random = new Random(seed);
  }

  async run(): Promise<void> {
    await fund(this.database, "alice", 100_000n);
    const caller = await callerOf(this.database, "alice");
    const store = shaken(createAllotmentStore(this.database), this.random, () => this.random.chance(this.faults));
    const id = newIdentifier("allotment");
    const wanted = { id, walletId: caller.walletId, ticks: BEGINNING, least: 0n, lifetimeMilliseconds: 60_000 };
    await store.take(wanted);
    const lease = { endsAt: Infinity, endsOn: Infinity };
    const allotment = new Allotment(id, caller.walletId, BEGINNING, lease, store, () => undefined);
    const pending: Promise<unknown>[] = [];
    for (let count = 1; count <= STEPS; count += 1) {
      this.faults = this.mostFaults;
      pending.push(this.step(allotment, caller).catch(() => undefined));
      if (this.random.chance(0.3)) await sleep(this.random.below(8));
      if (count % 8 > 0) continue;
      await this.settled(allotment, pending);
      await this.check(allotment);
    }
    await this.finish(allotment, pending);
  }

  private async step(allotment: Allotment, caller: Caller): Promise<void> {
    await this.random.weighted<() => Promise<unknown> | void>([
      [12, () => this.admitSome(allotment, caller)],
      [8, () => this.endSome(allotment)],
      [4, () => allotment.grow(BigInt(this.random.below(100)), this.random.chance(0.3) ? MORE_THAN_ALL : 0n)],
      [4, () => allotment.show()],
      [this.next > STEPS ? 1 : 0, () => allotment.retire(this.random.chance(0.5))],
    ])();
  }

  private admitSome(allotment: Allotment, caller: Caller): void {
    for (let count = this.random.below(8); count > 0; count -= 1) {
      const input = requestedVideoOf(caller, BigInt(this.random.below(40)), { callId: `call_${(this.next += 1)}` });
      const hold = allotment.admit(input, performance.now());
      if (hold !== undefined) this.calls.push(hold);
    }
  }

  private async endSome(allotment: Allotment): Promise<void> {
    const ending = this.calls.splice(0, this.random.below(8));
    await Promise.all(ending.map((hold) => this.end(allotment, hold)));
  }

  /** Repeated until the store answers, as managers do. */
  private async end(allotment: Allotment, hold: AllottedHold): Promise<void> {
    const { ticks } = hold;
    const charged = this.random.one([0n, ticks / 2n, ticks, ticks + 3n]) ?? 0n;
    const end = this.random.chance(0.2) ? { released: "failed" } : chargeOf(charged);
    for (;;) {
      const resolution = await allotment.end(hold, end).catch(() => undefined);
      if (resolution === undefined) continue;
      expect(resolution.state).to.equal("released" in end ? "released" : "settled");
      return;
    }
  }

  private async settled(allotment: Allotment, pending: Promise<unknown>[]): Promise<void> {
    this.faults = 0;
    await Promise.all(pending.splice(0));
    // The last call of a retired one has its answer before the rest is back in the wallet.
    if (allotment.isRetired && allotment.calls === 0) await allotment.retire();
  }

  /** The database has what the process may still spend, and nothing else of the wallet is reserved. */
  private async check(allotment: Allotment): Promise<void> {
    const row = (await this.database("allotments").first("ticks")) as { ticks: bigint } | undefined;
    const { reserved } = await amountsOf(this.database, "alice");
    expect(reserved).to.equal(row?.ticks ?? 0n);
    const believed = allotment.free + allotment.held;
    // After a failure it may contain more than its process believes, and never less.
    if (this.mostFaults > 0) expect(believed <= reserved, `${believed} of ${reserved}`).to.equal(true);
    else expect(believed).to.equal(reserved);
    expect(await findFaults(this.database)).to.deep.equal([]);
  }

  private async finish(allotment: Allotment, pending: Promise<unknown>[]): Promise<void> {
    await allotment.retire(true);
    await this.check(allotment);
    expect(allotment.free).to.equal(0n);
    const { reserved } = await amountsOf(this.database, "alice");
    if (this.mostFaults === 0) expect(reserved).to.equal(allotment.held);
    while (this.calls.length > 0) pending.push(this.endSome(allotment));
    await this.settled(allotment, pending);
    await allotment.retire();
    expect((await amountsOf(this.database, "alice")).reserved).to.equal(0n);
    expect(await findFaults(this.database)).to.deep.equal([]);
  }
}

describe("an allotment", () => {
  const caller: Caller = { keyId: "key", walletId: "wallet", models: undefined, limits: undefined };
  for (const [reason, lease, isAdmitted] of [
    ["while its lease lasts", { endsAt: 10, endsOn: Infinity }, true],
    ["after its lease", { endsAt: 9, endsOn: Infinity }, false],
    // The monotonic clock stands still while a machine is suspended.
    ["after its lease by the clock of the day", { endsAt: Infinity, endsOn: Date.now() - 1 }, false],
  ] as const) {
    it(`admits ${isAdmitted ? "a call" : "no call"} ${reason}`, () => {
      const allotment = new Allotment("one", caller.walletId, 100n, lease, NO_ALLOTMENTS, () => undefined);
      expect(allotment.admit(requestedVideoOf(caller, 10n), 9.5) !== undefined).to.equal(isAdmitted);
    });
  }
});

forEachEngine("an allotment under random calls", (database) => {
  for (let run = 0; run < RUNS; run += 1) {
    const [seed, faults] = [SEED + run, run % 2 === 0 ? 0 : 0.05];
    it(`contains what its process believes, with ${faults * 100} % of failures, ISOGLOSS_SEED=${seed}`, async () => {
      await new Model(database(), seed, faults).run();
    });
  }
});

forEachEngine("an allotment whose calls end turn by turn", (database) => {
  it("writes their ends in one transaction", async () => {
    await fund(database(), "alice", 100_000n);
    const caller = await callerOf(database(), "alice");
    const store = createAllotmentStore(database());
    const wanted = { id: "allotment_1", walletId: caller.walletId, ticks: BEGINNING, least: 0n };
    await store.take({ ...wanted, lifetimeMilliseconds: 60_000 });
    const lease = { endsAt: Infinity, endsOn: Infinity };
    const allotment = new Allotment(wanted.id, caller.walletId, BEGINNING, lease, store, () => undefined);
    const inputs = ["call_1", "call_2", "call_3"].map((callId) => requestedVideoOf(caller, 20n, { callId }));
    const holds = inputs.flatMap((input) => allotment.admit(input, 0) ?? []);
    const ends: Promise<unknown>[] = [];
    const endNext = () => {
      const hold = holds.shift();
      if (hold === undefined) return;
      // Before the allotment looks in the next turn whether more have come.
      setImmediate(endNext);
      ends.push(allotment.end(hold, chargeOf(10n)));
    };
    endNext();
    while (ends.length < inputs.length) await nextTurn();
    await Promise.all(ends);
    const charges: unknown[] = await database()("ledger").where({ kind: "charge", account: "wallet" }).select("ticks");
    expect(charges).to.deep.equal([{ ticks: -30n }]);
  });
});
