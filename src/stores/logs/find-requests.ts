/**
 * Finds calls of the request log. No index answers several conditions at once: one of them leads by its index, and the
 * others are tested on a limited number of its rows at a time. On SQLite each statement blocks the event loop.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import type { Database } from "../drivers/database.js";
import { type Page, type PageCursor, type PageInput, cutPage, cursorAt } from "../paging.js";
import { inPeriod, newestFirst, readPage, startingAfter } from "../paging.js";
import type { Outcome, RequestFilter } from "./request-rows.js";

const TABLE = "request_log";
/** Some 10 ms on SQLite. */
const ROWS_OF_A_PART = 5_000;
const LEAST_FAILURE = 400;

/** Members with an index of their column. The one that finds the fewest rows comes first. */
const INDEXED = [
  ["requestId", "request_id"],
  ["keyId", "key_id"],
  ["walletId", "wallet_id"],
  ["model", "model"],
] as const;

/** The condition of the index of calls that did not succeed, word for word: it is used for no other text. */
const IS_FAILURE = "(request_log.status >= 400 OR request_log.code IS NOT NULL)";
/** A client that hung up with 499 was neither refused nor failed. A stream can fail after its status was sent. */
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  failed: "(request_log.status >= 500 OR request_log.status < 400 AND request_log.code IS NOT NULL)",
  refused: "request_log.status BETWEEN 400 AND 498",
};

type Condition = readonly [sql: string, ...values: (string | number)[]];

/** How the rows that are found are read. */
export interface Reading<Stored, Row> {
  /** All rows of the log. */
  summaries(): Knex.QueryBuilder;
  rowOf(stored: Stored): Row;
  readonly rowsOfAPart?: number;
}

export function findRequests<Stored, Row extends PageCursor>(
  database: Database,
  { summaries, rowOf, rowsOfAPart = ROWS_OF_A_PART }: Reading<Stored, Row>,
  filter: RequestFilter,
  page: PageInput,
): Promise<Page<Row>> {
  const { leading, tested } = conditionsOf(filter);
  const led = (query: Knex.QueryBuilder) => inPeriod(meeting(query, leading), `${TABLE}.created_at`, filter);
  if (tested.length === 0) return readPage(led(summaries()), TABLE, page, rowOf);
  const parts = { led: () => led(database(TABLE)), tested: () => meeting(led(summaries()), tested), rowsOfAPart };
  return readInParts(parts, page, rowOf);
}

function meeting(query: Knex.QueryBuilder, conditions: readonly Condition[]): Knex.QueryBuilder {
  for (const [sql, ...values] of conditions) void query.whereRaw(sql, values);
  return query;
}

/** The condition that goes by its index, where one does, and all others. */
function conditionsOf(filter: RequestFilter): { leading: readonly Condition[]; tested: readonly Condition[] } {
  const { dialect, status, outcome, requestId } = filter;
  const isFailure = requestId === undefined && (outcome !== undefined || (status ?? 0) >= LEAST_FAILURE);
  const given = INDEXED.flatMap(([member, column]) => {
    const value = filter[member];
    return value === undefined ? [] : [{ column, value }];
  });
  const [first] = isFailure ? [] : given;
  const leading: Condition | undefined = isFailure
    ? [IS_FAILURE]
    : first && [`${TABLE}.${first.column} = ?`, first.value];
  const tested: Condition[] = given
    .filter((each) => each !== first)
    // A function of the column has no index: by that of the column, other rows would be read first.
    .map(({ column, value }) => [`COALESCE(${TABLE}.${column}, '') = ?`, value]);
  if (dialect !== undefined) tested.push([`${TABLE}.dialect = ?`, dialect]);
  if (status !== undefined) tested.push([`${TABLE}.status = ?`, status]);
  if (outcome !== undefined) tested.push([OUTCOMES[outcome]]);
  return { leading: leading === undefined ? [] : [leading], tested };
}

interface Parts {
  /** The rows that lead. */
  led(): Knex.QueryBuilder;
  /** Those of them that meet the other conditions too. */
  tested(): Knex.QueryBuilder;
  readonly rowsOfAPart: number;
}

/** Tests the rows that lead part by part, until the page is full. */
async function readInParts<Stored, Row extends PageCursor>(
  { led, tested, rowsOfAPart }: Parts,
  { after, limit }: PageInput,
  rowOf: (stored: Stored) => Row,
): Promise<Page<Row>> {
  const found: Stored[] = [];
  for (let start = after, isLast = false; !isLast && found.length <= limit;) {
    const from = (query: Knex.QueryBuilder) => newestFirst(startingAfter(query, TABLE, start), TABLE);
    const end = await endOfPart(from(led()), rowsOfAPart);
    const rows = from(tested()).limit(limit + 1 - found.length);
    if (end !== undefined) void rows.whereRaw("(??, ??) >= (?, ?)", [AT, ID, end.createdAt, end.id]);
    found.push(...((await rows) as Stored[]));
    isLast = end === undefined;
    start = end;
    await nextTurn();
  }
  return cutPage(found, limit, rowOf, cursorAt);
}

const [AT, ID] = [`${TABLE}.created_at`, `${TABLE}.id`];

/** The last row of a part, unless fewer rows are left. */
async function endOfPart(rows: Knex.QueryBuilder, size: number): Promise<PageCursor | undefined> {
  const [end] = (await rows
    .offset(size - 1)
    .limit(1)
    .select("created_at", "id")) as { readonly created_at: bigint; readonly id: string }[];
  return end && { createdAt: Number(end.created_at), id: end.id };
}
