/** Sessions of the console: an administrator signs in with a token once, and the browser keeps a secret of its own. */
import { hash } from "node:crypto";
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database, Transaction } from "../drivers/database.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { ExpiringCache } from "../expiring-cache.js";
import { randomBase62 } from "../identifiers.js";
import { changeAndRecord, type RecordChange } from "./record-change.js";
import { type Administrator, CONFIGURED_TOKEN, type Role } from "./roles.js";

export interface NewSession {
  /** It is returned here only. */
  readonly secret: string;
  /** How long it lasts. A time of its end would be one of the database's clock. */
  readonly milliseconds: number;
}

export interface SessionStore {
  /** The fingerprint is that of the configured token: another configured token ends the sessions of this one. */
  create(administrator: Administrator, fingerprint: string, record?: RecordChange<NewSession>): Promise<NewSession>;
  /** Who is signed in. Nothing when the session or its token has ended. */
  find(secret: string, fingerprint: string): Promise<Administrator | undefined>;
  end(secret: string): Promise<void>;
}

interface SessionRow {
  readonly token_id: string | null;
  readonly fingerprint: string | null;
  readonly name: string | null;
  readonly role: Role | null;
  readonly revoked_at: bigint | null;
}

const TABLE = "admin_sessions";
const SECRET_BITS = 256;
const SECRET = /^[0-9A-Za-z]{43}$/;
/** A day of work. */
const SESSION_MILLISECONDS = 12 * 3_600_000;
/** How long another process may still accept a session that was ended. */
const REMEMBERED_MILLISECONDS = 2_000;
const MOST_REMEMBERED = 1_000;

export function createSessionStore(
  database: Database,
  now: Clock = clockOf(database),
  monotonic: Clock = () => performance.now(),
): SessionStore {
  const found = new ExpiringCache<Administrator>(MOST_REMEMBERED, REMEMBERED_MILLISECONDS, monotonic);
  return {
    async create({ tokenId }, fingerprint, record) {
      const secret = randomBase62(SECRET_BITS);
      const created_at = now();
      const of = tokenId === undefined ? { fingerprint } : { token_id: tokenId };
      const row = { hash: hashOf(secret), ...of, created_at, expires_at: created_at + SESSION_MILLISECONDS };
      const create = async (transaction: Transaction) => {
        await transaction(TABLE).where("expires_at", "<=", created_at).delete();
        await transaction(TABLE).insert(row);
        return { secret, milliseconds: SESSION_MILLISECONDS };
      };
      return changeAndRecord(database, create, record, CALL_WAIT_MS);
    },

    async find(secret, fingerprint) {
      if (!SECRET.test(secret)) return undefined;
      const key = hashOf(secret);
      const known = found.get(key);
      if (known !== undefined) return known;
      const row = await withTimeLimit(retryWhenLocked(() => lookUp(database, key, now()), CALL_WAIT_MS));
      const administrator = row && administratorOf(row, fingerprint);
      if (administrator !== undefined) found.set(key, administrator);
      return administrator;
    },

    async end(secret) {
      await retryWhenLocked(
        async () =>
          database(TABLE)
            .where({ hash: hashOf(secret) })
            .delete(),
        CALL_WAIT_MS,
      );
      found.clear();
    },
  };
}

async function lookUp(database: Database, key: string, at: number): Promise<SessionRow | undefined> {
  return database(TABLE)
    .leftJoin("admin_tokens", "admin_tokens.id", "admin_sessions.token_id")
    .where("admin_sessions.hash", key)
    .where("expires_at", ">", at)
    .first(["token_id", "fingerprint", "name", "role", "revoked_at"]);
}

function administratorOf(row: SessionRow, configured: string): Administrator | undefined {
  const { token_id: tokenId, fingerprint, name, role, revoked_at } = row;
  if (tokenId === null) return fingerprint === configured ? { name: CONFIGURED_TOKEN, role: "owner" } : undefined;
  return name === null || role === null || revoked_at !== null ? undefined : { name, role, tokenId };
}

function hashOf(secret: string): string {
  return hash("sha256", secret, "hex");
}
