import { addColumns, createIndex, createTable, makeFinal } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * A task is work that continues at an upstream after its call was answered. It is written before the upstream is
 * called. After that, only the process that holds its lease, with the latest fence, changes its state. Its end is
 * written once: the snapshot is the text that every reader gets.
 */
const STATES = "'created', 'ambiguous', 'queued', 'running', 'succeeded', 'failed', 'cancelled', 'expired'";

export const tasks: Migration = {
  name: "0009-tasks",
  async up(transaction) {
    await addColumns(transaction, "holds", ["for_task INTEGER NOT NULL DEFAULT 0 CHECK (for_task IN (0, 1))"]);
    await createTable(transaction, "tasks", [
      "id TEXT PRIMARY KEY CHECK (length(id) = 31)",
      "wallet_id TEXT NOT NULL REFERENCES wallets (id)",
      "key_id TEXT NOT NULL REFERENCES api_keys (id)",
      "hold_id TEXT NOT NULL UNIQUE REFERENCES holds (id)",
      "model TEXT NOT NULL",
      "provider TEXT NOT NULL",
      "upstream_model TEXT NOT NULL",
      "upstream_dialect TEXT NOT NULL",
      "dialect TEXT NOT NULL",
      "request TEXT NOT NULL",
      "callback_url TEXT",
      `state TEXT NOT NULL CHECK (state IN (${STATES}))`,
      "upstream_id TEXT",
      "observation TEXT",
      "snapshot TEXT",
      "reason TEXT",
      "created_at INTEGER NOT NULL",
      "sent_at INTEGER",
      "accepted_at INTEGER",
      "finished_at INTEGER",
      "removed_at INTEGER",
      "deadline_at INTEGER NOT NULL",
      "next_poll_at INTEGER NOT NULL",
      "lease_owner TEXT",
      "lease_until INTEGER",
      "fence INTEGER NOT NULL DEFAULT 0",
      "polls INTEGER NOT NULL DEFAULT 0",
      "failures INTEGER NOT NULL DEFAULT 0",
      "CHECK ((state IN ('succeeded', 'failed', 'cancelled', 'expired')) = (finished_at IS NOT NULL))",
      "CHECK ((snapshot IS NOT NULL) = (finished_at IS NOT NULL))",
      "CHECK (state NOT IN ('queued', 'running') OR (upstream_id IS NOT NULL AND accepted_at IS NOT NULL))",
      "CHECK (removed_at IS NULL OR finished_at IS NOT NULL)",
    ]);
    await createIndex(transaction, "tasks_to_poll", "tasks (next_poll_at) WHERE state IN ('queued', 'running')");
    await createIndex(transaction, "tasks_unsettled", "tasks (deadline_at) WHERE finished_at IS NULL");
    await createIndex(transaction, "tasks_being_made", "tasks (lease_until) WHERE state = 'created'");
    await createIndex(transaction, "tasks_by_end", "tasks (finished_at) WHERE finished_at IS NOT NULL");
    await createIndex(transaction, "tasks_by_time", "tasks (created_at, id)");
    await createIndex(transaction, "tasks_by_wallet", "tasks (wallet_id, created_at, id)");
    await createIndex(transaction, "tasks_by_state", "tasks (state, created_at, id)");
    await createIndex(transaction, "tasks_by_upstream_id", "tasks (upstream_id)");
    await makeFinal(
      transaction,
      "tasks",
      "OLD.finished_at IS NOT NULL AND (NEW.state <> OLD.state OR NEW.snapshot <> OLD.snapshot)",
    );
  },
};
