/** Admits a call: its wallet must cover it and its key's rates must allow it. */
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import { type Database, type Transaction, bindTicks, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { newIdentifier } from "../identifiers.js";
import { meterCall } from "../keys/key-meters.js";
import { MOST_TICKS } from "./money.js";
import type { Admission, Hold, HoldInput } from "./holds.js";

/** Written in the same transaction as a hold. */
export type WithHold = (transaction: Transaction, hold: Hold) => Promise<void>;

/** Holds the requested amount. A refused admission leaves nothing behind. */
export async function admitCall(
  database: Database,
  input: HoldInput,
  at: number,
  alsoWrite?: WithHold,
): Promise<Admission> {
  try {
    return {
      hold: await inTransaction(
        database,
        async (transaction) => {
          const written = await hold(transaction, input, at);
          await alsoWrite?.(transaction, written);
          return written;
        },
        CALL_WAIT_MS,
      ),
    };
  } catch (error) {
    if (error instanceof RollbackError) return error.admission;
    throw error;
  }
}

/** Rolls a transaction back, with the admission to return instead. */
class RollbackError extends Error {
  constructor(readonly admission: Admission) {
    super("the transaction is undone");
  }
}

/** The wallet comes first: all admissions of a wallet wait at its row, in any process. */
async function hold(transaction: Transaction, input: HoldInput, at: number): Promise<Hold> {
  const isCovered = await reserveTicks(transaction, input);
  failPoint("reserve.held");
  const written = isCovered ? await writeHold(transaction, input, at) : undefined;
  if (written === undefined) throw new RollbackError((await heldBefore(transaction, input)) ?? { refused: "balance" });
  const refusal = input.caller.limits && (await meterCall(transaction, input, at));
  if (refusal !== undefined) throw new RollbackError(refusal);
  return written;
}

async function reserveTicks(transaction: Transaction, { caller, ticks }: HoldInput): Promise<boolean> {
  if (ticks > MOST_TICKS) return false;
  const changed = await transaction("wallets")
    .where({ id: caller.walletId })
    .andWhereRaw("balance_ticks - reserved_ticks >= ?", [bindTicks(ticks)])
    .update({ reserved_ticks: transaction.raw("reserved_ticks + ?", [bindTicks(ticks)]) });
  return changed === 1;
}

/** Writes the hold, unless the call has one already. */
async function writeHold(transaction: Transaction, input: HoldInput, at: number): Promise<Hold | undefined> {
  const { callId, caller, model, ticks, prices, lifetimeMilliseconds, forTask = false } = input;
  const id = newIdentifier("hold");
  const written: unknown[] = await transaction("holds")
    .insert({
      id,
      wallet_id: caller.walletId,
      key_id: caller.keyId,
      call_id: callId,
      model,
      ticks,
      prices,
      state: "held",
      created_at: at,
      expires_at: at + lifetimeMilliseconds,
      for_task: forTask ? 1 : 0,
    })
    .onConflict("call_id")
    .ignore()
    .returning("id");
  return written.length === 0 ? undefined : { id, walletId: caller.walletId, ticks };
}

/** The hold of an earlier request for the same call. */
async function heldBefore(transaction: Transaction, { callId, caller }: HoldInput): Promise<Admission | undefined> {
  const row: { id: string; wallet_id: string; ticks: bigint } | undefined = await transaction("holds")
    .where({ call_id: callId })
    .first("id", "wallet_id", "ticks");
  if (row === undefined) return undefined;
  if (row.wallet_id !== caller.walletId) throw new Error("the call belongs to another wallet");
  return { hold: { id: row.id, walletId: row.wallet_id, ticks: row.ticks } };
}
