import { addColumns, createIndex, createTable, createUniqueIndex, makeFinal } from "./definitions.js";
import type { Migration } from "./migration.js";

/**
 * A hold reserves part of a wallet's balance for one call until that call is settled. Holds never exceed the balance. A
 * call that cost more than its hold overdraws the wallet by the difference, and `overrun_ticks` sums these differences.
 */
export const holds: Migration = {
  name: "0004-holds",
  async up(transaction) {
    await addColumns(transaction, "wallets", [
      "overrun_ticks INTEGER NOT NULL DEFAULT 0 CHECK (overrun_ticks >= 0)" +
        " CONSTRAINT wallets_covered CHECK (balance_ticks - reserved_ticks + overrun_ticks >= 0)",
    ]);
    await createTable(transaction, "holds", [
      "id TEXT PRIMARY KEY",
      "wallet_id TEXT NOT NULL REFERENCES wallets (id)",
      "key_id TEXT NOT NULL REFERENCES api_keys (id)",
      "call_id TEXT NOT NULL UNIQUE",
      "model TEXT NOT NULL",
      "ticks INTEGER NOT NULL CHECK (ticks >= 0)",
      "prices TEXT NOT NULL",
      "state TEXT NOT NULL CHECK (state IN ('held', 'settled', 'released', 'expired'))",
      "created_at INTEGER NOT NULL",
      "expires_at INTEGER NOT NULL",
      "resolved_at INTEGER",
      "charged_ticks INTEGER CHECK (charged_ticks >= 0)",
      "estimated INTEGER NOT NULL DEFAULT 0 CHECK (estimated IN (0, 1))",
      "input_tokens INTEGER CHECK (input_tokens >= 0)",
      "cached_input_tokens INTEGER CHECK (cached_input_tokens >= 0)",
      "cache_write_tokens INTEGER CHECK (cache_write_tokens >= 0)",
      "output_tokens INTEGER CHECK (output_tokens >= 0)",
      "reasoning_tokens INTEGER CHECK (reasoning_tokens >= 0)",
      "images INTEGER CHECK (images >= 0)",
      "media_milliseconds INTEGER CHECK (media_milliseconds >= 0)",
      "reason TEXT",
      "CHECK ((state = 'held') = (resolved_at IS NULL))",
      "CHECK ((state = 'settled') = (charged_ticks IS NOT NULL))",
    ]);
    await createIndex(transaction, "holds_by_lease", "holds (expires_at) WHERE state = 'held'");
    await createIndex(transaction, "holds_under_way", "holds (key_id, expires_at) WHERE state = 'held'");
    await createIndex(transaction, "holds_by_key", "holds (key_id, created_at)");
    await createIndex(transaction, "holds_by_wallet", "holds (wallet_id, created_at)");
    await makeFinal(transaction, "holds", "OLD.state <> 'held'");
    await addColumns(transaction, "ledger", [
      "hold_id TEXT REFERENCES holds (id)",
      "estimated INTEGER NOT NULL DEFAULT 0 CHECK (estimated IN (0, 1))",
    ]);
    await createUniqueIndex(transaction, "ledger_charges_once", "ledger (hold_id, account) WHERE hold_id IS NOT NULL");
  },
};
