/** Ends holds of one wallet, each exactly once. */
import { InvariantError } from "../../errors/invariant-error.js";
import { countValues } from "../logs/counts.js";
import { resolveInBudgets } from "../keys/key-budgets.js";
import { failPoint } from "../drivers/fail-points.js";
import { newIdentifier } from "../identifiers.js";
import { Statement, rowsOf, type Steps } from "../drivers/steps.js";
import { writeCharge } from "./ledger.js";
import type { Charge, Resolution } from "./holds.js";
import { type HoldValues, type ResolvedRow, resolveHolds } from "./resolve-holds.js";
import { changeWallet } from "./wallet-amounts.js";

/** How a hold is to end: charged, or released for a reason. */
export interface HoldEnd {
  readonly holdId: string;
  readonly end: Charge | { readonly released: string };
}

/** A hold that ended here, with what it was charged. */
interface Ended extends ResolvedRow {
  readonly charged: bigint;
  readonly isEstimated: boolean;
}

/**
 * How each hold ended: now, or before. Their wallet comes last, because every other call of it waits for its row from
 * then on.
 */
export function* endHolds(ends: readonly HoldEnd[], at: number): Steps<readonly Resolution[]> {
  // Calls that are charged together share a transfer, which their holds name.
  const transferId = ends.length > 1 ? newIdentifier("transfer") : undefined;
  const first = new Map([...ends].reverse().map((one) => [one.holdId, one]));
  const rows = yield* resolveHolds([...first.values()].map((one) => valuesOf(one, transferId, at)));
  failPoint("settle.resolved");
  const ended = rows.map((row) => endedOf(row, first.get(row.id)));
  if (ended.length > 0) yield* change(ended, transferId, at);
  failPoint("settle.ledger");
  return yield* resolutionsOf(ends, new Set(rows.map(({ id }) => id)));
}

/** Ends one hold within a transaction that writes more. */
export function* endHold(holdId: string, end: HoldEnd["end"], at: number): Steps<Resolution> {
  const [resolution] = yield* endHolds([{ holdId, end }], at);
  return resolution ?? missing(holdId);
}

function valuesOf({ holdId, end }: HoldEnd, transferId: string | undefined, at: number): HoldValues {
  const shared = { id: holdId, resolved_at: at, transfer_id: chargedTicks(end) > 0n ? transferId : undefined };
  if ("released" in end) return { ...shared, state: "released", estimated: 0, reason: end.released };
  const { ticks, estimated, usage, reason } = end;
  const values = { state: "settled", charged_ticks: ticks, estimated: estimated ? 1 : 0, reason };
  return { ...shared, ...values, ...countValues(usage) };
}

function endedOf(row: ResolvedRow, one: HoldEnd | undefined): Ended {
  const { end } = one ?? missing(row.id);
  return { ...row, charged: chargedTicks(end), isEstimated: "estimated" in end && end.estimated && end.ticks > 0n };
}

/** Of several ends of one hold, the first counts, if it had not ended before. */
function* resolutionsOf(ends: readonly HoldEnd[], endedNow: ReadonlySet<string>): Steps<readonly Resolution[]> {
  const known = new Map<string, Resolution>();
  for (const one of ends)
    if (!known.has(one.holdId))
      known.set(one.holdId, endedNow.has(one.holdId) ? resolutionOf(one) : yield* earlierEndOf(one.holdId));
  return ends.map(({ holdId }) => known.get(holdId) ?? missing(holdId));
}

const HOLD_END = new Statement((database, value) =>
  database("holds")
    .where({ id: value("holdId") })
    .select("state", "charged_ticks"),
);

interface HoldEndRow {
  readonly state: "settled" | "released" | "expired";
  readonly charged_ticks: bigint | null;
}

function* earlierEndOf(holdId: string): Steps<Resolution> {
  const [row] = yield* rowsOf<HoldEndRow>(HOLD_END.with({ holdId }));
  if (row === undefined) return missing(holdId);
  return row.state === "settled" ? { state: row.state, chargedTicks: row.charged_ticks ?? 0n } : { state: row.state };
}

/** Takes the charges from the wallet, and gives back what was held. */
function* change(ended: readonly Ended[], transferId: string | undefined, at: number): Steps<void> {
  const [{ id: holdId, wallet_id: walletId }] = ended as readonly [Ended, ...Ended[]];
  if (ended.some(({ wallet_id }) => wallet_id !== walletId))
    throw new InvariantError("holds of two wallets end as one");
  const ticks = sum(ended, ({ charged }) => charged);
  const estimated = ended.some(({ isEstimated }) => isEstimated);
  const whose = transferId === undefined ? { holdId } : { transferId };
  if (ticks > 0n) yield* writeCharge({ walletId, ...whose, ticks, estimated, at });
  yield* changeWallet(walletId, {
    balance: -ticks,
    reserved: -sum(ended, (hold) => hold.ticks),
    spent: ticks,
    overrun: sum(ended, ({ charged, ticks: held }) => (charged > held ? charged - held : 0n)),
  });
  yield* resolveInBudgets(ended.filter(({ is_budgeted }) => is_budgeted === 1n));
}

function resolutionOf({ end }: HoldEnd): Resolution {
  return "released" in end ? { state: "released" } : { state: "settled", chargedTicks: end.ticks };
}

function chargedTicks(end: HoldEnd["end"]): bigint {
  return "released" in end ? 0n : end.ticks;
}

function sum(ended: readonly Ended[], amountOf: (hold: Ended) => bigint): bigint {
  return ended.reduce((total, hold) => total + amountOf(hold), 0n);
}

function missing(holdId: string): never {
  throw new InvariantError(`there is no hold ${holdId}`);
}
