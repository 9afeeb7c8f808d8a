/**
 * Limits how many calls are under way at once. Calls beyond the limit wait a moment, fairly: each wallet has its turn,
 * however many calls another one has waiting. No wallet has all places, so that others need not wait for its streams.
 */
import { GatewayError } from "../errors/gateway-error.js";

export interface CallQueueRules {
  /** The most calls under way at once. */
  readonly most: number;
  /** How long a call may wait. */
  readonly waitMs?: number;
}

interface Waiting {
  readonly timer: NodeJS.Timeout;
  admit(): void;
}

/** After a longer wait, the client is better off at another process, or later. */
const WAIT_MS = 1_000;
const SHARE_OF_WALLET = 0.75;

export class CallQueue {
  readonly #most: number;
  readonly #mostOfWallet: number;
  readonly #waitMs: number;
  #active = 0;
  readonly #activeOf = new Map<string, number>();
  /** The waiting calls of each wallet. The wallet whose turn is next comes first. */
  readonly #waitingOf = new Map<string, Set<Waiting>>();
  #waiting = 0;

  constructor({ most, waitMs = WAIT_MS }: CallQueueRules) {
    this.#most = most;
    this.#mostOfWallet = Math.ceil(most * SHARE_OF_WALLET);
    this.#waitMs = waitMs;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Nothing to wait for where there is a place. Rejects when none was free in time. Each place is left once. */
  enter(wallet: string): Promise<void> | undefined {
    if (this.#mayEnter(wallet)) {
      this.#take(wallet);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#forget(wallet, waiting);
        reject(
          new GatewayError("overloaded", "The gateway has as many calls as it can. Try again shortly.", {
            retryAfter: "1",
          }),
        );
      }, this.#waitMs);
      const waiting: Waiting = { timer, admit: resolve };
      const others = this.#waitingOf.get(wallet);
      if (others === undefined) this.#waitingOf.set(wallet, new Set([waiting]));
      else others.add(waiting);
      this.#waiting += 1;
    });
  }

  leave(wallet: string): void {
    this.#active -= 1;
    const left = (this.#activeOf.get(wallet) ?? 1) - 1;
    if (left === 0) this.#activeOf.delete(wallet);
    else this.#activeOf.set(wallet, left);
    if (this.#waiting > 0) this.#admitNext();
  }

  #mayEnter(wallet: string): boolean {
    return this.#active < this.#most && (this.#activeOf.get(wallet) ?? 0) < this.#mostOfWallet;
  }

  #take(wallet: string): void {
    this.#active += 1;
    this.#activeOf.set(wallet, (this.#activeOf.get(wallet) ?? 0) + 1);
  }

  #admitNext(): void {
    for (const [wallet, calls] of this.#waitingOf) {
      const [first] = calls;
      if (first === undefined || !this.#mayEnter(wallet)) continue;
      this.#forget(wallet, first);
      this.#take(wallet);
      // The others have their turn before this wallet has another one.
      if (this.#waitingOf.delete(wallet)) this.#waitingOf.set(wallet, calls);
      first.admit();
      return;
    }
  }

  #forget(wallet: string, waiting: Waiting): void {
    clearTimeout(waiting.timer);
    const calls = this.#waitingOf.get(wallet);
    if (calls?.delete(waiting) === true) this.#waiting -= 1;
    if (calls?.size === 0) this.#waitingOf.delete(wallet);
  }
}
