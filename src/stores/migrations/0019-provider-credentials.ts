import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Credentials that take the place of a provider's key, as JSON. Their secrets are encrypted or names of variables. */
export const providerCredentials: Migration = {
  name: "0019-provider-credentials",
  async up(transaction) {
    await addColumns(transaction, "providers", ["credentials TEXT"]);
  },
};
