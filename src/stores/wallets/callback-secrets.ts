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
  /** The secrets that sign now, the newest first. Throws when they cannot be decrypted. */
  find(walletId: string): Promise<readonly Secret[]>;
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
  return {
    async renew(wallet, record) {
      const walletId = await walletIdOf(database, wallet);
      const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
      const renew = async (transaction: Transaction) => {
        await lockSecrets(transaction);
        const sealed = vault.seal(callbackSealingName(walletId), secret);
        const row: CallbackSecretRow | undefined = await transaction(TABLE).where({ wallet_id: walletId }).first();
        const before = row && { sealed_before: row.sealed, before_until: Date.now() + OVERLAP_MS };
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

    async find(walletId) {
      const row: CallbackSecretRow | undefined = await database(TABLE).where({ wallet_id: walletId }).first();
      if (row === undefined) return [];
      const isBefore = row.sealed_before !== null && Number(row.before_until) > Date.now();
      const sealed = isBefore && row.sealed_before !== null ? [row.sealed, row.sealed_before] : [row.sealed];
      return sealed.map((one) => new Secret(vault.open(callbackSealingName(walletId), one)));
    },
  };
}
