/** Requests for which nothing is held count towards their key's rate like all others: calls that are refused, and those that only count tokens. */
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import type { Caller } from "./caller.js";
import { type Database, inTransaction } from "../drivers/database.js";
import type { RateRefusal } from "../wallets/holds.js";
import { meterRequest } from "./key-meters.js";

/** Counts one, or tells that its key's rate is used up. A key without a rate asks nothing of the database. */
export async function countRequest(database: Database, caller: Caller, at: number): Promise<RateRefusal | undefined> {
  if (caller.limits?.requestsPerMinute === undefined) return undefined;
  const meter = (transaction: Parameters<typeof meterRequest>[0]) => meterRequest(transaction, caller, at);
  return inTransaction(database, meter, CALL_WAIT_MS);
}
