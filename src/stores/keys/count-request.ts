/** Counts requests without a hold towards their key's rate: refused calls, and those that only count tokens. */
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import type { Caller } from "./caller.js";
import { type Database, inTransaction } from "../drivers/database.js";
import type { RateRefusal } from "../wallets/holds.js";
import { meterRequest } from "./key-meters.js";

/** Counts one request, or returns a refusal when its key's rate is used up. A key without a rate needs no database. */
export async function countRequest(database: Database, caller: Caller, at: number): Promise<RateRefusal | undefined> {
  if (caller.limits?.requestsPerMinute === undefined) return undefined;
  const meter = (transaction: Parameters<typeof meterRequest>[0]) => meterRequest(transaction, caller, at);
  return inTransaction(database, meter, CALL_WAIT_MS);
}
