/** Releases the holds of calls whose process died. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Database, type Transaction, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { runSteps, type Steps } from "../drivers/steps.js";
import { resolveInBudgets } from "../keys/key-budgets.js";
import { changeWallet } from "./wallet-amounts.js";

/** A hold whose lease has ended before its call was settled. */
export interface Expired {
  readonly id: string;
  readonly walletId: string;
  readonly keyId: string;
  readonly callId: string;
  readonly model: string;
  readonly ticks: bigint;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

interface ExpiredRow {
  readonly id: string;
  readonly wallet_id: string;
  readonly key_id: string;
  readonly call_id: string;
  readonly model: string;
  readonly ticks: bigint;
  readonly created_at: bigint;
  readonly is_budgeted: bigint;
}

/** A transaction that ends many holds locks their wallets for every other call. */
const MOST_AT_ONCE = 200;
const COLUMNS = ["id", "wallet_id", "key_id", "call_id", "model", "ticks", "created_at", "is_budgeted"] as const;

export async function expireHolds(database: Database, before: number, at: number): Promise<Expired[]> {
  const expired: Expired[] = [];
  for (;;) {
    const some = await inTransaction(database, (transaction) => expireSome(transaction, before, at));
    if (some.length > 0) failPoint("expire.committed");
    expired.push(...some.map(expiredOf));
    if (some.length < MOST_AT_ONCE) return expired;
    await nextTurn();
  }
}

/** Wallets are changed in one order by every process, each before its keys, so that two sweeps cannot deadlock. */
async function expireSome(transaction: Transaction, before: number, at: number): Promise<ExpiredRow[]> {
  const rows = await sweep(transaction, before, at);
  const byWallet = new Map<string, ExpiredRow[]>();
  for (const row of rows) byWallet.set(row.wallet_id, [...(byWallet.get(row.wallet_id) ?? []), row]);
  if (rows.length > 0) failPoint("expire.swept");
  for (const [walletId, some] of [...byWallet].sort(([one], [other]) => (one < other ? -1 : 1)))
    await runSteps(transaction, giveBack(walletId, some));
  return rows;
}

function* giveBack(walletId: string, rows: readonly ExpiredRow[]): Steps<void> {
  yield* changeWallet(walletId, { reserved: rows.reduce((sum, { ticks }) => sum - ticks, 0n) });
  yield* resolveInBudgets(rows.filter(({ is_budgeted }) => is_budgeted === 1n).map((row) => ({ ...row, charged: 0n })));
}

/**
 * Locks the holds in one order, as those who end several do. The condition is checked again at the update: the hold may
 * have been settled or extended in between. Holds of tasks are ended by their tasks alone.
 */
async function sweep(transaction: Transaction, before: number, at: number): Promise<ExpiredRow[]> {
  const due = transaction("holds")
    .where({ state: "held", for_task: 0 })
    .andWhere("expires_at", "<=", before)
    .orderBy("expires_at")
    .limit(MOST_AT_ONCE)
    .select("id");
  const locked = transaction("holds").whereIn("id", due).orderBy("id").forUpdate().select("id");
  return transaction("holds")
    .whereIn("id", locked)
    .where({ state: "held", for_task: 0 })
    .andWhere("expires_at", "<=", before)
    .update({ state: "expired", resolved_at: at, reason: "the lease ran out" })
    .returning(COLUMNS);
}

function expiredOf({ id, wallet_id, key_id, call_id, model, ticks, created_at }: ExpiredRow): Expired {
  return { id, walletId: wallet_id, keyId: key_id, callId: call_id, model, ticks, createdAt: Number(created_at) };
}
