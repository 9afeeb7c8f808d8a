import { createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Settings that the gateway itself stores, such as the hash of the operator's token. */
export const settings: Migration = {
  name: "0007-settings",
  async up(transaction) {
    await createTable(transaction, "settings", ["name TEXT PRIMARY KEY", "value TEXT NOT NULL"]);
  },
};
