/** Reads the sums of calls for charts: points in time, and the groups of calls that they are made of. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Knex } from "knex";
import type { Database } from "../drivers/database.js";
import { matching, type Period } from "../paging.js";
import { percentile } from "./histogram.js";
import { HOUR_MS, MINUTE_MS } from "./call-sums.js";
import { COUNTED, DURATIONS, FIRST_BYTES } from "./write-sums.js";

export const OVERVIEW_GROUPS = ["model", "key", "wallet", "dialect", "route"] as const;
export type OverviewGroup = (typeof OVERVIEW_GROUPS)[number];

export interface OverviewFilter extends Required<Period> {
  readonly walletId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly model?: string | undefined;
  readonly dialect?: string | undefined;
  readonly provider?: string | undefined;
}

export interface CallSums {
  readonly requests: number;
  /** Answered with a status of 400 to 498. */
  readonly refused: number;
  /** Answered with a status of 500 or more, or broken off afterwards. */
  readonly failed: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costTicks: bigint;
}

/** Milliseconds that half of the successful calls, 95 and 99 of a hundred do not exceed. */
export interface Percentiles {
  readonly p50?: number | undefined;
  readonly p95?: number | undefined;
  readonly p99?: number | undefined;
}

export interface OverviewPoint extends CallSums {
  readonly at: number;
  readonly duration: Percentiles;
  readonly firstByte: Percentiles;
}

export interface OverviewShare extends CallSums {
  /** The ID of a model, a key or a wallet, a dialect, or a provider with its model. Empty: calls that had none. */
  readonly id: string;
  /** What a key or a wallet is called. */
  readonly name: string | undefined;
}

export interface Overview {
  /** The width of a point. */
  readonly stepMs: number;
  readonly points: readonly OverviewPoint[];
  /** The whole period. */
  readonly total: Omit<OverviewPoint, "at">;
  /** Those with the most calls, the largest first. */
  readonly shares: readonly OverviewShare[];
  /** The points of the largest groups. */
  readonly lines: readonly OverviewLine[];
}

/** One group of calls over time. */
export interface OverviewLine extends Pick<OverviewShare, "id" | "name"> {
  readonly points: readonly OverviewPoint[];
}

export interface OverviewStore {
  /** So many of the largest groups get a line. */
  read(filter: OverviewFilter, by: OverviewGroup, lines?: number): Promise<Overview>;
}

const MOST_POINTS = 120;
const MOST_SHARES = 50;
const MINUTES = [1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS);
const HOURS = [1, 3, 6, 12, 24, 7 * 24, 28 * 24].map((hours) => hours * HOUR_MS);
/** Sums by the minute of many keys and models are many rows. */
const LONGEST_BY_MINUTE_MS = 6 * HOUR_MS;
/** A query over all of a long period would keep the event loop from others. */
const SLICES = 40;

const SEPARATOR = " ";
const COLUMNS: Readonly<Record<OverviewGroup, readonly string[]>> = {
  model: ["model"],
  key: ["key_id"],
  wallet: ["wallet_id"],
  dialect: ["dialect"],
  route: ["provider", "upstream_model"],
};
const NAMED: Readonly<Partial<Record<OverviewGroup, string>>> = { wallet: "wallets", key: "api_keys" };

type SumsRow = Readonly<Record<string, bigint | string>>;

export function createOverviewStore(database: Database): OverviewStore {
  return {
    async read(filter, by, lines = 0) {
      const stepMs = stepOf(filter);
      const points: Points = new Map();
      const shares = new Map<string, Sums>();
      for (const slice of slicesOf(filter, stepMs)) {
        for (const row of await pointsOf(database, slice, stepMs)) add(points, Number(row.point), row);
        for (const row of await sharesOf(database, slice, by)) add(shares, groupOf(row, by), row);
        await nextTurn();
      }
      const whole = new Sums();
      for (const point of points.values()) whole.addAll(point);
      const largest = [...shares]
        .sort(([, one], [, other]) => other.counted.requests - one.counted.requests)
        .slice(0, MOST_SHARES);
      const named = await namesOf(database, by, largest);
      const drawn = largest.slice(0, lines).map(([id]) => id);
      return {
        stepMs,
        points: inOrder(points),
        total: whole.point,
        shares: largest.map(([id, { counted }]) => ({ id, name: named.get(id), ...counted })),
        lines: (await linesOf(database, { filter, by, stepMs }, drawn)).map((line) => ({
          ...line,
          name: named.get(line.id),
        })),
      };
    },
  };
}

type Points = Map<number, Sums>;

function inOrder(points: Points): OverviewPoint[] {
  return [...points].sort(([one], [other]) => one - other).map(([at, sums]) => ({ at, ...sums.point }));
}

interface LinesInput {
  readonly filter: OverviewFilter;
  readonly by: OverviewGroup;
  readonly stepMs: number;
}

/** The points of some groups. */
async function linesOf(
  database: Database,
  { filter, by, stepMs }: LinesInput,
  ids: readonly string[],
): Promise<Omit<OverviewLine, "name">[]> {
  if (ids.length === 0) return [];
  const lines = new Map<string, Points>(ids.map((id) => [id, new Map()]));
  for (const slice of slicesOf(filter, stepMs)) {
    for (const row of await pointsOf(database, slice, stepMs, { by, ids })) {
      const points = lines.get(groupOf(row, by));
      if (points !== undefined) add(points, Number(row.point), row);
    }
    await nextTurn();
  }
  return [...lines].map(([id, points]) => ({ id, points: inOrder(points) }));
}

/** What is added up for a point or a share. */
class Sums {
  readonly #counts = new Map<string, bigint>();

  add(row: SumsRow): void {
    for (const name of [...COUNTED, ...DURATIONS, ...FIRST_BYTES]) {
      const value = row[name];
      if (value !== undefined) this.#counts.set(name, (this.#counts.get(name) ?? 0n) + BigInt(value));
    }
  }

  addAll(other: Sums): void {
    this.add(Object.fromEntries(other.#counts));
  }

  get counted(): CallSums {
    return {
      requests: this.#number("requests"),
      refused: this.#number("refused"),
      failed: this.#number("failed"),
      inputTokens: this.#number("input_tokens"),
      outputTokens: this.#number("output_tokens"),
      costTicks: this.#counts.get("cost_ticks") ?? 0n,
    };
  }

  get point(): Omit<OverviewPoint, "at"> {
    return { ...this.counted, duration: this.#percentiles(DURATIONS), firstByte: this.#percentiles(FIRST_BYTES) };
  }

  #percentiles(places: readonly string[]): Percentiles {
    const counts = places.map((name) => this.#number(name));
    return { p50: percentile(counts, 0.5), p95: percentile(counts, 0.95), p99: percentile(counts, 0.99) };
  }

  #number(name: string): number {
    return Number(this.#counts.get(name) ?? 0n);
  }
}

function add<Key>(sums: Map<Key, Sums>, key: Key, row: SumsRow): void {
  const known = sums.get(key);
  const sum = known ?? new Sums();
  if (known === undefined) sums.set(key, sum);
  sum.add(row);
}

/** The finest width with few enough points. */
function stepOf({ since, until }: Required<Period>): number {
  const widths = until - since <= LONGEST_BY_MINUTE_MS ? [...MINUTES, ...HOURS] : HOURS;
  return widths.find((width) => (until - since) / width <= MOST_POINTS) ?? HOURS.at(-1) ?? HOUR_MS;
}

interface Slice extends OverviewFilter {
  /** Of the rows that are read. */
  readonly rowStep: number;
}

function* slicesOf(filter: OverviewFilter, stepMs: number): Generator<Slice> {
  const rowStep = stepMs < HOUR_MS ? MINUTE_MS : HOUR_MS;
  const first = filter.since - (filter.since % stepMs);
  const width = Math.max(stepMs, Math.ceil((filter.until - first) / SLICES / stepMs) * stepMs);
  for (let since = first; since < filter.until; since += width)
    yield { ...filter, since, until: Math.min(since + width, filter.until), rowStep };
}

function rowsOf(database: Database, { rowStep, since, until, ...filter }: Slice): Knex.QueryBuilder {
  const { walletId, keyId, model, dialect, provider } = filter;
  const query = database("request_sums").where("step", rowStep).where("at", ">=", since).where("at", "<", until);
  return matching(query, { wallet_id: walletId, key_id: keyId, model, dialect, provider });
}

interface Groups {
  readonly by: OverviewGroup;
  readonly ids: readonly string[];
}

/** Of all calls, or of each of some groups. */
async function pointsOf(database: Database, slice: Slice, stepMs: number, groups?: Groups): Promise<SumsRow[]> {
  const point = database.raw("at - at % ?", [stepMs]);
  const columns = groups === undefined ? [] : [...COLUMNS[groups.by]];
  const query = rowsOf(database, slice)
    .select(database.raw("? AS ??", [point, "point"]), ...columns)
    .select(sumsOf(database, [...COUNTED, ...DURATIONS, ...FIRST_BYTES]))
    .groupBy("point", ...columns);
  if (groups !== undefined)
    query.whereIn(
      columns,
      groups.ids.map((id) => valuesOf(id, columns.length)),
    );
  return query as Promise<SumsRow[]>;
}

async function sharesOf(database: Database, slice: Slice, by: OverviewGroup): Promise<SumsRow[]> {
  const columns = [...COLUMNS[by]];
  return rowsOf(database, slice).select(columns).select(sumsOf(database, COUNTED)).groupBy(columns) as Promise<
    SumsRow[]
  >;
}

/** Sums of integers are of a larger type on a server, which arrives as text. */
function sumsOf(database: Database, columns: readonly string[]): Knex.Raw[] {
  return columns.map((column) => database.raw("CAST(SUM(??) AS BIGINT) AS ??", [column, column]));
}

function groupOf(row: SumsRow, by: OverviewGroup): string {
  return COLUMNS[by]
    .map((column) => String(row[column]))
    .join(SEPARATOR)
    .trim();
}

/** Of the columns that make up an ID. The ID of a provider has no separator. */
function valuesOf(id: string, columns: number): string[] {
  if (columns === 1) return [id];
  const [first = "", ...rest] = id.split(SEPARATOR);
  return [first, rest.join(SEPARATOR)];
}

async function namesOf(
  database: Database,
  by: OverviewGroup,
  groups: readonly (readonly [string, unknown])[],
): Promise<ReadonlyMap<string, string>> {
  const table = NAMED[by];
  if (table === undefined) return new Map();
  const ids = groups.map(([id]) => id);
  const rows: { id: string; name: string }[] = await database(table).whereIn("id", ids).select("id", "name");
  return new Map(rows.map(({ id, name }) => [id, name]));
}
