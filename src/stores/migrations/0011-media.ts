import { createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Media that the gateway archives for its tasks. An ID gives access to the medium, so IDs cannot be guessed. */
export const media: Migration = {
  name: "0011-media",
  async up(transaction) {
    await createTable(transaction, "media", [
      "id TEXT PRIMARY KEY CHECK (length(id) > 40)",
      "task_id TEXT NOT NULL REFERENCES tasks (id)",
      "kind TEXT NOT NULL",
      "place TEXT NOT NULL",
      "state TEXT NOT NULL CHECK (state IN ('expected', 'stored'))",
      "mime TEXT",
      "bytes INTEGER CHECK (bytes >= 0)",
      "created_at INTEGER NOT NULL",
      "stored_at INTEGER",
      "CHECK ((state = 'stored') = (stored_at IS NOT NULL AND mime IS NOT NULL AND bytes IS NOT NULL))",
      "UNIQUE (task_id, kind)",
    ]);
  },
};
