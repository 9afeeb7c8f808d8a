/** The rows of holds that calls are admitted with. */
import { ListStatement } from "../drivers/list-statement.js";
import { RowInserts, type RowValue } from "../drivers/row-inserts.js";
import { changesOf, rowsOf, type Steps } from "../drivers/steps.js";
import { hasBudget } from "../keys/key-budgets.js";
import type { Hold, HoldInput } from "./holds.js";

/** A call with the ID that its hold would have. */
export interface AskedHold {
  readonly id: string;
  readonly input: HoldInput;
}

/** What each hold has from its call. */
export const CALL_COLUMNS = ["id", "wallet_id", "key_id", "call_id", "model", "ticks", "prices"] as const;

const INSERT = new RowInserts({
  table: "holds",
  columns: [...CALL_COLUMNS, "state", "created_at", "expires_at", "for_task", "is_budgeted"],
  unique: "call_id",
});

/** Writes holds. Returns those that are new: other calls have one already. */
export function* insertHolds(asked: readonly AskedHold[], at: number): Steps<readonly AskedHold[]> {
  if (asked.length === 0) return [];
  const areNew = yield* INSERT.insert(asked.map((one) => rowOf(one, at)));
  return asked.filter((_, index) => areNew[index]);
}

function rowOf({ id, input }: AskedHold, at: number): RowValue[] {
  const { callId, caller, model, ticks, prices, lifetimeMilliseconds, forTask = false } = input;
  const { walletId, keyId } = caller;
  const marks = [forTask ? 1 : 0, hasBudget(caller.limits) ? 1 : 0];
  return [id, walletId, keyId, callId, model, ticks, prices, "held", at, at + lifetimeMilliseconds, ...marks];
}

const DELETE = new ListStatement((database, ids) => database("holds").whereIn("id", ids).delete());

/** Takes back what was written in the same transaction. */
export function* deleteHolds(asked: readonly AskedHold[]): Steps<void> {
  for (const step of DELETE.of(asked.map(({ id }) => id))) yield* changesOf(step);
}

const FIND = new ListStatement((database, calls) =>
  database("holds").whereIn("call_id", calls).select("id", "call_id", "wallet_id", "ticks"),
);

interface FoundRow {
  readonly id: string;
  readonly call_id: string;
  readonly wallet_id: string;
  readonly ticks: bigint;
}

/** The holds that calls have, by the calls' IDs. */
export function* findHolds(callIds: readonly string[]): Steps<ReadonlyMap<string, Hold>> {
  const found = new Map<string, Hold>();
  for (const step of FIND.of(callIds))
    for (const { id, call_id, wallet_id, ticks } of yield* rowsOf<FoundRow>(step))
      found.set(call_id, { id, walletId: wallet_id, ticks });
  return found;
}
