/** Encrypts everything that is stored encrypted again, under the current secret. */
import type { Vault } from "../../catalog/records.js";
import { sealingName } from "../../catalog/credentials.js";
import { changeAndRecord, type RecordChange } from "../administrators/record-change.js";
import type { Database, Transaction } from "../drivers/database.js";
import { callbackSealingName, type CallbackSecretRow } from "../wallets/callback-secrets.js";
import { lockSecrets } from "./lock-secrets.js";
import { type ProviderRow, providerOf, providerValues } from "./catalog-rows.js";

/** Returns how many texts there are. Fails, and changes nothing, where one cannot be decrypted. */
export function rotateSecrets(database: Database, vault: Vault, record?: RecordChange<number>): Promise<number> {
  let texts = 0;
  const renew = (name: string, sealed: string): string => {
    texts += 1;
    return vault.seal(name, vault.open(name, sealed));
  };
  const rotate = async (transaction: Transaction) => {
    texts = 0;
    // No other process encrypts meanwhile: each takes this lock first.
    await lockSecrets(transaction);
    await rotateProviders(transaction, renew);
    await rotateCallbacks(transaction, renew);
    return texts;
  };
  return changeAndRecord(database, rotate, record);
}

type Renew = (name: string, sealed: string) => string;

async function rotateProviders(transaction: Transaction, renew: Renew): Promise<void> {
  const rows: ProviderRow[] = await transaction("providers").select();
  for (const row of rows) {
    const { id, secret, credentials, ...rest } = providerOf(row);
    const renewed = providerValues({
      id,
      ...rest,
      ...(secret !== undefined && { secret: "sealed" in secret ? { sealed: renew(id, secret.sealed) } : secret }),
      ...(credentials !== undefined && {
        credentials: {
          kind: credentials.kind,
          fields: Object.fromEntries(
            Object.entries(credentials.fields).map(([name, field]) => [
              name,
              "sealed" in field ? { sealed: renew(sealingName(id, credentials.kind, name), field.sealed) } : field,
            ]),
          ),
        },
      }),
    });
    await transaction("providers").where({ id }).update(renewed);
  }
}

async function rotateCallbacks(transaction: Transaction, renew: Renew): Promise<void> {
  const rows: CallbackSecretRow[] = await transaction("callback_secrets").select();
  for (const { wallet_id, sealed, sealed_before } of rows) {
    const name = callbackSealingName(wallet_id);
    await transaction("callback_secrets")
      .where({ wallet_id })
      .update({
        sealed: renew(name, sealed),
        sealed_before: sealed_before === null ? null : renew(name, sealed_before),
      });
  }
}
