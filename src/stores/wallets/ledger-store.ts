/** The ledger rows of a wallet. */
import { type Database, bindTicks } from "../drivers/database.js";
import { cutPage } from "../paging.js";

export interface LedgerRow {
  /** Rows are numbered in the order they were written. */
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

export interface LedgerPage {
  readonly rows: readonly LedgerRow[];
  /** The cursor of the next page. Absent on the last page. */
  readonly next?: bigint | undefined;
}

export interface LedgerStore {
  /** Rows of a wallet, latest first. */
  read(walletId: string, page: { readonly before?: bigint | undefined; readonly limit: number }): Promise<LedgerPage>;
}

interface StoredRow {
  readonly number: bigint;
  readonly transfer_id: string;
  readonly kind: string;
  readonly ticks: bigint;
  readonly estimated: bigint;
  readonly hold_id: string | null;
  readonly model: string | null;
  readonly created_at: bigint;
}

const COLUMNS = ["number", "transfer_id", "kind", "ticks", "estimated", "hold_id", "created_at"].map(
  (name) => `ledger.${name}`,
);

export function createLedgerStore(database: Database): LedgerStore {
  return {
    async read(walletId, { before, limit }) {
      const query = database("ledger")
        .leftJoin("holds", "holds.id", "ledger.hold_id")
        .where("ledger.wallet_id", walletId);
      if (before !== undefined) void query.where("ledger.number", "<", bindTicks(before));
      const found: StoredRow[] = await query
        .orderBy("ledger.number", "desc")
        .limit(limit + 1)
        .select(...COLUMNS, "holds.model");
      return cutPage(found, limit, rowOf, ({ number }) => number);
    },
  };
}

function rowOf(row: StoredRow): LedgerRow {
  return {
    number: row.number,
    transferId: row.transfer_id,
    kind: row.kind,
    ticks: row.ticks,
    estimated: row.estimated === 1n,
    holdId: row.hold_id ?? undefined,
    model: row.model ?? undefined,
    createdAt: Number(row.created_at),
  };
}
