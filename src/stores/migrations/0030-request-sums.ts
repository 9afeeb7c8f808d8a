import { HISTOGRAM_PLACES } from "../logs/histogram.js";
import { addColumns, createIndex, createTable } from "./definitions.js";
import type { Migration } from "./migration.js";

const numbered = (name: string) =>
  Array.from({ length: HISTOGRAM_PLACES }, (_, place) => `${name}_${place} INTEGER NOT NULL DEFAULT 0`);

/** The request log summed up by minute and by hour, so that charts need no scan of it. */
export const requestSums: Migration = {
  name: "0030-request-sums",
  async up(transaction) {
    await createTable(transaction, "request_sums", [
      // 60 or 3,600 seconds, in milliseconds.
      "step INTEGER NOT NULL",
      "at INTEGER NOT NULL",
      "model TEXT NOT NULL",
      "wallet_id TEXT NOT NULL",
      "key_id TEXT NOT NULL",
      "dialect TEXT NOT NULL",
      "provider TEXT NOT NULL",
      "upstream_model TEXT NOT NULL",
      ...["requests", "refused", "failed", "input_tokens", "output_tokens", "cost_ticks"].map(
        (name) => `${name} INTEGER NOT NULL DEFAULT 0`,
      ),
      ...numbered("duration"),
      ...numbered("first_byte"),
      "PRIMARY KEY (step, at, model, wallet_id, key_id, dialect, provider, upstream_model)",
    ]);
    // Rows of a process with an older version, and those from before, are summed up later.
    await addColumns(transaction, "request_log", ["summed INTEGER NOT NULL DEFAULT 0"]);
    await createIndex(transaction, "request_log_not_summed", "request_log (id) WHERE summed = 0");
  },
};
