/** An allotment in its process: it admits calls from memory, and writes the ends of those that end together. */
import { isDatabaseAway } from "../stores/drivers/database-error.js";
import type { EndedCall } from "../stores/wallets/allotment.js";
import type { AllotmentStore, EndedCalls } from "../stores/wallets/allotment-store.js";
import type { Hold, HoldInput, Resolution } from "../stores/wallets/holds.js";
import type { UnwrittenHold } from "../stores/wallets/open-holds.js";
import { newIdentifier } from "../stores/identifiers.js";

/** The hold of a call that was admitted from an allotment. It is written with the charge of its call. */
export class AllottedHold implements Hold {
  readonly id = newIdentifier("hold");
  readonly admittedAt = Date.now();

  constructor(
    readonly allotment: Allotment,
    readonly input: HoldInput,
  ) {}

  get walletId(): string {
    return this.input.caller.walletId;
  }

  get ticks(): bigint {
    return this.input.ticks;
  }
}

interface Ending {
  readonly hold: AllottedHold;
  readonly end: EndedCall["end"];
  resolve(resolution: Resolution): void;
  reject(error: unknown): void;
}

/** A transaction of more would keep others from the wallet for long. */
const MOST_TOGETHER = 64;
/** A write takes so long only when the database is away or locked. */
const LATE_MS = 1_000;

export class Allotment {
  readonly #store: AllotmentStore;
  readonly #onRecalled: () => void;
  #free: bigint;
  #held = 0n;
  readonly #calls = new Set<AllottedHold>();
  /** What calls held at the last write. */
  #shownHeld = 0n;
  #waiting: Ending[] = [];
  #isWriting = false;
  /** When the write under way began. */
  #writesSince = 0;
  /** The last write failed. */
  #isAway = false;
  #isRetired = false;
  /** All of it is given back. */
  #closing: Promise<void> | undefined;

  constructor(
    readonly id: string,
    readonly walletId: string,
    ticks: bigint,
    /** By the monotonic clock. After it the money may be back in the wallet. */
    public leaseEndsAt: number,
    store: AllotmentStore,
    onRecalled: () => void,
  ) {
    this.#free = ticks;
    this.#store = store;
    this.#onRecalled = onRecalled;
  }

  get free(): bigint {
    return this.#free;
  }

  /** What calls under way hold of it. */
  get held(): bigint {
    return this.#held;
  }

  get calls(): number {
    return this.#calls.size;
  }

  unwrittenHolds(): readonly UnwrittenHold[] {
    return [...this.#calls].map(unwrittenOf);
  }

  /** It admits no more calls, and is given back as its calls end. */
  get isRetired(): boolean {
    return this.#isRetired;
  }

  /** Nothing of it is left to give back. */
  get isClosed(): boolean {
    return this.#closing !== undefined;
  }

  /** Nothing when too little is free, its lease may have ended, or the database is away: no more is owed to it then. */
  admit(input: HoldInput, now: number): AllottedHold | undefined {
    if (this.#isRetired || input.ticks > this.#free || now >= this.leaseEndsAt) return undefined;
    if (this.#isAway || (this.#isWriting && now - this.#writesSince > LATE_MS)) return undefined;
    this.#free -= input.ticks;
    this.#held += input.ticks;
    const hold = new AllottedHold(this, input);
    this.#calls.add(hold);
    return hold;
  }

  /** Enlarges it, if the wallet has as much open. */
  async grow(ticks: bigint, least: bigint): Promise<boolean> {
    const { walletId } = this;
    const isLarger = await this.#store.grow(this.id, { walletId, ticks, least, held: this.#held });
    if (isLarger) this.#free += ticks;
    return isLarger;
  }

  /** Charges or releases a call. May be repeated when it failed. */
  end(hold: AllottedHold, end: EndedCall["end"]): Promise<Resolution> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ hold, end, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  /** Admits no more calls, and gives back what none holds. */
  async retire(): Promise<void> {
    this.#isRetired = true;
    await this.#giveBack();
  }

  /** Admits no more calls. It is uncertain how much is left: all of it is given back with the last call. */
  abandon(): void {
    this.#isRetired = true;
    this.#free = 0n;
  }

  /** Writes what calls hold of it, for those who look at the wallet. */
  async show(): Promise<void> {
    if (this.#held === this.#shownHeld) return;
    this.#shownHeld = this.#held;
    await this.#store.shrink(this.id, 0n, this.#held);
  }

  async #giveBack(): Promise<void> {
    if (this.#calls.size === 0) return (this.#closing ??= this.#store.close(this.id));
    const ticks = this.#free;
    if (ticks === 0n) return;
    this.#free = 0n;
    this.#shownHeld = this.#held;
    await this.#store.shrink(this.id, ticks, this.#held);
  }

  /** Those that come while others are written are the next transaction. */
  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      let group: Ending[] = [];
      // The transaction may begin later: those that come until then are a part of it.
      const calls = () => {
        if (group.length === 0) group = this.#waiting.splice(0, MOST_TOGETHER);
        return group;
      };
      await this.#write(calls).catch((error: unknown) => this.#onFailed(calls(), error));
    }
    this.#isWriting = false;
  }

  async #write(calls: () => readonly Ending[]): Promise<void> {
    this.#writesSince = performance.now();
    const heldBeside = () => calls().reduce((rest, { hold }) => rest - hold.ticks, this.#held);
    const ended = await this.#store.end(this.id, () => calls().map(endOf), heldBeside);
    this.#isAway = false;
    this.#shownHeld = heldBeside();
    this.#onEnded(calls(), ended);
  }

  #onEnded(group: readonly Ending[], { resolutions, isRecalled, isGone }: EndedCalls): void {
    if (isGone) this.abandon();
    for (const [index, { hold, resolve }] of group.entries()) {
      const resolution = resolutions[index] ?? { state: "expired" };
      this.#forget(hold, resolution.state === "settled" ? resolution.chargedTicks : 0n);
      resolve(resolution);
    }
    if (isRecalled) this.#onRecalled();
  }

  /** Where the database answers, one call of several may be at fault: each is written alone. */
  async #onFailed(group: readonly Ending[], error: unknown): Promise<void> {
    this.#isAway = true;
    if (group.length === 1 || isDatabaseAway(error)) return void group.forEach(({ reject }) => reject(error));
    for (const one of group) await this.#write(() => [one]).catch(one.reject);
  }

  /** A call has ended: what it cost has left the allotment, and the rest is free. */
  #forget(hold: AllottedHold, cost: bigint): void {
    const { ticks } = hold;
    this.#held -= ticks;
    this.#calls.delete(hold);
    if (cost < ticks) this.#free += ticks - cost;
    // What fails to be given back expires with the lease.
    if (this.#isRetired && this.#calls.size === 0) this.#giveBack().catch(() => undefined);
  }
}

function endOf({ hold: { id, input, admittedAt }, end }: Ending): EndedCall {
  return { holdId: id, input, admittedAt, end };
}

function unwrittenOf({ id, walletId, ticks, admittedAt, input }: AllottedHold): UnwrittenHold {
  const { callId, caller, model, lifetimeMilliseconds } = input;
  const expiresAt = admittedAt + lifetimeMilliseconds;
  return { id, callId, walletId, keyId: caller.keyId, model, ticks, createdAt: admittedAt, expiresAt };
}
