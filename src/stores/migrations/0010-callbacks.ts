import { createIndex, createTable, makeWrittenOnce } from "./definitions.js";
import type { Migration } from "./migration.js";

/** Callbacks that are still to be delivered, one row for each task, and a table of all attempts. */
export const callbacks: Migration = {
  name: "0010-callbacks",
  async up(transaction) {
    await createTable(transaction, "callbacks", [
      "task_id TEXT PRIMARY KEY REFERENCES tasks (id)",
      "url TEXT NOT NULL",
      "host TEXT NOT NULL",
      "payload TEXT NOT NULL",
      "attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0)",
      "next_attempt_at INTEGER NOT NULL",
      "outcome TEXT CHECK (outcome IN ('delivered', 'given_up'))",
      "created_at INTEGER NOT NULL",
      "finished_at INTEGER",
      "lease_owner TEXT",
      "lease_until INTEGER",
      "fence INTEGER NOT NULL DEFAULT 0",
      "CHECK ((outcome IS NULL) = (finished_at IS NULL))",
    ]);
    await createIndex(transaction, "callbacks_due", "callbacks (next_attempt_at) WHERE outcome IS NULL");
    await createTable(transaction, "deliveries", [
      "id TEXT PRIMARY KEY",
      "task_id TEXT NOT NULL REFERENCES callbacks (task_id)",
      "attempt INTEGER NOT NULL",
      "started_at INTEGER NOT NULL",
      "milliseconds INTEGER NOT NULL",
      "status INTEGER",
      "result TEXT NOT NULL",
    ]);
    await createIndex(transaction, "deliveries_by_task", "deliveries (task_id, started_at)");
    await makeWrittenOnce(transaction, "deliveries");
  },
};
