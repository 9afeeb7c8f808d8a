/** Allotments as steps: parts of wallets that processes hold for calls to come. */
import { failPoint } from "../drivers/fail-points.js";
import { Statement, changesOf, rowsOf, type Steps } from "../drivers/steps.js";
import { type EndedCall, insertCalls, sumOf } from "./ended-calls.js";
import { newIdentifier } from "../identifiers.js";
import { writeCharge } from "./ledger.js";
import { changeWallet } from "./wallet-amounts.js";

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

/**
 * Ends calls of an allotment. One that ended before is left as it is. Returns whether another process recalled the
 * allotment. Fails with an `AllotmentGoneError` when its lease has ended.
 */
export function* endInAllotment(id: string, calls: readonly EndedCall[], held: bigint, at: number): Steps<boolean> {
  const transferId = newIdentifier("transfer");
  const { charged, taken, overrun, estimated } = sumOf(yield* insertCalls(calls, transferId, at));
  failPoint("settle.resolved");
  const [row] = yield* rowsOf<ChangedRow>(CHANGE.with({ id, ticks: -taken, held, staysRecalled: 1 }));
  if (row === undefined) throw new AllotmentGoneError();
  const walletId = row.wallet_id;
  if (charged > 0n) yield* writeCharge({ walletId, transferId, ticks: charged, estimated, at });
  // Last, because every other call of the wallet waits for this row from now on.
  yield* changeWallet(walletId, { balance: -charged, reserved: -taken, spent: charged, overrun });
  failPoint("settle.ledger");
  return row.is_recalled === 1n;
}
