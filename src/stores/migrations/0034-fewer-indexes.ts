import { createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * Each index is one more to write for every call. The calls of a wallet are those of its keys, which have an index.
 * Only one side of a transfer has a wallet.
 */
export const fewerIndexes: Migration = {
  name: "0034-fewer-indexes",
  async up(transaction) {
    await transaction.raw("DROP INDEX holds_by_wallet");
    await transaction.raw("DROP INDEX ledger_by_wallet");
    await createIndex(transaction, "ledger_of_wallet", "ledger (wallet_id, number) WHERE wallet_id IS NOT NULL");
  },
};
