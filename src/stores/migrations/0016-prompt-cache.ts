import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Whether what comes again is marked for the caches of a provider's upstream, and otherwise for one of its routes. */
export const promptCache: Migration = {
  name: "0016-prompt-cache",
  async up(transaction) {
    await addColumns(transaction, "providers", ["prompt_cache TEXT"]);
    await addColumns(transaction, "model_routes", ["prompt_cache TEXT"]);
  },
};
