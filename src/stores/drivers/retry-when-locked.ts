import { setTimeout as sleep } from "node:timers/promises";

/** How long a call can wait for a lock. With the rest of the call it takes less than two seconds. */
export const CALL_WAIT_MS = 1_500;
/** Background work may wait longer, but not as long as a lease lasts. */
export const USUAL_WAIT_MS = 15_000;
/** A checkpoint keeps the lock for about so long, and calls wait for it. */
const FIRST_PAUSE_MS = 1;
const LONGEST_PAUSE_MS = 1_000;
/** Each pause is this part of the time so far: retries become rarer the longer a lock is held. */
const PAUSE_PART = 1 / 8;

/** PostgreSQL's codes for what succeeds when repeated: a serialization failure, a deadlock, a lock timeout. */
const POSTGRES_BUSY = new Set(["40001", "40P01", "55P03"]);

/**
 * Repeats an action while another process holds its locks. SQLite's own waiting would block the event loop, so it is
 * switched off and all waiting happens here. A server waits by itself, so a retry that could take too long is not
 * started.
 */
export async function retryWhenLocked<Result>(
  action: () => Promise<Result>,
  timeoutMs = USUAL_WAIT_MS,
): Promise<Result> {
  const begunAt = performance.now();
  for (;;) {
    const triedAt = performance.now();
    try {
      return await action();
    } catch (error) {
      const lastTryMs = performance.now() - triedAt;
      if (!isBusy(error) || performance.now() - begunAt + lastTryMs > timeoutMs) throw error;
    }
    const spentMs = performance.now() - begunAt;
    const pauseMs = Math.max(FIRST_PAUSE_MS, Math.min(spentMs * PAUSE_PART, LONGEST_PAUSE_MS));
    await sleep(Math.min(pauseMs * (0.5 + Math.random()), Math.max(0, timeoutMs - spentMs)));
  }
}

export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  const code = String(error.code);
  return code.startsWith("SQLITE_BUSY") || POSTGRES_BUSY.has(code);
}
