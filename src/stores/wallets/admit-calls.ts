/** Admits a call: its wallet must cover it, and its key's rates and budgets must allow it. */
import { failPoint } from "../drivers/fail-points.js";
import { Statement, changesOf, rowsOf, type Steps } from "../drivers/steps.js";
import { newIdentifier } from "../identifiers.js";
import { hasBudget, holdOfBudget } from "../keys/key-budgets.js";
import { meterCall } from "../keys/key-meters.js";
import { MOST_TICKS } from "./money.js";
import type { Admission, Hold, HoldInput } from "./holds.js";

/** The hold of the writing, or why there is none. A refused admission leaves nothing behind. */
export async function admissionOf(writing: Promise<Hold>): Promise<Admission> {
  try {
    return { hold: await writing };
  } catch (error) {
    if (error instanceof RefusedAdmission) return error.admission;
    throw error;
  }
}

/** Undoes a transaction, with the admission to return instead. */
class RefusedAdmission extends Error {
  constructor(readonly admission: Admission) {
    super("the transaction is undone");
  }
}

/**
 * Holds the requested amount. The wallet comes first: all admissions of a wallet wait at its row, in any process.
 */
export function* writeHold(input: HoldInput, at: number): Steps<Hold> {
  const isCovered = yield* reserveTicks(input);
  failPoint("reserve.held");
  const written = isCovered ? yield* insertHold(input, at) : undefined;
  if (written === undefined) throw new RefusedAdmission((yield* heldBefore(input)) ?? { refused: "balance" });
  const refusal = input.caller.limits && ((yield* meterCall(input, at)) ?? (yield* holdOfBudget(input, at)));
  if (refusal !== undefined) throw new RefusedAdmission(refusal);
  return written;
}

const RESERVE = new Statement((database, value) =>
  database("wallets")
    .where({ id: value("walletId") })
    .andWhereRaw("balance_ticks - reserved_ticks >= ?", [value("ticks")])
    .update({ reserved_ticks: database.raw("reserved_ticks + ?", [value("ticks")]) }),
);

function* reserveTicks({ caller: { walletId }, ticks }: HoldInput): Steps<boolean> {
  if (ticks > MOST_TICKS) return false;
  return (yield* changesOf(RESERVE.with({ walletId, ticks }))) === 1;
}

const INSERT_HOLD = new Statement((database, value) =>
  database("holds")
    .insert({
      id: value("id"),
      wallet_id: value("walletId"),
      key_id: value("keyId"),
      call_id: value("callId"),
      model: value("model"),
      ticks: value("ticks"),
      prices: value("prices"),
      state: "held",
      created_at: value("at"),
      expires_at: value("expiresAt"),
      for_task: value("forTask"),
      is_budgeted: value("isBudgeted"),
    })
    .onConflict("call_id")
    .ignore()
    .returning("id"),
);

/** Writes the hold, unless the call has one already. */
function* insertHold(input: HoldInput, at: number): Steps<Hold | undefined> {
  const { callId, caller, model, ticks, prices, lifetimeMilliseconds, forTask = false } = input;
  const { walletId, keyId } = caller;
  const id = newIdentifier("hold");
  const expiresAt = at + lifetimeMilliseconds;
  const marks = { forTask: forTask ? 1 : 0, isBudgeted: hasBudget(caller.limits) ? 1 : 0 };
  const values = { id, walletId, keyId, callId, model, ticks, prices, at, expiresAt, ...marks };
  const written = yield* rowsOf(INSERT_HOLD.with(values));
  return written.length === 0 ? undefined : { id, walletId, ticks };
}

const FIND_HOLD = new Statement((database, value) =>
  database("holds")
    .where({ call_id: value("callId") })
    .select("id", "wallet_id", "ticks"),
);

const WAIT_FOR_WALLET = new Statement((database, value) =>
  database("wallets")
    .where({ id: value("walletId") })
    .select("id")
    .forUpdate(),
);

/**
 * Waits until admissions of a wallet that are under way are decided. After a lost answer to a commit, nothing of that
 * admission appears later.
 */
export function* waitForAdmissions(walletId: string): Steps<void> {
  yield* rowsOf(WAIT_FOR_WALLET.with({ walletId }));
}

/** The hold that a call has by now, whatever became of the answer to its admission. */
export function* holdOfCall(callId: string, walletId: string): Steps<Hold | undefined> {
  yield* waitForAdmissions(walletId);
  return yield* findHold(callId);
}

/** The hold of an earlier request for the same call. */
function* heldBefore({ callId, caller }: HoldInput): Steps<Admission | undefined> {
  const hold = yield* findHold(callId);
  if (hold === undefined) return undefined;
  if (hold.walletId !== caller.walletId) throw new Error("the call belongs to another wallet");
  return { hold };
}

function* findHold(callId: string): Steps<Hold | undefined> {
  const [row] = yield* rowsOf<{ id: string; wallet_id: string; ticks: bigint }>(FIND_HOLD.with({ callId }));
  return row === undefined ? undefined : { id: row.id, walletId: row.wallet_id, ticks: row.ticks };
}
