/**
 * What keys may spend in a day and in a month of UTC. A call counts in the periods of its admission, however long it
 * takes: first what is held for it, and then its charge. Each transaction has changed the key's wallet before: that
 * puts the changes of one key in sequence.
 */
import type { Database } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { InvariantError } from "../../errors/invariant-error.js";
import { Statement, changesOf, rowsOf, type StepValues, type Steps } from "../drivers/steps.js";
import type { BudgetRefusal } from "../wallets/holds.js";
import type { KeyLimits } from "./caller.js";

const PERIODS = ["day", "month"] as const;
export type Period = (typeof PERIODS)[number];

/** Of a hold of a key with a budget, as its row has it. */
export interface BudgetedHold {
  readonly key_id: string;
  readonly created_at: bigint;
  readonly ticks: bigint;
}

export interface ChargedHold extends BudgetedHold {
  readonly charged: bigint;
}

export function hasBudget({ ticksPerDay, ticksPerMonth }: KeyLimits = {}): boolean {
  return ticksPerDay !== undefined || ticksPerMonth !== undefined;
}

/** When the period of a time begins and ends, in Unix milliseconds. */
export function boundsOf(period: Period, at: number): { readonly startsAt: number; readonly endsAt: number } {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return period === "day"
    ? { startsAt: Date.UTC(year, month, day), endsAt: Date.UTC(year, month, day + 1) }
    : { startsAt: Date.UTC(year, month), endsAt: Date.UTC(year, month + 1) };
}

const HOLD = new Statement((database, value) =>
  database("key_spend")
    .insert(
      PERIODS.map((period) => ({
        key_id: value("keyId"),
        period,
        starts_at: value(`${period} start`),
        ends_at: value(`${period} end`),
        held_ticks: value("ticks"),
        spent_ticks: 0,
      })),
    )
    .onConflict(["key_id", "period", "starts_at"])
    .merge({ held_ticks: database.raw("key_spend.held_ticks + excluded.held_ticks") })
    .returning(["period", database.raw("held_ticks + spent_ticks AS used")]),
);

/** Counts what calls hold. Returns what counts towards the budgets of the key by then. */
export function* holdInBudgets(keyId: string, ticks: bigint, at: number): Steps<UsedBudget> {
  const rows = yield* rowsOf<{ period: Period; used: bigint }>(HOLD.with({ keyId, ticks, ...boundValues(at) }));
  const used = new Map(rows.map((row) => [row.period, row.used]));
  return { day: used.get("day") ?? 0n, month: used.get("month") ?? 0n };
}

/** Counts more or less than what was counted in the same transaction: the rows are there by then. */
export function* correctInBudgets(keyId: string, ticks: bigint, at: number): Steps<void> {
  yield* changeRows(keyId, { ticks: -ticks, charged: 0n }, at);
}

interface AskedBudget {
  readonly used: UsedBudget;
  readonly ticks: bigint;
  readonly at: number;
}

/** The budget that a call would exceed: the one that renews later. */
export function exceededBudget(limits: KeyLimits, { used, ticks, at }: AskedBudget): BudgetRefusal | undefined {
  const budgets = { day: limits.ticksPerDay, month: limits.ticksPerMonth };
  for (const period of ["month", "day"] as const) {
    const [budget, before] = [budgets[period], used[period]];
    if (budget === undefined || before + ticks <= budget) continue;
    return {
      refused: "budget",
      period,
      ticks: budget,
      isUsedUp: before >= budget,
      renewsAt: boundsOf(period, at).endsAt,
    };
  }
  return undefined;
}

export function addedTo({ day, month }: UsedBudget, ticks: bigint): UsedBudget {
  return { day: day + ticks, month: month + ticks };
}

const CHANGE = new Statement((database, value) =>
  database("key_spend")
    .where({ key_id: value("keyId") })
    .andWhere((counted) => {
      for (const period of PERIODS) void counted.orWhere({ period, starts_at: value(`${period} start`) });
    })
    .update({
      held_ticks: database.raw("held_ticks - ?", [value("ticks")]),
      spent_ticks: database.raw("spent_ticks + ?", [value("charged")]),
    }),
);

/** Gives back what was held for calls, and counts their charges: once for each key and day. */
export function* resolveInBudgets(holds: readonly ChargedHold[]): Steps<void> {
  const sums = new Map<string, ChargedHold>();
  for (const hold of holds) {
    const day = `${hold.key_id} ${boundsOf("day", Number(hold.created_at)).startsAt}`;
    const before = sums.get(day);
    sums.set(day, {
      ...hold,
      ticks: hold.ticks + (before?.ticks ?? 0n),
      charged: hold.charged + (before?.charged ?? 0n),
    });
  }
  for (const sum of sums.values()) yield* changeRows(sum.key_id, sum, Number(sum.created_at));
}

function* changeRows(keyId: string, change: Pick<ChargedHold, "ticks" | "charged">, at: number): Steps<void> {
  const { ticks, charged } = change;
  const changed = yield* changesOf(CHANGE.with({ keyId, ticks, charged, ...boundValues(at) }));
  if (changed !== PERIODS.length) throw new InvariantError(`a hold of the key ${keyId} was not counted`);
}

/** What counts towards the budgets of a key now. */
export type UsedBudget = Readonly<Record<Period, bigint>>;

export const NOTHING_USED: UsedBudget = { day: 0n, month: 0n };

/** What counts towards budgets at a time, by key. Keys without a budget, or without calls then, are absent. */
export async function readUsedBudgets(database: Database, at: number): Promise<ReadonlyMap<string, UsedBudget>> {
  const rows: { key_id: string; period: Period; held_ticks: bigint; spent_ticks: bigint }[] = await database(
    "key_spend",
  )
    .where("starts_at", "<=", at)
    .andWhere("ends_at", ">", at)
    .select("key_id", "period", "held_ticks", "spent_ticks");
  const used = new Map<string, UsedBudget>();
  for (const { key_id: key, period, held_ticks, spent_ticks } of rows)
    used.set(key, { ...(used.get(key) ?? NOTHING_USED), [period]: held_ticks + spent_ticks });
  return used;
}

const OF_PERIOD =
  "holds.key_id = key_spend.key_id " +
  "AND holds.created_at >= key_spend.starts_at AND holds.created_at < key_spend.ends_at";

/** Removes the counts of periods that ended before a time, unless a call of the period is still under way. */
export function pruneBudgets(database: Database, before: number): Promise<number> {
  return retryWhenLocked(async () =>
    database("key_spend")
      .where("ends_at", "<", before)
      .whereNotExists((open) => open.from("holds").where({ state: "held" }).whereRaw(OF_PERIOD))
      .delete(),
  );
}

function boundValues(at: number): StepValues {
  return Object.fromEntries(
    PERIODS.flatMap((period) => {
      const { startsAt, endsAt } = boundsOf(period, at);
      return [
        [`${period} start`, startsAt],
        [`${period} end`, endsAt],
      ];
    }),
  );
}
