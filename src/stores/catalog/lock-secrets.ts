import type { Transaction } from "../drivers/database.js";

/** Taken by every transaction that stores an encrypted text, so that none is missed when all are encrypted anew. */
export async function lockSecrets(transaction: Transaction): Promise<void> {
  await transaction("catalog_revision").increment("revision", 0);
}
