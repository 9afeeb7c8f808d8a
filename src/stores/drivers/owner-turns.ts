/**
 * Bounds how many connections of a server the work of one owner has. Calls of one wallet wait for its row, so more
 * connections would not serve it, and would keep others out.
 */
import { KeyedLimiter } from "../../errors/keyed-limiter.js";

/** One can begin while another one commits. */
const MOST_OF_OWNER = 3;
/** As PostgreSQL says that it did not get a lock in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Work that was never begun. */
export class MissedTurnError extends Error {
  override readonly name = "MissedTurnError";
  readonly code = LOCK_NOT_AVAILABLE;

  constructor() {
    super("earlier work of the same owner took too long");
  }
}

export class OwnerTurns {
  readonly #limiter = new KeyedLimiter(Number.POSITIVE_INFINITY, MOST_OF_OWNER);

  /** Runs work in its owner's turn, with what is left of its time. Work whose time is over by then is not begun. */
  during<Result>(owner: string, timeoutMs: number, work: (leftMs: number) => Promise<Result>): Promise<Result> {
    const until = performance.now() + timeoutMs;
    return this.#limiter.during(owner, async () => {
      const leftMs = until - performance.now();
      if (leftMs <= 0) throw new MissedTurnError();
      return work(leftMs);
    });
  }
}
