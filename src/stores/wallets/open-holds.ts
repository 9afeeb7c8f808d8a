/** What is held for calls under way, and what is set aside for calls to come. */
import type { Database } from "../drivers/database.js";
import { type Page, type PageCursor, type PageInput, cutPage, matching, readPage } from "../paging.js";

export interface OpenHold {
  readonly id: string;
  readonly callId: string;
  readonly wallet: string;
  readonly keyId: string;
  readonly model: string;
  readonly ticks: bigint;
  readonly createdAt: number;
  /** When it is released, unless its process renews it. */
  readonly expiresAt: number;
}

/** A hold of a call that was admitted from an allotment. It is written when the call ends. */
export interface UnwrittenHold extends Omit<OpenHold, "wallet"> {
  readonly walletId: string;
}

export interface OpenAllotment {
  readonly id: string;
  readonly wallet: string;
  readonly ticks: bigint;
  /** What calls held of it at its last write. */
  readonly heldTicks: bigint;
  readonly createdAt: number;
  readonly expiresAt: number;
}

interface Filter {
  readonly walletId?: string | undefined;
  readonly keyId?: string | undefined;
}

export interface OpenHoldStore {
  /** Open holds, latest first, with those that are not written. */
  list(filter: Filter, page: PageInput, unwritten: readonly UnwrittenHold[]): Promise<Page<OpenHold>>;
  allotments(walletId?: string): Promise<readonly OpenAllotment[]>;
}

interface StoredHold {
  readonly id: string;
  readonly call_id: string;
  readonly wallet: string;
  readonly key_id: string;
  readonly model: string;
  readonly ticks: bigint;
  readonly created_at: bigint;
  readonly expires_at: bigint;
}

const COLUMNS = ["id", "call_id", "key_id", "model", "ticks", "created_at", "expires_at"].map(
  (name) => `under_way.${name}`,
);

export function createOpenHoldStore(database: Database): OpenHoldStore {
  return {
    async list(filter, page, unwritten) {
      const wanted = unwritten.filter((hold) => isWanted(hold, filter, page));
      const written = await readWritten(database, filter, page);
      if (wanted.length === 0) return written;
      const names = await walletNames(database, wanted);
      const beside = wanted.map(({ walletId, ...hold }) => ({ ...hold, wallet: names.get(walletId) ?? walletId }));
      const all = [...written.rows, ...beside].sort((one, other) => (isBefore(one, other) ? -1 : 1));
      return cutPage(all, page.limit, (hold) => hold, cursorOf);
    },

    async allotments(walletId) {
      const rows: StoredAllotment[] = await matching(
        database("allotments").join("wallets", "wallets.id", "allotments.wallet_id"),
        { wallet_id: walletId },
      )
        .orderBy("allotments.id", "desc")
        .select("allotments.*", "wallets.name as wallet");
      return rows.map(allotmentOf);
    },
  };
}

function readWritten(database: Database, { walletId, keyId }: Filter, page: PageInput): Promise<Page<OpenHold>> {
  // The open holds are selected first: they are few, and their own index is the fastest.
  const query = database
    .withMaterialized("under_way", database("holds").where({ state: "held" }).select())
    .from("under_way")
    .join("wallets", "wallets.id", "under_way.wallet_id")
    .select([...COLUMNS, "wallets.name as wallet"]);
  return readPage(
    matching(query, { "under_way.wallet_id": walletId, "under_way.key_id": keyId }),
    "under_way",
    page,
    holdOf,
  );
}

function isWanted(hold: UnwrittenHold, { walletId, keyId }: Filter, { after }: PageInput): boolean {
  const isOfWallet = walletId === undefined || hold.walletId === walletId;
  return isOfWallet && (keyId === undefined || hold.keyId === keyId) && (after === undefined || isBefore(after, hold));
}

/** Whether the one is listed before the other: the latest comes first. */
function isBefore(one: PageCursor, other: PageCursor): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;
}

function cursorOf({ createdAt, id }: OpenHold): PageCursor {
  return { createdAt, id };
}

async function walletNames(database: Database, holds: readonly UnwrittenHold[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(holds.map(({ walletId }) => walletId))];
  const rows: { id: string; name: string }[] = await database("wallets").whereIn("id", ids).select("id", "name");
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface StoredAllotment {
  readonly id: string;
  readonly wallet: string;
  readonly ticks: bigint;
  readonly held_ticks: bigint;
  readonly created_at: bigint;
  readonly expires_at: bigint;
}

function allotmentOf({ id, wallet, ticks, held_ticks, created_at, expires_at }: StoredAllotment): OpenAllotment {
  return {
    id,
    wallet,
    ticks,
    heldTicks: held_ticks,
    createdAt: Number(created_at),
    expiresAt: Number(expires_at),
  };
}

function holdOf(row: StoredHold): OpenHold {
  return {
    id: row.id,
    callId: row.call_id,
    wallet: row.wallet,
    keyId: row.key_id,
    model: row.model,
    ticks: row.ticks,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
  };
}
