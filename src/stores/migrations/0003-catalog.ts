import { createIndex, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** The catalog, and a counter that moves with every change of it. */
export const catalog: Migration = {
  name: "0003-catalog",
  async up(transaction) {
    await createTable(transaction, "providers", [
      "id TEXT PRIMARY KEY",
      "preset TEXT",
      "base_url TEXT",
      "auth TEXT",
      "headers TEXT NOT NULL",
      "key_variable TEXT",
      "key_sealed TEXT",
      "created_at INTEGER NOT NULL",
      "CHECK (key_variable IS NULL OR key_sealed IS NULL)",
    ]);
    await createTable(transaction, "models", [
      "id TEXT PRIMARY KEY",
      "kind TEXT NOT NULL",
      "profile TEXT NOT NULL",
      "outputs TEXT NOT NULL",
      "enabled INTEGER NOT NULL CHECK (enabled IN (0, 1))",
      "pricing TEXT NOT NULL",
      "max_output_tokens INTEGER CHECK (max_output_tokens > 0)",
      "created_at INTEGER NOT NULL",
    ]);
    await createTable(transaction, "model_routes", [
      "model_id TEXT NOT NULL REFERENCES models (id) ON DELETE CASCADE",
      "position INTEGER NOT NULL",
      "provider_id TEXT NOT NULL REFERENCES providers (id)",
      "provider_model TEXT NOT NULL",
      "dialect TEXT NOT NULL",
      "priority INTEGER NOT NULL CHECK (priority >= 0)",
      "weight INTEGER NOT NULL CHECK (weight > 0)",
      "PRIMARY KEY (model_id, position)",
    ]);
    await createIndex(transaction, "model_routes_by_provider", "model_routes (provider_id)");
    await createTable(transaction, "catalog_revision", [
      '"only" INTEGER PRIMARY KEY CHECK ("only" = 1)',
      "revision INTEGER NOT NULL",
    ]);
    await transaction("catalog_revision").insert({ only: 1, revision: 0 });
  },
};
