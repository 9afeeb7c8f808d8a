/** Limits the memory that the bodies of all calls use together. */
import { GatewayError } from "../errors/gateway-error.js";

export interface BudgetRules {
  /**
   * Reserved for one call at a time, the one that has waited longest. So one call can always finish and free its
   * memory.
   */
  readonly reserve?: number;
  /** How long a call waits for memory before it is refused. */
  readonly timeoutMs?: number;
}

/** Calls that hold no more than this do not queue behind large ones. */
const SMALL = 1024 * 1024;
/** The share of the memory that only small calls may use. */
const SMALL_SHARE = 1 / 16;
const WAIT_MS = 10_000;

interface Waiting {
  readonly lease: MemoryLease;
  readonly bytes: number;
  readonly timer: NodeJS.Timeout;
  resolve(): void;
}

/** The memory for the bodies of calls, and for what is made of them. */
export class MemoryBudget {
  readonly #total: number;
  readonly #reserve: number;
  readonly #timeoutMs: number;
  #held = 0;
  #opened = 0;
  /** In the order of their arrival. */
  #waiting: Waiting[] = [];
  /** The lease that may use the reserve. */
  #preferred: MemoryLease | undefined;

  constructor(total: number, { reserve = 0, timeoutMs = WAIT_MS }: BudgetRules = {}) {
    this.#total = total;
    this.#reserve = reserve;
    this.#timeoutMs = timeoutMs;
  }

  /** All that is held now. */
  get held(): number {
    return this.#held;
  }

  /** How many calls wait for memory. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Opens the lease of one call. It must be released once. */
  open(): MemoryLease {
    return new MemoryLease(this, this.#opened++);
  }

  /** Takes more memory for a call at once, or waits for it. Rejects after the timeout. */
  take(lease: MemoryLease, bytes: number): Promise<void> | undefined {
    const isFirst = !this.#waiting.some((other) => other.lease.number < lease.number);
    if (isFirst && this.#grant(lease, bytes)) return undefined;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        // A call that gives up frees no memory, and may hold none.
        if (this.#preferred === lease) this.#preferred = undefined;
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
    if (this.#preferred === lease) this.#preferred = undefined;
    this.#serve();
  }

  #grant(lease: MemoryLease, bytes: number): boolean {
    const isSmall = lease.held + bytes <= SMALL;
    const kept =
      lease === this.#preferred ? 0 : this.#reserve + (isSmall || this.#reserve === 0 ? 0 : this.#total * SMALL_SHARE);
    if (this.#held + bytes > this.#total - kept) return false;
    this.#held += bytes;
    lease.held += bytes;
    return true;
  }

  #serve(): void {
    if (this.#reserve > 0) this.#preferred ??= this.#waiting[0]?.lease;
    this.#waiting = this.#waiting.filter(({ lease, bytes, timer, resolve }) => {
      if (!this.#grant(lease, bytes)) return true;
      clearTimeout(timer);
      resolve();
      return false;
    });
  }
}

/** The memory that one call holds. */
export class MemoryLease {
  held = 0;
  #isReleased = false;

  constructor(
    private readonly budget: MemoryBudget,
    /** Earlier leases have smaller numbers. */
    readonly number: number,
  ) {}

  /** Nothing to wait for where there is memory. */
  hold(bytes: number): Promise<void> | undefined {
    // Memory for a call that has ended would never be released.
    if (this.#isReleased) throw new RangeError("This lease was released.");
    return this.budget.take(this, bytes);
  }

  /** Releases all but this much. */
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
