/** Random operations on the money store and on an oracle. Both must return the same. */
import { isDeepStrictEqual } from "node:util";
import type { Database } from "../../src/stores/drivers/database.js";
import type { Admission, HoldKey, Resolution } from "../../src/stores/wallets/holds.js";
import { type MoneyStore, createMoneyStore } from "../../src/stores/wallets/money-store.js";
import type { Caller, KeyLimits } from "../../src/stores/keys/caller.js";
import { createWalletStore } from "../../src/stores/wallets/wallet-store.js";
import { findFaults } from "../support/auditor.js";
import { AnswerLost, type Faults, faultyDatabase } from "./faulty-database.js";
import { Oracle, type OracleHold, type OracleKey, type OracleWallet, type OracleInput } from "./oracle.js";
import { Random } from "../support/processes/random.js";
import { amountsOf, callerOf, chargeOf, fund, requestedVideoOf } from "../support/money/holds.js";

export interface ModelRun {
  readonly database: Database;
  readonly seed: number;
  readonly operations: number;
  /** The store to try; the real one unless given. */
  readonly storeOn?: typeof createMoneyStore;
}

interface ModelKey extends OracleKey {
  readonly caller: Caller;
  readonly walletName: string;
}

const WALLETS = ["alice", "bob", "carol", "dave"];
const LIMITS: readonly KeyLimits[] = [
  {},
  { requestsPerMinute: 20, tokensPerMinute: 5_000 },
  { mostConcurrent: 3, tokensPerMinute: 7_001 },
  { requestsPerMinute: 40, ticksPerDay: 3n * 10n ** 12n, ticksPerMonth: 10n ** 13n },
];
const FIRST_CREDIT = 10n ** 13n;
const BIGGEST = 10 ** 12;
const REMEMBERED = 500;
/** Some days of budgets pass. */
const LONG_WAIT_MILLISECONDS = 30 * 3_600_000;
const OPERATIONS_BETWEEN_AUDITS = 20_000;

/** Runs the model. A failure contains the values to run it again. */
export async function runModel({ database, seed, operations, storeOn = createMoneyStore }: ModelRun): Promise<void> {
  const model = await Model.open(database, seed, storeOn);
  let number = 0;
  try {
    for (; number < operations; number += 1) {
      await model.step();
      if ((number + 1) % OPERATIONS_BETWEEN_AUDITS === 0) await model.audit();
    }
    await model.audit();
  } catch (error) {
    const again = `ISOGLOSS_SEED=${seed} ISOGLOSS_OPERATIONS=${number + 1} make soak-money`;
    throw new Error(`operation ${number} went wrong; see it again with ${again}`, { cause: error });
  }
}

class Model {
  private readonly oracle = new Oracle();
  private readonly money: MoneyStore;
  private readonly faults: Faults = { rollbacks: 0, losesAnswer: false };
  /** Some of the calls that were refused or are over, to repeat them. */
  private readonly refused: OracleInput[] = [];
  private readonly over: OracleHold[] = [];
  private time = 1_700_000_000_000;
  private calls = 0;

  private constructor(
    private readonly database: Database,
    private readonly random: Random,
    private readonly keys: readonly ModelKey[],
    storeOn: typeof createMoneyStore,
  ) {
    this.money = storeOn(faultyDatabase(database, this.faults), () => this.time);
  }

  static async open(database: Database, seed: number, storeOn: typeof createMoneyStore): Promise<Model> {
    const keys: ModelKey[] = [];
    for (const walletName of WALLETS) {
      await fund(database, walletName, FIRST_CREDIT);
      const wallet: OracleWallet = { balance: FIRST_CREDIT, reserved: 0n, spent: 0n, overrun: 0n };
      for (const limits of LIMITS) {
        const caller = await callerOf(database, walletName, { limits });
        keys.push({ wallet, walletName, limits, caller, emptyAt: { requests: 0n, tokens: 0n }, used: new Map() });
      }
    }
    return new Model(database, new Random(seed), keys, storeOn);
  }

  /** Does one operation, and checks the wallet of that operation. */
  async step(): Promise<void> {
    this.faults.rollbacks = this.random.chance(0.01) ? this.random.below(3) : 0;
    const touched = await this.random.weighted<() => Promise<ModelKey | undefined>>([
      [34, () => this.reserve(this.newInput())],
      [4, () => this.reserveAgain()],
      [24, () => this.settle(this.someHeld())],
      [3, () => this.settle(this.someOver())],
      [9, () => this.release(this.someHeld())],
      [2, () => this.release(this.someOver())],
      [5, () => this.extend()],
      [2, () => this.expire()],
      [12, () => this.wait()],
      [2, () => this.credit()],
      [2, () => this.raceResolutions()],
      [3, () => this.raceReservations()],
      [3, () => this.raceEnds()],
    ])();
    if (touched !== undefined) await this.compareWallet(touched);
  }

  /** Everything together: the ledger by itself, and every wallet and hold against the oracle. */
  async audit(): Promise<void> {
    same("the ledger", await findFaults(this.database), []);
    for (const key of this.keys) await this.compareWallet(key);
    const rows: { call_id: string; id: string; state: string; charged_ticks: bigint | null }[] = await this.database(
      "holds",
    ).select("call_id", "id", "state", "charged_ticks");
    same("the number of holds", rows.length, this.oracle.holds.size);
    for (const { call_id, id, state, charged_ticks } of rows) {
      const { id: known, resolution } = this.oracle.holds.get(call_id) ?? {};
      const charged = resolution?.state === "settled" ? resolution.chargedTicks : null;
      same(
        "a hold",
        { id, state, charged_ticks },
        { id: known, state: resolution?.state ?? "held", charged_ticks: charged },
      );
    }
  }

  private async reserve(input: OracleInput): Promise<ModelKey> {
    const key = this.keyOf(input.key);
    const wanted = this.oracle.reserve(input, this.time);
    const answer = await this.answered(() => this.money.reserve(this.admit(input)));
    this.compareAdmission(input, wanted, answer);
    return key;
  }

  private compareAdmission(input: OracleInput, wanted: ReturnType<Oracle["reserve"]>, answer: Admission): void {
    if ("refused" in wanted) {
      same("a refusal", answer, wanted);
      remember(this.refused, input);
      return;
    }
    if (!("hold" in answer)) throw new Error(`a call was refused: ${JSON.stringify(answer)}`);
    if (wanted.id === "") wanted.id = answer.hold.id;
    const { walletId } = this.keyOf(input.key).caller;
    same("a hold", answer.hold, { id: wanted.id, walletId, ticks: wanted.ticks });
  }

  /** The same call once more: one that was refused may be admitted now, and one that has a hold keeps it. */
  private async reserveAgain(): Promise<ModelKey | undefined> {
    const hold = this.random.chance(0.5) ? this.someHeld() : this.someOver();
    const input = this.random.chance(0.5)
      ? this.random.one(this.refused)
      : hold && { ...hold, tokens: 1, lifetime: 1_000 };
    return input && this.reserve(input);
  }

  private async settle(hold: OracleHold | undefined): Promise<ModelKey | undefined> {
    if (hold === undefined) return undefined;
    const ticks = this.chargeFor(hold);
    const wanted = this.oracle.resolve(hold, { state: "settled", chargedTicks: ticks });
    same(
      "a settlement",
      await this.answered(() =>
        this.money.settle(this.keyFor(hold), chargeOf(ticks, { estimated: this.random.chance(0.2) })),
      ),
      wanted,
    );
    return this.finished(hold);
  }

  private keyFor({ id, key }: OracleHold): HoldKey {
    return { id, walletId: this.keyOf(key).caller.walletId };
  }

  private async release(hold: OracleHold | undefined): Promise<ModelKey | undefined> {
    if (hold === undefined) return undefined;
    const wanted = this.oracle.resolve(hold, { state: "released" });
    same("a release", await this.answered(() => this.money.release(this.keyFor(hold), "refused")), wanted);
    return this.finished(hold);
  }

  private async extend(): Promise<undefined> {
    const holds = [this.someHeld(), this.someHeld(), this.someOver()].filter((hold) => hold !== undefined);
    const lifetime = this.random.below(60_000);
    this.oracle.extend(holds, this.time + lifetime);
    await this.money.extend(
      holds.map(({ id }) => id),
      lifetime,
    );
  }

  private async expire(): Promise<undefined> {
    const wanted = this.oracle.expire(this.time);
    const answer = await this.money.expire();
    same("what expired", answer.map(({ id }) => id).sort(), wanted.map(({ id }) => id).sort());
    for (const hold of wanted) this.finished(hold);
  }

  private wait(): Promise<undefined> {
    this.time += this.random.below(this.random.chance(0.05) ? LONG_WAIT_MILLISECONDS : 10_000);
    return Promise.resolve(undefined);
  }

  private async credit(): Promise<ModelKey> {
    const key = this.someKey();
    const ticks = BigInt(1 + this.random.below(BIGGEST)) * 4n;
    key.wallet.balance += ticks;
    await createWalletStore(this.database).credit(key.walletName, ticks);
    return key;
  }

  /** Several ends of one hold in parallel: the first one counts, and all get the same result. */
  private async raceResolutions(): Promise<ModelKey | undefined> {
    const hold = this.someHeld();
    if (hold === undefined) return undefined;
    const charges = [this.chargeFor(hold), this.chargeFor(hold)];
    const possible: Resolution[] = [
      { state: "released" },
      ...charges.map((chargedTicks) => ({ state: "settled" as const, chargedTicks })),
    ];
    const answer = await Promise.all([
      ...charges.map((ticks) => this.money.settle(this.keyFor(hold), chargeOf(ticks))),
      this.money.release(this.keyFor(hold), "raced"),
    ]);
    const [first] = answer;
    if (first === undefined || !possible.some((resolution) => isDeepStrictEqual(resolution, first)))
      throw new Error("an end that was not requested");
    for (const other of answer) same("a raced end", other, first);
    this.oracle.resolve(hold, first);
    return this.finished(hold);
  }

  /** Parallel calls of keys of one wallet, which covers some of them. Each gets what it would get in their order. */
  private async raceReservations(): Promise<ModelKey | undefined> {
    const { wallet } = this.someKey();
    const keys = this.keys.filter((key) => key.wallet === wallet);
    const share = (wallet.balance - wallet.reserved) / 4n;
    const inputs = Array.from({ length: 2 + this.random.below(8) }, () => {
      const ticks = share > 0n && this.random.chance(0.3) ? share + 1n : BigInt(this.random.below(1_000_000));
      return { ...this.newInput(), key: this.random.one(keys) ?? missing(), ticks };
    });
    const [first = missing()] = inputs;
    const asked = this.random.chance(0.2) ? [...inputs, first] : inputs;
    const answers = await Promise.all(asked.map((input) => this.money.reserve(this.admit(input))));
    for (const [index, input] of inputs.entries())
      this.compareAdmission(input, this.oracle.reserve(input, this.time), answers[index] ?? missing());
    if (asked.length > inputs.length) same("the answer to a call that is asked for twice", answers.at(-1), answers[0]);
    return keys[0];
  }

  /** Parallel ends of several holds. Those of one wallet are written together. */
  private async raceEnds(): Promise<undefined> {
    const some = Array.from({ length: 8 }, () => (this.random.chance(0.9) ? this.someHeld() : this.someOver()));
    const holds = new Set(some.filter((hold) => hold !== undefined));
    const ends = [...holds].map((hold): [OracleHold, Resolution] => [
      hold,
      this.random.chance(0.3) ? { state: "released" } : { state: "settled", chargedTicks: this.chargeFor(hold) },
    ]);
    const answers = await Promise.all(
      ends.map(([hold, end]) =>
        "chargedTicks" in end
          ? this.money.settle(this.keyFor(hold), chargeOf(end.chargedTicks, { estimated: this.random.chance(0.2) }))
          : this.money.release(this.keyFor(hold), "raced"),
      ),
    );
    for (const [index, [hold, end]] of ends.entries()) {
      same("one of several ends", answers[index], this.oracle.resolve(hold, end));
      this.finished(hold);
    }
    for (const key of new Set([...holds].map((hold) => this.keyOf(hold.key)))) await this.compareWallet(key);
    return undefined;
  }

  /** Repeats the operation when the answer was lost, as a client of the store would. It must take effect once. */
  private async answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.faults.losesAnswer = this.random.chance(0.03);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof AnswerLost)) throw error;
      return await ask();
    } finally {
      this.faults.losesAnswer = false;
    }
  }

  private newInput(): OracleInput {
    this.calls += 1;
    const ticks = this.random.weighted([
      [1, 0n],
      [2, BigInt(this.random.below(100))],
      [7, BigInt(this.random.below(BIGGEST))],
    ]);
    const tokens = this.random.weighted([
      [1, 0],
      [6, this.random.below(2_000)],
      [1, this.random.below(20_000)],
    ]);
    return {
      callId: `model_${this.calls}`,
      key: this.someKey(),
      ticks,
      tokens,
      lifetime: 1 + this.random.below(120_000),
    };
  }

  private admit({ callId, key, ticks, tokens, lifetime }: OracleInput) {
    return requestedVideoOf(this.keyOf(key).caller, ticks, { callId, tokens, lifetimeMilliseconds: lifetime });
  }

  /** Mostly within the hold, sometimes above it. */
  private chargeFor({ ticks }: OracleHold): bigint {
    const share = BigInt(this.random.below(1_000));
    return this.random.weighted([
      [6, (ticks * share) / 1_000n],
      [2, ticks],
      [1, 0n],
      [1, ticks + share * 1_000n],
    ]);
  }

  private finished(hold: OracleHold): ModelKey {
    remember(this.over, hold);
    return this.keyOf(hold.key);
  }

  private someKey(): ModelKey {
    return this.random.one(this.keys) ?? missing();
  }

  private someHeld(): OracleHold | undefined {
    // One of the oldest: picking from a whole set would walk all of it.
    let rest = this.random.below(Math.min(this.oracle.held.size, 30) + 1);
    for (const hold of this.oracle.held) if (rest-- === 0) return hold;
    return undefined;
  }

  private someOver(): OracleHold | undefined {
    return this.random.one(this.over);
  }

  private keyOf(key: OracleKey): ModelKey {
    return this.keys.find((known) => known === key) ?? missing();
  }

  private async compareWallet({ walletName, wallet }: ModelKey): Promise<void> {
    same(`the wallet ${walletName}`, await amountsOf(this.database, walletName), { ...wallet });
  }
}

function remember<Item>(items: Item[], item: Item): void {
  items.push(item);
  if (items.length > REMEMBERED) items.shift();
}

function same(what: string, found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted))
    throw new Error(`${what} is ${shown(found)} where the oracle has ${shown(wanted)}`);
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${part}` : part));
}

function missing(): never {
  throw new Error("there is nothing to choose from");
}
