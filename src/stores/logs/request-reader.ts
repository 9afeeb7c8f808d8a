/** Reads calls of the request log. */
import type { Database } from "../drivers/database.js";
import type { Page, PageInput } from "../paging.js";
import { CALL_COLUMNS } from "./call-columns.js";
import { COUNT_COLUMNS, type CountRow, countsOf, numberOf } from "./counts.js";
import { findRequests } from "./find-requests.js";
import {
  type ChargedImages,
  type LoggedAttempt,
  type RequestDetails,
  type RequestFilter,
  type RequestSummary,
  SUCCESS,
} from "./request-rows.js";

export interface RequestReader {
  /** Calls, the latest first. */
  list(filter: RequestFilter, page: PageInput): Promise<Page<RequestSummary>>;
  show(id: string): Promise<RequestDetails | undefined>;
  /** The ID of the call that created a task. */
  creatorOf(taskId: string): Promise<string | undefined>;
}

export function createRequestReader(database: Database): RequestReader {
  const summaries = () =>
    database("request_log")
      .leftJoin("wallets", "wallets.id", "request_log.wallet_id")
      .select([...SUMMARY_COLUMNS, "wallets.name as wallet"]);

  return {
    list: (filter, page) => findRequests(database, { summaries, rowOf: summaryOf }, filter, page),

    async show(id) {
      const row: (SummaryRow & DetailRow) | undefined = await summaries()
        .leftJoin("holds", "holds.id", "request_log.hold_id")
        .select("request_body", "response_body", "holds.prices")
        .where("request_log.id", id)
        .first();
      if (row === undefined) return undefined;
      return {
        ...summaryOf(row),
        requestBody: row.request_body ?? undefined,
        responseBody: row.response_body ?? undefined,
        prices: row.prices ?? undefined,
      };
    },

    async creatorOf(taskId) {
      const row: { readonly id: string } | undefined = await database("request_log")
        .where({ task_id: taskId })
        .first("id");
      return row?.id;
    },
  };
}

const SUMMARY_COLUMNS = [...CALL_COLUMNS, "repeats"].map((name) => `request_log.${name}`);

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
  readonly image_sizes: string | null;
  readonly task_id: string | null;
  readonly dropped: string | null;
  readonly attempts: string | null;
  readonly repeats: bigint;
  readonly wallet: string | null;
}

interface DetailRow {
  readonly request_body: string | null;
  readonly response_body: string | null;
  readonly prices: string | null;
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
    images: row.image_sizes === null ? undefined : (JSON.parse(row.image_sizes) as ChargedImages[]),
    taskId: row.task_id ?? undefined,
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
