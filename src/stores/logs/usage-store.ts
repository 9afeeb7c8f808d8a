/** Usage and cost, summed up from the holds that were charged. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import type { Database } from "../drivers/database.js";
import { type Period, matching, inPeriod } from "../paging.js";

export const USAGE_GROUPS = ["model", "wallet", "key", "day"] as const;
export type UsageGroup = (typeof USAGE_GROUPS)[number];

/** Selects calls that match all given members. */
export interface UsageFilter extends Period {
  readonly walletId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly model?: string | undefined;
}

export interface UsageSums {
  readonly calls: bigint;
  /** How many of the calls have an estimated usage. */
  readonly estimated: bigint;
  readonly inputTokens: bigint;
  readonly cachedInputTokens: bigint;
  readonly cacheWriteTokens: bigint;
  readonly cacheWriteHourTokens: bigint;
  readonly outputTokens: bigint;
  readonly reasoningTokens: bigint;
  readonly images: bigint;
  readonly mediaMilliseconds: bigint;
  readonly ticks: bigint;
}

export interface UsageRow extends UsageSums {
  /** A model's ID, a wallet's ID, a key's ID or a day in UTC, such as `2026-01-31`. */
  readonly group: string;
  /** The name of the wallet or the key. */
  readonly name?: string | undefined;
}

export interface UsageStore {
  sum(by: UsageGroup, filter?: UsageFilter): Promise<UsageRow[]>;
}

const DAY_MILLISECONDS = 86_400_000;
const COLUMNS: Readonly<Record<Exclude<UsageGroup, "day">, string>> = {
  model: "model",
  wallet: "wallet_id",
  key: "key_id",
};
const NAMED: Readonly<Partial<Record<UsageGroup, string>>> = { wallet: "wallets", key: "api_keys" };

export function createUsageStore(database: Database): UsageStore {
  return {
    async sum(by, filter = {}) {
      const sums = new Map<string, UsageSums>();
      for await (const { group, ...row } of sumsByDay(database, by, filter)) {
        const before = sums.get(group);
        sums.set(group, before === undefined ? row : added(before, row));
      }
      const names = await namesOf(database, by, [...sums.keys()]);
      const rows = [...sums].map(([group, sum]) => ({ group, name: names.get(group), ...sum }));
      return rows.sort((one, other) => compare(labelOf(one), labelOf(other)));
    },
  };
}

/**
 * Each day is summed up by itself: a query over years would block a process on SQLite. Days without calls are skipped:
 * a clock that was wrong once may have dated a call in another century.
 */
async function* sumsByDay(
  database: Database,
  by: UsageGroup,
  filter: UsageFilter,
): AsyncGenerator<UsageSums & { readonly group: string }> {
  const { first, last } = await range(database, filter);
  for (let day = startOfDay(first); day <= last;) {
    const since = Math.max(day, first);
    const until = Math.min(day + DAY_MILLISECONDS, last + 1);
    const rows = await sumOf(database, by, { ...filter, since, until });
    for (const row of rows)
      yield { ...row, group: by === "day" ? new Date(day).toISOString().slice(0, 10) : row.group };
    const next = day + DAY_MILLISECONDS;
    // Calls that arrive meanwhile are none of this sum: with them it might never end.
    day =
      rows.length > 0 ? next : Math.max(next, await nextDay(database, { ...filter, since: until, until: last + 1 }));
    await nextTurn();
  }
}

/** The next day with a call, settled or not. Infinite after the last one. */
async function nextDay(database: Database, filter: UsageFilter): Promise<number> {
  return startOfDay((await range(database, filter)).first);
}

interface Ends {
  readonly first: bigint | null;
  readonly last: bigint | null;
}

/** The times of the first and the last call, settled or not. Each is the end of an index: of a key, or of all. */
async function range(
  database: Database,
  { walletId, keyId, ...period }: UsageFilter,
): Promise<{ readonly first: number; readonly last: number }> {
  const calls = () => inPeriod(database("holds"), "created_at", period).limit(1).select("created_at");
  const ends = (of: () => Knex.QueryBuilder) => [
    of().orderBy("created_at", "asc").as("first"),
    of().orderBy("created_at", "desc").as("last"),
  ];
  const query =
    walletId === undefined
      ? database.select(ends(() => matching(calls(), { key_id: keyId })))
      : matching(keysOf(database, walletId), { id: keyId }).select(
          ends(() => calls().whereRaw("holds.key_id = api_keys.id")),
        );
  const found = ((await query) as Ends[]).flatMap(({ first, last }) =>
    first === null || last === null ? [] : [{ first: Number(first), last: Number(last) }],
  );
  return {
    first: found.reduce((soonest, { first }) => Math.min(soonest, first), Infinity),
    last: found.reduce((latest, { last }) => Math.max(latest, last), -1),
  };
}

function keysOf(database: Database, walletId: string) {
  return database("api_keys").where({ wallet_id: walletId });
}

async function sumOf(
  database: Database,
  by: UsageGroup,
  filter: UsageFilter,
): Promise<(UsageSums & { readonly group: string })[]> {
  const sums = charged(database, filter).select(SUMS.map(([name, sum]) => database.raw(sum, [name])));
  if (by === "day") return (await sums).filter(({ calls }: UsageSums) => calls > 0n);
  return sums.groupBy(COLUMNS[by]).select(`${COLUMNS[by]} as group`);
}

const SUMS: readonly (readonly [keyof UsageSums, string])[] = [
  ["calls", "COUNT(*) AS ??"],
  ["estimated", "COALESCE(SUM(estimated), 0) AS ??"],
  ["inputTokens", "COALESCE(SUM(input_tokens), 0) AS ??"],
  ["cachedInputTokens", "COALESCE(SUM(cached_input_tokens), 0) AS ??"],
  ["cacheWriteTokens", "COALESCE(SUM(cache_write_tokens), 0) AS ??"],
  ["cacheWriteHourTokens", "COALESCE(SUM(cache_write_hour_tokens), 0) AS ??"],
  ["outputTokens", "COALESCE(SUM(output_tokens), 0) AS ??"],
  ["reasoningTokens", "COALESCE(SUM(reasoning_tokens), 0) AS ??"],
  ["images", "COALESCE(SUM(images), 0) AS ??"],
  ["mediaMilliseconds", "COALESCE(SUM(media_milliseconds), 0) AS ??"],
  ["ticks", "COALESCE(SUM(charged_ticks), 0) AS ??"],
];

function charged(database: Database, { walletId, keyId, model, ...period }: UsageFilter) {
  const query = database("holds").where("state", "settled");
  // Wallets have no index of their own: each would be one more to write for every call.
  if (walletId !== undefined) void query.whereIn("key_id", keysOf(database, walletId).select("id"));
  return inPeriod(matching(query, { key_id: keyId, model }), "created_at", period);
}

async function namesOf(
  database: Database,
  by: UsageGroup,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const table = NAMED[by];
  if (table === undefined || ids.length === 0) return new Map();
  const rows: { id: string; name: string }[] = await database(table).select("id", "name");
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function added(one: UsageSums, other: UsageSums): UsageSums {
  const sums: Record<keyof UsageSums, bigint> = { ...one };
  for (const [name] of SUMS) sums[name] += other[name];
  return sums;
}

function labelOf({ group, name }: UsageRow): string {
  return name ?? group;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function startOfDay(moment: number): number {
  return Math.floor(moment / DAY_MILLISECONDS) * DAY_MILLISECONDS;
}
