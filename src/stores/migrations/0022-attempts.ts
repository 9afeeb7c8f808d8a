import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** The rules by which requests to upstreams are sent again, and the requests that were sent for a call. */
export const attempts: Migration = {
  name: "0022-attempts",
  async up(transaction) {
    await addColumns(transaction, "models", ["retry TEXT"]);
    await addColumns(transaction, "request_log", ["attempts TEXT"]);
  },
};
