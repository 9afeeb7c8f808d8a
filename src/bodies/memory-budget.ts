/** Limits the memory that the bodies of all calls use together, and how much of it one wallet has. */
import { GatewayError } from "../errors/gateway-error.js";

export interface BudgetRules {
  /**
   * Reserved for one call at a time, the one that has waited longest. So one call can always finish and free its
   * memory.
   */
  readonly reserve?: number;
  /** How long a call waits for memory before it is refused. */
  readonly timeoutMs?: number;
  /** The part of what is not reserved that one wallet may hold. */
  readonly walletShare?: number;
}

/** Calls that hold no more than this do not queue behind large ones. */
const SMALL = 1024 * 1024;
/** The share of the memory that only small calls may use. */
const SMALL_SHARE = 1 / 16;
/** After a longer wait, the client is better off later, or elsewhere. */
const WAIT_MS = 1_000;

interface Waiting {
  readonly lease: MemoryLease;
  readonly bytes: number;
  readonly timer: NodeJS.Timeout;
  resolve(): void;
}

/** The memory for the bodies of calls, and for what is made of them. */
export class MemoryBudget {
  readonly total: number;
  readonly #reserve: number;
  readonly #timeoutMs: number;
  readonly #walletShare: number;
  #held = 0;
  /** The part of it that is taken from the reserve: it takes nothing from others. */
  #reserved = 0;
  readonly #heldOf = new Map<string, number>();
  #opened = 0;
  /** In the order of their arrival. */
  #waiting: Waiting[] = [];
  /** The lease that may use the reserve, until it holds nothing of it. */
  #preferred: MemoryLease | undefined;

  constructor(total: number, { reserve = 0, timeoutMs = WAIT_MS, walletShare = 1 }: BudgetRules = {}) {
    this.#walletShare = walletShare;
    this.total = total;
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
  open(wallet?: string): MemoryLease {
    return new MemoryLease(this, this.#opened++, wallet);
  }

  /** Takes more memory for a call at once, or waits for it. Rejects after the timeout. */
  take(lease: MemoryLease, bytes: number): Promise<void> | undefined {
    const isFirst = !this.#waiting.some((other) => other.lease.number < lease.number);
    if (isFirst && this.#grant(lease, bytes)) return undefined;
    return new Promise((resolve, reject) => {
      const begunAt = performance.now();
      const leftMs = Math.max(0, this.#timeoutMs - lease.waitedMs);
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
      }, leftMs);
      const served = () => {
        lease.waitedMs += performance.now() - begunAt;
        resolve();
      };
      const waiting: Waiting = { lease, bytes, timer, resolve: served };
      this.#waiting = [...this.#waiting, waiting].sort((one, other) => one.lease.number - other.lease.number);
      this.#serve();
    });
  }

  give(lease: MemoryLease, bytes: number): void {
    const reserved = Math.min(bytes, lease.reserved);
    lease.reserved -= reserved;
    this.#reserved -= reserved;
    this.#held -= bytes;
    this.#countFor(lease, reserved - bytes);
    if (this.#preferred === lease && lease.reserved === 0) this.#preferred = undefined;
    this.#serve();
  }

  #grant(lease: MemoryLease, bytes: number): boolean {
    const reserved = this.#fitsBesideOthers(lease, bytes) ? 0 : this.#fromReserve(lease, bytes);
    if (reserved === undefined) return false;
    this.#held += bytes;
    lease.held += bytes;
    this.#reserved += reserved;
    lease.reserved += reserved;
    this.#countFor(lease, bytes - reserved);
    return true;
  }

  #fitsBesideOthers(lease: MemoryLease, bytes: number): boolean {
    const isSmall = lease.held + bytes <= SMALL;
    const shared = this.total - this.#reserve - (isSmall || this.#reserve === 0 ? 0 : this.total * SMALL_SHARE);
    return this.#held - this.#reserved + bytes <= shared && this.#heldBy(lease) + bytes <= shared * this.#walletShare;
  }

  /** How much of it the reserve gives. What that lacks must be free beside it. */
  #fromReserve(lease: MemoryLease, bytes: number): number | undefined {
    if (lease !== this.#preferred || this.#held + bytes > this.total) return undefined;
    return Math.min(bytes, this.#reserve - this.#reserved);
  }

  #heldBy({ wallet }: MemoryLease): number {
    return wallet === undefined ? 0 : (this.#heldOf.get(wallet) ?? 0);
  }

  #countFor(lease: MemoryLease, bytes: number): void {
    const { wallet } = lease;
    if (wallet === undefined) return;
    const held = this.#heldBy(lease) + bytes;
    if (held === 0) this.#heldOf.delete(wallet);
    else this.#heldOf.set(wallet, held);
  }

  /** Of the wallets that wait, the one that holds least has the reserve next, so that all have their turn. */
  #nextToPrefer(): MemoryLease | undefined {
    let next: MemoryLease | undefined;
    for (const { lease } of this.#waiting)
      if (next === undefined || this.#heldBy(lease) < this.#heldBy(next)) next = lease;
    return next;
  }

  #serve(): void {
    if (this.#reserve > 0) this.#preferred ??= this.#nextToPrefer();
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
  /** The part of it that is taken from the reserve. */
  reserved = 0;
  /** How long the call has waited for memory, over all its pieces. */
  waitedMs = 0;
  #isReleased = false;

  constructor(
    private readonly budget: MemoryBudget,
    /** Earlier leases have smaller numbers. */
    readonly number: number,
    /** Whose share it counts towards. */
    private ofWallet?: string,
  ) {}

  get wallet(): string | undefined {
    return this.ofWallet;
  }

  /** The wallet is known. Nothing is held by then. */
  belongsTo(wallet: string): void {
    if (this.held > 0) throw new RangeError("This lease holds memory already.");
    this.ofWallet = wallet;
  }

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
