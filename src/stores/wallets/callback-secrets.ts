/** The secrets by which callbacks to the owner of a wallet are signed. They are encrypted at rest. */
import { randomBytes } from "node:crypto";
import { Secret } from "../../config/secret.js";
import type { Vault } from "../../catalog/records.js";
import { changeAndRecord, type RecordChange } from "../administrators/record-change.js";
import type { Database, Transaction } from "../drivers/database.js";
import { lockSecrets } from "../catalog/lock-secrets.js";
import { walletIdOf } from "./wallet-store.js";

/** The form of the Standard Webhooks. */
export const SECRET_PREFIX = "whsec_";

export interface CallbackSecretStore {
  /** Makes a new secret and returns it, this once. The one before signs too for a day. */
  renew(wallet: string, record?: RecordChange<string>): Promise<string>;
  /** Callbacks are not signed any more. False: they were not. */
  remove(wallet: string, record?: RecordChange<boolean>): Promise<boolean>;
  /** The secrets that sign now, the newest first. Throws an `UnreadableSecretError` when one cannot be decrypted. */
  find(walletId: string): Promise<readonly Secret[]>;
  /** The wallets with a secret that cannot be decrypted, by their names. */
  unreadable(): Promise<readonly UnreadableSecret[]>;
}

export interface UnreadableSecret {
  readonly wallet: string;
  readonly reason: string;
}

/** Its message has no part of a secret. */
export class UnreadableSecretError extends Error {
  override readonly name = "UnreadableSecretError";
}

export interface CallbackSecretRow {
  readonly wallet_id: string;
  readonly sealed: string;
  readonly sealed_before: string | null;
  readonly before_until: bigint | null;
}

const SECRET_BYTES = 32;
const OVERLAP_MS = 86_400_000;
const TABLE = "callback_secrets";

/** A sealed text opens only under its name: it cannot be moved to another wallet. */
export function callbackSealingName(walletId: string): string {
  return `callbacks of ${walletId}`;
}

export function createCallbackSecretStore(database: Database, vault: Vault): CallbackSecretStore {
  return { ...changes(database, vault), ...lookUps(database, vault) };
}

function changes(database: Database, vault: Vault): Pick<CallbackSecretStore, "renew" | "remove"> {
  return {
    async renew(wallet, record) {
      const walletId = await walletIdOf(database, wallet);
      const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
      const renew = async (transaction: Transaction) => {
        await lockSecrets(transaction);
        const sealed = vault.seal(callbackSealingName(walletId), secret);
        const row: CallbackSecretRow | undefined = await transaction(TABLE).where({ wallet_id: walletId }).first();
        const before = row && (isReadable(row, vault) ? replaced(row) : NOTHING_BEFORE);
        await transaction(TABLE)
          .insert({ wallet_id: walletId, sealed, created_at: Date.now(), ...before })
          .onConflict("wallet_id")
          .merge();
        return secret;
      };
      return changeAndRecord(database, renew, record);
    },

    async remove(wallet, record) {
      const walletId = await walletIdOf(database, wallet);
      const remove = async (transaction: Transaction) =>
        (await transaction(TABLE).where({ wallet_id: walletId }).delete()) > 0;
      return changeAndRecord(database, remove, record);
    },
  };
}

function lookUps(database: Database, vault: Vault): Pick<CallbackSecretStore, "find" | "unreadable"> {
  return {
    async find(walletId) {
      const row: CallbackSecretRow | undefined = await database(TABLE).where({ wallet_id: walletId }).first();
      return row === undefined ? [] : secretsOf(row, vault);
    },

    async unreadable() {
      const rows: (CallbackSecretRow & { readonly wallet: string })[] = await database(TABLE)
        .join("wallets", "wallets.id", `${TABLE}.wallet_id`)
        .orderBy("wallets.name")
        .select(`${TABLE}.*`, "wallets.name as wallet");
      return rows.flatMap(({ wallet, ...row }) => {
        const reason = faultOf(row, vault);
        return reason === undefined ? [] : [{ wallet, reason }];
      });
    },
  };
}

const NOTHING_BEFORE = { sealed_before: null, before_until: null };

function replaced({ sealed }: CallbackSecretRow) {
  return { sealed_before: sealed, before_until: Date.now() + OVERLAP_MS };
}

/** One that cannot be read would keep the new one from signing. */
function isReadable({ wallet_id, sealed }: CallbackSecretRow, vault: Vault): boolean {
  return faultOf({ wallet_id, sealed, ...NOTHING_BEFORE }, vault) === undefined;
}

function faultOf(row: CallbackSecretRow, vault: Vault): string | undefined {
  try {
    secretsOf(row, vault);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableSecretError) return error.message;
    throw error;
  }
}

function secretsOf(row: CallbackSecretRow, vault: Vault): readonly Secret[] {
  const isBefore = row.sealed_before !== null && Number(row.before_until) > Date.now();
  const sealed = isBefore && row.sealed_before !== null ? [row.sealed, row.sealed_before] : [row.sealed];
  return sealed.map((one) => open(vault, row.wallet_id, one));
}

function open(vault: Vault, walletId: string, sealed: string): Secret {
  try {
    return new Secret(vault.open(callbackSealingName(walletId), sealed));
  } catch (cause) {
    throw new UnreadableSecretError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
