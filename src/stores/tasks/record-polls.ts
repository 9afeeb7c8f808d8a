/** Writes the results of many polls at once: most tasks are only not ready yet. */
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import { type Database, engineOf } from "../drivers/database.js";
import type { ActiveState } from "./task-rows.js";

export interface PollRecord {
  readonly id: string;
  readonly fence: number;
  /** Absent: it was not reported, and does not change. */
  readonly state?: ActiveState | undefined;
  readonly observation?: string | undefined;
  /** How many polls failed in a row. */
  readonly failures: number;
  readonly nextPollAt: number;
}

/** A statement accepts a limited number of values. */
const MOST_AT_ONCE = 200;

/** Returns the tasks whose lease was valid. The others are not changed. */
export async function recordPolls(
  database: Database,
  records: readonly PollRecord[],
  at: number,
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (let start = 0; start < records.length; start += MOST_AT_ONCE) {
    for (const id of await recordSome(database, records.slice(start, start + MOST_AT_ONCE), at)) written.add(id);
  }
  return written;
}

/** Both engines give the same names to the columns of a VALUES list. */
async function recordSome(database: Database, records: readonly PollRecord[], at: number): Promise<string[]> {
  const row = "(?, CAST(? AS BIGINT), ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT))";
  const values = records.flatMap(({ id, fence, state = null, observation = null, failures, nextPollAt }) => [
    id,
    fence,
    state,
    observation,
    failures,
    nextPollAt,
  ]);
  const statement = `WITH polled AS (VALUES ${records.map(() => row).join(", ")})
    UPDATE tasks SET state = COALESCE(polled.column3, state), observation = COALESCE(polled.column4, observation),
      failures = polled.column5, next_poll_at = polled.column6, polls = polls + 1,
      running_at = CASE polled.column3 WHEN 'running' THEN COALESCE(running_at, CAST(? AS BIGINT)) ELSE running_at END,
      lease_owner = NULL, lease_until = NULL
    FROM polled WHERE tasks.id = polled.column1 AND tasks.fence = polled.column2
      AND tasks.state IN ('queued', 'running') RETURNING tasks.id`;
  const result: unknown = await retryWhenLocked(async () => database.raw(statement, [...values, at] as string[]));
  const rows =
    engineOf(database) === "postgres" ? (result as { rows: { id: string }[] }).rows : (result as { id: string }[]);
  return rows.map(({ id }) => id);
}
