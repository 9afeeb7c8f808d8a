/** Closes tasks: what an end costs, by the prices of the day it was made, and what its readers are told. */
import { costOf } from "../money/cost.js";
import { pricesFromJson } from "../money/price-list.js";
import { countsOf, nothingUsed, type Quantities } from "../money/quantities.js";
import type { TaskEnd } from "../stores/tasks/finish-task.js";
import { type Charge, MOST_CHARGED_TICKS } from "../stores/wallets/holds.js";
import { FINAL_STATES, type FinalState, type Task } from "../stores/tasks/task-rows.js";
import type { EstimatedQuantity, Observation, SnapshotWriter } from "./contract.js";

/** What was agreed when a task was made. */
export interface TaskPricing {
  readonly ticks: bigint;
  readonly prices: string;
}

/** An observation of an end. */
export type FinalObservation = Observation & { readonly state: FinalState };

export function isFinal(observation: Observation): observation is FinalObservation {
  return (FINAL_STATES as readonly string[]).includes(observation.state);
}

export interface TaskSettler {
  /** The end of a task that its upstream told, or that its time has brought. */
  close(task: Task, observation: FinalObservation, pricingOf: TaskPricing): TaskEnd;
  /** The end of a task that an operator knows to have failed, at a price or at none. */
  resolve(task: Task, chargedTicks: bigint | undefined): TaskEnd;
}

export function createTaskSettler(writers: ReadonlyMap<string, SnapshotWriter>): TaskSettler {
  const ending = (task: Task, observation: FinalObservation, charge: Charge | undefined): TaskEnd => {
    const write = writers.get(task.dialect);
    if (write === undefined) throw new Error(`no dialect ${task.dialect} tells of tasks`);
    const { state, reason = state } = observation;
    return {
      state,
      reason,
      charge,
      observation: JSON.stringify(observation),
      snapshot: write(task, observation, charge?.ticks ?? 0n),
    };
  };
  return {
    close: (task, observation, pricingOf) => ending(task, observation, chargeFor(observation, pricingOf)),

    resolve(task, chargedTicks) {
      const reason = chargedTicks === undefined ? "an operator released it" : "an operator charged it";
      const charge =
        chargedTicks === undefined ? undefined : { ticks: chargedTicks, estimated: false, usage: {}, reason };
      return ending(task, { state: "failed", reason }, charge);
    },
  };
}

/** A success costs what it was thought to when nobody tells; whatever else ends a task costs what its upstream says it does. */
function chargeFor(
  { state, used, estimated: guessed = [], cost, reason }: FinalObservation,
  { ticks, prices }: TaskPricing,
): Charge | undefined {
  if (used === undefined) return state === "succeeded" ? { ticks, estimated: true, usage: {}, reason } : undefined;
  const list = pricesFromJson(prices);
  const priced = costOf(list, used);
  // A guess at what has no price is none.
  const estimated = guessed.some((kind) => costOf(list, { ...used, ...NONE[kind] }) !== priced);
  const owed = priced === 0n && state !== "succeeded" ? told(cost) : priced;
  // What cost nothing and made nothing is given back, not charged at nothing.
  if (owed === 0n && state !== "succeeded") return undefined;
  return { ticks: least(owed, MOST_CHARGED_TICKS), estimated, usage: countsOf(used), reason };
}

const { calls: _, ...noTokens } = nothingUsed;
const NONE: Readonly<Record<EstimatedQuantity, Partial<Quantities>>> = { tokens: noTokens, seconds: { seconds: [] } };

function told(cost: number | undefined): bigint {
  return cost !== undefined && Number.isSafeInteger(cost) && cost > 0 ? BigInt(cost) : 0n;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
