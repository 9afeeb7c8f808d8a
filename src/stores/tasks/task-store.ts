/**
 * Tasks. A task is written before its upstream is called, and then changed only by the process that holds its lease. A
 * write under a lost lease changes nothing and reports this.
 */
import type { Knex } from "knex";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { type ClaimInput, claimOverdueTasks, claimTasksToPoll, isToCancel } from "./claim-tasks.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { type Intent, type IntentResult, IntentWriter } from "./create-intents.js";
import { failPoint } from "../drivers/fail-points.js";
import { type TaskEnd, type FinishResult, finishTask } from "./finish-task.js";
import { runSteps } from "../drivers/steps.js";
import { writerOf } from "../drivers/writer.js";
import { waitForAdmissions } from "../wallets/admit-calls.js";
import type { RecordChange } from "../administrators/record-change.js";
import { checkCharge } from "../wallets/holds.js";
import { claimJobDeletions, markJobDeleted } from "./job-deletions.js";
import { type PruneResult, pruneTasks } from "./prune-tasks.js";
import { type PollRecord, recordPolls } from "./record-polls.js";
import { type RecoveredTask, recoverTasks, withdrawTask } from "./recover-tasks.js";
import { type ActiveState, type Task, type TaskRow, taskOf } from "./task-rows.js";

/** A job that its upstream accepted. */
export interface Acceptance {
  readonly upstreamId: string;
  readonly state: ActiveState;
  readonly observation?: string | undefined;
  readonly nextPollAt: number;
}

/** A lease of a task. */
export interface Leased {
  readonly id: string;
  readonly fence: number;
}

export interface TaskStore {
  /** The clock of all times of tasks: leases, polls and deadlines. */
  readonly now: Clock;
  /** Writes a task and its hold, or returns why not. */
  createIntent(intent: Intent): Promise<IntentResult>;
  /** Extends the time for which the process that creates a task is taken for alive. */
  renewCreation(id: string, until: number): Promise<void>;
  /** Call it before the upstream is called. False: the task is gone, and must not be sent. */
  markSent(id: string): Promise<boolean>;
  /** False: the task has ended meanwhile. */
  markAccepted(id: string, acceptance: Acceptance): Promise<boolean>;
  /**
   * It is unknown whether the upstream accepted it. The task and its hold stay until that is resolved or it expires.
   */
  markAmbiguous(id: string, reason: string): Promise<boolean>;
  /** The upstream never accepted it: the task is deleted, and nothing is charged. */
  withdraw(id: string, walletId: string, reason: string): Promise<boolean>;
  /** The same for one of which it is unknown whether it was written, or still will be. */
  withdrawUncertain(id: string, walletId: string, reason: string): Promise<boolean>;
  /** Leases tasks whose next poll is due. */
  claimDue(input: ClaimInput): Promise<Task[]>;
  /** Leases tasks that are past their deadline. */
  claimOverdue(input: ClaimInput): Promise<Task[]>;
  /**
   * Writes the results of polls with the times of the next ones, and ends their leases. Returns those whose lease was
   * valid.
   */
  recordPolls(records: readonly PollRecord[]): Promise<ReadonlySet<string>>;
  /** Extends a lease. False: it was lost. */
  renew(leased: Leased, until: number): Promise<boolean>;
  /**
   * Takes the lease of a queued task to cancel it. Nothing when it is not queued, or another process is cancelling it.
   */
  claimQueued(id: string, walletId: string, owner: string, until: number): Promise<Task | undefined>;
  /** The same for an ambiguous task of any wallet. */
  claimAmbiguous(id: string, owner: string, until: number): Promise<Task | undefined>;
  /** Ends the leases of an owner, or of all owners, and makes their tasks due at once. */
  releaseLeases(owner?: string): Promise<void>;
  /**
   * Ends a task: state, money, snapshot and callback in one transaction. Nothing when the lease was lost or the task
   * has ended.
   */
  finish(leased: Leased, ending: TaskEnd, record?: RecordChange): Promise<FinishResult | undefined>;
  /** The held amount and the prices, as they were when the task was created. */
  pricingOf(task: Pick<Task, "holdId">): Promise<{ readonly ticks: bigint; readonly prices: string }>;
  /** Tasks that have ended, whose upstream jobs are to be deleted now. Each is due again until that is marked. */
  claimJobDeletions(): Promise<Task[]>;
  markJobDeleted(id: string): Promise<void>;
  /** A wallet's own task, unless its owner has removed it. */
  find(id: string, walletId: string): Promise<Task | undefined>;
  /** Hides a task that has ended from its owner. False: it does not exist, has not ended, or was cancelled. */
  remove(id: string, walletId: string): Promise<boolean>;
  /** Withdraws tasks whose process died before they were sent, and marks as ambiguous those that may have been sent. */
  recover(before?: number): Promise<readonly RecoveredTask[]>;
  /** Deletes tasks that ended before a time. Calls `forget` with each first, and keeps the task where that fails. */
  prune(before: number, forget: (taskId: string) => Promise<void>, isStopping?: () => boolean): Promise<PruneResult>;
}

export function createTaskStore(database: Database, now: Clock = clockOf(database)): TaskStore {
  return { now, ...creation(database, now), ...leases(database, now), ...endings(database, now) };
}

/** From the intent to the upstream's acceptance. */
function creation(
  database: Database,
  now: Clock,
): Pick<
  TaskStore,
  "createIntent" | "markSent" | "markAccepted" | "markAmbiguous" | "withdraw" | "withdrawUncertain" | "recover"
> {
  const changed = async (id: string, states: readonly string[], values: object, waitMs?: number): Promise<boolean> => {
    const change = async () => database("tasks").where({ id }).whereIn("state", states).update(values);
    return (await retryWhenLocked(change, waitMs)) === 1;
  };

  const intents = new IntentWriter(writerOf(database), now);
  const withdraw = async (id: string, walletId: string, reason: string): Promise<boolean> => {
    const isDone = await writerOf(database).write(() => withdrawTask(id, reason, now()), { owner: walletId });
    failPoint("task.withdrawn");
    return isDone;
  };

  return {
    createIntent: (intent) => intents.create(intent),

    async markSent(id) {
      const isThere = await changed(id, ["created"], { sent_at: now() }, CALL_WAIT_MS);
      failPoint("task.sent");
      return isThere;
    },

    async markAccepted(id, acceptance) {
      // A process that is about to end it as ambiguous must lose its lease.
      const lease = { lease_owner: null, lease_until: null, fence: database.raw("fence + 1") };
      const values = { ...acceptedValues(acceptance, now()), ...lease };
      const isThere = await changed(id, ["created", "ambiguous"], values);
      failPoint("task.accepted");
      return isThere;
    },

    markAmbiguous: (id, reason) =>
      changed(id, ["created"], { state: "ambiguous", reason, lease_owner: null, lease_until: null }),

    withdraw,

    async withdrawUncertain(id, walletId, reason) {
      await writerOf(database).write(() => waitForAdmissions(walletId), { owner: walletId });
      return withdraw(id, walletId, reason);
    },

    recover: (before = now()) => recoverTasks(database, before, now()),
  };
}

function acceptedValues({ upstreamId, state, observation, nextPollAt }: Acceptance, at: number) {
  return {
    upstream_id: upstreamId,
    state,
    observation: observation ?? null,
    reason: null,
    accepted_at: at,
    running_at: state === "running" ? at : null,
    next_poll_at: nextPollAt,
  };
}

/** Who may work on a task, and until when. */
function leases(
  database: Database,
  now: Clock,
): Pick<
  TaskStore,
  | "renewCreation"
  | "claimDue"
  | "claimOverdue"
  | "recordPolls"
  | "renew"
  | "claimQueued"
  | "claimAmbiguous"
  | "releaseLeases"
> {
  return {
    async renewCreation(id, until) {
      const renewed = { lease_until: until, next_poll_at: until };
      // One that waited for a lock must not shorten a later one.
      await retryWhenLocked(async () =>
        database("tasks").where({ id, state: "created" }).where("lease_until", "<", until).update(renewed),
      );
    },

    claimDue: (input) => claimTasksToPoll(database, input, now()),
    claimOverdue: (input) => claimOverdueTasks(database, input, now()),
    recordPolls: (records) => recordPolls(database, records, now()),

    async renew({ id, fence }, until) {
      const renewed = { lease_until: until, next_poll_at: until };
      return (
        (await retryWhenLocked(async () =>
          database("tasks").where({ id, fence }).whereNull("finished_at").update(renewed),
        )) === 1
      );
    },

    claimQueued: (id, walletId, owner, until) => claimOne(database, isToCancel(id, walletId, now()), owner, until),
    claimAmbiguous: (id, owner, until) => claimOne(database, { id, state: "ambiguous" }, owner, until),

    async releaseLeases(owner) {
      const free = { lease_owner: null, lease_until: null, next_poll_at: now(), fence: database.raw("fence + 1") };
      const leased = database("tasks").whereIn("state", ["queued", "running"]).whereNotNull("lease_owner");
      if (owner !== undefined) void leased.where({ lease_owner: owner });
      await retryWhenLocked(async () => leased.clone().update(free));
    },
  };
}

async function claimOne(
  database: Database,
  wanted: object | Knex.QueryCallback,
  owner: string,
  until: number,
): Promise<Task | undefined> {
  const lease = { lease_owner: owner, lease_until: until, next_poll_at: until, fence: database.raw("fence + 1") };
  const claim = async (): Promise<TaskRow[]> => database("tasks").where(wanted).update(lease).returning("*");
  const [row] = await retryWhenLocked(claim, CALL_WAIT_MS);
  return row && taskOf(row);
}

/** The end of a task, what its owner finds afterwards, and its removal. */
function endings(
  database: Database,
  now: Clock,
): Pick<TaskStore, "finish" | "pricingOf" | "claimJobDeletions" | "markJobDeleted" | "find" | "remove" | "prune"> {
  return {
    claimJobDeletions: () => claimJobDeletions(database, now()),
    markJobDeleted: (id) => markJobDeleted(database, id),

    async finish(leased, ending, record) {
      checkCharge(ending.charge);
      failPoint("finish.before");
      const finished = await inTransaction(database, async (transaction) => {
        const result = await finishTask(transaction, leased, ending, now());
        if (result !== undefined && record !== undefined) await runSteps(transaction, record(undefined));
        return result;
      });
      failPoint("finish.committed");
      return finished;
    },

    async pricingOf({ holdId }) {
      const row: { ticks: bigint; prices: string } | undefined = await retryWhenLocked(async () =>
        database("holds").where({ id: holdId }).first("ticks", "prices"),
      );
      if (row === undefined) throw new Error(`there is no hold ${holdId}`);
      return row;
    },

    async find(id, walletId) {
      const look = async (): Promise<TaskRow | undefined> =>
        database("tasks").where({ id, wallet_id: walletId }).whereNull("removed_at").first();
      const row = await withTimeLimit(retryWhenLocked(look, CALL_WAIT_MS));
      return row && taskOf(row);
    },

    async remove(id, walletId) {
      const query = async () =>
        database("tasks")
          .where({ id, wallet_id: walletId })
          .whereIn("state", ["succeeded", "failed", "expired"])
          .whereNull("removed_at")
          .update({ removed_at: now() });
      return (await retryWhenLocked(query, CALL_WAIT_MS)) === 1;
    },

    prune: (before, forget, isStopping) => pruneTasks(database, before, forget, isStopping),
  };
}
