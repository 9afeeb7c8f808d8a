/** Allotments as steps: parts of wallets that processes hold for calls to come. */
import { failPoint } from "../drivers/fail-points.js";
import { Statement, changesOf, rowsOf, type StepValues, type Steps } from "../drivers/steps.js";
import { COUNT_COLUMNS, countValues } from "../logs/counts.js";
import { type Charge, type HoldInput, type Resolution, checkCharge } from "./holds.js";
import { newIdentifier } from "../identifiers.js";
import { writeCharge } from "./ledger.js";
import { changeWallet } from "./wallet-amounts.js";

/** How a call that was admitted from an allotment ended. Its hold is written only now, with its end. */
export interface EndedCall {
  readonly holdId: string;
  readonly input: HoldInput;
  readonly admittedAt: number;
  /** Charged, or released for a reason. */
  readonly end: Charge | { readonly released: string };
}

const RESERVE_OF_MUCH = new Statement((database, value) =>
  database("wallets")
    .where({ id: value("walletId") })
    .andWhereRaw("balance_ticks - reserved_ticks >= ?", [value("least")])
    .update({ reserved_ticks: database.raw("reserved_ticks + ?", [value("ticks")]) }),
);

const INSERT = new Statement((database, value) =>
  database("allotments").insert({
    id: value("id"),
    wallet_id: value("walletId"),
    ticks: value("ticks"),
    created_at: value("at"),
    expires_at: value("expiresAt"),
  }),
);

export interface NewAllotment {
  readonly id: string;
  readonly walletId: string;
  readonly ticks: bigint;
  /** What the wallet must have open. */
  readonly least: bigint;
  readonly at: number;
  readonly expiresAt: number;
}

/** Whether there was as much in the wallet. */
export function* insertAllotment({ id, walletId, ticks, least, at, expiresAt }: NewAllotment): Steps<boolean> {
  if ((yield* changesOf(RESERVE_OF_MUCH.with({ walletId, ticks, least }))) !== 1) return false;
  failPoint("allot.reserved");
  yield* changesOf(INSERT.with({ id, walletId, ticks, at, expiresAt }));
  return true;
}

const CHANGE = new Statement((database, value) =>
  database("allotments")
    .where({ id: value("id") })
    .update({
      ticks: database.raw("ticks + ?", [value("ticks")]),
      held_ticks: value("held"),
      is_recalled: database.raw("is_recalled * ?", [value("staysRecalled")]),
    })
    .returning(["wallet_id", "is_recalled"]),
);

interface ChangedRow {
  readonly wallet_id: string;
  readonly is_recalled: bigint;
}

/** The allotment comes first, as in every transaction of both. Fails when it is gone, or the wallet has less. */
export function* growAllotment(id: string, { walletId, ticks, least, held }: Growth): Steps<void> {
  const [row] = yield* rowsOf<ChangedRow>(CHANGE.with({ id, ticks, held, staysRecalled: 1 }));
  if (row === undefined) throw new AllotmentGoneError();
  if ((yield* changesOf(RESERVE_OF_MUCH.with({ walletId, ticks, least }))) !== 1) throw new WalletTooPoorError();
}

export interface Growth {
  readonly walletId: string;
  readonly ticks: bigint;
  readonly least: bigint;
  readonly held: bigint;
}

/** The lease of the allotment has ended: what it contained is back in the wallet. */
export class AllotmentGoneError extends Error {
  constructor() {
    super("the allotment has expired");
  }
}

/** The wallet has less open than an allotment must leave to others. */
export class WalletTooPoorError extends Error {
  constructor() {
    super("the wallet has too little left");
  }
}

/** What calls hold of it now, for those who look at the wallet. */
export function* showHeld(id: string, held: bigint): Steps<void> {
  yield* rowsOf(CHANGE.with({ id, ticks: 0n, held, staysRecalled: 1 }));
}

/** Gives back what calls do not hold, and answers a recall by that. May be repeated. */
export function* shrinkAllotment(id: string, held: bigint): Steps<void> {
  const [row] = yield* rowsOf<{ wallet_id: string; ticks: bigint }>(FIND.with({ id, before: Number.MAX_SAFE_INTEGER }));
  if (row === undefined) return;
  const ticks = row.ticks > held ? row.ticks - held : 0n;
  yield* rowsOf(CHANGE.with({ id, ticks: -ticks, held, staysRecalled: 0 }));
  failPoint("allot.shrunk");
  if (ticks > 0n) yield* changeWallet(row.wallet_id, { reserved: -ticks });
}

const FIND = new Statement((database, value) =>
  database("allotments")
    .where({ id: value("id") })
    .andWhere("expires_at", "<=", value("before"))
    .select("wallet_id", "ticks")
    .forUpdate(),
);

const REMOVE = new Statement((database, value) =>
  database("allotments")
    .where({ id: value("id") })
    .delete(),
);

/**
 * Gives all of it back if its lease ends before a time, which its process may have extended meanwhile. Returns how much
 * that is. May be repeated.
 */
export function* closeAllotment(id: string, before = Number.MAX_SAFE_INTEGER): Steps<bigint | undefined> {
  const [row] = yield* rowsOf<{ wallet_id: string; ticks: bigint }>(FIND.with({ id, before }));
  if (row === undefined) return undefined;
  yield* changesOf(REMOVE.with({ id }));
  failPoint("allot.removed");
  yield* changeWallet(row.wallet_id, { reserved: -row.ticks });
  return row.ticks;
}

const ENDED_COLUMNS: readonly string[] = [
  "id",
  "wallet_id",
  "key_id",
  "call_id",
  "model",
  "ticks",
  "prices",
  "state",
  "created_at",
  "expires_at",
  "resolved_at",
  "charged_ticks",
  "estimated",
  "reason",
  "transfer_id",
  ...COUNT_COLUMNS,
];

const INSERT_ENDED = new Statement((database, value) =>
  database("holds")
    .insert(Object.fromEntries(ENDED_COLUMNS.map((column) => [column, value(column)])))
    .onConflict("call_id")
    .ignore()
    .returning("id"),
);

/**
 * Ends calls of an allotment. One that ended before is left as it is. Returns whether another process recalled the
 * allotment. Fails with an `AllotmentGoneError` when its lease has ended.
 */
export function* endInAllotment(id: string, calls: readonly EndedCall[], held: bigint, at: number): Steps<boolean> {
  const sum = { taken: 0n, charged: 0n, overrun: 0n };
  const transferId = newIdentifier("transfer");
  let estimated = false;
  for (const call of calls) {
    const charged = yield* insertEnded(call, transferId, at);
    const most = call.input.ticks;
    sum.charged += charged;
    sum.taken += charged < most ? charged : most;
    sum.overrun += charged > most ? charged - most : 0n;
    estimated ||= charged > 0n && isEstimated(call.end);
  }
  failPoint("settle.resolved");
  const [row] = yield* rowsOf<ChangedRow>(CHANGE.with({ id, ticks: -sum.taken, held, staysRecalled: 1 }));
  if (row === undefined) throw new AllotmentGoneError();
  const walletId = row.wallet_id;
  if (sum.charged > 0n) yield* writeCharge({ walletId, transferId, ticks: sum.charged, estimated, at });
  // Last, because every other call of the wallet waits for this row from now on.
  yield* changeWallet(walletId, {
    balance: -sum.charged,
    reserved: -sum.taken,
    spent: sum.charged,
    overrun: sum.overrun,
  });
  failPoint("settle.ledger");
  return row.is_recalled === 1n;
}

/** Writes the hold of a call with its end, and returns what is charged: nothing for one that ended before. */
function* insertEnded({ holdId, input, admittedAt, end }: EndedCall, transferId: string, at: number): Steps<bigint> {
  const charge = "released" in end ? 0n : end.ticks;
  const { caller, callId, model, prices, lifetimeMilliseconds } = input;
  const values = {
    id: holdId,
    wallet_id: caller.walletId,
    key_id: caller.keyId,
    call_id: callId,
    model,
    ticks: input.ticks,
    prices,
    created_at: admittedAt,
    expires_at: admittedAt + lifetimeMilliseconds,
    resolved_at: at,
    transfer_id: charge > 0n ? transferId : null,
    ...endValues(end),
  };
  const rows = yield* rowsOf(INSERT_ENDED.with(values));
  return rows.length === 0 ? 0n : charge;
}

function isEstimated(end: EndedCall["end"]): boolean {
  return !("released" in end) && end.estimated;
}

function endValues(end: EndedCall["end"]): StepValues {
  if ("released" in end) return { state: "released", estimated: 0, reason: end.released };
  checkCharge(end);
  const { ticks, estimated, usage, reason } = end;
  return { state: "settled", charged_ticks: ticks, estimated: estimated ? 1 : 0, reason, ...countValues(usage) };
}

const STANDING = new Statement((database, value) =>
  database("holds")
    .where({ call_id: value("callId") })
    .select("state", "charged_ticks"),
);

/** How a call of an allotment that is gone ended: before, or not at all. */
export function* standingOf({ input: { callId } }: EndedCall): Steps<Resolution> {
  const [row] = yield* rowsOf<{ state: string; charged_ticks: bigint | null }>(STANDING.with({ callId }));
  if (row === undefined) return { state: "expired" };
  return row.state === "settled" ? { state: "settled", chargedTicks: row.charged_ticks ?? 0n } : { state: "released" };
}
