/** Bounds the memory that bodies of all calls take together. */
import { GatewayError } from "./gateway-error.js";

/** Bytes for the bodies of calls that no upstream has answered yet, and for what answers repeat of them. */
export class BodyBudget {
  #left: number;

  constructor(total: number) {
    this.#left = total;
  }

  /** Opens an account of one call, to be released once. */
  open(): BodyLease {
    return new BodyLease((bytes) => this.#take(bytes));
  }

  #take(bytes: number): void {
    if (bytes > this.#left) {
      throw new GatewayError("overloaded", "The gateway is holding as much as it can. Try again shortly.", { retryAfter: "1" });
    }
    this.#left -= bytes;
  }
}

/** What one call holds of the budget. */
export class BodyLease {
  #held = 0;

  constructor(private readonly take: (bytes: number) => void) {}

  hold(bytes: number): void {
    this.take(bytes);
    this.#held += bytes;
  }

  /** Gives back all but what is still needed. */
  keep(bytes: number): void {
    this.take(bytes - this.#held);
    this.#held = bytes;
  }

  release(): void {
    this.keep(0);
  }
}
