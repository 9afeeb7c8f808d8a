import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Whose opaque state a provider's models make and understand, where its preset does not know it. */
export const providerFamily: Migration = {
  name: "0017-provider-family",
  async up(transaction) {
    await addColumns(transaction, "providers", ["family TEXT"]);
  },
};
