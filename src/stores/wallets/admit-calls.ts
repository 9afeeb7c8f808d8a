/**
 * Admits calls of one wallet: it must cover them, and the limits of their keys must allow them. Nearly always all are
 * admitted, so what they would hold is written first. Each is decided by what is known then, in their order, and what
 * refused calls do not hold is taken back.
 */
import type { Knex } from "knex";
import { InvariantError } from "../../errors/invariant-error.js";
import { failPoint } from "../drivers/fail-points.js";
import { Statement, rowsOf, type Steps } from "../drivers/steps.js";
import { Undone } from "../drivers/undone.js";
import { newIdentifier } from "../identifiers.js";
import { KeyUse } from "../keys/key-use.js";
import { type AskedHold, deleteHolds, findHolds, insertHolds } from "./hold-rows.js";
import type { Admission, Hold, HoldInput } from "./holds.js";
import { MOST_TICKS } from "./money.js";
import { changeWallet } from "./wallet-amounts.js";

/** What is known before the calls are decided. */
interface Known {
  /** What the wallet has for them. */
  free: bigint;
  /** What is held for them by now. */
  readonly taken: bigint;
  /** Whose holds are written by now. */
  readonly written: readonly AskedHold[];
  /** The holds that calls have from an earlier request, by the calls' IDs. */
  readonly earlier: ReadonlyMap<string, Hold>;
  readonly uses: ReadonlyMap<string, KeyUse>;
}

/**
 * An admission for each. All admissions of a wallet wait at its row, in any process. Nothing is left behind where none
 * of the calls gets a hold: that throws an `Undone`.
 */
export function* admitCalls(inputs: readonly HoldInput[], at: number): Steps<readonly Admission[]> {
  if (inputs.length === 0) return [];
  const asked = onceEach(inputs).map((input) => ({ input, id: newIdentifier("hold") }));
  const known = yield* lookAt(asked, at);
  const admissions = new Map<string, Admission>();
  for (const one of asked) admissions.set(one.input.callId, decide(one, known));
  const results = inputs.map(({ callId }) => admissions.get(callId) ?? { refused: "balance" as const });
  const holdIds = new Set(results.map((result) => "hold" in result && result.hold.id));
  const admitted = asked.filter(({ id }) => holdIds.has(id));
  if (admitted.length === 0) throw new Undone(results);
  yield* correct(admitted, known, at);
  return results;
}

/** A call that is asked for twice gets one answer. */
function onceEach(inputs: readonly HoldInput[]): readonly HoldInput[] {
  const calls = new Set<string>();
  return inputs.filter(({ callId }) => !calls.has(callId) && calls.add(callId));
}

function* lookAt(asked: readonly AskedHold[], at: number): Steps<Known> {
  const walletId = walletOf(asked);
  const wanted = sumOf(asked);
  const left = yield* take(walletId, wanted);
  failPoint("reserve.held");
  if (left === undefined) return yield* lookAtUncovered(walletId, asked, at);
  const written = yield* insertHolds(asked, at);
  const others = asked.filter((one) => !written.includes(one));
  const uses = yield* usesOf({ written: inputsOf(written), unwritten: [] }, at);
  return { free: left + wanted, taken: wanted, written, earlier: yield* findHolds(idsOf(others)), uses };
}

/** The wallet does not cover the calls together. It is locked only where it covers one of them. */
function* lookAtUncovered(walletId: string, asked: readonly AskedHold[], at: number): Steps<Known> {
  const nothing = { taken: 0n, written: [], uses: new Map<string, KeyUse>() };
  const before = yield* readFree(LOOK, walletId);
  if (asked.every(({ input }) => input.ticks > before))
    return { ...nothing, free: before, earlier: yield* findHolds(idsOf(asked)) };
  const free = yield* readFree(LOCK, walletId);
  const earlier = yield* findHolds(idsOf(asked));
  const unwritten = inputsOf(asked).filter(({ callId }) => !earlier.has(callId));
  return { ...nothing, free, earlier, uses: yield* usesOf({ written: [], unwritten }, at) };
}

const TAKE = new Statement((database, value) =>
  database("wallets")
    .where({ id: value("walletId") })
    .andWhereRaw("balance_ticks - reserved_ticks >= ?", [value("ticks")])
    .update({ reserved_ticks: database.raw("reserved_ticks + ?", [value("ticks")]) })
    .returning(database.raw("balance_ticks - reserved_ticks AS left_ticks")),
);

/** What is left after these, or nothing where the wallet does not cover them together. */
function* take(walletId: string, ticks: bigint): Steps<bigint | undefined> {
  if (ticks > MOST_TICKS) return undefined;
  const [row] = yield* rowsOf<{ left_ticks: bigint }>(TAKE.with({ walletId, ticks }));
  return row?.left_ticks;
}

const LOOK = new Statement((database, value) => freeOf(database, value("walletId")));
/** Without the key, so that rows that refer to the wallet can be written meanwhile. */
const LOCK = new Statement((database, value) => freeOf(database, value("walletId")).forNoKeyUpdate());

function freeOf(database: Knex, walletId: string) {
  return database("wallets")
    .where({ id: walletId })
    .select(database.raw("balance_ticks - reserved_ticks AS left_ticks"));
}

/** A wallet that is unknown has less than nothing: it covers no free call either. */
function* readFree(statement: Statement, walletId: string): Steps<bigint> {
  const [row] = yield* rowsOf<{ left_ticks: bigint }>(statement.with({ walletId }));
  return row?.left_ticks ?? -1n;
}

interface NewCalls {
  readonly written: readonly HoldInput[];
  readonly unwritten: readonly HoldInput[];
}

/** Of keys with limits. */
function* usesOf({ written, unwritten }: NewCalls, at: number): Steps<ReadonlyMap<string, KeyUse>> {
  const limited = [...written, ...unwritten].filter(({ caller }) => caller.limits !== undefined);
  const uses = new Map<string, KeyUse>();
  for (const keyId of new Set(limited.map(({ caller }) => caller.keyId))) {
    const isOfKey = ({ caller }: HoldInput) => caller.keyId === keyId;
    const calls = { written: written.filter(isOfKey), unwritten: unwritten.filter(isOfKey) };
    uses.set(keyId, yield* KeyUse.lookAt(keyId, calls, at));
  }
  return uses;
}

/** Counts it where it is admitted. */
function decide({ id, input }: AskedHold, known: Known): Admission {
  const { callId, caller, ticks } = input;
  const earlier = known.earlier.get(callId);
  if (earlier !== undefined) return ofWallet(earlier, caller.walletId);
  if (ticks > known.free) return { refused: "balance" };
  const refusal = known.uses.get(caller.keyId)?.add(input);
  if (refusal !== undefined) return refusal;
  known.free -= ticks;
  return { hold: { id, walletId: caller.walletId, ticks } };
}

function ofWallet(hold: Hold, walletId: string): Admission {
  if (hold.walletId !== walletId) throw new Error("the call belongs to another wallet");
  return { hold };
}

/** Writes what was not written in advance, and takes back what was. */
function* correct(admitted: readonly AskedHold[], { taken, written, uses }: Known, at: number): Steps<void> {
  const unwritten = admitted.filter((one) => !written.includes(one));
  const inserted = yield* insertHolds(unwritten, at);
  if (inserted.length < unwritten.length) throw new InvariantError("a call got a hold that another call has");
  yield* deleteHolds(written.filter((one) => !admitted.includes(one)));
  const reserved = sumOf(admitted) - taken;
  if (reserved !== 0n) yield* changeWallet(walletOf(admitted), { reserved });
  for (const use of uses.values()) yield* use.write();
}

function walletOf(asked: readonly AskedHold[]): string {
  return asked[0]?.input.caller.walletId ?? "";
}

function sumOf(asked: readonly AskedHold[]): bigint {
  return asked.reduce((sum, { input }) => sum + input.ticks, 0n);
}

/**
 * Waits until admissions of a wallet that are under way are decided. After a lost answer to a commit, nothing of that
 * admission appears later.
 */
export function* waitForAdmissions(walletId: string): Steps<void> {
  yield* readFree(LOCK, walletId);
}

/** The hold that a call has by now, whatever became of the answer to its admission. */
export function* holdOfCall(callId: string, walletId: string): Steps<Hold | undefined> {
  yield* waitForAdmissions(walletId);
  return (yield* findHolds([callId])).get(callId);
}

function inputsOf(asked: readonly AskedHold[]): readonly HoldInput[] {
  return asked.map(({ input }) => input);
}

function idsOf(asked: readonly AskedHold[]): readonly string[] {
  return asked.map(({ input }) => input.callId);
}
