/** The rates of keys. They are counted in the database, so that all processes share one count. */
import { Statement, changesOf, rowsOf, type Steps } from "../drivers/steps.js";
import { InvariantError } from "../../errors/invariant-error.js";
import type { RateRefusal } from "../wallets/holds.js";
import type { KeyLimits } from "./caller.js";

export interface MeterRow {
  readonly key_id: string;
  readonly requests_level: bigint;
  readonly tokens_level: bigint;
  readonly updated_at: bigint;
}

/** Levels count in sixty-thousandths, so that a rate per minute leaks an integer each millisecond. */
const MINUTE_MILLISECONDS = 60_000n;
/** The end of a call under way is unknown. */
const CONCURRENT_WAIT_MS = 1_000;

/** The refusal of a call beside as many as its key may have under way. */
export const CONCURRENT_REFUSAL: RateRefusal = { refused: "rate", limit: "concurrent", waitMs: CONCURRENT_WAIT_MS };

/** A request as its key's rates count it. */
export interface CountedRequest {
  readonly limits: KeyLimits;
  readonly tokens: number;
}

export function hasRate({ requestsPerMinute, tokensPerMinute }: KeyLimits = {}): boolean {
  return requestsPerMinute !== undefined || tokensPerMinute !== undefined;
}

/** Whether it counts towards a rate at all. */
export function isMetered({ limits: { requestsPerMinute, tokensPerMinute }, tokens }: CountedRequest): boolean {
  return requestsPerMinute !== undefined || (tokensPerMinute !== undefined && tokens > 0);
}

const COUNT_UNDER_WAY = new Statement((database, value) =>
  database("holds")
    .where({ key_id: value("keyId"), state: "held" })
    .andWhere("expires_at", ">", value("at"))
    .andWhere(
      (counted) =>
        void counted
          .where({ for_task: 0 })
          // Few tasks are being created at a time. The literal state lets both engines use their index.
          .orWhereIn(
            "call_id",
            database("tasks").whereRaw("state = 'created'").andWhere("lease_until", ">", value("at")).select("id"),
          ),
    )
    .count({ held: "*" }),
);

/**
 * How many calls of a key are under way. A hold whose lease has ended belongs to a dead process: it does not count
 * until it is swept. A task lasts longer than the call that creates it, and counts as under way only until it is known
 * what its upstream made of that call. The task of a dead process does not count either.
 */
export function* countUnderWay(keyId: string, at: number): Steps<bigint> {
  const [row] = yield* rowsOf<{ held: bigint }>(COUNT_UNDER_WAY.with({ keyId, at }));
  return row?.held ?? 0n;
}

const LOCK_METER = new Statement((database, value) =>
  database("key_meters")
    .where({ key_id: value("keyId") })
    .select("*")
    .forUpdate(),
);

const INSERT_METER = new Statement((database, value) =>
  database("key_meters")
    .insert({ key_id: value("keyId"), requests_level: 0, tokens_level: 0, updated_at: 0 })
    .onConflict("key_id")
    .ignore(),
);

const WRITE_METER = new Statement((database, value) =>
  database("key_meters")
    .where({ key_id: value("keyId") })
    .update({ requests_level: value("requests"), tokens_level: value("tokens"), updated_at: value("now") }),
);

/**
 * Counts requests of one key in their order, or returns for each the rate that it would exceed. They wait for the row
 * of the key alone, so a wallet with many keys does not put them all in sequence. Which ones are counted is asked for
 * when the row is there: some may have given up by then.
 */
export function* meterRequests(
  keyId: string,
  requests: () => readonly CountedRequest[],
  at: number,
): Steps<readonly (RateRefusal | undefined)[]> {
  let meter = yield* lockMeter(keyId);
  const refusals: (RateRefusal | undefined)[] = [];
  for (const request of requests()) {
    const counted = countedIn(meter, request, at);
    const isRefused = "refused" in counted;
    refusals.push(isRefused ? counted : undefined);
    if (!isRefused) meter = counted;
  }
  if (refusals.includes(undefined)) yield* writeMeter(meter);
  return refusals;
}

export function* writeMeter({ key_id: keyId, requests_level, tokens_level, updated_at: now }: MeterRow): Steps<void> {
  yield* changesOf(WRITE_METER.with({ keyId, requests: requests_level, tokens: tokens_level, now }));
}

export function* lockMeter(keyId: string): Steps<MeterRow> {
  const [known] = yield* rowsOf<MeterRow>(LOCK_METER.with({ keyId }));
  if (known !== undefined) return known;
  // A row that is not there cannot be locked, and two transactions would both begin with nothing.
  yield* changesOf(INSERT_METER.with({ keyId }));
  const [row] = yield* rowsOf<MeterRow>(LOCK_METER.with({ keyId }));
  if (row === undefined) throw new InvariantError(`the key ${keyId} has no meter`);
  return row;
}

/** The levels with one more request, or why it does not fit. */
export function countedIn(row: MeterRow, { limits, tokens }: CountedRequest, time: number): MeterRow | RateRefusal {
  const at = BigInt(time);
  const { requestsPerMinute, tokensPerMinute } = limits;
  // Processes with different clocks must not leak the same time twice.
  const now = at > row.updated_at ? at : row.updated_at;
  const elapsed = now - row.updated_at;
  const requests = pour({ level: row.requests_level, elapsed, perMinute: requestsPerMinute, amount: 1n });
  if (requests.wait > 0n) return refusal("requests", requests.wait);
  const amount = BigInt(Math.ceil(tokens));
  const filled = pour({ level: row.tokens_level, elapsed, perMinute: tokensPerMinute, amount });
  if (filled.wait > 0n) return refusal("tokens", filled.wait);
  return { key_id: row.key_id, requests_level: requests.level, tokens_level: filled.level, updated_at: now };
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
  return { level: filled, wait: amount > 0n && excess > 0n ? (excess + leak - 1n) / leak : 0n };
}

function refusal(limit: RateRefusal["limit"], waitMs: bigint): RateRefusal {
  return { refused: "rate", limit, waitMs: Number(waitMs) };
}
