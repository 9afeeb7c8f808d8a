/**
 * Tasks: written before an upstream hears of them, and then changed only by whoever holds their lease. What is written
 * under a lease that another has taken since changes nothing and is told so.
 */
import type { Knex } from "knex";
import { admitCall } from "../wallets/admit-call.js";
import { CALL_WAIT_MS, retryWhenLocked } from "../drivers/retry-when-locked.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { type ClaimInput, claimOverdueTasks, claimTasksToPoll, isToCancel } from "./claim-tasks.js";
import { type Clock, clockOf } from "../drivers/clock.js";
import { type Database, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { type TaskEnd, type FinishResult, finishTask } from "./finish-task.js";
import { newTaskIdentifier } from "../identifiers.js";
import { type Admission, type HoldInput, checkCharge } from "../wallets/holds.js";
import { type PruneResult, pruneTasks } from "./prune-tasks.js";
import { type PollRecord, recordPolls } from "./record-polls.js";
import { type RecoveredTask, recoverTasks, withdrawTask } from "./recover-tasks.js";
import { type ActiveState, type Task, type TaskRoute, type TaskRow, taskOf } from "./task-rows.js";

/** A task that is to be. */
export interface Intent extends Omit<HoldInput, "callId" | "lifetimeMilliseconds" | "forTask"> {
  readonly route: TaskRoute;
  readonly dialect: string;
  readonly request: string;
  readonly callbackUrl?: string | undefined;
  /** How long it may take in all. */
  readonly deadlineAt: number;
  /** By when its making is over, or its process is gone. */
  readonly creationDeadlineAt: number;
}

export type IntentResult = { readonly task: Task } | Exclude<Admission, { readonly hold: unknown }>;

/** A job as its upstream took it. */
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
  /** By this all moments of tasks are told: when leases run out, polls are due, and time is over. */
  readonly now: Clock;
  /** Writes a task and holds what it may cost, or tells why not. */
  createIntent(intent: Intent): Promise<IntentResult>;
  /** To be written before the upstream is called. False: the task is gone, and must not be sent. */
  markSent(id: string): Promise<boolean>;
  /** False: the task has ended meanwhile. */
  markAccepted(id: string, acceptance: Acceptance): Promise<boolean>;
  /** Nobody knows whether the upstream took it: it stays, with its hold, until somebody does or its time is over. */
  markAmbiguous(id: string, reason: string): Promise<boolean>;
  /** The upstream never took it: there is no such task, and nothing is charged. */
  withdraw(id: string, reason: string): Promise<boolean>;
  /** Leases tasks whose next poll is due. */
  claimDue(input: ClaimInput): Promise<Task[]>;
  /** Leases tasks whose time is over. */
  claimOverdue(input: ClaimInput): Promise<Task[]>;
  /** Writes what polls found and when the next ones are, and gives those up; tells whose leases still held. */
  recordPolls(records: readonly PollRecord[]): Promise<ReadonlySet<string>>;
  /** Keeps a lease for longer. False: it is another's by now. */
  renew(leased: Leased, until: number): Promise<boolean>;
  /** Takes a task that is queued away from whoever is polling it, to be cancelled; nothing when it is not queued, or another is cancelling it. */
  claimQueued(id: string, walletId: string, owner: string, until: number): Promise<Task | undefined>;
  /** The same for a task whose making nobody knows the outcome of, whoever's it is. */
  claimAmbiguous(id: string, owner: string, until: number): Promise<Task | undefined>;
  /** Makes the tasks that an owner has leased due at once; those of all owners when none is named. */
  releaseLeases(owner?: string): Promise<void>;
  /** Ends a task: state, money, snapshot and callback at once, or nothing of it when the lease is another's or it has ended before. */
  finish(leased: Leased, ending: TaskEnd): Promise<FinishResult | undefined>;
  /** What was agreed when the task was made. */
  pricingOf(task: Pick<Task, "holdId">): Promise<{ readonly ticks: bigint; readonly prices: string }>;
  /** A wallet's own task, unless its owner has removed it. */
  find(id: string, walletId: string): Promise<Task | undefined>;
  /** Removes a task that has ended from its owner's sight. False: it is not there, not over, or was cancelled. */
  remove(id: string, walletId: string): Promise<boolean>;
  /** Takes care of tasks whose process was gone before their making was over. */
  recover(before?: number): Promise<readonly RecoveredTask[]>;
  /** Forgets tasks that ended before then; calls with each that it is about to forget, and leaves it where that fails. */
  prune(before: number, forget: (taskId: string) => Promise<void>): Promise<PruneResult>;
}

/** A sweep of holds by an older process beside this one must not reach those of tasks. */
const HOLD_MARGIN_MILLISECONDS = 7 * 86_400_000;

export function createTaskStore(database: Database, now: Clock = clockOf(database)): TaskStore {
  const changed = async (
    id: string,
    states: readonly string[],
    values: object,
    patienceMs?: number,
  ): Promise<boolean> => {
    const change = async () => database("tasks").where({ id }).whereIn("state", states).update(values);
    return (await retryWhenLocked(change, patienceMs)) === 1;
  };

  const claimOne = async (
    wanted: object | Knex.QueryCallback,
    owner: string,
    until: number,
  ): Promise<Task | undefined> => {
    const lease = { lease_owner: owner, lease_until: until, next_poll_at: until, fence: database.raw("fence + 1") };
    const claim = async (): Promise<TaskRow[]> => database("tasks").where(wanted).update(lease).returning("*");
    const [row] = await retryWhenLocked(claim, CALL_WAIT_MS);
    return row && taskOf(row);
  };

  return {
    now,

    async createIntent(intent) {
      if (intent.ticks < 0n) throw new RangeError("a hold cannot be less than nothing");
      const at = now();
      const id = newTaskIdentifier(at);
      const input = {
        ...intent,
        callId: id,
        forTask: true,
        lifetimeMilliseconds: intent.deadlineAt - at + HOLD_MARGIN_MILLISECONDS,
      };
      let row: TaskRow | undefined;
      failPoint("task.before");
      const admission = await admitCall(database, input, at, async (transaction, hold) => {
        [row] = (await transaction("tasks")
          .insert(valuesOf(id, hold.id, intent, at))
          .returning("*")) as TaskRow[];
        failPoint("task.written");
      });
      failPoint("task.committed");
      if (!("hold" in admission)) return admission;
      if (row === undefined) throw new Error(`the task ${id} was not written`);
      return { task: taskOf(row) };
    },

    async markSent(id) {
      const isThere = await changed(id, ["created"], { sent_at: now() }, CALL_WAIT_MS);
      failPoint("task.sent");
      return isThere;
    },

    async markAccepted(id, { upstreamId, state, observation = null, nextPollAt }) {
      const job = { upstream_id: upstreamId, state, observation, accepted_at: now(), next_poll_at: nextPollAt };
      // Whoever was about to end it as one of which nobody knows comes too late.
      const values = { ...job, reason: null, lease_owner: null, lease_until: null, fence: database.raw("fence + 1") };
      const isThere = await changed(id, ["created", "ambiguous"], values);
      failPoint("task.accepted");
      return isThere;
    },

    markAmbiguous: (id, reason) =>
      changed(id, ["created"], { state: "ambiguous", reason, lease_owner: null, lease_until: null }),

    async withdraw(id, reason) {
      const isDone = await inTransaction(database, (transaction) => withdrawTask(transaction, id, reason, now()));
      failPoint("task.withdrawn");
      return isDone;
    },

    claimDue: (input) => claimTasksToPoll(database, input, now()),
    claimOverdue: (input) => claimOverdueTasks(database, input, now()),
    recordPolls: (records) => recordPolls(database, records),

    async renew({ id, fence }, until) {
      const renewed = { lease_until: until, next_poll_at: until };
      return (
        (await retryWhenLocked(async () =>
          database("tasks").where({ id, fence }).whereNull("finished_at").update(renewed),
        )) === 1
      );
    },

    claimQueued: (id, walletId, owner, until) => claimOne(isToCancel(id, walletId, now()), owner, until),
    claimAmbiguous: (id, owner, until) => claimOne({ id, state: "ambiguous" }, owner, until),

    async releaseLeases(owner) {
      const free = { lease_owner: null, lease_until: null, next_poll_at: now(), fence: database.raw("fence + 1") };
      const leased = database("tasks").whereIn("state", ["queued", "running"]).whereNotNull("lease_owner");
      if (owner !== undefined) void leased.where({ lease_owner: owner });
      await retryWhenLocked(async () => leased.clone().update(free));
    },

    async finish(leased, ending) {
      checkCharge(ending.charge);
      failPoint("finish.before");
      const finished = await inTransaction(database, (transaction) => finishTask(transaction, leased, ending, now()));
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

    recover: (before = now()) => recoverTasks(database, before, now()),
    prune: (before, forget) => pruneTasks(database, before, forget),
  };
}

function valuesOf(id: string, holdId: string, intent: Intent, at: number) {
  const { caller, model, route, dialect, request, callbackUrl = null, deadlineAt, creationDeadlineAt } = intent;
  return {
    id,
    wallet_id: caller.walletId,
    key_id: caller.keyId,
    hold_id: holdId,
    model,
    provider: route.provider,
    upstream_model: route.model,
    upstream_dialect: route.dialect,
    dialect,
    request,
    callback_url: callbackUrl,
    state: "created",
    created_at: at,
    deadline_at: deadlineAt,
    next_poll_at: creationDeadlineAt,
    lease_until: creationDeadlineAt,
  };
}
