/** Answers that may be without a charge: the process that gave them could not write it, as is documented. */

interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is on its way when a process is stopped, and when it goes on. */
const NEAR_MS = 1_500;

export class Forgiven {
  /** Between the beginning of a fault of its database and its death, a process answered calls without charging them. */
  readonly #killed: Span[] = [];
  /** A process was suspended for longer than its leases. */
  readonly #suspended: Span[] = [];

  /** A process dies. `since`: when its database began to fail, if it has not written everything since. */
  killed(since: number | undefined): void {
    if (since !== undefined) this.#killed.push({ from: since, to: performance.now() });
  }

  suspended(from: number, to: number): void {
    this.#suspended.push({ from, to });
  }

  /** Whether a call between these times may be free. */
  includes(begunAt: number, endedAt: number): boolean {
    const ended = ({ from, to }: Span) => endedAt >= from && begunAt <= to && endedAt <= to + NEAR_MS;
    const outlasted = ({ from, to }: Span) => begunAt <= from + NEAR_MS && endedAt >= to - 2 * NEAR_MS;
    return this.#killed.some(ended) || this.#suspended.some(outlasted);
  }
}
