/** Writes rows of the request log. A row that exists is not changed. */
import type { Database } from "../drivers/database.js";
import { RowInserts, type RowValue } from "../drivers/row-inserts.js";
import type { Steps } from "../drivers/steps.js";
import { writerOf } from "../drivers/writer.js";
import { CALL_COLUMNS } from "./call-columns.js";
import { countList } from "./counts.js";
import { type RequestRow, SUCCESS } from "./request-rows.js";

export type WriteRows = (rows: readonly RequestRow[]) => Promise<unknown>;

export function createRowWriter(database: Database): WriteRows {
  const writer = writerOf(database);
  return (rows) => writer.write(() => insertRows(rows));
}

function* insertRows(rows: readonly RequestRow[]): Steps<void> {
  yield* INSERT.insert(rows.map(valuesOf));
}

const INSERT = new RowInserts({
  table: "request_log",
  columns: [...CALL_COLUMNS, "request_body", "response_body", "summed"],
  unique: "id",
});

function valuesOf(row: RequestRow): RowValue[] {
  return [
    row.id,
    row.requestId,
    row.createdAt,
    row.keyId ?? null,
    row.walletId ?? null,
    row.model ?? null,
    row.provider ?? null,
    row.upstreamModel ?? null,
    row.dialect,
    row.upstreamDialect ?? null,
    row.operation,
    row.stream ? 1 : 0,
    row.status,
    row.code ?? null,
    row.cause ?? null,
    row.milliseconds,
    row.upstreamMilliseconds ?? null,
    row.firstByteMilliseconds ?? null,
    ...countList(row.quantities ?? {}),
    row.estimated ? 1 : 0,
    row.costTicks,
    row.holdId ?? null,
    row.images === undefined ? null : JSON.stringify(row.images),
    row.taskId ?? null,
    row.dropped.length === 0 ? null : JSON.stringify(row.dropped),
    isPlain(row) ? null : JSON.stringify(row.attempts),
    row.requestBody ?? null,
    row.responseBody ?? null,
    // The request log sums them up itself. Older versions do not.
    1,
  ];
}

/** Most calls need one attempt, which their other columns describe. Those that make tasks have no first byte. */
function isPlain({ attempts, firstByteMilliseconds }: RequestRow): boolean {
  if (attempts.length === 0) return true;
  return attempts.length === 1 && attempts[0]?.outcome === SUCCESS && firstByteMilliseconds !== undefined;
}
