/**
 * Limits how many calls are under way at once. Calls beyond the limit wait a moment, fairly: each wallet has its turn,
 * however many calls another one has waiting. No wallet has all places, so that others need not wait for its streams.
 */
import { GatewayError } from "../errors/gateway-error.js";
import { Turns } from "./turns.js";

export interface CallQueueRules {
  /** The most calls under way at once. */
  readonly most: number;
  /** The part of them that one wallet may have. */
  readonly walletShare?: number;
  /** How long a call may wait. */
  readonly waitMs?: number;
}

interface Waiting {
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
  readonly #turns = new Turns<Waiting>();
  #waiting = 0;

  constructor({ most, walletShare = SHARE_OF_WALLET, waitMs = WAIT_MS }: CallQueueRules) {
    this.#most = most;
    this.#mostOfWallet = Math.ceil(most * walletShare);
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
        if (this.#turns.remove(wallet, waiting)) this.#waiting -= 1;
        reject(
          new GatewayError("overloaded", "The gateway has as many calls as it can. Try again shortly.", {
            retryAfter: "1",
          }),
        );
      }, this.#waitMs);
      const waiting = {
        admit: () => {
          clearTimeout(timer);
          this.#waiting -= 1;
          this.#take(wallet);
          resolve();
        },
      };
      this.#turns.add(wallet, waiting);
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
    this.#turns
      .next(
        () => true,
        (wallet) => this.#mayEnter(wallet),
      )
      ?.admit();
  }
}
