/** Callbacks and the attempts to deliver them, as the database has them. */
import { newIdentifier } from "../identifiers.js";
import { timestampOf } from "./task-rows.js";

/** A callback that one process has the lease of. */
export interface DueCallback {
  readonly taskId: string;
  readonly walletId: string;
  readonly url: string;
  readonly host: string;
  /** The task's snapshot, to the byte. */
  readonly payload: string;
  /** How many attempts were counted, and how many of those were not made. */
  readonly attempts: number;
  readonly unmade: number;
  readonly fence: number;
  readonly leaseUntil: number;
}

/** How an attempt went. */
export interface Delivery {
  readonly attempt: number;
  readonly startedAt: number;
  readonly milliseconds: number;
  /** What the receiver answered, if it did. */
  readonly status?: number | undefined;
  /** One word: `delivered`, `timeout`, `refused_address` and the like. */
  readonly result: string;
}

export type CallbackOutcome = "delivered" | "given_up";

export interface CallbackRow {
  readonly task_id: string;
  readonly wallet_id: string;
  readonly url: string;
  readonly host: string;
  readonly payload: string;
  readonly attempts: bigint;
  readonly unmade: bigint;
  readonly next_attempt_at: bigint;
  readonly outcome: CallbackOutcome | null;
  readonly finished_at: bigint | null;
  readonly lease_until: bigint | null;
  readonly fence: bigint;
}

export interface DeliveryRow {
  readonly attempt: bigint;
  readonly started_at: bigint;
  readonly milliseconds: bigint;
  readonly status: bigint | null;
  readonly result: string;
}

/** Ends a lease. */
export const UNLEASED = { lease_owner: null, lease_until: null };

export function dueOf(row: CallbackRow): DueCallback {
  const { task_id: taskId, wallet_id: walletId, url, host, payload } = row;
  return { taskId, walletId, url, host, payload, ...countsOf(row), leaseUntil: Number(row.lease_until ?? 0n) };
}

function countsOf({ attempts, unmade, fence }: CallbackRow): Pick<DueCallback, "attempts" | "unmade" | "fence"> {
  return { attempts: Number(attempts), unmade: Number(unmade), fence: Number(fence) };
}

export function deliveryValues(
  taskId: string,
  { attempt, startedAt, milliseconds, status = undefined, result }: Delivery,
) {
  return {
    id: newIdentifier("delivery"),
    task_id: taskId,
    attempt,
    started_at: startedAt,
    milliseconds,
    status: status ?? null,
    result,
  };
}

export function deliveryOf(row: DeliveryRow): Delivery {
  const { attempt, started_at, milliseconds, status, result } = row;
  return {
    attempt: Number(attempt),
    startedAt: Number(started_at),
    milliseconds: Number(milliseconds),
    status: timestampOf(status),
    result,
  };
}
