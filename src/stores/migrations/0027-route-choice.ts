import { addColumns } from "./definitions.js";
import type { Migration } from "./migration.js";

/** What keeps calls on one route, and how many calls a route and a provider take at once. */
export const routeChoice: Migration = {
  name: "0027-route-choice",
  async up(transaction) {
    await addColumns(transaction, "models", ["sticky_by TEXT"]);
    await addColumns(transaction, "model_routes", ["max_concurrent INTEGER"]);
    await addColumns(transaction, "providers", ["max_concurrent INTEGER"]);
  },
};
