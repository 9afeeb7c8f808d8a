import { setTimeout as sleep } from "node:timers/promises";
import { RefusedError } from "../../config/refused.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { changeAndRecord, type RecordChange } from "../administrators/record-change.js";
import type { Database, Transaction } from "../drivers/database.js";
import type { Steps } from "../drivers/steps.js";
import { isIdentifier, newIdentifier } from "../identifiers.js";
import { recallAllotments } from "./allotment-store.js";
import { checkIdempotencyKey, takeCreditKey } from "./credit-keys.js";
import { writeReturn, writeTransfer } from "./ledger.js";
import { formatUsd } from "./money.js";
import { checkedPathName, spellingsOf } from "../names.js";

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
  /** Called when the balance is changed. */
  record?: RecordChange<void>;
}

export interface WalletAdministration {
  /** Creates a wallet, with its first credit if there is one, and returns its ID. */
  create(name: string, creditTicks?: bigint, record?: RecordChange<string>): Promise<string>;
  /** Adds to a wallet's balance. Returns whether it did: a repetition with the same key adds nothing. */
  credit(name: string, ticks: bigint, options?: CreditOptions): Promise<boolean>;
  /** Takes credit back that no call holds. Returns whether it did: a repetition with the same key takes nothing. */
  debit(name: string, ticks: bigint, options?: CreditOptions): Promise<boolean>;
  list(): Promise<Wallet[]>;
  show(name: string): Promise<Wallet>;
  /** The name of a wallet by its ID, as the log has it. What is no ID is a name already. */
  nameOf(idOrName: string): Promise<string>;
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

/** How long a debit waits for what processes set aside, and how often it looks. */
const RECALL_MS = 1_000;
const LOOK_MS = 50;

export function createWalletStore(database: Database): WalletAdministration {
  return {
    create: (name, creditTicks = 0n, record) => createWallet(database, { name, creditTicks }, record),

    credit(name, ticks, options = {}) {
      return changeBalance(database, { kind: "credit", name, ticks }, options, (transaction, walletId) =>
        writeTransfer(transaction, { walletId, kind: "credit", ticks, from: "funding" }),
      );
    },

    async debit(name, ticks, options = {}) {
      const end = performance.now() + RECALL_MS;
      for (let isMoreComing = true; ;) {
        try {
          return await debitOnce(database, name, ticks, options);
        } catch (error) {
          if (!(error instanceof TooMuchError) || !isMoreComing || performance.now() > end) throw error;
          isMoreComing = await recallAllotments(database, error.walletId);
          if (isMoreComing) await sleep(LOOK_MS);
        }
      }
    },

    async list() {
      const rows: WalletRow[] = await walletRows(database).orderBy("name");
      return rows.map(walletOf);
    },

    async show(name) {
      const row = spelt(name, await walletRows(database).whereIn("name", spellingsOf(name)));
      if (row === undefined) throw unknownWallet(name);
      return walletOf(row);
    },

    async nameOf(id) {
      const row: { name: string } | undefined = await database("wallets").where({ id }).first("name");
      return row?.name ?? id;
    },
  };
}

/** The name of a new wallet as it is stored, or an error with the rule that it breaks. */
export function checkedWalletName(name: string): string {
  const stored = name.normalize("NFC");
  if (isIdentifier("wallet", stored)) throw new RefusedError("unsound", "a wallet's name must not be like an ID");
  return checkedPathName("wallet", stored);
}

interface NewWallet {
  readonly name: string;
  readonly creditTicks: bigint;
}

async function createWallet(
  database: Database,
  { name, creditTicks }: NewWallet,
  record: RecordChange<string> | undefined,
): Promise<string> {
  const id = newIdentifier("wallet");
  const row = { id, name: checkedWalletName(name), created_at: Date.now() };
  const create = async (transaction: Transaction) => {
    await transaction("wallets").insert(row).onConflict("name").ignore();
    const namesakes: Pick<WalletRow, "id">[] = await transaction("wallets")
      .whereIn("name", spellingsOf(name))
      .select("id");
    // What was inserted is taken back.
    if (namesakes.some((other) => other.id !== id))
      throw new RefusedError("taken", `there is a wallet "${name}" already`);
    if (creditTicks > 0n)
      await writeTransfer(transaction, { walletId: id, kind: "credit", ticks: creditTicks, from: "funding" });
    return id;
  };
  return changeAndRecord(database, create, record, CALL_WAIT_MS);
}

interface BalanceChange {
  readonly kind: "credit" | "debit";
  readonly name: string;
  readonly ticks: bigint;
}

/** Changes a balance by hand, once for each key. Returns whether it did. */
async function changeBalance(
  database: Database,
  { kind, name, ticks }: BalanceChange,
  { idempotencyKey: key, record }: CreditOptions,
  write: (transaction: Transaction, walletId: string) => Promise<void>,
): Promise<boolean> {
  const walletId = await walletIdOf(database, name);
  if (ticks <= 0n) throw new RefusedError("unsound", `a ${kind} must be more than nothing`);
  if (key !== undefined) checkIdempotencyKey(key);
  const change = async (transaction: Transaction) => {
    if (key !== undefined && !(await takeCreditKey(transaction, { key, kind, walletId, ticks }))) return false;
    await write(transaction, walletId);
    return true;
  };
  function* recordChanged(isChanged: boolean): Steps<void> {
    if (isChanged && record !== undefined) yield* record();
  }
  return changeAndRecord(database, change, recordChanged, CALL_WAIT_MS);
}

/** Less can be taken of a wallet, perhaps because processes set money aside for calls to come. */
class TooMuchError extends RefusedError {
  constructor(
    readonly walletId: string,
    free: bigint,
  ) {
    // A wallet that owes money has nothing to take either.
    const left = formatUsd(free > 0n ? free : 0n);
    super("taken", `only ${left} USD of the wallet can be taken back: the rest is spent or held for calls`);
  }
}

function debitOnce(database: Database, name: string, ticks: bigint, options: CreditOptions): Promise<boolean> {
  return changeBalance(database, { kind: "debit", name, ticks }, options, async (transaction, walletId) => {
    if (await writeReturn(transaction, { walletId, kind: "debit", ticks, to: "funding" })) return;
    const [free]: { ticks: bigint }[] = await transaction("wallets")
      .where({ id: walletId })
      .select({ ticks: transaction.raw("balance_ticks - reserved_ticks") });
    throw new TooMuchError(walletId, free?.ticks ?? 0n);
  });
}

/** The ID of a wallet by its name. */
export async function walletIdOf(database: Database, name: string): Promise<string> {
  return (await walletNamed(database, name)).id;
}

/** The ID of a wallet and its name as it is stored, by its name in any spelling. */
export async function walletNamed(database: Database, name: string): Promise<Pick<WalletRow, "id" | "name">> {
  const look = async (): Promise<Pick<WalletRow, "id" | "name">[]> =>
    database("wallets").whereIn("name", spellingsOf(name)).select("id", "name");
  const row = spelt(name, await retryWhenLocked(look, CALL_WAIT_MS));
  if (row === undefined) throw unknownWallet(name);
  return row;
}

/** The wallet with the name as it is given, or else in another spelling. Old names may be spellings of one another. */
function spelt<Row extends Pick<WalletRow, "id" | "name">>(name: string, rows: readonly Row[]): Row | undefined {
  const exact = rows.find((row) => row.name === name);
  if (exact !== undefined || rows.length <= 1) return exact ?? rows[0];
  const ids = rows.map(({ id }) => id).sort();
  throw new RefusedError("taken", `"${name}" may be ${ids.join(" or ")}: write the name as the wallet has it`);
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
