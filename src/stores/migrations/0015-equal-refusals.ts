import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** A client that is refused a thousand times for one reason is one row, with how often that was. */
export const equalRefusals: Migration = {
  name: "0015-equal-refusals",
  async up(transaction) {
    await addColumns(transaction, "request_log", ["repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats >= 0)"]);
  },
};
