/** Callbacks to deliver: each at least once and with a limited number of attempts, even if processes die. */
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Clock, clockOf, sharedClockOf } from "../drivers/clock.js";
import { type Database, type Transaction, inTransaction } from "../drivers/database.js";
import { runSteps } from "../drivers/steps.js";
import type { RecordChange } from "../administrators/record-change.js";
import { failPoint } from "../drivers/fail-points.js";
import {
  type CallbackOutcome,
  type CallbackRow,
  type Delivery,
  type DeliveryRow,
  type DueCallback,
  deliveryOf,
  deliveryValues,
  UNLEASED,
} from "./callback-rows.js";
import { type CallbackClaimInput, claimCallbacks } from "./claim-callbacks.js";
import { timestampOf } from "./task-rows.js";

/** What follows from an attempt. */
export type AfterAttempt = { readonly outcome: CallbackOutcome } | { readonly nextAttemptAt: number };

/** A callback as operators see it. */
export interface CallbackDetails {
  readonly url: string;
  readonly attempts: number;
  readonly outcome?: CallbackOutcome | undefined;
  readonly nextAttemptAt: number;
  readonly finishedAt?: number | undefined;
  readonly deliveries: readonly Delivery[];
}

type Leased = Pick<DueCallback, "taskId" | "fence">;
/** A callback is given up only if no further attempt was taken back since: that one must be made up for first. */
type GivenUp = Leased & Pick<DueCallback, "unmade">;

export interface CallbackStore {
  /** The clock of all times of callbacks: leases and attempts. */
  readonly now: Clock;
  /** When an attempt is made, for its receiver and for operators: a machine's own clock may be wrong. */
  readonly time: Clock;
  /** Callbacks without an attempt come first, and then the oldest. */
  claimDue(claim: CallbackClaimInput): Promise<DueCallback[]>;
  /**
   * Call it before an attempt is made, with the wait before the next one. If the attempt's process dies, the next one
   * is due after that wait, from the end of the lease. Returns its number, or nothing when the lease was lost.
   */
  countAttempt(leased: Leased, waitMs: number): Promise<number | undefined>;
  /** Extends the lease. False: it was lost. */
  renew(leased: Leased, until: number): Promise<boolean>;
  /** Writes that an attempt was counted and not made, because the lease was lost. Another one is made instead. */
  takeBack(leased: Leased, attempt: number): Promise<void>;
  /**
   * Writes the result of an attempt and what follows. A delivery always counts, any other result only under a valid
   * lease. False: the callback is as it was, because it has ended or was started again.
   */
  recordAttempt(leased: GivenUp, delivery: Delivery, after: AfterAttempt): Promise<boolean>;
  /** Ends a callback without another attempt, as far as it is still that of the lease. */
  giveUp(leased: GivenUp): Promise<boolean>;
  /**
   * Ends the leases of an owner, or of all owners. Their callbacks are due at once, or after the wait of the attempt
   * that was counted under the lease.
   */
  releaseLeases(owner?: string): Promise<void>;
  /** Starts a callback again, whatever its outcome. False when the task has none. */
  redeliver(taskId: string, record?: RecordChange): Promise<boolean>;
  show(taskId: string): Promise<CallbackDetails | undefined>;
}

export function createCallbackStore(database: Database, now: Clock = clockOf(database)): CallbackStore {
  const time = () => sharedClockOf(database).time();
  return { now, time, ...leases(database, now), ...attempts(database, now), ...administration(database, now) };
}

function leases(database: Database, now: Clock): Pick<CallbackStore, "claimDue" | "renew" | "releaseLeases"> {
  return {
    claimDue: (input) => claimCallbacks(database, input, now()),

    async renew({ taskId, fence }, until) {
      const lease = { lease_until: until, next_attempt_at: afterItsWait(database, until) };
      const renew = async () =>
        database("callbacks").where({ task_id: taskId, fence }).whereNull("outcome").update(lease);
      return (await retryWhenLocked(renew)) === 1;
    },

    async releaseLeases(owner) {
      const leased = database("callbacks").whereNull("outcome").whereNotNull("lease_owner");
      if (owner !== undefined) void leased.where({ lease_owner: owner });
      await retryWhenLocked(async () =>
        leased
          .clone()
          .update({ ...UNLEASED, next_attempt_at: afterItsWait(database, now()), fence: database.raw("fence + 1") }),
      );
    },
  };
}

/** What a lease ends at, or is ended at, and the wait of the attempt that was counted under it. */
function afterItsWait(database: Database, end: number) {
  return database.raw("CAST(? AS BIGINT) + next_attempt_at - lease_until", [end]);
}

function attempts(
  database: Database,
  now: Clock,
): Pick<CallbackStore, "countAttempt" | "takeBack" | "recordAttempt" | "giveUp"> {
  return {
    async countAttempt({ taskId, fence }, waitMs) {
      const count = async (): Promise<{ attempts: bigint }[]> =>
        database("callbacks")
          .where({ task_id: taskId, fence })
          .whereNull("outcome")
          .update({
            attempts: database.raw("attempts + 1"),
            next_attempt_at: database.raw("lease_until + CAST(? AS BIGINT)", [waitMs]),
          })
          .returning("attempts");
      const [row] = await retryWhenLocked(count);
      failPoint("callback.counted");
      return row && Number(row.attempts);
    },

    takeBack: (leased, attempt) => takeBack(database, leased, attempt, now()),

    async recordAttempt({ taskId, fence, unmade }, delivery, after) {
      failPoint("callback.answered");
      const ends = "outcome" in after;
      const values = ends ? { outcome: after.outcome, finished_at: now() } : { next_attempt_at: after.nextAttemptAt };
      const changed = await inTransaction(database, async (transaction) => {
        const callback = transaction("callbacks").where({ task_id: taskId }).whereNull("outcome");
        // A delivery counts even if another process retries it by now, but not if the callback was started again since.
        if (ends && after.outcome === "delivered") void callback.where("attempts", ">=", delivery.attempt);
        else void callback.where(ends ? { fence, unmade } : { fence });
        const updated = await callback.update({ ...values, ...UNLEASED });
        await transaction("deliveries").insert(deliveryValues(taskId, delivery));
        return updated;
      });
      failPoint("callback.recorded");
      return changed > 0;
    },

    async giveUp({ taskId, fence, unmade }) {
      const end = { outcome: "given_up", finished_at: now(), ...UNLEASED };
      const changed = await retryWhenLocked(async () =>
        database("callbacks").where({ task_id: taskId, fence, unmade }).whereNull("outcome").update(end),
      );
      return changed > 0;
    },
  };
}

async function takeBack(database: Database, { taskId, fence }: Leased, attempt: number, at: number): Promise<void> {
  const unmade = { unmade: database.raw("unmade + 1") };
  // Nothing waits for an attempt that was not made.
  const unwaited = database.raw("CASE WHEN fence = ? THEN lease_until ELSE next_attempt_at END", [fence]);
  const anew = {
    ...unmade,
    outcome: null,
    finished_at: null,
    next_attempt_at: at,
    fence: database.raw("fence + 1"),
    ...UNLEASED,
  };
  // If it was started again since, fewer attempts are counted.
  const counted = (transaction: Transaction) =>
    transaction("callbacks").where({ task_id: taskId }).where("attempts", ">=", attempt);
  await inTransaction(database, async (transaction) => {
    const open = counted(transaction).whereNull("outcome");
    const isOpen = (await open.update({ ...unmade, next_attempt_at: unwaited })) === 1;
    if (!isOpen) await counted(transaction).where({ outcome: "given_up" }).update(anew);
  });
}

function administration(database: Database, now: Clock): Pick<CallbackStore, "redeliver" | "show"> {
  return {
    async redeliver(taskId, record) {
      const anew = {
        attempts: 0,
        unmade: 0,
        next_attempt_at: now(),
        outcome: null,
        finished_at: null,
        fence: database.raw("fence + 1"),
        ...UNLEASED,
      };
      const begin = async (transaction: Transaction) => {
        const isThere = (await transaction("callbacks").where({ task_id: taskId }).update(anew)) === 1;
        if (isThere && record !== undefined) await runSteps(transaction, record(undefined));
        return isThere;
      };
      return inTransaction(database, begin, CALL_WAIT_MS);
    },

    async show(taskId) {
      const row: CallbackRow | undefined = await database("callbacks").where({ task_id: taskId }).first();
      if (row === undefined) return undefined;
      const deliveries: DeliveryRow[] = await database("deliveries")
        .where({ task_id: taskId })
        .orderBy(["started_at", "attempt"])
        .select();
      return {
        url: row.url,
        attempts: Number(row.attempts - row.unmade),
        outcome: row.outcome ?? undefined,
        nextAttemptAt: Number(row.next_attempt_at),
        finishedAt: timestampOf(row.finished_at),
        deliveries: deliveries.map(deliveryOf),
      };
    },
  };
}
