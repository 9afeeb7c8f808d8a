/** Callbacks that are to be delivered: at least once each, and never more often than agreed, whoever dies meanwhile. */
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import { type Database, type Transaction, engineOf, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
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
  /** How often it was counted as tried before, and how many of these attempts were then not made. */
  readonly attempts: number;
  readonly unmade: number;
  readonly fence: number;
  readonly leaseUntil: number;
}

export interface CallbackClaimInput {
  readonly owner: string;
  readonly until: number;
  readonly limit: number;
  /** Hosts and wallets that have enough to do. */
  readonly exceptHosts?: readonly string[];
  readonly exceptWallets?: readonly string[];
  /** Hosts that have something to do: others come first. */
  readonly busyHosts?: readonly string[];
  /** Only those that were never tried. */
  readonly onlyFirst?: boolean;
}

/** How an attempt went. */
export interface Delivery {
  readonly attempt: number;
  readonly startedAt: number;
  readonly milliseconds: number;
  /** What the receiver answered, if it did. */
  readonly status?: number | undefined;
  /** In a word: `delivered`, `timeout`, `refused_address` and the like. */
  readonly result: string;
}

/** What follows from an attempt. */
export type AfterAttempt = { readonly outcome: CallbackOutcome } | { readonly nextAttemptAt: number };

export type CallbackOutcome = "delivered" | "given_up";

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
/** Whoever gives a callback up says of how many unmade attempts it knew: one more is made up for first. */
type GivenUp = Leased & Pick<DueCallback, "unmade">;

export interface CallbackStore {
  /** By this all moments of callbacks are told: when leases run out, and attempts are due. */
  readonly now: Clock;
  /** Those that were never tried before those that were, and then the oldest. */
  claimDue(claim: CallbackClaimInput): Promise<DueCallback[]>;
  /** To be written before an attempt is made; gives its number, or nothing when the lease is another's. */
  countAttempt(leased: Leased): Promise<number | undefined>;
  /** Makes the lease longer; false when another process has it by now. */
  renew(leased: Leased, until: number): Promise<boolean>;
  /** Writes that an attempt was counted and not made, as another process has the callback: one more is made instead. */
  takeBack(leased: Leased, attempt: number): Promise<void>;
  /** Writes how an attempt went, and what follows from it: that it was taken always, and anything else if the lease still holds. */
  recordAttempt(leased: GivenUp, delivery: Delivery, after: AfterAttempt): Promise<void>;
  /** Ends a callback without another attempt. */
  giveUp(leased: GivenUp): Promise<void>;
  /** Makes callbacks that an owner has leased due at once; those of all owners when none is named. */
  releaseLeases(owner?: string): Promise<void>;
  /** Begins a callback anew, whatever became of it; false when the task has none. */
  redeliver(taskId: string): Promise<boolean>;
  show(taskId: string): Promise<CallbackDetails | undefined>;
}

interface CallbackRow {
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

interface DeliveryRow {
  readonly attempt: bigint;
  readonly started_at: bigint;
  readonly milliseconds: bigint;
  readonly status: bigint | null;
  readonly result: string;
}

const UNLEASED = { lease_owner: null, lease_until: null };

export function createCallbackStore(database: Database, now: Clock = clockOf(database)): CallbackStore {
  return {
    now,

    async claimDue({ owner, until, limit, exceptHosts = [], exceptWallets = [], busyHosts = [], onlyFirst = false }) {
      const due = database("callbacks")
        .whereNull("outcome")
        .where("next_attempt_at", "<=", now())
        .limit(limit)
        .select("task_id");
      if (exceptHosts.length > 0) void due.whereNotIn("host", exceptHosts);
      const owners = database("tasks").whereRaw("tasks.id = callbacks.task_id");
      if (exceptWallets.length > 0) void due.whereNotExists(owners.clone().whereIn("wallet_id", exceptWallets));
      if (onlyFirst) void due.where({ attempts: 0 });
      void due.orderByRaw("attempts > 0");
      if (busyHosts.length > 0) void due.orderByRaw(`host IN (${busyHosts.map(() => "?").join(", ")})`, [...busyHosts]);
      void due.orderBy("next_attempt_at");
      if (engineOf(database) === "postgres") void due.forUpdate().skipLocked();
      const lease = {
        lease_owner: owner,
        lease_until: until,
        next_attempt_at: until,
        fence: database.raw("fence + 1"),
      };
      const claim = async (): Promise<CallbackRow[]> =>
        inTransaction(database, async (transaction) =>
          transaction("callbacks")
            .withMaterialized("due", due)
            .whereIn("task_id", transaction("due").select("task_id"))
            .update(lease)
            .returning(["*", transaction.raw("? AS wallet_id", [owners.clone().select("wallet_id")])]),
        );
      return (await claim()).map(dueOf);
    },

    async countAttempt({ taskId, fence }) {
      const count = async (): Promise<{ attempts: bigint }[]> =>
        database("callbacks")
          .where({ task_id: taskId, fence })
          .whereNull("outcome")
          .update({ attempts: database.raw("attempts + 1") })
          .returning("attempts");
      const [row] = await retryWhenLocked(count);
      failPoint("callback.counted");
      return row && Number(row.attempts);
    },

    async renew({ taskId, fence }, until) {
      const lease = { lease_until: until, next_attempt_at: until };
      const renew = async () =>
        database("callbacks").where({ task_id: taskId, fence }).whereNull("outcome").update(lease);
      return (await retryWhenLocked(renew)) === 1;
    },

    async takeBack({ taskId }, attempt) {
      const unmade = { unmade: database.raw("unmade + 1") };
      const anew = {
        ...unmade,
        outcome: null,
        finished_at: null,
        next_attempt_at: now(),
        fence: database.raw("fence + 1"),
        ...UNLEASED,
      };
      // Begun anew since, it has been counted less often.
      const counted = (transaction: Transaction) =>
        transaction("callbacks").where({ task_id: taskId }).where("attempts", ">=", attempt);
      await inTransaction(database, async (transaction) => {
        const isOpen = (await counted(transaction).whereNull("outcome").update(unmade)) === 1;
        if (!isOpen) await counted(transaction).where({ outcome: "given_up" }).update(anew);
      });
    },

    async recordAttempt({ taskId, fence, unmade }, delivery, after) {
      failPoint("callback.answered");
      const ends = "outcome" in after;
      const values = ends ? { outcome: after.outcome, finished_at: now() } : { next_attempt_at: after.nextAttemptAt };
      await inTransaction(database, async (transaction) => {
        const callback = transaction("callbacks").where({ task_id: taskId }).whereNull("outcome");
        // What was taken is taken, whoever tries it again by now; but not where it was begun anew since.
        if (ends && after.outcome === "delivered") void callback.where("attempts", ">=", delivery.attempt);
        else void callback.where(ends ? { fence, unmade } : { fence });
        await callback.update({ ...values, ...UNLEASED });
        await transaction("deliveries").insert(deliveryValues(taskId, delivery));
      });
      failPoint("callback.recorded");
    },

    async giveUp({ taskId, fence, unmade }) {
      const end = { outcome: "given_up", finished_at: now(), ...UNLEASED };
      await retryWhenLocked(async () =>
        database("callbacks").where({ task_id: taskId, fence, unmade }).whereNull("outcome").update(end),
      );
    },

    async releaseLeases(owner) {
      const leased = database("callbacks").whereNull("outcome").whereNotNull("lease_owner");
      if (owner !== undefined) void leased.where({ lease_owner: owner });
      await retryWhenLocked(async () =>
        leased.clone().update({ ...UNLEASED, next_attempt_at: now(), fence: database.raw("fence + 1") }),
      );
    },

    async redeliver(taskId) {
      const anew = {
        attempts: 0,
        unmade: 0,
        next_attempt_at: now(),
        outcome: null,
        finished_at: null,
        fence: database.raw("fence + 1"),
        ...UNLEASED,
      };
      const begin = async () => database("callbacks").where({ task_id: taskId }).update(anew);
      return (await retryWhenLocked(begin, CALL_WAIT_MS)) === 1;
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

function dueOf(row: CallbackRow): DueCallback {
  const { task_id: taskId, wallet_id: walletId, url, host, payload } = row;
  return { taskId, walletId, url, host, payload, ...countsOf(row), leaseUntil: Number(row.lease_until ?? 0n) };
}

function countsOf({ attempts, unmade, fence }: CallbackRow): Pick<DueCallback, "attempts" | "unmade" | "fence"> {
  return { attempts: Number(attempts), unmade: Number(unmade), fence: Number(fence) };
}

function deliveryValues(taskId: string, { attempt, startedAt, milliseconds, status = undefined, result }: Delivery) {
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

function deliveryOf(row: DeliveryRow): Delivery {
  const { attempt, started_at, milliseconds, status, result } = row;
  return {
    attempt: Number(attempt),
    startedAt: Number(started_at),
    milliseconds: Number(milliseconds),
    status: timestampOf(status),
    result,
  };
}
