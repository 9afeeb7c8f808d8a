/** A change and its row in the audit log are written in one transaction: after a crash there are both, or neither. */
import { type Database, type Transaction, inTransaction } from "../drivers/database.js";
import { failPoint } from "../drivers/fail-points.js";
import { runSteps, type Steps } from "../drivers/steps.js";

/** Writes the row of a change, from its result. */
export type RecordChange<Result = undefined> = (result: Result) => Steps<void>;

/** Makes a change of administrators in one transaction with its row, if it is to be recorded. Start with a write. */
export async function changeAndRecord<Result>(
  database: Database,
  change: (transaction: Transaction) => Promise<Result>,
  record: RecordChange<Result> | undefined,
  timeoutMs?: number,
): Promise<Result> {
  const make = async (transaction: Transaction) => {
    const result = await change(transaction);
    if (record !== undefined) await runSteps(transaction, record(result));
    return result;
  };
  const result = await inTransaction(database, make, timeoutMs);
  if (record !== undefined) failPoint("audit.committed");
  return result;
}
