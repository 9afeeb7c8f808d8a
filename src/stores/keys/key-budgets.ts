/**
 * What keys may spend in a day and in a month of UTC. A call counts in the periods of its admission, however long it
 * takes: first what is held for it, and then its charge. Each transaction has changed the key's wallet before: that
 * puts the changes of one key in sequence.
 */
import { InvariantError } from "../../errors/invariant-error.js";
import { Statement, changesOf, rowsOf, type StepValues, type Steps } from "../drivers/steps.js";
import type { BudgetRefusal, HoldInput } from "../wallets/holds.js";
import type { KeyLimits } from "./caller.js";

const PERIODS = ["day", "month"] as const;
export type Period = (typeof PERIODS)[number];

/** Of a hold of a key with a budget, as its row has it. */
export interface BudgetedHold {
  readonly key_id: string;
  readonly created_at: bigint;
  readonly ticks: bigint;
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

/** Counts a hold that is written already, or returns the budget that it would exceed: the one that renews later. */
export function* holdOfBudget({ caller, ticks }: HoldInput, at: number): Steps<BudgetRefusal | undefined> {
  const { keyId, limits = {} } = caller;
  if (!hasBudget(limits)) return undefined;
  const rows = yield* rowsOf<{ period: Period; used: bigint }>(HOLD.with({ keyId, ticks, ...boundValues(at) }));
  const used = new Map(rows.map((row) => [row.period, row.used]));
  const budgets = { day: limits.ticksPerDay, month: limits.ticksPerMonth };
  for (const period of ["month", "day"] as const) {
    const [budget, now] = [budgets[period], used.get(period) ?? 0n];
    if (budget === undefined || now <= budget) continue;
    const isUsedUp = now - ticks >= budget;
    return { refused: "budget", period, ticks: budget, isUsedUp, renewsAt: boundsOf(period, at).endsAt };
  }
  return undefined;
}

const RESOLVE = new Statement((database, value) =>
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

/** Gives back what was held for a call, and counts its charge. */
export function* resolveInBudget(hold: BudgetedHold, charged: bigint): Steps<void> {
  const { key_id: keyId, created_at, ticks } = hold;
  const changed = yield* changesOf(RESOLVE.with({ keyId, ticks, charged, ...boundValues(Number(created_at)) }));
  if (changed !== PERIODS.length) throw new InvariantError(`a hold of the key ${keyId} was not counted`);
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
