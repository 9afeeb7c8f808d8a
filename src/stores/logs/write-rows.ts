/** Writes rows of the request log. A row that exists is not changed. */
import { type Database, engineOf } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { Statement, type Steps, type StepValues } from "../drivers/steps.js";
import { writerOf } from "../drivers/writer.js";
import { COUNT_COLUMNS, countValues } from "./counts.js";
import { type LoggedAttempt, type RequestRow, SUCCESS } from "./request-log-store.js";

export type WriteRows = (rows: readonly RequestRow[]) => Promise<unknown>;

/** A file's rows become a part of its next group. A server gets them in one statement, because it answers each. */
export function createRowWriter(database: Database): WriteRows {
  if (engineOf(database) === "postgres")
    return (rows) =>
      retryWhenLocked(async () => database("request_log").insert(rows.map(valuesOf)).onConflict("id").ignore());
  const writer = writerOf(database);
  return (rows) => writer.write(() => insertRows(rows));
}

const INSERT = new Statement((database, value) =>
  database("request_log")
    .insert(Object.fromEntries(COLUMNS.map((column) => [column, value(column)])))
    .onConflict("id")
    .ignore(),
);

function* insertRows(rows: readonly RequestRow[]): Steps<void> {
  for (const row of rows) yield INSERT.with(valuesOf(row));
}

const COLUMNS: readonly string[] = [
  "id",
  "request_id",
  "created_at",
  "key_id",
  "wallet_id",
  "model",
  "provider",
  "upstream_model",
  "dialect",
  "upstream_dialect",
  "operation",
  "stream",
  "status",
  "code",
  "cause",
  "milliseconds",
  "upstream_milliseconds",
  "first_byte_milliseconds",
  ...COUNT_COLUMNS,
  "estimated",
  "cost_ticks",
  "hold_id",
  "dropped",
  "attempts",
  "request_body",
  "response_body",
  "summed",
];

function valuesOf(row: RequestRow): StepValues {
  return {
    id: row.id,
    request_id: row.requestId,
    created_at: row.createdAt,
    key_id: row.keyId ?? null,
    wallet_id: row.walletId ?? null,
    model: row.model ?? null,
    provider: row.provider ?? null,
    upstream_model: row.upstreamModel ?? null,
    dialect: row.dialect,
    upstream_dialect: row.upstreamDialect ?? null,
    operation: row.operation,
    stream: row.stream ? 1 : 0,
    status: row.status,
    code: row.code ?? null,
    cause: row.cause ?? null,
    milliseconds: row.milliseconds,
    upstream_milliseconds: row.upstreamMilliseconds ?? null,
    first_byte_milliseconds: row.firstByteMilliseconds ?? null,
    ...countValues(row.quantities ?? {}),
    estimated: row.estimated ? 1 : 0,
    cost_ticks: row.costTicks,
    hold_id: row.holdId ?? null,
    dropped: row.dropped.length === 0 ? null : JSON.stringify(row.dropped),
    attempts: isPlain(row.attempts) ? null : JSON.stringify(row.attempts),
    request_body: row.requestBody ?? null,
    response_body: row.responseBody ?? null,
    // The request log sums them up itself. Older versions do not.
    summed: 1,
  };
}

/** Most calls need one attempt, which their other columns describe. */
function isPlain(attempts: readonly LoggedAttempt[]): boolean {
  return attempts.length === 0 || (attempts.length === 1 && attempts[0]?.outcome === SUCCESS);
}
