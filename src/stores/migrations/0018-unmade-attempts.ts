import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * How many attempts of a callback were counted and then not made, as another process had it by then: they are made up
 * for.
 */
export const unmadeAttempts: Migration = {
  name: "0018-unmade-attempts",
  async up(transaction) {
    await addColumns(transaction, "callbacks", ["unmade INTEGER NOT NULL DEFAULT 0 CHECK (unmade >= 0)"]);
  },
};
