import { expect } from "chai";
import { boundsOf, type Period } from "../../src/stores/keys/key-budgets.js";
import type { Caller, KeyLimits } from "../../src/stores/keys/caller.js";
import { createKeyStore } from "../../src/stores/keys/key-store.js";
import { inTransaction } from "../../src/stores/drivers/database.js";
import { runSteps, type Steps } from "../../src/stores/drivers/steps.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { admitCalls } from "../../src/stores/wallets/admit-calls.js";
import { endHold } from "../../src/stores/wallets/end-holds.js";
import { type MoneyStore, createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, held, LIFETIME_MS, requestedVideoOf } from "../support/money/holds.js";
import { accepted, endingOf, intentOf } from "../support/tasks/tasks.js";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.UTC(2026, 0, 30, 12);
const MIDNIGHT = Date.UTC(2026, 0, 31);
const NEXT_MONTH = Date.UTC(2026, 1, 1);

interface SpendRow {
  readonly period: Period;
  readonly starts_at: bigint;
  readonly held_ticks: bigint;
  readonly spent_ticks: bigint;
}

forEachEngine("a key's budget", (database) => {
  let time = 0;
  const process = (clock = () => time): MoneyStore => createMoneyStore(database(), clock);
  const withBudget = (limits: KeyLimits): Promise<Caller> => callerOf(database(), "alice", { limits });
  const ask = (caller: Caller, ticks: bigint) => process().reserve(requestedVideoOf(caller, ticks));
  const hold = async (caller: Caller, ticks: bigint) => held(await ask(caller, ticks));
  const refused = (period: Period, ticks: bigint, isUsedUp: boolean, renewsAt: number) => ({
    refused: "budget",
    period,
    ticks,
    isUsedUp,
    renewsAt,
  });
  const spendOf = async ({ keyId }: Caller) => {
    const rows: SpendRow[] = await database()("key_spend").where({ key_id: keyId }).orderBy(["period", "starts_at"]);
    return rows.map(({ period, held_ticks, spent_ticks }) => `${period} ${held_ticks} ${spent_ticks}`);
  };

  beforeEach(async () => {
    time = NOON;
    await fund(database(), "alice", 1_000n);
  });

  it("is available to the tick, and then refuses calls until it renews", async () => {
    const caller = await withBudget({ ticksPerDay: 10n });
    await hold(caller, 4n);
    expect(await ask(caller, 7n)).to.deep.equal(refused("day", 10n, false, MIDNIGHT));
    await hold(caller, 6n);
    expect(await ask(caller, 1n)).to.deep.equal(refused("day", 10n, true, MIDNIGHT));
    time = MIDNIGHT - 1;
    expect(await ask(caller, 1n)).to.deep.equal(refused("day", 10n, true, MIDNIGHT));
    time = MIDNIGHT;
    await hold(caller, 10n);
  });

  it("of a month renews on its first day", async () => {
    const caller = await withBudget({ ticksPerMonth: 10n });
    for (; time < NEXT_MONTH; time += 24 * HOUR_MS) await hold(caller, 5n);
    time = NEXT_MONTH - 1;
    expect(await ask(caller, 1n)).to.deep.equal(refused("month", 10n, true, NEXT_MONTH));
    time = NEXT_MONTH;
    await hold(caller, 10n);
  });

  it("that renews later is named when two are used up", async () => {
    const caller = await withBudget({ ticksPerDay: 5n, ticksPerMonth: 8n });
    await hold(caller, 5n);
    expect(await ask(caller, 3n)).to.deep.equal(refused("day", 5n, true, MIDNIGHT));
    expect(await ask(caller, 4n)).to.deep.equal(refused("month", 8n, false, NEXT_MONTH));
  });

  it("gets back what calls do not cost", async () => {
    const caller = await withBudget({ ticksPerDay: 10n });
    await process().settle(await hold(caller, 10n), chargeOf(3n));
    expect(await ask(caller, 8n)).to.deep.equal(refused("day", 10n, false, MIDNIGHT));
    await process().release(await hold(caller, 7n), "refused");
    await hold(caller, 7n);
    expect(await ask(caller, 1n)).to.include({ isUsedUp: true });
    time += LIFETIME_MS;
    expect(await process().expire()).to.have.length(1);
    await hold(caller, 7n);
    expect(await spendOf(caller)).to.deep.equal(["day 7 3", "month 7 3"]);
  });

  it("gets back what many expired calls held, of several keys and days", async () => {
    const callers = [await withBudget({ ticksPerDay: 500n }), await withBudget({ ticksPerMonth: 500n })];
    for (let call = 0; call < 110; call += 1)
      for (const caller of callers) {
        if (call === 60) time = MIDNIGHT;
        await hold(caller, 1n);
      }
    time += LIFETIME_MS;
    expect(await process().expire()).to.have.length(220);
    for (const caller of callers) expect(await spendOf(caller)).to.deep.equal(["day 0 0", "day 0 0", "month 0 0"]);
  });

  it("counts a charge above its hold, and refuses calls while it is exceeded", async () => {
    const caller = await withBudget({ ticksPerDay: 10n });
    await process().settle(await hold(caller, 5n), chargeOf(12n));
    for (const ticks of [0n, 1n]) expect(await ask(caller, ticks)).to.include({ refused: "budget", isUsedUp: true });
    time = MIDNIGHT;
    await hold(caller, 10n);
  });

  it("counts a call once, however often it is asked for and ended", async () => {
    const caller = await withBudget({ ticksPerDay: 10n });
    const input = requestedVideoOf(caller, 10n);
    const first = held(await process().reserve(input));
    expect(held(await process().reserve(input))).to.deep.equal(first);
    await Promise.all([process().settle(first, chargeOf(4n)), process().settle(first, chargeOf(4n))]);
    await process().release(first, "too late");
    expect(await spendOf(caller)).to.deep.equal(["day 0 4", "month 0 4"]);
  });

  it("counts a call on the day on which it was admitted", async () => {
    const caller = await withBudget({ ticksPerDay: 10n });
    time = MIDNIGHT - 1;
    const late = await hold(caller, 10n);
    time = MIDNIGHT;
    await hold(caller, 10n);
    await process().settle(late, chargeOf(7n));
    expect(await spendOf(caller)).to.deep.equal(["day 0 7", "day 10 0", "month 10 7"]);
  });

  it("counts a task on the day on which it was created", async () => {
    const caller = await withBudget({ ticksPerDay: 30n });
    const tasks = createTaskStore(database(), () => time);
    await accepted(tasks, intentOf(caller, 30n));
    expect(await tasks.createIntent(intentOf(caller, 1n))).to.deep.equal(refused("day", 30n, true, MIDNIGHT));
    time = MIDNIGHT + HOUR_MS;
    const [task] = await tasks.claimDue({ owner: "test", until: time + 1_000, limit: 1 });
    expect(await tasks.createIntent(intentOf(caller, 30n))).to.have.property("task");
    if (task !== undefined) await tasks.finish(task, endingOf());
    expect(await spendOf(caller)).to.deep.equal(["day 0 20", "day 30 0", "month 30 20"]);
  });

  it("is listed with what counts towards it now", async () => {
    const caller = await withBudget({ ticksPerDay: 20n });
    const keys = () => createKeyStore(database(), () => time).list();
    const usedNow = async () => (await keys()).find(({ id }) => id === caller.keyId)?.used;
    expect(await usedNow()).to.deep.equal({ day: 0n, month: 0n });
    await process().settle(await hold(caller, 5n), chargeOf(4n));
    await hold(caller, 3n);
    expect(await usedNow()).to.deep.equal({ day: 7n, month: 7n });
    time = MIDNIGHT;
    expect(await usedNow()).to.deep.equal({ day: 0n, month: 7n });
    time = NEXT_MONTH;
    expect(await usedNow()).to.deep.equal({ day: 0n, month: 0n });
  });

  it("is not listed for keys that have none", async () => {
    await callerOf(database(), "alice");
    const [key] = await createKeyStore(database()).list();
    expect(key).not.to.have.property("used");
  });

  it("forgets what was spent in periods that ended a month ago, unless a call of them is open", async () => {
    const [ended, open] = [await withBudget({ ticksPerDay: 20n }), await withBudget({ ticksPerDay: 20n })];
    await process().settle(await hold(ended, 5n), chargeOf(4n));
    const left = await hold(open, 5n);
    time = MIDNIGHT + 31 * DAY_MS;
    expect(await process().pruneBudgets()).to.equal(0);
    time = MIDNIGHT + 31 * DAY_MS + 1;
    expect(await process().pruneBudgets()).to.equal(1);
    expect(await spendOf(ended)).to.deep.equal(["month 0 4"]);
    time = NEXT_MONTH + 31 * DAY_MS + 1;
    await hold(ended, 1n);
    expect(await process().pruneBudgets()).to.equal(1);
    expect([await spendOf(ended), await spendOf(open)]).to.deep.equal([
      ["day 1 0", "month 1 0"],
      ["day 5 0", "month 5 0"],
    ]);
    await process().release(left, "late");
    expect(await process().pruneBudgets()).to.equal(2);
  });

  it("leaves nothing behind when it refuses a call", async () => {
    const caller = await withBudget({ ticksPerDay: 10n, requestsPerMinute: 1 });
    expect(await ask(caller, 11n)).to.include({ refused: "budget" });
    expect(await amountsOf(database(), "alice")).to.include({ reserved: 0n });
    for (const table of ["holds", "key_spend", "key_meters"])
      expect(await database()(table).select(), table).to.deep.equal([]);
    await hold(caller, 10n);
  });

  it("is the key's own, within what the wallet has", async () => {
    const [one, other, rich] = [
      await withBudget({ ticksPerDay: 10n }),
      await withBudget({ ticksPerDay: 10n }),
      await withBudget({ ticksPerDay: 5_000n }),
    ];
    await hold(one, 10n);
    await hold(other, 10n);
    expect(await ask(rich, 981n)).to.deep.equal({ refused: "balance" });
    await hold(rich, 980n);
  });

  it("admits exactly ten of many parallel calls when it covers ten, at several processes", async () => {
    const caller = await withBudget({ ticksPerDay: 10n });
    const [one, other] = [process(), process()];
    const answer = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? one : other).reserve(requestedVideoOf(caller, 1n))),
    );
    expect(answer.filter((admission) => "hold" in admission)).to.have.lengthOf(10);
    expect(await spendOf(caller)).to.deep.equal(["day 10 0", "month 10 0"]);
  });

  const costs: [string, KeyLimits | undefined, number, number, number][] = [
    ["without limits", undefined, 2, 3, 2],
    ["with a rate", { requestsPerMinute: 9 }, 4, 3, 2],
    ["with a budget", { ticksPerDay: 9n }, 3, 4, 3],
    ["with two budgets", { ticksPerDay: 9n, ticksPerMonth: 9n }, 3, 4, 3],
  ];
  for (const [what, limits, admission, settlement, release] of costs) {
    it(`costs a call of a key ${what} ${admission}, ${settlement} and ${release} statements`, async () => {
      const caller = await callerOf(database(), "alice", { limits });
      const count = { statements: 0 };
      const run = <Result>(steps: Steps<Result>) =>
        inTransaction(database(), (transaction) => runSteps(transaction, counted(steps, count)));
      const statementsOf = async (steps: Steps<unknown>) => {
        count.statements = 0;
        await run(steps);
        return count.statements;
      };
      const admitted = async () => {
        const [admission] = await run(admitCalls([requestedVideoOf(caller, 2n)], time));
        return held(admission ?? { refused: "balance" }).id;
      };
      // The first call of a key also makes the row of its rates.
      await admitted();
      expect([
        await statementsOf(admitCalls([requestedVideoOf(caller, 2n)], time)),
        await statementsOf(endHold(await admitted(), chargeOf(1n), time)),
        await statementsOf(endHold(await admitted(), { released: "refused" }, time)),
      ]).to.deep.equal([admission, settlement, release]);
    });
  }
});

function* counted<Result>(steps: Steps<Result>, count: { statements: number }): Steps<Result> {
  let next = steps.next();
  while (next.done !== true) {
    count.statements += 1;
    next = steps.next(yield next.value);
  }
  return next.value;
}

describe("the periods of budgets", () => {
  const cases: [string, Period, string, string, string][] = [
    ["a day", "day", "2026-03-29T12:00:00Z", "2026-03-29T00:00:00Z", "2026-03-30T00:00:00Z"],
    ["the first millisecond", "day", "2026-03-29T00:00:00Z", "2026-03-29T00:00:00Z", "2026-03-30T00:00:00Z"],
    ["the last millisecond", "day", "2026-03-29T23:59:59.999Z", "2026-03-29T00:00:00Z", "2026-03-30T00:00:00Z"],
    ["the last day of a year", "day", "2026-12-31T12:00:00Z", "2026-12-31T00:00:00Z", "2027-01-01T00:00:00Z"],
    ["a leap day", "day", "2028-02-29T12:00:00Z", "2028-02-29T00:00:00Z", "2028-03-01T00:00:00Z"],
    ["a month", "month", "2026-04-30T23:59:59.999Z", "2026-04-01T00:00:00Z", "2026-05-01T00:00:00Z"],
    ["a December", "month", "2026-12-01T00:00:00Z", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
    ["a February of a leap year", "month", "2028-02-29T00:00:00Z", "2028-02-01T00:00:00Z", "2028-03-01T00:00:00Z"],
  ];
  for (const [what, period, at, startsAt, endsAt] of cases)
    it(`have the bounds of ${what} in UTC`, () =>
      expect(boundsOf(period, Date.parse(at))).to.deep.equal({
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(endsAt),
      }));
});
