import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MILLISECONDS = 10_000;
const LONGEST_PAUSE_MILLISECONDS = 100;

/**
 * Repeats an action while another process holds the database. SQLite's own waiting blocks the whole process,
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
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
