/** Calls that are refused before anything is held count towards their key's rate like all others. */
import { CALL_PATIENCE_MS } from "./busy.js";
import type { Caller } from "./caller.js";
import { type Database, inTransaction } from "./database.js";
import type { RateRefusal } from "./holds.js";
import { meterRequest } from "./key-meters.js";

/** Counts a refused call, or tells that its key's rate is used up. A key without a rate asks nothing of the database. */
export async function meterRefusal(database: Database, caller: Caller, at: number): Promise<RateRefusal | undefined> {
  if (caller.limits?.requestsPerMinute === undefined) return undefined;
  const meter = (transaction: Parameters<typeof meterRequest>[0]) => meterRequest(transaction, caller, at);
  return inTransaction(database, meter, CALL_PATIENCE_MS);
}
