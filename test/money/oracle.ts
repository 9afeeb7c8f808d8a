/**
 * The expected behaviour of the money store, in memory and one operation at a time. It follows from the rules of the
 * ledger, not from the store's code. A rate is the moment at which its bucket is empty, where the store keeps levels.
 */
import type { Admission, Resolution } from "../../src/stores/wallets/holds.js";
import type { KeyLimits } from "../../src/stores/keys/caller.js";

const MINUTE = 60_000n;
const DAY = 86_400_000;

export interface OracleWallet {
  balance: bigint;
  reserved: bigint;
  spent: bigint;
  overrun: bigint;
}

export interface OracleKey {
  readonly wallet: OracleWallet;
  readonly limits: KeyLimits;
  /** What its calls of each day and month hold or have cost. */
  readonly used: Map<string, bigint>;
  /** When each bucket is empty, in milliseconds times its rate, which keeps it whole. */
  readonly emptyAt: { requests: bigint; tokens: bigint };
}

export interface OracleHold {
  readonly callId: string;
  readonly key: OracleKey;
  readonly ticks: bigint;
  /** The day and the month in which it counts. */
  readonly periods: readonly string[];
  /** The name in the store. */
  id: string;
  expiresAt: number;
  resolution: Resolution | undefined;
}

export interface OracleInput {
  readonly callId: string;
  readonly key: OracleKey;
  readonly ticks: bigint;
  readonly tokens: number;
  readonly lifetime: number;
}

type Refusal = Exclude<Admission, { readonly hold: unknown }>;

export class Oracle {
  readonly holds = new Map<string, OracleHold>();
  readonly held = new Set<OracleHold>();

  /** The hold that the call has or gets now, or the reason why it gets none. */
  reserve(input: OracleInput, now: number): OracleHold | Refusal {
    const before = this.holds.get(input.callId);
    if (before !== undefined) return before;
    const { key, ticks, callId, lifetime } = input;
    if (key.wallet.balance - key.wallet.reserved < ticks) return { refused: "balance" };
    const refusal = this.limit(input, now);
    if (refusal !== undefined) return refusal;
    key.wallet.reserved += ticks;
    const periods = periodsOf(now);
    const expiresAt = now + lifetime;
    const hold: OracleHold = { callId, key, ticks, periods, id: "", expiresAt, resolution: undefined };
    count(hold, ticks);
    this.holds.set(callId, hold);
    this.held.add(hold);
    return hold;
  }

  resolve(hold: OracleHold, resolution: Resolution): Resolution {
    if (hold.resolution !== undefined) return hold.resolution;
    const { wallet } = hold.key;
    hold.resolution = resolution;
    this.held.delete(hold);
    wallet.reserved -= hold.ticks;
    count(hold, (resolution.state === "settled" ? resolution.chargedTicks : 0n) - hold.ticks);
    if (resolution.state === "settled") {
      wallet.balance -= resolution.chargedTicks;
      wallet.spent += resolution.chargedTicks;
      if (resolution.chargedTicks > hold.ticks) wallet.overrun += resolution.chargedTicks - hold.ticks;
    }
    return resolution;
  }

  extend(holds: readonly OracleHold[], until: number): void {
    for (const hold of holds) if (hold.resolution === undefined) hold.expiresAt = Math.max(hold.expiresAt, until);
  }

  expire(now: number): OracleHold[] {
    const due = [...this.held].filter(({ expiresAt }) => expiresAt <= now);
    for (const hold of due) this.resolve(hold, { state: "expired" });
    return due;
  }

  /** A call that its budget refuses does not count towards the rates. */
  private limit(input: OracleInput, now: number): Refusal | undefined {
    const { key, tokens } = input;
    const { limits, emptyAt } = key;
    if (limits.mostConcurrent !== undefined) {
      const alive = [...this.held].filter((hold) => hold.key === key && hold.expiresAt > now).length;
      if (alive >= limits.mostConcurrent) return { refused: "rate", limit: "concurrent", waitMs: 1_000 };
    }
    const requests = emptied(emptyAt.requests, limits.requestsPerMinute, 1n, now);
    if (requests.wait > 0n) return { refused: "rate", limit: "requests", waitMs: Number(requests.wait) };
    const filled = emptied(emptyAt.tokens, limits.tokensPerMinute, BigInt(tokens), now);
    if (filled.wait > 0n) return { refused: "rate", limit: "tokens", waitMs: Number(filled.wait) };
    const refusal = beyondBudget(input, now);
    if (refusal !== undefined) return refusal;
    emptyAt.requests = requests.at;
    emptyAt.tokens = filled.at;
    return undefined;
  }
}

/** The month and the day of a time, such as `2026-01` and `2026-01-31`. */
function periodsOf(now: number): readonly [month: string, day: string] {
  const written = new Date(now).toISOString();
  return [written.slice(0, 7), written.slice(0, 10)];
}

function count({ key: { used }, periods }: OracleHold, ticks: bigint): void {
  for (const period of periods) used.set(period, (used.get(period) ?? 0n) + ticks);
}

function beyondBudget({ key: { limits, used }, ticks }: OracleInput, now: number): Refusal | undefined {
  const [month, day] = periodsOf(now);
  const [, tomorrow] = periodsOf(now + DAY);
  const nextMonth = `${periodsOf(Date.parse(month) + 31 * DAY)[0]}-01`;
  const refusal = (period: "day" | "month", name: string, budget: bigint | undefined, renewal: string) => {
    const before = used.get(name) ?? 0n;
    if (budget === undefined || before + ticks <= budget) return undefined;
    const renewsAt = Date.parse(renewal);
    return { refused: "budget" as const, period, ticks: budget, isUsedUp: before >= budget, renewsAt };
  };
  return refusal("month", month, limits.ticksPerMonth, nextMonth) ?? refusal("day", day, limits.ticksPerDay, tomorrow);
}

/** When a bucket is empty with this added, and how long until it can be added. */
function emptied(
  emptyAt: bigint,
  perMinute: number | undefined,
  amount: bigint,
  now: number,
): { at: bigint; wait: bigint } {
  if (perMinute === undefined) return { at: 0n, wait: 0n };
  const rate = BigInt(perMinute);
  const present = BigInt(now) * rate;
  const from = emptyAt > present ? emptyAt : present;
  // A call without tokens does not wait for those of others.
  if (amount === 0n) return { at: from, wait: 0n };
  const at = from + amount * MINUTE;
  // The latest start at which it is empty within a minute. For more than a minute's amount: an empty bucket.
  const allowed = amount > rate ? emptyAt : at - MINUTE * rate;
  const wait = allowed > present ? (allowed - present + rate - 1n) / rate : 0n;
  return { at, wait };
}
