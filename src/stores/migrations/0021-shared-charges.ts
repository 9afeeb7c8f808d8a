import { addColumns, createIndex } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * Calls of a wallet that end together are charged by one transfer. Its rows in the ledger name no hold: the holds name
 * the transfer.
 */
export const sharedCharges: Migration = {
  name: "0021-shared-charges",
  async up(transaction) {
    await addColumns(transaction, "holds", ["transfer_id TEXT"]);
    await createIndex(transaction, "holds_by_transfer", "holds (transfer_id) WHERE transfer_id IS NOT NULL");
  },
};
