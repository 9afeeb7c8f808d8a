/**
 * Adjusts due times and leases when the clock was put forward or back. A database file has one serving process, which
 * knows the step: all times are moved by it. With a server any number of processes notice the step: times further ahead
 * than the longest delay are moved back to that, which is safe to repeat.
 */
import { retryWhenLocked } from "./retry-when-locked.js";
import { sharedClockOf } from "./clock.js";
import { type Database, type Transaction, engineOf, inTransaction } from "./database.js";

/** The longest delays, in milliseconds. */
export interface LongestDelays {
  readonly pollMs: number;
  /** Of a task that is being worked on, and of one that is being created. */
  readonly leaseMs: number;
  readonly makingMs: number;
  /** Before the next try to delete an upstream job. */
  readonly deletionMs: number;
  /** Of a callback attempt, and before each attempt. The first attempt is due at once. */
  readonly attemptMs: number;
  readonly beforeAttemptMs: readonly number[];
  readonly holdMs: number;
}

export interface ClockStore {
  /** Adjusts the times if the clock was put forward or back. Returns by how much. */
  heal(delays: LongestDelays): Promise<number | undefined>;
  /** Adjusts what an earlier process has left: the clock may have been put back since. */
  healFromBefore(delays: LongestDelays): Promise<void>;
}

/** Delays may be longer by this: clocks of processes differ a little, and waits are jittered. */
const TOLERANCE_MILLISECONDS = 5_000;

export function createClockStore(database: Database): ClockStore {
  const clock = sharedClockOf(database);
  return {
    async heal(delays) {
      const step = clock.step();
      if (step === 0) return undefined;
      if (engineOf(database) === "sqlite") await inTransaction(database, (transaction) => moveAll(transaction, step));
      clock.follow();
      await bringBack(database, clock.now(), delays);
      return step;
    },

    healFromBefore: (delays) => bringBack(database, clock.now(), delays),
  };
}

async function moveAll(transaction: Transaction, by: number): Promise<void> {
  const moved = (...columns: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, transaction.raw("?? + CAST(? AS BIGINT)", [column, by])]));
  await transaction("tasks")
    .whereNull("finished_at")
    .update(moved("next_poll_at", "lease_until", "deadline_at"));
  await transaction("tasks").whereNotNull("delete_job_at").update(moved("delete_job_at"));
  await transaction("callbacks").whereNull("outcome").update(moved("next_attempt_at", "lease_until"));
  await transaction("holds").where({ state: "held" }).update(moved("expires_at"));
  await transaction("allotments").update(moved("expires_at"));
  await transaction("key_meters").update(moved("updated_at"));
}

async function bringBack(database: Database, now: number, delays: LongestDelays): Promise<void> {
  const { pollMs, leaseMs, makingMs, deletionMs, attemptMs, beforeAttemptMs, holdMs } = delays;
  const ahead = (table: string, wanted: object, column: string, longestMs: number, also: readonly string[] = []) => {
    const values = Object.fromEntries([column, ...also].map((name) => [name, now + longestMs]));
    return retryWhenLocked(async () =>
      database(table)
        .where(wanted)
        .where(column, ">", now + longestMs + TOLERANCE_MILLISECONDS)
        .update(values),
    );
  };
  const going = { finished_at: null, lease_until: null };
  await ahead("tasks", going, "next_poll_at", pollMs);
  const leased = ["queued", "running", "ambiguous"];
  for (const state of leased) await ahead("tasks", { state }, "lease_until", leaseMs, ["next_poll_at"]);
  await ahead("tasks", { state: "created" }, "lease_until", makingMs);
  await ahead("tasks", {}, "delete_job_at", deletionMs);
  await ahead("callbacks", { outcome: null }, "lease_until", attemptMs, ["next_attempt_at"]);
  for (const [attempts, longestMs] of beforeAttemptMs.entries()) {
    const waiting = database.raw("outcome IS NULL AND lease_until IS NULL AND attempts - unmade = ?", [attempts]);
    await ahead("callbacks", waiting, "next_attempt_at", longestMs);
  }
  // A bucket leaks nothing until the clock has reached its last update.
  await ahead("key_meters", {}, "updated_at", 0);
  await ahead("holds", { state: "held", for_task: 0 }, "expires_at", holdMs);
  await ahead("allotments", {}, "expires_at", holdMs);
}
