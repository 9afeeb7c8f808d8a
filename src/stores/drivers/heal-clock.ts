/**
 * Brings what is due, and leases, back to the clock they are reckoned by when that was put forward or back. Where a file is
 * the database, one process serves it and knows by how much: everything is moved by that, and waits as long as it would
 * have. Where a server is, any number of processes notice: what lies further ahead than anything is ever put off is
 * brought back to that, which all of them may do.
 */
import { retryWhenLocked } from "./retry-when-locked.js";
import { sharedClockOf } from "./clock.js";
import { type Database, type Transaction, engineOf, inTransaction } from "./database.js";

/** The longest that anything is put off, in milliseconds. */
export interface LongestDelays {
  readonly pollMs: number;
  /** Of a task that is worked on, and of one that is being made. */
  readonly leaseMs: number;
  readonly makingMs: number;
  /** Of a callback that is tried, and before each attempt, the first of which is due at once. */
  readonly attemptMs: number;
  readonly beforeAttemptMs: readonly number[];
  readonly holdMs: number;
}

export interface ClockStore {
  /** Looks whether the clock was put forward or back, and mends what that did; gives by how much it was. */
  heal(delays: LongestDelays): Promise<number | undefined>;
  /** Mends what an earlier process has left: it may have begun by a clock that was put back since. */
  healFromBefore(delays: LongestDelays): Promise<void>;
}

/** So much longer a delay may be than is said: clocks of processes differ a little, and waits are spread. */
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
  await transaction("callbacks").whereNull("outcome").update(moved("next_attempt_at", "lease_until"));
  await transaction("holds").where({ state: "held" }).update(moved("expires_at"));
  await transaction("key_meters").update(moved("updated_at"));
}

async function bringBack(database: Database, now: number, delays: LongestDelays): Promise<void> {
  const { pollMs, leaseMs, makingMs, attemptMs, beforeAttemptMs, holdMs } = delays;
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
  await ahead("callbacks", { outcome: null }, "lease_until", attemptMs, ["next_attempt_at"]);
  for (const [attempts, longestMs] of beforeAttemptMs.entries()) {
    const waiting = database.raw("outcome IS NULL AND lease_until IS NULL AND attempts - unmade = ?", [attempts]);
    await ahead("callbacks", waiting, "next_attempt_at", longestMs);
  }
  // A bucket leaks nothing until the clock has come to where it was.
  await ahead("key_meters", {}, "updated_at", 0);
  await ahead("holds", { state: "held", for_task: 0 }, "expires_at", holdMs);
}
