/** Bounds the memory that bodies of all calls take together. */
import { GatewayError } from "../errors/gateway-error.js";

export interface BudgetRules {
  /** Kept free for one call at a time, the one that has waited longest: so one always comes to its end, and makes room. */
  readonly reserve?: number;
  /** How long a call waits for room before it is refused. */
  readonly timeoutMs?: number;
}

/** Calls that hold no more than this do not queue behind large ones. */
const SMALL = 1024 * 1024;
/** Of all room, the part that only small calls may take. */
const SMALL_SHARE = 1 / 16;
const WAIT_MS = 10_000;

interface Waiting {
  readonly lease: MemoryLease;
  readonly bytes: number;
  readonly timer: NodeJS.Timeout;
  resolve(): void;
}

/** Bytes for the bodies of calls, and for what is made of them. */
export class MemoryBudget {
  readonly #total: number;
  readonly #reserve: number;
  readonly #timeoutMs: number;
  #held = 0;
  #opened = 0;
  /** Those who came first stand first. */
  #waiting: Waiting[] = [];
  /** The one that may take of the reserve. */
  #favoured: MemoryLease | undefined;

  constructor(total: number, { reserve = 0, timeoutMs = WAIT_MS }: BudgetRules = {}) {
    this.#total = total;
    this.#reserve = reserve;
    this.#timeoutMs = timeoutMs;
  }

  /** All that is held now. */
  get held(): number {
    return this.#held;
  }

  /** Opens an account of one call, to be released once. */
  open(): MemoryLease {
    return new MemoryLease(this, this.#opened++);
  }

  /** Takes so much more for a call at once, or resolves when there was room; refuses when there was none for long. */
  take(lease: MemoryLease, bytes: number): Promise<void> | undefined {
    const isFirst = !this.#waiting.some((other) => other.lease.number < lease.number);
    if (isFirst && this.#grant(lease, bytes)) return undefined;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        // One that gives up makes no room, and may hold nothing that it could give back.
        if (this.#favoured === lease) this.#favoured = undefined;
        reject(
          new GatewayError("overloaded", "The gateway is holding as much as it can. Try again shortly.", {
            retryAfter: "1",
          }),
        );
        this.#serve();
      }, this.#timeoutMs);
      const waiting: Waiting = { lease, bytes, timer, resolve };
      this.#waiting = [...this.#waiting, waiting].sort((one, other) => one.lease.number - other.lease.number);
      this.#serve();
    });
  }

  give(lease: MemoryLease, bytes: number): void {
    this.#held -= bytes;
    if (this.#favoured === lease) this.#favoured = undefined;
    this.#serve();
  }

  #grant(lease: MemoryLease, bytes: number): boolean {
    const isSmall = lease.held + bytes <= SMALL;
    const kept =
      lease === this.#favoured ? 0 : this.#reserve + (isSmall || this.#reserve === 0 ? 0 : this.#total * SMALL_SHARE);
    if (this.#held + bytes > this.#total - kept) return false;
    this.#held += bytes;
    lease.held += bytes;
    return true;
  }

  #serve(): void {
    if (this.#reserve > 0) this.#favoured ??= this.#waiting[0]?.lease;
    this.#waiting = this.#waiting.filter(({ lease, bytes, timer, resolve }) => {
      if (!this.#grant(lease, bytes)) return true;
      clearTimeout(timer);
      resolve();
      return false;
    });
  }
}

/** What one call holds of the budget. */
export class MemoryLease {
  held = 0;
  #isReleased = false;

  constructor(
    private readonly budget: MemoryBudget,
    /** Those that came earlier have smaller ones. */
    readonly number: number,
  ) {}

  /** Nothing to wait for where there is room. */
  hold(bytes: number): Promise<void> | undefined {
    // What a call that is over still fetches would be held for ever.
    if (this.#isReleased) throw new RangeError("This lease was given back.");
    return this.budget.take(this, bytes);
  }

  /** Gives back all but what is still needed. */
  keep(bytes: number): void {
    const excess = this.held - bytes;
    if (excess <= 0) return;
    this.held = bytes;
    this.budget.give(this, excess);
  }

  release(): void {
    this.#isReleased = true;
    this.keep(0);
  }
}
