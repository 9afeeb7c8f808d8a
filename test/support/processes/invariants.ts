/** Compares what clients got, what the upstream got and the ledger. */
import type { Database } from "../../../src/stores/drivers/database.js";
import { type Outcome, PRICE, PRICE_OF_BEGINNING, fateOf, numberOfHold } from "./numbered.js";

interface HoldRow {
  readonly ticks: bigint;
  readonly state: string;
  readonly charged_ticks: bigint | null;
}

export interface CallOutcomes {
  /** The keys whose calls are checked. */
  readonly wallet: string;
  readonly outcomes: readonly Outcome[];
  readonly seen: readonly number[];
  /** Processes were killed: a call that one of them admitted from an allotment left no hold, and no answer. */
  readonly wereKilled?: boolean;
  /** An answered call that its process could not charge. */
  mayBeFree?(number: number): boolean;
}

/** The violations, as text. Empty when every call was charged as it was answered. */
export async function findViolations(
  database: Database,
  { wallet, outcomes, seen, wereKilled = false, mayBeFree = () => false }: CallOutcomes,
): Promise<string[]> {
  const rows: HoldRow[] = await database("holds")
    .join("wallets", "wallets.id", "holds.wallet_id")
    .where({ name: wallet })
    .select("ticks", "state", "charged_ticks");
  const holds = new Map(rows.map((row) => [numberOfHold(row.ticks), row]));
  const sent = new Set(seen);
  const broken = new Set(outcomes.filter(({ end }) => end === "broken").map(({ number }) => number));
  return [
    ...(holds.size === rows.length ? [] : ["a call has two holds"]),
    ...(sent.size === seen.length ? [] : ["a call was sent twice"]),
    ...seen
      .filter((number) => !holds.has(number) && !(wereKilled && broken.has(number)) && !mayBeFree(number))
      .map((number) => `call ${number} was sent, and nothing was held for it`),
    ...[...holds].flatMap(([number, hold]) =>
      // When a client leaves during its call, it is unknown whether the upstream will charge for it.
      violationsOf(number, hold, sent.has(number) || broken.has(number) || fateOf(number) === "left"),
    ),
    ...outcomes
      .filter(({ number }) => !(isFree(holds.get(number)) && mayBeFree(number)))
      .flatMap((outcome) => violation(outcome, holds.get(outcome.number)) ?? []),
    ...(await unlikeTheLog(database)),
  ];
}

function isFree(hold: HoldRow | undefined): boolean {
  return hold === undefined || hold.state === "expired";
}

function violationsOf(number: number, { state }: HoldRow, mayBeSent: boolean): string[] {
  if (state === "held") return [`call ${number} is over, and its hold is still held`];
  return state === "settled" && !mayBeSent ? [`call ${number} was charged for, and never sent`] : [];
}

function violation({ number, end, fate, status }: Outcome, hold: HoldRow | undefined): string | undefined {
  const found = hold === undefined ? "has no hold" : `is ${hold.state} with ${String(hold.charged_ticks)}`;
  if (end === "answered" && hold?.charged_ticks !== PRICE) return `call ${number} was answered, and ${found}`;
  // A client that got an error before anything else owes nothing but what the upstream has reported.
  const isRefused = end === "failed" && status !== 200 && hold?.charged_ticks !== PRICE_OF_BEGINNING;
  return isRefused && hold?.state === "settled"
    ? `call ${number}, ${fate}, was refused with ${status}, and ${found}`
    : undefined;
}

/** Every row of the request log has the cost of its hold. */
async function unlikeTheLog(database: Database): Promise<string[]> {
  const rows: { hold_id: string }[] = await database("request_log as r")
    .join("holds as h", "h.id", "r.hold_id")
    .whereRaw("r.cost_ticks <> COALESCE(h.charged_ticks, 0)")
    .whereNot("h.state", "expired")
    .select("r.hold_id");
  return rows.map(({ hold_id }) => `the request log has another cost for the hold ${hold_id} than the ledger`);
}
