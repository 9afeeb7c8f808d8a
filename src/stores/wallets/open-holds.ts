/** The open holds of calls that are under way. */
import type { Database } from "../drivers/database.js";
import { type Page, type PageInput, matching, readPage } from "../paging.js";

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

export interface OpenHoldStore {
  /** Open holds, latest first. */
  list(
    filter: { readonly walletId?: string | undefined; readonly keyId?: string | undefined },
    page: PageInput,
  ): Promise<Page<OpenHold>>;
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
    list({ walletId, keyId }, page) {
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
    },
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
