import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * Tokens that were written to a cache for an hour have a price of their own. A check of the column would read the whole
 * table while it is locked.
 */
export const cacheWriteHour: Migration = {
  name: "0035-cache-write-hour",
  async up(transaction) {
    await addColumns(transaction, "holds", ["cache_write_hour_tokens INTEGER"]);
    await addColumns(transaction, "request_log", ["cache_write_hour_tokens INTEGER"]);
  },
};
