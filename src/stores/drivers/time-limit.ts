/** Limits how long a call waits for its database, whatever the reason. */
import { withinTime } from "../../errors/race.js";

/** Together with the rest of a call less than two seconds. */
const CALL_MS = 1_800;

/** The database may still execute the statement: the caller must undo it. */
export class DatabaseLateError extends Error {
  override readonly name = "DatabaseLateError";
}

/** The result of the database, or a `DatabaseLateError` after the time. */
export function withTimeLimit<Result>(work: Promise<Result>, milliseconds = CALL_MS): Promise<Result> {
  return withinTime(work, milliseconds, () => {
    throw new DatabaseLateError("the database did not decide in time");
  });
}
