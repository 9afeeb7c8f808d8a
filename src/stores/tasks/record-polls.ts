/** Writes down what polls found, many at once: most tasks are only not ready yet. */
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Database, engineOf } from "../drivers/database.js";
import type { ActiveState } from "./task-rows.js";

export interface PollRecord {
  readonly id: string;
  readonly fence: number;
  /** Absent: it was not told, and stays as it was. */
  readonly state?: ActiveState | undefined;
  readonly observation?: string | undefined;
  /** Polls that failed in a row up to now. */
  readonly failures: number;
  readonly nextPollAt: number;
}

/** A statement takes so many values and no more. */
const MOST_AT_ONCE = 200;

/** The tasks whose leases still held; of others nothing is changed. */
export async function recordPolls(database: Database, records: readonly PollRecord[]): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (let start = 0; start < records.length; start += MOST_AT_ONCE) {
    for (const id of await recordSome(database, records.slice(start, start + MOST_AT_ONCE))) written.add(id);
  }
  return written;
}

/** Both engines name the columns of values that have no name of their own alike. */
async function recordSome(database: Database, records: readonly PollRecord[]): Promise<string[]> {
  const row = "(?, CAST(? AS BIGINT), ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT))";
  const values = records.flatMap(({ id, fence, state = null, observation = null, failures, nextPollAt }) => [
    id,
    fence,
    state,
    observation,
    failures,
    nextPollAt,
  ]);
  const statement = `WITH told AS (VALUES ${records.map(() => row).join(", ")})
    UPDATE tasks SET state = COALESCE(told.column3, state), observation = COALESCE(told.column4, observation), failures = told.column5,
      next_poll_at = told.column6, polls = polls + 1, lease_owner = NULL, lease_until = NULL
    FROM told WHERE tasks.id = told.column1 AND tasks.fence = told.column2 AND tasks.state IN ('queued', 'running') RETURNING tasks.id`;
  const result: unknown = await retryWhenLocked(async () => database.raw(statement, values as string[]));
  const rows =
    engineOf(database) === "postgres" ? (result as { rows: { id: string }[] }).rows : (result as { id: string }[]);
  return rows.map(({ id }) => id);
}
