/** The record of each call, for operators. It is not part of the ledger and may be pruned. */
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import type { Counts } from "./counts.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import type { Page, PageInput, Period } from "../paging.js";
import type { GroupSums } from "./call-sums.js";
import { createRequestReader } from "./request-reader.js";
import { pruneSums, sumRest } from "./sum-stored.js";
import { createRowWriter } from "./write-rows.js";
import { writeSums } from "./write-sums.js";

/** One call. Times are Unix milliseconds, or milliseconds since the call arrived. */
export interface RequestRow {
  readonly id: string;
  /** The ID that the client gets for the call. */
  readonly requestId: string;
  readonly createdAt: number;
  readonly keyId?: string | undefined;
  readonly walletId?: string | undefined;
  readonly model?: string | undefined;
  readonly provider?: string | undefined;
  readonly upstreamModel?: string | undefined;
  readonly dialect: string;
  readonly upstreamDialect?: string | undefined;
  readonly operation: string;
  readonly stream: boolean;
  /** The requests to upstreams, in order. */
  readonly attempts: readonly LoggedAttempt[];
  readonly status: number;
  readonly code?: string | undefined;
  /** The cause of an upstream's failure. Clients do not see it. */
  readonly cause?: string | undefined;
  readonly milliseconds: number;
  readonly upstreamMilliseconds?: number | undefined;
  readonly firstByteMilliseconds?: number | undefined;
  readonly quantities?: Counts | undefined;
  readonly estimated: boolean;
  readonly costTicks: bigint;
  readonly holdId?: string | undefined;
  /** The images that it was charged for, where their prices depend on more than their number. */
  readonly images?: readonly ChargedImages[] | undefined;
  /** The task that it created. */
  readonly taskId?: string | undefined;
  /** What the client sent and the upstream did not get. */
  readonly dropped: readonly string[];
  /** The bodies, with placeholders for media and secrets. */
  readonly requestBody?: string | undefined;
  readonly responseBody?: string | undefined;
}

/** Images of one size and quality. */
export interface ChargedImages {
  readonly count: number;
  readonly size?: string | undefined;
  readonly quality?: string | undefined;
}

/** The outcome of an attempt that was answered. */
export const SUCCESS = "success";

/** One request to an upstream. */
export interface LoggedAttempt {
  readonly provider: string;
  readonly model: string;
  readonly dialect: string;
  /** `success`, a kind of error, a status or its class. */
  readonly outcome: string;
  readonly milliseconds: number;
}

/** How many further equal refusals one row represents. */
export interface Repeats {
  readonly id: string;
  readonly repeats: number;
}

/** A call in a list, without its bodies. */
export interface RequestSummary extends Omit<RequestRow, "requestBody" | "responseBody"> {
  /** The name of its wallet, while the wallet exists. */
  readonly wallet?: string | undefined;
  /** How many further equal refusals it represents. */
  readonly repeats: number;
}

export interface RequestDetails extends RequestSummary, Pick<RequestRow, "requestBody" | "responseBody"> {
  /** The prices that it was charged by, as JSON. Absent before the charge is written, and without one. */
  readonly prices?: string | undefined;
}

/** Selects calls that match all given members. */
export interface RequestFilter extends Period {
  readonly walletId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly model?: string | undefined;
  readonly dialect?: string | undefined;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
}

export interface RequestLogStore {
  /** Writes calls. A row that exists is not changed, so that a batch can be written again. */
  write(rows: readonly RequestRow[]): Promise<void>;
  /** Counts refusals that equal rows which are written already. */
  repeat(repeats: readonly Repeats[]): Promise<void>;
  /** Deletes the calls from before a point in time. Returns how many. */
  prune(before: number): Promise<number>;
  /** Adds sums of calls, for charts. */
  addSums(sums: readonly GroupSums[]): Promise<void>;
  /** Sums up rows that are in no sum yet: those of other versions. */
  sumRest(isStopping?: () => boolean): Promise<void>;
  /** Calls, the latest first. */
  list(filter: RequestFilter, page: PageInput): Promise<Page<RequestSummary>>;
  show(id: string): Promise<RequestDetails | undefined>;
  /** The ID of the call that created a task. */
  creatorOf(taskId: string): Promise<string | undefined>;
}

/** A statement accepts a limited number of values, and a row has some thirty. */
const WRITTEN_AT_ONCE = 100;
/** Other writers wait, and the event loop too where the database is a file. */
const CHARACTERS_AT_ONCE = 256 * 1024;
/** Long bodies take time to delete, and other writers wait meanwhile. */
const PRUNED_AT_ONCE = 200;

export function createRequestLogStore(database: Database): RequestLogStore {
  return { ...recording(database), ...createRequestReader(database) };
}

function recording(database: Database): Pick<RequestLogStore, "write" | "repeat" | "prune" | "addSums" | "sumRest"> {
  const writeRows = createRowWriter(database);
  return {
    async write(rows) {
      failPoint("log.flush");
      for (let start = 0, end = 0; start < rows.length; start = end) {
        end = endOfGroup(rows, start);
        await writeRows(rows.slice(start, end));
      }
    },

    async repeat(repeats) {
      await inTransaction(database, async (transaction) => {
        for (const { id, repeats: more } of repeats)
          await transaction("request_log").where({ id }).increment("repeats", more);
      });
    },

    async prune(before) {
      let pruned = 0;
      for (;;) {
        const due = database("request_log")
          .where("created_at", "<", before)
          .orderBy("created_at")
          .limit(PRUNED_AT_ONCE)
          .select("id");
        const deleted = await retryWhenLocked(async () => database("request_log").whereIn("id", due).delete());
        pruned += deleted;
        if (deleted < PRUNED_AT_ONCE) break;
      }
      await pruneSums(database);
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
