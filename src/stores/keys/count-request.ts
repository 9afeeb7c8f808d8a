/** Counts requests without a hold towards their key's rate: refused calls, and those that only count tokens. */
import type { Clock } from "../drivers/clock.js";
import { CALL_WAIT_MS } from "../drivers/retry-when-locked.js";
import type { Writer } from "../drivers/writer.js";
import type { Caller } from "./caller.js";
import type { RateRefusal } from "../wallets/holds.js";
import { meterRequest } from "./key-meters.js";

/** Counts one request, or returns a refusal when its key's rate is used up. A key without a rate needs no database. */
export async function countRequest(writer: Writer, caller: Caller, now: Clock): Promise<RateRefusal | undefined> {
  if (caller.limits?.requestsPerMinute === undefined) return undefined;
  return writer.write(() => meterRequest(caller, now()), { timeoutMs: CALL_WAIT_MS, owner: caller.walletId });
}
