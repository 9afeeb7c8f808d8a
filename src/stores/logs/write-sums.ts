/** Adds sums of calls to those in the database. */
import type { Knex } from "knex";
import { type Database, engineOf, inTransaction, type Transaction } from "../drivers/database.js";
import { Statement, type Steps, type StepValues } from "../drivers/steps.js";
import { writerOf } from "../drivers/writer.js";
import type { GroupSums } from "./call-sums.js";
import { HISTOGRAM_PLACES } from "./histogram.js";

const GROUPED = ["step", "at", "model", "wallet_id", "key_id", "dialect", "provider", "upstream_model"] as const;
const numbered = (name: string) => Array.from({ length: HISTOGRAM_PLACES }, (_, place) => `${name}_${place}`);
export const DURATIONS: readonly string[] = numbered("duration");
export const FIRST_BYTES: readonly string[] = numbered("first_byte");
export const COUNTED = ["requests", "refused", "failed", "input_tokens", "output_tokens", "cost_ticks"] as const;
const SUMMED: readonly string[] = [...COUNTED, ...DURATIONS, ...FIRST_BYTES];

/** Adds all of them or none. */
export async function writeSums(database: Database, sums: readonly GroupSums[]): Promise<void> {
  if (engineOf(database) === "sqlite") await writerOf(database).write(() => addSums(sums));
  else await inTransaction(database, (transaction) => insertSums(transaction, sums));
}

/** A statement accepts a limited number of values. */
const ADDED_AT_ONCE = 100;

/** Adds them within a transaction, in one order: processes that do so at the same time do not block each other. */
export async function insertSums(transaction: Transaction, sums: readonly GroupSums[]): Promise<void> {
  const rows = sums.map(valuesOf).map((row) => [GROUPED.map((name) => row[name]).join(" "), row] as const);
  rows.sort(([one], [other]) => (one < other ? -1 : 1));
  for (let start = 0; start < rows.length; start += ADDED_AT_ONCE)
    await adding(
      transaction,
      rows.slice(start, start + ADDED_AT_ONCE).map(([, row]) => row),
    );
}

function* addSums(sums: readonly GroupSums[]): Steps<void> {
  for (const one of sums) yield ADD.with(valuesOf(one));
}

const ADD = new Statement((database, value) =>
  adding(database, Object.fromEntries([...GROUPED, ...SUMMED].map((column) => [column, value(column)]))),
);

/** A row that is there grows by the new one. */
function adding(database: Knex, rows: object): Knex.QueryBuilder {
  const grown = SUMMED.map((name) => [name, database.raw("?? + ??", [`request_sums.${name}`, `excluded.${name}`])]);
  return database("request_sums")
    .insert(rows)
    .onConflict([...GROUPED])
    .merge(Object.fromEntries(grown));
}

function valuesOf(sums: GroupSums): StepValues {
  const { step, at, names } = sums;
  const values: Record<string, string | number | bigint> = {
    step,
    at,
    model: names.model,
    wallet_id: names.walletId,
    key_id: names.keyId,
    dialect: names.dialect,
    provider: names.provider,
    upstream_model: names.upstreamModel,
    requests: sums.requests,
    refused: sums.refused,
    failed: sums.failed,
    input_tokens: sums.inputTokens,
    output_tokens: sums.outputTokens,
    cost_ticks: sums.costTicks,
  };
  for (const [place, name] of DURATIONS.entries()) values[name] = sums.durations[place] ?? 0;
  for (const [place, name] of FIRST_BYTES.entries()) values[name] = sums.firstBytes[place] ?? 0;
  return values;
}
