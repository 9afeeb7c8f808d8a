import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** The differences of single models from their profiles, and profiles of single routes. */
export const modelAcceptance: Migration = {
  name: "0013-model-acceptance",
  async up(transaction) {
    await addColumns(transaction, "models", ["accepts TEXT"]);
    await addColumns(transaction, "model_routes", ["profile TEXT"]);
  },
};
