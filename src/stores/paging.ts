/** Long lists are read page by page, newest first. */
import type { Knex } from "knex";

/** The last row of a page. The next page starts after it, whatever is added meanwhile. */
export interface PageCursor {
  readonly createdAt: number;
  readonly id: string;
}

export interface PageInput {
  readonly after?: PageCursor | undefined;
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Absent on the last page. */
  readonly next?: PageCursor | undefined;
}

/** A period in Unix milliseconds: from `since`, and before `until`. */
export interface Period {
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

/**
 * Reads one page of a table that has `created_at` and `id`. One row more than requested is read, to know whether there
 * is another page.
 */
export async function readPage<Stored, Row extends PageCursor>(
  query: Knex.QueryBuilder,
  table: string,
  { after, limit }: PageInput,
  rowOf: (stored: Stored) => Row,
): Promise<Page<Row>> {
  const found = (await newestFirst(startingAfter(query, table, after), table).limit(limit + 1)) as Stored[];
  return cutPage(found, limit, rowOf, cursorAt);
}

/** Restricts a query to what comes after a row in its pages. */
export function startingAfter(
  query: Knex.QueryBuilder,
  table: string,
  after: PageCursor | undefined,
): Knex.QueryBuilder {
  const columns = [`${table}.created_at`, `${table}.id`];
  return after === undefined ? query : query.whereRaw("(??, ??) < (?, ?)", [...columns, after.createdAt, after.id]);
}

/** Puts rows in the order of pages. */
export function newestFirst(query: Knex.QueryBuilder, table: string): Knex.QueryBuilder {
  return query.orderBy([
    { column: `${table}.created_at`, order: "desc" },
    { column: `${table}.id`, order: "desc" },
  ]);
}

export function cursorAt({ createdAt, id }: PageCursor): PageCursor {
  return { createdAt, id };
}

/** The requested number of rows, and the cursor of the next page when there was one row more. */
export function cutPage<Stored, Row, At>(
  found: readonly Stored[],
  limit: number,
  rowOf: (stored: Stored) => Row,
  cursorOf: (last: Row) => At,
): { readonly rows: readonly Row[]; readonly next?: At | undefined } {
  const rows = found.slice(0, limit).map(rowOf);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last !== undefined ? cursorOf(last) : undefined };
}

/** Restricts a query to a period. */
export function inPeriod(query: Knex.QueryBuilder, column: string, { since, until }: Period): Knex.QueryBuilder {
  if (since !== undefined) void query.where(column, ">=", since);
  if (until !== undefined) void query.where(column, "<", until);
  return query;
}

/** Restricts a query to rows with these values. An absent value restricts nothing. */
export function matching(
  query: Knex.QueryBuilder,
  values: Readonly<Record<string, string | number | undefined>>,
): Knex.QueryBuilder {
  for (const [column, value] of Object.entries(values)) if (value !== undefined) void query.where(column, value);
  return query;
}
