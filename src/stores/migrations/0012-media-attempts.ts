import { addColumns, createIndex, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * Every attempt to archive a medium writes its bytes under its own name. One attempt counts as the medium. The others
 * stay listed until they are removed. Bytes without a name are under the medium's ID.
 */
export const mediaAttempts: Migration = {
  name: "0012-media-attempts",
  async up(transaction) {
    // An older process that forgets a task knows nothing of these: they do not hold on to it.
    await createTable(transaction, "media_attempts", [
      "name TEXT PRIMARY KEY CHECK (length(name) > 20)",
      "task_id TEXT NOT NULL",
      "place TEXT NOT NULL",
      "created_at INTEGER NOT NULL",
    ]);
    await createIndex(transaction, "media_attempts_by_task", "media_attempts (task_id)");
    await addColumns(transaction, "media", ["name TEXT"]);
    await transaction.raw(
      "INSERT INTO media_attempts (name, task_id, place, created_at) " +
        "SELECT id, task_id, place, created_at FROM media WHERE state = 'expected'",
    );
  },
};
