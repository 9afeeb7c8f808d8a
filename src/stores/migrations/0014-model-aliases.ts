import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Further names under which clients call models. */
export const modelAliases: Migration = {
  name: "0014-model-aliases",
  async up(transaction) {
    await addColumns(transaction, "models", ["aliases TEXT"]);
  },
};
