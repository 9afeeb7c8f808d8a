import { createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** The prices that models had, and since when. */
export const modelPrices: Migration = {
  name: "0031-model-prices",
  async up(transaction) {
    await createTable(transaction, "model_prices", [
      "model_id TEXT NOT NULL",
      "since INTEGER NOT NULL",
      "pricing TEXT NOT NULL",
      "PRIMARY KEY (model_id, since)",
    ]);
    const current = transaction("models").select("id", "created_at", "pricing");
    await transaction("model_prices").insert(current);
  },
};
