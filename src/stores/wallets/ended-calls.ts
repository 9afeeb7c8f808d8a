/** Ends of calls that were admitted from an allotment, as rows: their holds are written only now. */
import { RowInserts, type RowValue } from "../drivers/row-inserts.js";
import { Statement, rowsOf, type Steps } from "../drivers/steps.js";
import { COUNT_COLUMNS, countList } from "../logs/counts.js";
import { CALL_COLUMNS } from "./hold-rows.js";
import { type Charge, type HoldInput, type Resolution, checkCharge } from "./holds.js";

/** How a call that was admitted from an allotment ended. Its hold is written only now, with its end. */
export interface EndedCall {
  readonly holdId: string;
  readonly input: HoldInput;
  readonly admittedAt: number;
  /** Charged, or released for a reason. */
  readonly end: Charge | { readonly released: string };
}

const INSERT = new RowInserts({
  table: "holds",
  columns: [
    ...CALL_COLUMNS,
    "created_at",
    "expires_at",
    "resolved_at",
    "transfer_id",
    "state",
    "charged_ticks",
    "estimated",
    "reason",
    ...COUNT_COLUMNS,
  ],
  unique: "call_id",
});

/** Writes the holds of calls with their ends. Returns the calls that had not ended before. */
export function* insertCalls(calls: readonly EndedCall[], transferId: string, at: number): Steps<EndedCall[]> {
  const rows = calls.map((call) => endedRow(call, transferId, at));
  const areNew = yield* INSERT.insert(rows);
  return calls.filter((_, index) => areNew[index]);
}

function endedRow({ holdId, input, admittedAt, end }: EndedCall, transferId: string, at: number): RowValue[] {
  const { caller, callId, model, ticks, prices, lifetimeMilliseconds } = input;
  return [
    holdId,
    caller.walletId,
    caller.keyId,
    callId,
    model,
    ticks,
    prices,
    admittedAt,
    admittedAt + lifetimeMilliseconds,
    at,
    chargeOf(end) > 0n ? transferId : null,
    ...endColumns(end),
  ];
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

const NOTHING_COUNTED = countList({});

/** The state, the charge, whether it is estimated, the reason and the counts. */
function endColumns(end: EndedCall["end"]): RowValue[] {
  if ("released" in end) return ["released", null, 0, end.released, ...NOTHING_COUNTED];
  checkCharge(end);
  const { ticks, estimated, usage, reason } = end;
  return ["settled", ticks, estimated ? 1 : 0, reason ?? null, ...countList(usage)];
}

const CALL_END = new Statement((database, value) =>
  database("holds")
    .where({ call_id: value("callId") })
    .select("state", "charged_ticks"),
);

/** How a call of an allotment that is gone ended: before, or not at all. */
export function* earlierEndOf({ input: { callId } }: EndedCall): Steps<Resolution> {
  const [row] = yield* rowsOf<{ state: string; charged_ticks: bigint | null }>(CALL_END.with({ callId }));
  if (row === undefined) return { state: "expired" };
  return row.state === "settled" ? { state: "settled", chargedTicks: row.charged_ticks ?? 0n } : { state: "released" };
}
