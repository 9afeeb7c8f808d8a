/** The ledger of a wallet, call by call: one row of the table may be the charge of calls that ended together. */
import type { Knex } from "knex";
import { type Database, bindTicks } from "../drivers/database.js";
import { cutPage } from "../paging.js";

export interface LedgerRow {
  /** Rows are numbered in the order they were written. Calls that ended together have one number. */
  readonly number: bigint;
  readonly transferId: string;
  readonly kind: string;
  /** What the wallet gained, or lost when it is negative. */
  readonly ticks: bigint;
  readonly estimated: boolean;
  /** For a charge: the hold that it ended, and the model that was called. */
  readonly holdId?: string | undefined;
  readonly model?: string | undefined;
  readonly createdAt: number;
}

/** The last row of a page. */
export type LedgerCursor = Pick<LedgerRow, "number" | "holdId">;

export interface LedgerPage {
  readonly rows: readonly LedgerRow[];
  /** Absent on the last page. */
  readonly next?: LedgerCursor | undefined;
}

interface PageInput {
  readonly after?: LedgerCursor | undefined;
  readonly limit: number;
}

export interface LedgerStore {
  /** Rows of a wallet, latest first. */
  read(walletId: string, page: PageInput): Promise<LedgerPage>;
}

interface StoredRow {
  readonly number: bigint;
  readonly transfer_id: string;
  readonly kind: string;
  readonly ticks: bigint;
  readonly estimated: bigint;
  readonly hold_id: string | null;
  readonly charged_ticks: bigint | null;
  readonly is_call_estimated: bigint | null;
  readonly model: string | null;
  readonly created_at: bigint;
}

const COLUMNS = [
  "ledger.number",
  "ledger.transfer_id",
  "ledger.kind",
  "ledger.ticks",
  "ledger.estimated",
  "ledger.created_at",
  "holds.id as hold_id",
  "holds.charged_ticks",
  "holds.estimated as is_call_estimated",
  "holds.model",
];

export function createLedgerStore(database: Database): LedgerStore {
  return {
    async read(walletId, { after, limit }) {
      const query = database
        .from(latestRows(database, walletId, { after, limit }).as("ledger"))
        .leftJoin("holds", (join) =>
          join.on("holds.id", "ledger.hold_id").orOn("holds.transfer_id", "ledger.transfer_id"),
        );
      if (after !== undefined)
        void query.whereRaw("(ledger.number < ? OR holds.id < ?)", [bindTicks(after.number), after.holdId ?? ""]);
      const found: StoredRow[] = await query
        .orderBy([
          { column: "ledger.number", order: "desc" },
          { column: "holds.id", order: "desc" },
        ])
        .limit(limit + 1)
        .select(COLUMNS);
      return cutPage(found, limit, rowOf, ({ number, holdId }) => ({ number, holdId }));
    },
  };
}

/** Enough rows for a page: each is one call or more, and all calls of the first may be on the page before. */
function latestRows(database: Database, walletId: string, { after, limit }: PageInput): Knex.QueryBuilder {
  const query = database("ledger").where("wallet_id", walletId);
  if (after !== undefined) void query.where("number", "<=", bindTicks(after.number));
  return query.orderBy("number", "desc").limit(limit + 2);
}

function rowOf(row: StoredRow): LedgerRow {
  return {
    number: row.number,
    transferId: row.transfer_id,
    kind: row.kind,
    ticks: row.charged_ticks === null ? row.ticks : -row.charged_ticks,
    estimated: (row.is_call_estimated ?? row.estimated) === 1n,
    holdId: row.hold_id ?? undefined,
    model: row.model ?? undefined,
    createdAt: Number(row.created_at),
  };
}
