import { RefusedError } from "../../config/refused.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { changeAndRecord, type RecordChange } from "../administrators/record-change.js";
import type { Database, Transaction } from "../drivers/database.js";
import type { Steps } from "../drivers/steps.js";
import { newIdentifier } from "../identifiers.js";
import { checkIdempotencyKey, takeCreditKey } from "./credit-keys.js";
import { writeTransfer } from "./ledger.js";
import { checkedPathName } from "../names.js";

export interface Wallet {
  readonly id: string;
  readonly name: string;
  readonly balanceTicks: bigint;
  /** Held for calls under way. */
  readonly reservedTicks: bigint;
  /** Set aside by processes for calls to come. */
  readonly allottedTicks: bigint;
  readonly spentTicks: bigint;
}

export interface CreditOptions {
  /** A repetition has the same. */
  readonly idempotencyKey?: string | undefined;
  /** Called when something is added. */
  record?: RecordChange<void>;
}

export interface WalletAdministration {
  /** Creates a wallet, with its first credit if there is one, and returns its ID. */
  create(name: string, creditTicks?: bigint, record?: RecordChange<string>): Promise<string>;
  /** Adds to a wallet's balance. Returns whether it did: a repetition with the same key adds nothing. */
  credit(name: string, ticks: bigint, options?: CreditOptions): Promise<boolean>;
  list(): Promise<Wallet[]>;
  show(name: string): Promise<Wallet>;
}

interface WalletRow {
  readonly id: string;
  readonly name: string;
  readonly balance_ticks: bigint;
  readonly reserved_ticks: bigint;
  readonly spent_ticks: bigint;
  readonly allotted_ticks: bigint;
}

const ALLOTTED =
  "(SELECT CAST(COALESCE(SUM(ticks - held_ticks), 0) AS BIGINT) FROM allotments WHERE wallet_id = wallets.id)";

export function createWalletStore(database: Database): WalletAdministration {
  return {
    async create(name, creditTicks = 0n, record) {
      const id = newIdentifier("wallet");
      const create = async (transaction: Transaction) => {
        const created: unknown[] = await transaction("wallets")
          .insert({ id, name: checkedPathName("wallet", name), created_at: Date.now() })
          .onConflict("name")
          .ignore()
          .returning("id");
        if (created.length === 0) throw new RefusedError("taken", `there is a wallet "${name}" already`);
        if (creditTicks > 0n)
          await writeTransfer(transaction, { walletId: id, kind: "credit", ticks: creditTicks, from: "funding" });
        return id;
      };
      return changeAndRecord(database, create, record, CALL_WAIT_MS);
    },

    async credit(name, ticks, { idempotencyKey: key, record } = {}) {
      const walletId = await walletIdOf(database, name);
      if (ticks <= 0n) throw new RefusedError("unsound", "a credit must be more than nothing");
      if (key !== undefined) checkIdempotencyKey(key);
      const credit = async (transaction: Transaction) => {
        if (key !== undefined && !(await takeCreditKey(transaction, { key, walletId, ticks }))) return false;
        await writeTransfer(transaction, { walletId, kind: "credit", ticks, from: "funding" });
        return true;
      };
      function* recordAdded(isAdded: boolean): Steps<void> {
        if (isAdded && record !== undefined) yield* record();
      }
      return changeAndRecord(database, credit, recordAdded, CALL_WAIT_MS);
    },

    async list() {
      const rows: WalletRow[] = await walletRows(database).orderBy("name");
      return rows.map(walletOf);
    },

    async show(name) {
      const [row]: WalletRow[] = await walletRows(database).where({ name });
      if (row === undefined) throw unknownWallet(name);
      return walletOf(row);
    },
  };
}

/** The ID of a wallet by its name. */
export async function walletIdOf(database: Database, name: string): Promise<string> {
  const look = async (): Promise<{ id: string } | undefined> => database("wallets").where({ name }).first("id");
  const row = await retryWhenLocked(look, CALL_WAIT_MS);
  if (row === undefined) throw unknownWallet(name);
  return row.id;
}

function walletRows(database: Database) {
  return database("wallets").select("id", "name", "balance_ticks", "reserved_ticks", "spent_ticks", {
    allotted_ticks: database.raw(ALLOTTED),
  });
}

function walletOf(row: WalletRow): Wallet {
  const { id, name, balance_ticks, reserved_ticks, spent_ticks, allotted_ticks } = row;
  return {
    id,
    name,
    balanceTicks: balance_ticks,
    reservedTicks: reserved_ticks - allotted_ticks,
    allottedTicks: allotted_ticks,
    spentTicks: spent_ticks,
  };
}

function unknownWallet(name: string): RefusedError {
  return new RefusedError("unknown", `there is no wallet "${name}"`);
}
