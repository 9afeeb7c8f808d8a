/** An allotment in its process: it admits calls from memory, and writes the ends of those that end together. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { isDatabaseAway } from "../stores/drivers/database-error.js";
import type { EndedCall } from "../stores/wallets/ended-calls.js";
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

/** After it the money may be back in the wallet. */
export interface Lease {
  /** By the monotonic clock. */
  readonly endsAt: number;
  /** By the clock of the day: the other one may stand still while a machine is suspended. */
  readonly endsOn: number;
}

function hasEnded({ endsAt, endsOn }: Lease, now: number): boolean {
  return now >= endsAt || Date.now() >= endsOn;
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
/** The longest time for which ends wait for others, so that a commit serves more of them. */
const GATHER_MS = 4;
/** Under load, a turn without ends is often followed by one with several. */
const QUIET_TURNS = 2;

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
  /** A write failed, so that nobody knows how much is left beyond what calls hold. */
  #isUncertain = false;
  /** All of it is given back. */
  #closing: Promise<void> | undefined;
  #isClosed = false;
  /** The latest write. The next one waits for it: each writes what calls hold then. */
  #written: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly walletId: string,
    ticks: bigint,
    public lease: Lease,
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

  /** Nothing of it is left to give back, or its lease must end. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Nothing when too little is free, its lease may have ended, or the database is away: no more is owed to it then. */
  admit(input: HoldInput, now: number): AllottedHold | undefined {
    if (this.#isRetired || input.ticks > this.#free || hasEnded(this.lease, now)) return undefined;
    if (this.#isAway || (this.#isWriting && now - this.#writesSince > LATE_MS)) return undefined;
    this.#free -= input.ticks;
    this.#held += input.ticks;
    const hold = new AllottedHold(this, input);
    this.#calls.add(hold);
    return hold;
  }

  /** A call that it had admitted is not made. Nothing was written for it. */
  takeBack(hold: AllottedHold): void {
    this.#forget(hold, 0n);
  }

  /** Enlarges it, if the wallet has as much open. */
  grow(ticks: bigint, least: bigint): Promise<boolean> {
    const { walletId } = this;
    return this.#inOrder(async () => {
      if (this.#isRetired) return false;
      const isLarger = await this.#store.grow(this.id, { walletId, ticks, least, held: this.#held });
      if (isLarger) this.#free += ticks;
      return isLarger;
    });
  }

  /** Charges or releases a call. May be repeated when it failed. */
  end(hold: AllottedHold, end: EndedCall["end"]): Promise<Resolution> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ hold, end, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  /** Admits no more calls, and gives back what none holds. A recall is answered even if that is nothing. */
  async retire(isRecalled = false): Promise<void> {
    this.#isRetired = true;
    if (this.#calls.size === 0) return (this.#closing ??= this.#inOrder(() => this.#close()));
    if (isRecalled || this.#isUncertain || this.#free > 0n) await this.#inOrder(() => this.#shrink());
  }

  /** Admits no more calls. It is uncertain how much is left: what no call holds is given back later. */
  abandon(): void {
    this.#isRetired = true;
    this.#isUncertain = true;
    this.#free = 0n;
  }

  /** Writes what calls hold of it, for those who look at the wallet. */
  async show(): Promise<void> {
    if (this.#held !== this.#shownHeld) await this.#inOrder(() => this.#store.show(this.id, this.#showing()));
  }

  async #close(): Promise<void> {
    this.#free = 0n;
    try {
      await this.#store.close(this.id);
      this.#isClosed = true;
    } catch (error) {
      // It is tried again: until then its money is missing in the wallet.
      this.#closing = undefined;
      throw error;
    }
  }

  async #shrink(): Promise<void> {
    this.#isUncertain = true;
    this.#free = 0n;
    await this.#store.shrink(this.id, this.#showing());
    this.#isUncertain = false;
  }

  #showing(): bigint {
    this.#shownHeld = this.#held;
    return this.#held;
  }

  #inOrder<Result>(write: () => Promise<Result>): Promise<Result> {
    const writing = this.#written.then(write);
    this.#written = writing.catch(() => undefined);
    return writing;
  }

  /** Those that come while others are written are the next transaction. */
  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      // Gathering is a part of the write: it is not late because the one before was long ago.
      this.#writesSince = performance.now();
      await this.#gathered();
      let group: Ending[] = [];
      // The transaction may begin later: those that come until then are a part of it.
      const calls = () => {
        if (group.length === 0) group = this.#waiting.splice(0, MOST_TOGETHER);
        return group;
      };
      await this.#inOrder(() => this.#write(calls)).catch((error: unknown) => this.#onFailed(calls(), error));
    }
    this.#isWriting = false;
  }

  /**
   * Waits until turns of the event loop bring no further ends: a busy process commits for many at once. Nothing is
   * waited for where no other call is under way.
   */
  async #gathered(): Promise<void> {
    const until = performance.now() + GATHER_MS;
    for (let quiet = 0; quiet < QUIET_TURNS && this.#mayGrow && performance.now() < until;) {
      const known = this.#waiting.length;
      await nextTurn();
      quiet = this.#waiting.length > known ? 0 : quiet + 1;
    }
  }

  /** Whether further ends may come, and fit. */
  get #mayGrow(): boolean {
    return this.#waiting.length < Math.min(this.#calls.size, MOST_TOGETHER);
  }

  async #write(calls: () => readonly Ending[]): Promise<void> {
    this.#writesSince = performance.now();
    let shown = 0n;
    const heldBeside = () => (shown = calls().reduce((rest, { hold }) => rest - hold.ticks, this.#held));
    const ended = await this.#store.end(this.id, () => calls().map(endOf), heldBeside);
    this.#isAway = false;
    this.#shownHeld = shown;
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
    this.#isAway = isDatabaseAway(error);
    if (group.length === 1 || this.#isAway) return void group.forEach(({ reject }) => reject(error));
    for (const one of group) await this.#inOrder(() => this.#write(() => [one])).catch(one.reject);
  }

  /** A call has ended: what it cost has left the allotment, and the rest is free. */
  #forget(hold: AllottedHold, cost: bigint): void {
    const { ticks } = hold;
    if (!this.#calls.delete(hold)) return;
    this.#held -= ticks;
    if (cost < ticks) this.#free += ticks - cost;
    // What fails to be given back is tried again, and expires with the lease when the process ends before.
    if (this.#isRetired && this.#calls.size === 0) this.retire().catch(() => undefined);
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
