/** The record of each call, for operators. It is not part of the ledger and may be pruned. */
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Counts, type CountRow, COUNT_COLUMNS, countsOf, numberOf } from "./counts.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { type Page, type PageInput, type Period, matching, readPage, inPeriod } from "../paging.js";
import type { GroupSums } from "./call-sums.js";
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
  /** What the client sent and the upstream did not get. */
  readonly dropped: readonly string[];
  /** The bodies, with placeholders for media and secrets. */
  readonly requestBody?: string | undefined;
  readonly responseBody?: string | undefined;
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

export type RequestDetails = RequestSummary & Pick<RequestRow, "requestBody" | "responseBody">;

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
}

/** A statement accepts a limited number of values, and a row has some thirty. */
const WRITTEN_AT_ONCE = 100;
/** Other writers wait, and the event loop too where the database is a file. */
const CHARACTERS_AT_ONCE = 256 * 1024;
/** Long bodies take time to delete, and other writers wait meanwhile. */
const PRUNED_AT_ONCE = 200;

export function createRequestLogStore(database: Database): RequestLogStore {
  return { ...recording(database), ...lookups(database) };
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

function lookups(database: Database): Pick<RequestLogStore, "list" | "show"> {
  const summaries = () =>
    database("request_log")
      .leftJoin("wallets", "wallets.id", "request_log.wallet_id")
      .select([...SUMMARY_COLUMNS, "wallets.name as wallet"]);

  return {
    list({ walletId, keyId, model, dialect, status, requestId, ...period }, page) {
      const wanted = { wallet_id: walletId, key_id: keyId, model, dialect, status, request_id: requestId };
      const columns = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [`request_log.${name}`, value]));
      return readPage(
        inPeriod(matching(summaries(), columns), "request_log.created_at", period),
        "request_log",
        page,
        summaryOf,
      );
    },

    async show(id) {
      const row: (SummaryRow & BodyRow) | undefined = await summaries()
        .select("request_body", "response_body")
        .where("request_log.id", id)
        .first();
      if (row === undefined) return undefined;
      return {
        ...summaryOf(row),
        requestBody: row.request_body ?? undefined,
        responseBody: row.response_body ?? undefined,
      };
    },
  };
}

const SUMMARY_COLUMNS = [
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
  "repeats",
].map((name) => `request_log.${name}`);

interface SummaryRow extends CountRow {
  readonly id: string;
  readonly request_id: string;
  readonly created_at: bigint;
  readonly key_id: string | null;
  readonly wallet_id: string | null;
  readonly model: string | null;
  readonly provider: string | null;
  readonly upstream_model: string | null;
  readonly dialect: string;
  readonly upstream_dialect: string | null;
  readonly operation: string | null;
  readonly stream: bigint;
  readonly status: bigint;
  readonly code: string | null;
  readonly cause: string | null;
  readonly milliseconds: bigint;
  readonly upstream_milliseconds: bigint | null;
  readonly first_byte_milliseconds: bigint | null;
  readonly estimated: bigint;
  readonly cost_ticks: bigint | null;
  readonly hold_id: string | null;
  readonly dropped: string | null;
  readonly attempts: string | null;
  readonly repeats: bigint;
  readonly wallet: string | null;
}

interface BodyRow {
  readonly request_body: string | null;
  readonly response_body: string | null;
}

function summaryOf(row: SummaryRow): RequestSummary {
  const isCounted = COUNT_COLUMNS.some((column) => row[column] !== null);
  return {
    id: row.id,
    requestId: row.request_id,
    createdAt: Number(row.created_at),
    keyId: row.key_id ?? undefined,
    walletId: row.wallet_id ?? undefined,
    wallet: row.wallet ?? undefined,
    model: row.model ?? undefined,
    provider: row.provider ?? undefined,
    upstreamModel: row.upstream_model ?? undefined,
    dialect: row.dialect,
    upstreamDialect: row.upstream_dialect ?? undefined,
    operation: row.operation ?? "",
    stream: row.stream === 1n,
    status: Number(row.status),
    code: row.code ?? undefined,
    cause: row.cause ?? undefined,
    milliseconds: Number(row.milliseconds),
    upstreamMilliseconds: numberOf(row.upstream_milliseconds),
    firstByteMilliseconds: numberOf(row.first_byte_milliseconds),
    quantities: isCounted ? countsOf(row) : undefined,
    estimated: row.estimated === 1n,
    costTicks: row.cost_ticks ?? 0n,
    holdId: row.hold_id ?? undefined,
    repeats: Number(row.repeats),
    dropped: row.dropped === null ? [] : (JSON.parse(row.dropped) as string[]),
    attempts: attemptsOf(row),
  };
}

/** A call whose only attempt was answered has no text of its own for it. */
function attemptsOf(row: SummaryRow): LoggedAttempt[] {
  if (row.attempts !== null) return JSON.parse(row.attempts) as LoggedAttempt[];
  const { provider, upstream_model: model, upstream_dialect: dialect } = row;
  const [sentAt, answeredAt] = [numberOf(row.upstream_milliseconds), numberOf(row.first_byte_milliseconds)];
  if (provider === null || model === null || dialect === null || sentAt === undefined || answeredAt === undefined)
    return [];
  return [{ provider, model, dialect, outcome: SUCCESS, milliseconds: answeredAt - sentAt }];
}
