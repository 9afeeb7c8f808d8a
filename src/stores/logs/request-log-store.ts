/** The record of each call, for operators. It is not part of the ledger and may be pruned. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { RowInserts, type RowValue } from "../drivers/row-inserts.js";
import { writerOf } from "../drivers/writer.js";
import { CALL_COLUMNS } from "./call-columns.js";
import type { GroupSums } from "./call-sums.js";
import { countList } from "./counts.js";
import { createRequestReader, type RequestReader } from "./request-reader.js";
import { type Repeats, type RequestRow, SUCCESS } from "./request-rows.js";
import { pruneSums, sumRest } from "./sum-stored.js";
import { writeSums } from "./write-sums.js";

export interface RequestLogStore extends RequestReader {
  /** Writes calls. A row that exists is not changed, so that a batch can be written again. */
  write(rows: readonly RequestRow[]): Promise<void>;
  /** Counts refusals that equal rows which are written already. */
  repeat(repeats: readonly Repeats[]): Promise<void>;
  /** Deletes the calls from before a point in time. Returns how many. */
  prune(before: number, isStopping?: () => boolean): Promise<number>;
  /** Adds sums of calls, for charts. */
  addSums(sums: readonly GroupSums[]): Promise<void>;
  /** Sums up rows that are in no sum yet: those of other versions. */
  sumRest(isStopping?: () => boolean): Promise<void>;
}

/** A statement accepts a limited number of values, and a row has some thirty. */
const WRITTEN_AT_ONCE = 100;
/** Other writers wait, and the event loop too where the database is a file. */
const CHARACTERS_AT_ONCE = 256 * 1024;
/** Long bodies take time to delete, and other writers wait meanwhile. */
const PRUNED_AT_ONCE = 200;

const INSERT = new RowInserts({
  table: "request_log",
  columns: [...CALL_COLUMNS, "request_body", "response_body", "summed"],
  unique: "id",
});

export function createRequestLogStore(database: Database): RequestLogStore {
  return { ...recording(database), ...createRequestReader(database) };
}

function recording(database: Database): Omit<RequestLogStore, keyof RequestReader> {
  const writer = writerOf(database);
  return {
    async write(rows) {
      failPoint("log.flush");
      for (let start = 0, end = 0; start < rows.length; start = end) {
        end = endOfGroup(rows, start);
        const group = rows.slice(start, end);
        await writer.write(() => INSERT.insert(group.map(valuesOf)));
      }
    },

    async repeat(repeats) {
      await inTransaction(database, async (transaction) => {
        for (const { id, repeats: more } of repeats)
          await transaction("request_log").where({ id }).increment("repeats", more);
      });
    },

    async prune(before, isStopping = () => false) {
      let pruned = 0;
      while (!isStopping()) {
        const due = database("request_log")
          .where("created_at", "<", before)
          .orderBy("created_at")
          .limit(PRUNED_AT_ONCE)
          .select("id");
        const deleted = await retryWhenLocked(async () => database("request_log").whereIn("id", due).delete());
        pruned += deleted;
        if (deleted < PRUNED_AT_ONCE) break;
        await nextTurn();
      }
      await pruneSums(database, isStopping);
      return pruned;
    },

    addSums: (sums) => writeSums(database, sums),

    sumRest: (isStopping) => sumRest(database, isStopping),
  };
}

/** At least one row, and further ones while their bodies are short. */
function endOfGroup(rows: readonly RequestRow[], start: number): number {
  let characters = 0;
  for (let end = start; end < rows.length; end++) {
    const { requestBody = "", responseBody = "" } = rows[end] ?? {};
    characters += requestBody.length + responseBody.length;
    if (end > start && (end - start === WRITTEN_AT_ONCE || characters > CHARACTERS_AT_ONCE)) return end;
  }
  return rows.length;
}

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
