/** Ends of calls that were admitted from an allotment, as rows: their holds are written only now. */
import { Statement, rowsOf, type StepValue, type StepValues, type Steps } from "../drivers/steps.js";
import { COUNT_COLUMNS, countValues } from "../logs/counts.js";
import { type Charge, type HoldInput, type Resolution, checkCharge } from "./holds.js";

/** How a call that was admitted from an allotment ended. Its hold is written only now, with its end. */
export interface EndedCall {
  readonly holdId: string;
  readonly input: HoldInput;
  readonly admittedAt: number;
  /** Charged, or released for a reason. */
  readonly end: Charge | { readonly released: string };
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

/** The names of the values of one row. */
type RowNames = readonly (readonly [column: string, name: string])[];

const rowNames: RowNames[] = [];
const inserts = new Map<number, Statement>();

function namesOf(row: number): RowNames {
  return (rowNames[row] ??= ENDED_COLUMNS.map((column) => [column, `${column} ${row}`]));
}

/** Inserts so many rows at once: a server answers each statement. */
function insertEnded(rows: number): Statement {
  const known = inserts.get(rows) ?? buildInsert(rows);
  inserts.set(rows, known);
  return known;
}

function buildInsert(rows: number): Statement {
  return new Statement((database, value) =>
    database("holds")
      .insert(
        Array.from({ length: rows }, (_, row) =>
          Object.fromEntries(namesOf(row).map(([column, name]) => [column, value(name)])),
        ),
      )
      .onConflict("call_id")
      .ignore()
      .returning("call_id"),
  );
}

/** Writes the holds of calls with their ends. Returns the calls that had not ended before. */
export function* insertCalls(calls: readonly EndedCall[], transferId: string, at: number): Steps<EndedCall[]> {
  const values: Record<string, StepValue> = {};
  for (const [row, call] of calls.entries()) {
    const ended = endedValues(call, transferId, at);
    for (const [column, name] of namesOf(row)) values[name] = ended[column];
  }
  const inserted = yield* rowsOf<{ call_id: string }>(insertEnded(calls.length).with(values));
  if (inserted.length === calls.length) return [...calls];
  const ids = new Set(inserted.map(({ call_id }) => call_id));
  return calls.filter(({ input }) => ids.has(input.callId));
}

function endedValues({ holdId, input, admittedAt, end }: EndedCall, transferId: string, at: number): StepValues {
  const { caller, callId, model, prices, lifetimeMilliseconds } = input;
  return {
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
    transfer_id: chargeOf(end) > 0n ? transferId : null,
    ...endValues(end),
  };
}

/** What calls cost together, and how much of that was held for them. */
export function sumOf(calls: readonly EndedCall[]) {
  const sum = { charged: 0n, taken: 0n, overrun: 0n, estimated: false };
  for (const { input, end } of calls) {
    const charged = chargeOf(end);
    sum.charged += charged;
    sum.taken += charged < input.ticks ? charged : input.ticks;
    sum.overrun += charged > input.ticks ? charged - input.ticks : 0n;
    sum.estimated ||= charged > 0n && isEstimated(end);
  }
  return sum;
}

function chargeOf(end: EndedCall["end"]): bigint {
  return "released" in end ? 0n : end.ticks;
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
