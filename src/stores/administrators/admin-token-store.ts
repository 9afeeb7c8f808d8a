/** Admin tokens beside the configured one, each with a role. */
import { RefusedError } from "../../config/refused.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database, Transaction } from "../drivers/database.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { ExpiringCache } from "../expiring-cache.js";
import { newIdentifier } from "../identifiers.js";
import { checkedName } from "../names.js";
import type { GuessGuard } from "../types.js";
import { hashAdminToken, isAdminToken, newAdminToken } from "./admin-secrets.js";
import { changeAndRecord, type RecordChange } from "./record-change.js";
import { type Administrator, COMMAND_LINE, CONFIGURED_TOKEN, type Role } from "./roles.js";

/** A token as it is listed; times are Unix milliseconds. */
export interface AdminTokenSummary {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly createdAt: number;
  readonly revokedAt?: number | undefined;
}

export interface NewAdminToken {
  readonly id: string;
  readonly token: string;
}

export interface AdminTokenStore {
  /** Creates a token. It is returned here only. */
  create(name: string, role: Role, record?: RecordChange<NewAdminToken>): Promise<NewAdminToken>;
  /** All tokens, in the order they were made. */
  list(): Promise<AdminTokenSummary[]>;
  /** Revokes a token for good. False when it was revoked before. */
  revoke(id: string, record?: RecordChange<boolean>): Promise<boolean>;
  /**
   * The administrator of a token, or nothing when it is unknown or revoked. The guard limits lookups of tokens that
   * this process has not seen lately.
   */
  find(token: string, guard?: GuessGuard): Promise<Administrator | undefined>;
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly created_at: bigint;
  readonly revoked_at: bigint | null;
}

const TABLE = "admin_tokens";
/** How long another process may still accept a revoked token. */
const LIFETIME_MILLISECONDS = 2_000;
const MOST_REMEMBERED = 1_000;
/** A token that was valid within this time is not a guess. */
const FAMILIAR_MILLISECONDS = 86_400_000;

export function createAdminTokenStore(
  database: Database,
  now: Clock = clockOf(database),
  monotonic: Clock = () => performance.now(),
): AdminTokenStore {
  const cache = new TokenCache(database, monotonic);
  return {
    async create(name, role, record) {
      const [id, token] = [newIdentifier("admin"), newAdminToken()];
      const row = { id, name: checkedTokenName(name), role, hash: hexHash(token), created_at: now() };
      const create = async (transaction: Transaction) => {
        const created: unknown[] = await transaction(TABLE).insert(row).onConflict().ignore().returning("id");
        if (created.length === 0) throw new RefusedError("taken", `there is an admin token "${name}" already`);
        return { id, token };
      };
      return changeAndRecord(database, create, record, CALL_WAIT_MS);
    },

    async list() {
      const rows: TokenRow[] = await database(TABLE).orderBy(["created_at", "id"]).select(LISTED);
      return rows.map(summaryOf);
    },

    async revoke(id, record) {
      const revoke = async (transaction: Transaction) => {
        const changed = await transaction(TABLE).where({ id, revoked_at: null }).update({ revoked_at: now() });
        if (changed > 0) return true;
        const row: unknown = await transaction(TABLE).where({ id }).first("id");
        if (row === undefined) throw new RefusedError("unknown", `there is no admin token ${id}`);
        return false;
      };
      return changeAndRecord(database, revoke, record, CALL_WAIT_MS).finally(() => cache.clear());
    },

    async find(token, guard = (look) => look()) {
      return isAdminToken(token) ? cache.find(hexHash(token), guard) : undefined;
    },
  };
}

/** Tokens found in the database, kept for a short time under their hashes. */
class TokenCache {
  readonly #found: ExpiringCache<Administrator>;
  readonly #familiar: ExpiringCache<true>;
  readonly #unknown: ExpiringCache<true>;
  /** Grows with each change of this process. */
  #generation = 0;

  constructor(
    private readonly database: Database,
    monotonic: Clock,
  ) {
    this.#found = new ExpiringCache(MOST_REMEMBERED, LIFETIME_MILLISECONDS, monotonic);
    this.#familiar = new ExpiringCache(MOST_REMEMBERED, FAMILIAR_MILLISECONDS, monotonic);
    this.#unknown = new ExpiringCache(MOST_REMEMBERED, LIFETIME_MILLISECONDS, monotonic);
  }

  async find(hash: string, guard: GuessGuard): Promise<Administrator | undefined> {
    if (this.#unknown.get(hash)) return undefined;
    const look = () => this.#look(hash);
    return this.#found.get(hash) ?? (this.#familiar.get(hash) ? look() : guard(look));
  }

  clear(): void {
    this.#generation += 1;
    this.#found.clear();
  }

  async #look(hash: string): Promise<Administrator | undefined> {
    const looking = async (): Promise<TokenRow | undefined> =>
      this.database(TABLE).where({ hash, revoked_at: null }).first(LISTED);
    const generation = this.#generation;
    const row = await withTimeLimit(retryWhenLocked(looking, CALL_WAIT_MS));
    if (row === undefined) {
      this.#unknown.set(hash, true);
      return undefined;
    }
    const found = { name: row.name, role: row.role, tokenId: row.id };
    // What was read before a change may be over.
    if (generation === this.#generation) this.#found.set(hash, found);
    this.#familiar.set(hash, true);
    return found;
  }
}

const LISTED = ["id", "name", "role", "created_at", "revoked_at"];

function summaryOf({ id, name, role, created_at, revoked_at }: TokenRow): AdminTokenSummary {
  const revokedAt = revoked_at === null ? undefined : Number(revoked_at);
  return { id, name, role, createdAt: Number(created_at), revokedAt };
}

/** In the audit log such a token would look like another administrator. */
export function checkedTokenName(name: string): string {
  if (name === CONFIGURED_TOKEN || name === COMMAND_LINE)
    throw new RefusedError("unsound", `"${name}" names another administrator in the audit log`);
  return checkedName("token", name);
}

function hexHash(token: string): string {
  return hashAdminToken(token).toString("hex");
}
