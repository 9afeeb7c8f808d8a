/**
 * Bounds how many connections of a server the work of one owner has. Calls of one wallet wait for its row, so more
 * connections would not serve it, and would keep others out.
 */

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

interface Owner {
  running: number;
  /** In order of arrival. */
  readonly waiting: (() => void)[];
}

export class OwnerTurns {
  readonly #owners = new Map<string, Owner>();

  /** Runs work in its owner's turn, with what is left of its time. Work whose time is over by then is not begun. */
  async during<Result>(owner: string, timeoutMs: number, work: (leftMs: number) => Promise<Result>): Promise<Result> {
    const until = performance.now() + timeoutMs;
    await this.#enter(owner);
    try {
      const leftMs = until - performance.now();
      if (leftMs <= 0) throw new MissedTurnError();
      return await work(leftMs);
    } finally {
      this.#leave(owner);
    }
  }

  async #enter(name: string): Promise<void> {
    const owner = this.#owners.get(name) ?? { running: 0, waiting: [] };
    this.#owners.set(name, owner);
    if (owner.running === MOST_OF_OWNER) await new Promise<void>((begin) => owner.waiting.push(begin));
    else owner.running += 1;
  }

  /** The next one takes the place. */
  #leave(name: string): void {
    const owner = this.#owners.get(name);
    const next = owner?.waiting.shift();
    if (owner === undefined || next !== undefined) return next?.();
    owner.running -= 1;
    if (owner.running === 0) this.#owners.delete(name);
  }
}
