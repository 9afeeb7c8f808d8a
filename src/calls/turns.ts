/** Whose turn it is among calls that wait: each wallet has one before any wallet has another. */
export class Turns<Waiting> {
  /** The wallet whose turn is next comes first. */
  readonly #waitingOf = new Map<string, Set<Waiting>>();

  get isEmpty(): boolean {
    return this.#waitingOf.size === 0;
  }

  add(wallet: string, waiting: Waiting): void {
    const others = this.#waitingOf.get(wallet);
    if (others === undefined) this.#waitingOf.set(wallet, new Set([waiting]));
    else others.add(waiting);
  }

  /** Whether it was waiting. */
  remove(wallet: string, waiting: Waiting): boolean {
    const calls = this.#waitingOf.get(wallet);
    const wasThere = calls?.delete(waiting) === true;
    if (calls?.size === 0) this.#waitingOf.delete(wallet);
    return wasThere;
  }

  /** The first call whose turn it is and that may enter. It waits no longer. */
  next(mayEnter: (waiting: Waiting) => boolean, mayWallet: (wallet: string) => boolean = () => true) {
    for (const [wallet, calls] of this.#waitingOf) {
      const waiting = mayWallet(wallet) ? firstOf(calls, mayEnter) : undefined;
      if (waiting === undefined) continue;
      this.remove(wallet, waiting);
      // The others have their turn before this wallet has another one.
      if (this.#waitingOf.delete(wallet)) this.#waitingOf.set(wallet, calls);
      return waiting;
    }
    return undefined;
  }
}

function firstOf<Waiting>(calls: Iterable<Waiting>, mayEnter: (waiting: Waiting) => boolean): Waiting | undefined {
  for (const waiting of calls) if (mayEnter(waiting)) return waiting;
  return undefined;
}
