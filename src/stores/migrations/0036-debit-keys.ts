import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Credit that is taken back has keys too, among those of credits: no key is used for both. */
export const debitKeys: Migration = {
  name: "0036-debit-keys",
  async up(transaction) {
    await addColumns(transaction, "credit_keys", ["kind TEXT NOT NULL DEFAULT 'credit'"]);
  },
};
