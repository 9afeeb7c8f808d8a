import { timingSafeEqual } from "node:crypto";
import { RefusedError } from "../../config/refused.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database } from "../drivers/database.js";
import { ExpiringCache } from "../expiring-cache.js";
import { newIdentifier } from "../identifiers.js";
import { type KeyRules, type RuleRow, RULE_COLUMNS, ruleValues, rulesOf } from "./key-rules.js";
import { hashKeySecret, isKeySecret, newKeySecret } from "./key-secrets.js";
import { checkedName } from "../names.js";
import type { Caller } from "./caller.js";
import type { KeyStore } from "../types.js";
import { walletIdOf } from "../wallets/wallet-store.js";

/** A key as an operator sees it; times are Unix milliseconds. */
export interface KeySummary extends KeyRules {
  readonly id: string;
  readonly name: string;
  readonly wallet: string;
  readonly createdAt: number;
  readonly revokedAt?: number;
}

export interface KeyAdministration {
  /** Makes a key; its secret is told here and never again. */
  create(wallet: string, name: string, rules?: KeyRules): Promise<{ readonly id: string; readonly secret: string }>;
  list(): Promise<KeySummary[]>;
  /** Ends a key for good; false when it was revoked before. */
  revoke(id: string): Promise<boolean>;
}

interface KeyRow extends RuleRow {
  readonly id: string;
  readonly wallet_id: string;
  readonly hash: string;
}

/** How long another process may still accept a revoked key. */
const LIFETIME_MILLISECONDS = 3_000;
const MOST_CALLERS = 10_000;
/** Unknown secrets cost a caller nothing to make up, so few of them are remembered. */
const MOST_UNKNOWN = 1_000;
/** Who had a key within this time does not guess. */
const FAMILIAR_MILLISECONDS = 86_400_000;

/** A caller, and when its key is past its time. */
interface StoredKey {
  readonly caller: Caller;
  readonly expiresAt: number;
}

/** Keys in the database, with what was found remembered for a few seconds. */
export function createKeyStore(
  database: Database,
  now: Clock = clockOf(database),
  monotonic: Clock = () => performance.now(),
): KeyStore & KeyAdministration {
  const callers = new ExpiringCache<StoredKey>(MOST_CALLERS, LIFETIME_MILLISECONDS, monotonic);
  const familiar = new ExpiringCache<true>(MOST_CALLERS, FAMILIAR_MILLISECONDS, monotonic);
  const unknown = new ExpiringCache<true>(MOST_UNKNOWN, LIFETIME_MILLISECONDS, monotonic);

  async function look(name: string, hash: Buffer): Promise<StoredKey | undefined> {
    const known = await withTimeLimit(retryWhenLocked(() => findCaller(database, hash), CALL_WAIT_MS));
    if (known === undefined) {
      unknown.set(name, true);
      return undefined;
    }
    callers.set(name, known);
    familiar.set(name, true);
    return known;
  }

  /** One lookup of a key serves all calls that come with it meanwhile. */
  const lookups = new Map<string, Promise<StoredKey | undefined>>();
  function lookOnce(name: string, hash: Buffer): Promise<StoredKey | undefined> {
    const started = look(name, hash).finally(() => lookups.delete(name));
    lookups.set(name, started);
    return started;
  }

  return {
    async find(secret, guard = (look) => look()) {
      if (!isKeySecret(secret)) return undefined;
      const hash = hashKeySecret(secret);
      const name = hash.toString("hex");
      if (unknown.get(name)) return undefined;
      const looking = () => lookOnce(name, hash);
      const known =
        callers.get(name) ?? (await (lookups.get(name) ?? (familiar.get(name) ? looking() : guard(looking))));
      return known !== undefined && known.expiresAt > now() ? known.caller : undefined;
    },

    async create(wallet, name, rules = {}) {
      const secret = newKeySecret();
      const id = newIdentifier("key");
      const wallet_id = await walletIdOf(database, wallet);
      const hash = hashKeySecret(secret).toString("hex");
      const row = { id, wallet_id, name: checkedName("key", name), hash, created_at: now(), ...ruleValues(rules) };
      await retryWhenLocked(async () => database("api_keys").insert(row), CALL_WAIT_MS);
      familiar.set(hash, true);
      return { id, secret };
    },

    async list() {
      const rows: KeyListRow[] = await database("api_keys")
        .join("wallets", "wallets.id", "api_keys.wallet_id")
        .orderBy(["api_keys.created_at", "api_keys.id"])
        .select(LISTED);
      return rows.map(summaryOf);
    },

    async revoke(id) {
      const revoking = async () => database("api_keys").where({ id, revoked_at: null }).update({ revoked_at: now() });
      const changed = await retryWhenLocked(revoking, CALL_WAIT_MS);
      callers.clear();
      if (changed > 0) return true;
      const known: unknown = await database("api_keys").where({ id }).first("id");
      if (known === undefined) throw new RefusedError("unknown", `there is no key ${id}`);
      return false;
    },
  };
}

const LISTED = [
  "wallets.name as wallet",
  ...["id", "name", "created_at", "revoked_at", ...RULE_COLUMNS].map((column) => `api_keys.${column}`),
];

interface KeyListRow extends RuleRow {
  readonly id: string;
  readonly name: string;
  readonly wallet: string;
  readonly created_at: bigint;
  readonly revoked_at: bigint | null;
}

function summaryOf(row: KeyListRow): KeySummary {
  const { id, name, wallet, created_at, revoked_at } = row;
  const revokedAt = revoked_at === null ? undefined : Number(revoked_at);
  return { id, name, wallet, createdAt: Number(created_at), revokedAt, ...rulesOf(row) };
}

async function findCaller(database: Database, hash: Buffer): Promise<StoredKey | undefined> {
  const row: KeyRow | undefined = await database("api_keys")
    .where({ hash: hash.toString("hex"), revoked_at: null })
    .first("id", "wallet_id", "hash", ...RULE_COLUMNS);
  if (row === undefined || !timingSafeEqual(Buffer.from(row.hash, "hex"), hash)) return undefined;
  const { expiresAt = Infinity, models, limits } = rulesOf(row);
  return { caller: { keyId: row.id, walletId: row.wallet_id, models, limits }, expiresAt };
}
