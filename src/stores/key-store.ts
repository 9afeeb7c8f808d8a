import { timingSafeEqual } from "node:crypto";
import { whenFree } from "./busy.js";
import type { Database } from "./database.js";
import { ExpiringCache } from "./expiring-cache.js";
import { newIdentifier } from "./identifiers.js";
import { hashKeySecret, isKeySecret, newKeySecret } from "./key-secrets.js";
import { checkedName } from "./names.js";
import type { Caller, KeyStore } from "./types.js";
import { walletIdOf } from "./wallet-store.js";

/** A key as an operator sees it; times are Unix milliseconds. */
export interface KeySummary {
  readonly id: string;
  readonly name: string;
  readonly wallet: string;
  readonly createdAt: number;
  readonly revokedAt?: number;
}

export interface KeyAdministration {
  /** Makes a key; its secret is told here and never again. */
  create(wallet: string, name: string): Promise<{ readonly id: string; readonly secret: string }>;
  list(): Promise<KeySummary[]>;
  /** Ends a key for good; false when it was revoked before. */
  revoke(id: string): Promise<boolean>;
}

interface KeyRow {
  readonly id: string;
  readonly wallet_id: string;
  readonly hash: string;
}

/** How long another process may still accept a revoked key. */
const LIFETIME_MILLISECONDS = 3_000;
const MOST_CALLERS = 10_000;
/** Unknown secrets cost a caller nothing to make up, so few of them are remembered. */
const MOST_UNKNOWN = 1_000;

/** Keys in the database, with what was found remembered for a few seconds. */
export function createKeyStore(database: Database, now: () => number = Date.now): KeyStore & KeyAdministration {
  const callers = new ExpiringCache<Caller>(MOST_CALLERS, LIFETIME_MILLISECONDS, now);
  const unknown = new ExpiringCache<true>(MOST_UNKNOWN, LIFETIME_MILLISECONDS, now);

  return {
    async find(secret) {
      if (!isKeySecret(secret)) return undefined;
      const hash = hashKeySecret(secret);
      const name = hash.toString("hex");
      const known = callers.get(name);
      if (known !== undefined || unknown.get(name)) return known;
      const caller = await findCaller(database, hash);
      if (caller === undefined) unknown.set(name, true);
      else callers.set(name, caller);
      return caller;
    },

    async create(wallet, name) {
      const secret = newKeySecret();
      const id = newIdentifier("key");
      const wallet_id = await walletIdOf(database, wallet);
      const row = { id, wallet_id, name: checkedName("key", name), hash: hashKeySecret(secret).toString("hex"), created_at: now() };
      await whenFree(async () => database("api_keys").insert(row));
      return { id, secret };
    },

    async list() {
      const rows: KeyListRow[] = await database("api_keys")
        .join("wallets", "wallets.id", "api_keys.wallet_id")
        .orderBy(["api_keys.created_at", "api_keys.id"])
        .select("api_keys.id", "api_keys.name", "wallets.name as wallet", "api_keys.created_at", "api_keys.revoked_at");
      return rows.map(summaryOf);
    },

    async revoke(id) {
      const changed = await whenFree(async () => database("api_keys").where({ id, revoked_at: null }).update({ revoked_at: now() }));
      callers.clear();
      if (changed > 0) return true;
      const known: unknown = await database("api_keys").where({ id }).first("id");
      if (known === undefined) throw new Error(`there is no key ${id}`);
      return false;
    },
  };
}

interface KeyListRow {
  readonly id: string;
  readonly name: string;
  readonly wallet: string;
  readonly created_at: bigint;
  readonly revoked_at: bigint | null;
}

function summaryOf(row: KeyListRow): KeySummary {
  const { id, name, wallet, created_at, revoked_at } = row;
  return { id, name, wallet, createdAt: Number(created_at), revokedAt: revoked_at === null ? undefined : Number(revoked_at) };
}

async function findCaller(database: Database, hash: Buffer): Promise<Caller | undefined> {
  const row: KeyRow | undefined = await database("api_keys")
    .where({ hash: hash.toString("hex"), revoked_at: null })
    .first("id", "wallet_id", "hash");
  if (row === undefined || !timingSafeEqual(Buffer.from(row.hash, "hex"), hash)) return undefined;
  return { keyId: row.id, walletId: row.wallet_id };
}
