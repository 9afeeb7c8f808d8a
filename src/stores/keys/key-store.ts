import { timingSafeEqual } from "node:crypto";
import { andThen, type MaybePromise } from "../../errors/maybe-promise.js";
import { RefusedError } from "../../config/refused.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import { changeAndRecord, type RecordChange } from "../administrators/record-change.js";
import type { Database, Transaction } from "../drivers/database.js";
import { sendNotice } from "../drivers/notices.js";
import { ExpiringCache } from "../expiring-cache.js";
import { newIdentifier } from "../identifiers.js";
import { hasBudget, NOTHING_USED, readUsedBudgets, type UsedBudget } from "./key-budgets.js";
import { type KeyRules, type RuleRow, RULE_COLUMNS, ruleValues, rulesOf } from "./key-rules.js";
import { hashKeySecret, isKeySecret, newKeySecret } from "./key-secrets.js";
import { checkedName } from "../names.js";
import type { Caller } from "./caller.js";
import type { GuessGuard, KeyStore } from "../types.js";
import { walletNamed } from "../wallets/wallet-store.js";

/** A key as an operator sees it; times are Unix milliseconds. */
export interface KeySummary extends KeyRules {
  readonly id: string;
  readonly name: string;
  readonly wallet: string;
  readonly createdAt: number;
  readonly revokedAt?: number;
  /** What counts towards its budgets now. Absent where it has none. */
  readonly used?: UsedBudget;
}

export interface NewKey {
  readonly id: string;
  readonly secret: string;
  /** The name of the wallet that pays, as it is stored. */
  readonly wallet: string;
}

export interface KeyAdministration {
  /** Creates a key. Its secret is returned here only. */
  create(wallet: string, name: string, rules?: KeyRules, record?: RecordChange<NewKey>): Promise<NewKey>;
  /** All keys, or those of one wallet. */
  list(walletId?: string): Promise<KeySummary[]>;
  /** Revokes a key for good. False when it was revoked before. */
  revoke(id: string, record?: RecordChange<boolean>): Promise<boolean>;
  /** Forgets what was found: another process has changed keys. */
  forget(): void;
}

interface KeyRow extends RuleRow {
  readonly id: string;
  readonly wallet_id: string;
  readonly hash: string;
}

/** How long another process may still accept a revoked key. */
const LIFETIME_MILLISECONDS = 3_000;
const MOST_CALLERS = 10_000;
/** Anybody can send made-up secrets, so few unknown ones are cached. */
const MOST_UNKNOWN = 1_000;
/** A secret that was valid within this time is not a guess. */
const FAMILIAR_MILLISECONDS = 86_400_000;

/** A caller, and when its key expires. */
interface StoredKey {
  readonly caller: Caller;
  readonly expiresAt: number;
}

/** Keys found in the database, cached for a few seconds under the hashes of their secrets. */
class KeyCache {
  readonly #callers: ExpiringCache<StoredKey>;
  readonly #familiar: ExpiringCache<true>;
  readonly #unknown: ExpiringCache<true>;
  /** Grows with each change that is noticed. */
  #generation = 0;
  /** One lookup of a key serves all calls that come with it meanwhile. */
  readonly #lookups = new Map<string, Promise<StoredKey | undefined>>();

  constructor(
    private readonly database: Database,
    monotonic: Clock,
  ) {
    this.#callers = new ExpiringCache(MOST_CALLERS, LIFETIME_MILLISECONDS, monotonic);
    this.#familiar = new ExpiringCache(MOST_CALLERS, FAMILIAR_MILLISECONDS, monotonic);
    this.#unknown = new ExpiringCache(MOST_UNKNOWN, LIFETIME_MILLISECONDS, monotonic);
  }

  /** The guard limits lookups of secrets that this process has not seen lately. */
  find(hash: string, guard: GuessGuard): MaybePromise<StoredKey | undefined> {
    if (this.#unknown.get(hash)) return undefined;
    const known = this.#callers.get(hash) ?? this.#lookups.get(hash);
    if (known !== undefined) return known;
    return this.#familiar.get(hash) ? this.#lookOnce(hash) : guard(() => this.#lookOnce(hash));
  }

  addFamiliar(hash: string): void {
    this.#familiar.set(hash, true);
  }

  clear(): void {
    this.#generation += 1;
    this.#callers.clear();
    this.#unknown.clear();
    this.#lookups.clear();
  }

  #lookOnce(hash: string): Promise<StoredKey | undefined> {
    const started = this.#look(hash).finally(() => {
      if (this.#lookups.get(hash) === started) this.#lookups.delete(hash);
    });
    this.#lookups.set(hash, started);
    return started;
  }

  async #look(hash: string): Promise<StoredKey | undefined> {
    const generation = this.#generation;
    const stored = await withTimeLimit(retryWhenLocked(() => findCaller(this.database, hash), CALL_WAIT_MS));
    // What was read before a change may be over.
    const isCurrent = generation === this.#generation;
    if (stored === undefined) {
      if (isCurrent) this.#unknown.set(hash, true);
      return undefined;
    }
    if (isCurrent) this.#callers.set(hash, stored);
    this.#familiar.set(hash, true);
    return stored;
  }
}

export function createKeyStore(
  database: Database,
  now: Clock = clockOf(database),
  monotonic: Clock = () => performance.now(),
): KeyStore & KeyAdministration {
  const cache = new KeyCache(database, monotonic);
  return {
    find(secret, guard = (look) => look()) {
      if (!isKeySecret(secret)) return undefined;
      return andThen(cache.find(hashKeySecret(secret), guard), (stored) =>
        stored !== undefined && stored.expiresAt > now() ? stored.caller : undefined,
      );
    },

    async create(wallet, name, rules = {}, record) {
      const secret = newKeySecret();
      const id = newIdentifier("key");
      const payer = await walletNamed(database, wallet);
      const hash = hashKeySecret(secret);
      const about = { name: checkedName("key", name), created_at: now(), ...ruleValues(rules) };
      const row = { id, wallet_id: payer.id, hash, ...about };
      const create = async (transaction: Transaction) => {
        await transaction("api_keys").insert(row);
        await sendNotice(transaction, "keys");
        return { id, secret, wallet: payer.name };
      };
      const created = await changeAndRecord(database, create, record, CALL_WAIT_MS);
      cache.addFamiliar(hash);
      return created;
    },

    async list(walletId) {
      const rows: KeyListRow[] = await database("api_keys")
        .where(walletId === undefined ? {} : { "api_keys.wallet_id": walletId })
        .join("wallets", "wallets.id", "api_keys.wallet_id")
        .orderBy(["api_keys.created_at", "api_keys.id"])
        .select(LISTED);
      const used = await readUsedBudgets(database, now());
      return rows.map((row) => summaryOf(row, used.get(row.id)));
    },

    async revoke(id, record) {
      const revoke = (transaction: Transaction) => revokeKey(transaction, id, now());
      return changeAndRecord(database, revoke, record, CALL_WAIT_MS).finally(() => cache.clear());
    },

    forget: () => cache.clear(),
  };
}

/** False when it was revoked before. */
async function revokeKey(transaction: Transaction, id: string, at: number): Promise<boolean> {
  const changed = await transaction("api_keys").where({ id, revoked_at: null }).update({ revoked_at: at });
  if (changed > 0) await sendNotice(transaction, "keys");
  if (changed > 0) return true;
  const row: unknown = await transaction("api_keys").where({ id }).first("id");
  if (row === undefined) throw new RefusedError("unknown", `there is no key ${id}`);
  return false;
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

function summaryOf(row: KeyListRow, used = NOTHING_USED): KeySummary {
  const { id, name, wallet, created_at, revoked_at } = row;
  const revokedAt = revoked_at === null ? undefined : Number(revoked_at);
  const rules = rulesOf(row);
  const summary = { id, name, wallet, createdAt: Number(created_at), revokedAt, ...rules };
  return hasBudget(rules.limits) ? { ...summary, used } : summary;
}

async function findCaller(database: Database, hash: string): Promise<StoredKey | undefined> {
  const row: KeyRow | undefined = await database("api_keys")
    .where({ hash, revoked_at: null })
    .first("id", "wallet_id", "hash", ...RULE_COLUMNS);
  if (row === undefined || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined;
  const { expiresAt = Infinity, ...rules } = rulesOf(row);
  return { caller: { keyId: row.id, walletId: row.wallet_id, ...rules }, expiresAt };
}
