/** Looks whether there is something to claim. Most looks find nothing, and a claim is a transaction that writes. */
import type { Database } from "../drivers/database.js";
import { retryWhenLocked } from "../drivers/retry-when-locked.js";
import type { Statement } from "../drivers/steps.js";
import { writerOf } from "../drivers/writer.js";

/** `due` selects what may be claimed, with a place for the time. */
export async function isAnyDue(database: Database, due: Statement, at: number): Promise<boolean> {
  const rows = await retryWhenLocked(() => writerOf(database).read(due.with({ at })));
  return rows.length > 0;
}
