import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MILLISECONDS = 10_000;
const LONGEST_PAUSE_MILLISECONDS = 100;

/** PostgreSQL's codes for what goes well a second time: a serialization failure, a deadlock, a lock not had in time. */
const POSTGRES_BUSY = new Set(["40001", "40P01", "55P03"]);

/**
 * Repeats an action while another process is in its way. SQLite's own waiting blocks the whole process,
 * so it is kept short and the rest of the waiting happens here.
 */
export async function whenFree<Result>(action: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MILLISECONDS;
  for (let pause = 5; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MILLISECONDS)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
    await sleep(pause * (0.5 + Math.random()));
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const code = String(error.code);
  return code.startsWith("SQLITE_BUSY") || POSTGRES_BUSY.has(code);
}
