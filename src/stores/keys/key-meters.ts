/** The rates of keys. They are checked in the transaction that admits a call, so that all processes share one count. */
import { Statement, changesOf, rowsOf, type Steps } from "../drivers/steps.js";
import type { HoldInput, RateRefusal } from "../wallets/holds.js";
import type { Caller, KeyLimits } from "./caller.js";

interface MeterRow {
  readonly requests_level: bigint;
  readonly tokens_level: bigint;
  readonly updated_at: bigint;
}

/** Levels count in sixty-thousandths, so that a rate per minute leaks an integer each millisecond. */
const MINUTE_MILLISECONDS = 60_000n;
/** The end of a call under way is unknown. */
const CONCURRENT_WAIT_MS = 1_000;
const EMPTY: MeterRow = { requests_level: 0n, tokens_level: 0n, updated_at: 0n };

/**
 * Counts one call with its tokens, whose hold is written already, or returns the rate that it would exceed. The
 * transaction must have changed the key's wallet before: that puts the calls of one key in sequence.
 */
export function* meterCall(input: HoldInput, at: number): Steps<RateRefusal | undefined> {
  const { keyId, limits = {} } = input.caller;
  return (yield* exceededConcurrency(input, at)) ?? (yield* exceededRate(keyId, limits, input.tokens, at));
}

const LOCK_WALLET = new Statement((database, value) =>
  database("wallets")
    .where({ id: value("walletId") })
    .increment("reserved_ticks", 0),
);

/** The same for a request without a hold and without tokens. It waits for its wallet's row like the others. */
export function* meterRequest({ keyId, walletId, limits = {} }: Caller, at: number): Steps<RateRefusal | undefined> {
  yield* changesOf(LOCK_WALLET.with({ walletId }));
  return yield* exceededRate(keyId, limits, 0, at);
}

const COUNT_UNDER_WAY = new Statement((database, value) =>
  database("holds")
    .where({ key_id: value("keyId"), state: "held" })
    .andWhere("expires_at", ">", value("at"))
    .andWhere(
      (counted) =>
        void counted
          .where({ for_task: 0 })
          .orWhere({ call_id: value("callId") })
          // Few tasks are being created at a time. The literal state lets both engines use their index.
          .orWhereIn(
            "call_id",
            database("tasks").whereRaw("state = 'created'").andWhere("lease_until", ">", value("at")).select("id"),
          ),
    )
    .count({ held: "*" }),
);

/**
 * A hold whose lease has ended belongs to a dead process: it does not count until it is swept. A task lasts longer than
 * the call that creates it, and counts as under way only until it is known what its upstream made of that call. The
 * task of a dead process does not count either.
 */
function* exceededConcurrency({ caller, callId }: HoldInput, at: number): Steps<RateRefusal | undefined> {
  const { keyId, limits: { mostConcurrent } = {} } = caller;
  if (mostConcurrent === undefined) return undefined;
  const [row] = yield* rowsOf<{ held: bigint }>(COUNT_UNDER_WAY.with({ keyId, callId, at }));
  if (row === undefined || row.held <= BigInt(mostConcurrent)) return undefined;
  return { refused: "rate", limit: "concurrent", waitMs: CONCURRENT_WAIT_MS };
}

const READ_METER = new Statement((database, value) =>
  database("key_meters")
    .where({ key_id: value("keyId") })
    .select("*"),
);

const WRITE_METER = new Statement((database, value) => {
  const levels = { requests_level: value("requests"), tokens_level: value("tokens"), updated_at: value("now") };
  return database("key_meters")
    .insert({ key_id: value("keyId"), ...levels })
    .onConflict("key_id")
    .merge(levels);
});

function* exceededRate(
  keyId: string,
  { requestsPerMinute, tokensPerMinute }: KeyLimits,
  tokens: number,
  at: number,
): Steps<RateRefusal | undefined> {
  if (requestsPerMinute === undefined && tokensPerMinute === undefined) return undefined;
  const [row = EMPTY] = yield* rowsOf<MeterRow>(READ_METER.with({ keyId }));
  // Processes with different clocks must not leak the same time twice.
  const now = BigInt(at) > row.updated_at ? BigInt(at) : row.updated_at;
  const elapsed = now - row.updated_at;
  const requests = pour({ level: row.requests_level, elapsed, perMinute: requestsPerMinute, amount: 1n });
  if (requests.wait > 0n) return refusal("requests", requests.wait);
  const filled = pour({
    level: row.tokens_level,
    elapsed,
    perMinute: tokensPerMinute,
    amount: BigInt(Math.ceil(tokens)),
  });
  if (filled.wait > 0n) return refusal("tokens", filled.wait);
  yield* changesOf(WRITE_METER.with({ keyId, requests: requests.level, tokens: filled.level, now }));
  return undefined;
}

interface Pouring {
  readonly level: bigint;
  readonly elapsed: bigint;
  readonly perMinute: number | undefined;
  readonly amount: bigint;
}

/**
 * Adds an amount to a bucket that holds the amount of one minute and leaks it within a minute. An amount above a whole
 * bucket is accepted by an empty one and leaks before anything else is accepted. Otherwise it could never be.
 */
function pour({ level, elapsed, perMinute, amount }: Pouring): { readonly level: bigint; readonly wait: bigint } {
  if (perMinute === undefined) return { level: 0n, wait: 0n };
  const leak = BigInt(perMinute);
  const left = level > elapsed * leak ? level - elapsed * leak : 0n;
  const filled = left + amount * MINUTE_MILLISECONDS;
  const above = filled - leak * MINUTE_MILLISECONDS;
  const excess = above < left ? above : left;
  return { level: filled, wait: excess > 0n ? (excess + leak - 1n) / leak : 0n };
}

function refusal(limit: RateRefusal["limit"], waitMs: bigint): RateRefusal {
  return { refused: "rate", limit, waitMs: Number(waitMs) };
}
