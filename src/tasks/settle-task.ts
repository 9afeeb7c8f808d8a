/** Settles tasks: the charge, by the prices of the time of creation, and the final snapshot for readers. */
import { costOf } from "../money/cost.js";
import { pricesFromJson } from "../money/price-list.js";
import { countsOf, type Quantities } from "../money/quantities.js";
import type { TaskEnd } from "../stores/tasks/finish-task.js";
import { type Charge, MOST_CHARGED_TICKS } from "../stores/wallets/holds.js";
import { type FinalState, isFinalState, type Task } from "../stores/tasks/task-rows.js";
import { type EstimatedQuantity, type Observation, type SnapshotWriter } from "./contract.js";

/** The held amount and the prices, as they were when the task was created. */
export interface TaskPricing {
  readonly ticks: bigint;
  readonly prices: string;
}

/** An observation of an end. */
export type FinalObservation = Observation & { readonly state: FinalState };

export function isFinal(observation: Observation): observation is FinalObservation {
  return isFinalState(observation.state);
}

export interface TaskSettler {
  /** The end of a task that its upstream reported, or whose deadline has passed. */
  close(task: Task, observation: FinalObservation, pricingOf: TaskPricing): TaskEnd;
  /** The end of a task that an operator resolves as failed, with a charge or without. */
  resolve(task: Task, chargedTicks: bigint | undefined): TaskEnd;
}

export function createTaskSettler(writers: ReadonlyMap<string, SnapshotWriter>): TaskSettler {
  const ending = (task: Task, observation: FinalObservation, charge: Charge | undefined): TaskEnd => {
    const write = writers.get(task.dialect);
    if (write === undefined) throw new Error(`the dialect ${task.dialect} has no writer for tasks`);
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

/** A success without reported usage costs what was held. Any other end costs what the upstream reports. */
function chargeFor(
  { state, used, estimated: estimatedKinds = [], cost, reason }: FinalObservation,
  { ticks, prices }: TaskPricing,
): Charge | undefined {
  if (used === undefined) return state === "succeeded" ? { ticks, estimated: true, usage: {}, reason } : undefined;
  const list = pricesFromJson(prices);
  const priced = costOf(list, used);
  // What no upstream reported and no price uses is no usage, and does not make the charge an estimate.
  const idle = estimatedKinds.filter((kind) => costOf(list, { ...used, ...NONE[kind] }) === priced);
  const usage = { ...countsOf(used), ...Object.fromEntries(idle.map((kind) => [kind, undefined])) };
  const owed = priced === 0n && state !== "succeeded" ? validCost(cost) : priced;
  // An end without a result and without a cost releases the hold instead of charging zero.
  if (owed === 0n && state !== "succeeded") return undefined;
  return {
    ticks: least(owed, MOST_CHARGED_TICKS),
    estimated: idle.length < estimatedKinds.length,
    usage,
    reason,
  };
}

const NONE: Readonly<Record<EstimatedQuantity, Partial<Quantities>>> = {
  input: { input: 0, cachedInput: 0, cacheWrite: 0, cacheWriteHour: 0 },
  output: { output: 0, reasoning: 0 },
  seconds: { seconds: [] },
};

function validCost(cost: number | undefined): bigint {
  return cost !== undefined && Number.isSafeInteger(cost) && cost > 0 ? BigInt(cost) : 0n;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
