/** A bound on how long a call waits for its database, whatever the database waits for. */

/** With what a call does beside it, less than two seconds. */
const CALL_MS = 1_800;

/** The database may still do what it was asked to: what that leaves behind is for whoever asked to undo. */
export class DatabaseLateError extends Error {
  override readonly name = "DatabaseLateError";
}

/** What the database gave, or a `DatabaseLateError` when it did not in time. */
export async function withTimeLimit<Result>(work: Promise<Result>, milliseconds = CALL_MS): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseLateError("the database did not decide in time")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
