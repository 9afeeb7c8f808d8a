/**
 * Allotments of this process. A wallet that is called often has a part set aside here, so that its calls are admitted
 * without the database. The part is small beside what the wallet has left: one that runs low is held call by call.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { BoundedEvent } from "../errors/bounded-event.js";
import { logEvent } from "../observability/log-event.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import type { Caller } from "../stores/keys/caller.js";
import { hasBudget } from "../stores/keys/key-budgets.js";
import type { AllotmentStore } from "../stores/wallets/allotment-store.js";
import type { Admission, HoldInput } from "../stores/wallets/holds.js";
import type { UnwrittenHold } from "../stores/wallets/open-holds.js";
import { newIdentifier } from "../stores/identifiers.js";
import { Allotment, type AllottedHold, type Lease } from "./allotment.js";
import { ALLOTMENT_RULES, type AllotmentRules } from "./allotment-rules.js";
import { Demand } from "./demand.js";
import type { UncertainHolds } from "./uncertain-holds.js";

/** A lease is trusted for this part of its time. */
const TRUSTED_PART = 0.75;

interface WalletState {
  readonly demand: Demand;
  allotment: Allotment | undefined;
  /** It is being taken or enlarged. Whether that succeeds. */
  growing: Promise<boolean> | undefined;
  pausedUntil: number;
}

type ReserveNow = () => Promise<Admission>;

export interface AllotmentParts {
  readonly store: AllotmentStore;
  readonly uncertain: UncertainHolds;
}

export class Allotments {
  readonly #store: AllotmentStore;
  readonly #uncertain: UncertainHolds;
  readonly #log: Logger;
  readonly #failed: BoundedEvent;
  readonly #leaseMs: number;
  readonly #rules: AllotmentRules;
  readonly #wallets = new Map<string, WalletState>();
  /** Those of which something may be left, with those that admit no more calls. */
  readonly #open = new Set<Allotment>();
  /** Those that are being taken or enlarged. */
  readonly #growing = new Set<Promise<boolean>>();
  #isStopped = false;

  constructor(parts: AllotmentParts, log: Logger, leaseMs: number, rules: Partial<AllotmentRules> = {}) {
    this.#store = parts.store;
    this.#uncertain = parts.uncertain;
    this.#log = log;
    this.#failed = new BoundedEvent(log, "allotment.failed");
    this.#leaseMs = leaseMs;
    this.#rules = { ...ALLOTMENT_RULES, ...rules };
  }

  /** How many calls were admitted here and have not ended. */
  get calls(): number {
    return [...this.#open].reduce((sum, { calls }) => sum + calls, 0);
  }

  unwrittenHolds(): readonly UnwrittenHold[] {
    return [...this.#open].flatMap((allotment) => allotment.unwrittenHolds());
  }

  /**
   * Admits a call from memory, if the rates of its key allow it too. Nothing where the database must decide: keys with
   * a budget or a number of parallel calls, tasks, quiet or poor wallets.
   */
  admit(input: HoldInput): AllottedHold | undefined {
    if (!this.#mayAdmit(input)) return undefined;
    const now = performance.now();
    const wallet = this.#stateOf(input.caller.walletId);
    wallet.demand.count(input.ticks, now);
    return this.#admitNow(input, wallet, now);
  }

  /**
   * The same while the allotment grows, once it is larger: the call would wait for its wallet behind that anyway. So a
   * crowd that comes to a quiet process is admitted together.
   */
  async admitGrown(input: HoldInput): Promise<AllottedHold | undefined> {
    if (!this.#mayAdmit(input)) return undefined;
    const wallet = this.#stateOf(input.caller.walletId);
    while ((await wallet.growing) === true) {
      const hold = this.#admitNow(input, wallet, performance.now());
      if (hold !== undefined) return hold;
    }
    return undefined;
  }

  #mayAdmit({ caller, forTask = false }: HoldInput): boolean {
    return !forTask && !isDecidedAlone(caller) && !this.#isStopped;
  }

  #admitNow(input: HoldInput, wallet: WalletState, now: number): AllottedHold | undefined {
    const hold = wallet.allotment?.admit(input, now);
    this.#growWhenNeeded(input.caller.walletId, wallet, now);
    return hold;
  }

  /**
   * Reserves again after a wallet could not cover a call: first what this process has set aside is given back, then
   * other processes are asked for what they have.
   */
  async reserveAgain(walletId: string, reserve: ReserveNow): Promise<Admission> {
    const wallet = this.#stateOf(walletId);
    if (wallet.allotment !== undefined) await this.#withdraw(walletId);
    for (const end = performance.now() + this.#rules.recallMs; ; await sleep(this.#rules.lookMs)) {
      const isMoreComing = wallet.growing !== undefined || (await this.#store.recall(walletId));
      // Even if no more is coming: some may have come since the last attempt.
      const admission = await reserve();
      if (!isLackOfMoney(admission) || !isMoreComing || performance.now() > end) return admission;
    }
  }

  async renew(): Promise<void> {
    const open = [...this.#open];
    if (open.length === 0) return;
    const lease = this.#newLease();
    const ids = open.map(({ id }) => id);
    const kept = new Set(await this.#store.extend(ids, this.#leaseMs));
    for (const allotment of open) {
      if (kept.has(allotment.id)) allotment.lease = lease;
      else allotment.abandon();
    }
  }

  /** Gives back what is idle or recalled. */
  async tidy(): Promise<void> {
    this.#forgetQuiet();
    const open = this.#stillOpen();
    if (open.length === 0) return;
    await this.#trying("tidy", undefined, async () => {
      const recalled = new Set(await this.#store.recalled(open.map(({ id }) => id)));
      for (const allotment of open) {
        if (recalled.has(allotment.id)) await this.#withdraw(allotment.walletId);
        else await this.#trying("give back", allotment, () => this.#tidyOne(allotment));
      }
    });
  }

  /** Admits no more calls, and gives back what none holds. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#growing);
    await Promise.all(
      [...this.#open].map((allotment) => this.#trying("give back", allotment, () => allotment.retire())),
    );
  }

  /** Gives back allotments of processes that died. */
  async expire(before?: number): Promise<void> {
    for (const { id, walletId, ticks } of await this.#store.expire(before))
      logEvent(this.#log, "allotment.expired", { allotment: id, wallet: walletId, ticks: String(ticks) });
  }

  #stateOf(walletId: string): WalletState {
    const known = this.#wallets.get(walletId);
    if (known !== undefined) return known;
    const state = { demand: new Demand(), allotment: undefined, growing: undefined, pausedUntil: 0 };
    this.#wallets.set(walletId, state);
    return state;
  }

  /** Ahead of need, so that calls are rarely held one by one meanwhile. */
  #growWhenNeeded(walletId: string, wallet: WalletState, now: number): void {
    const { demand, pausedUntil, allotment } = wallet;
    if (this.#isStopped || wallet.growing !== undefined || now < pausedUntil) return;
    if (demand.calls < this.#rules.leastCalls || demand.ticks === 0n) return;
    const free = allotment?.isRetired === false ? allotment.free : 0n;
    if (free * 2n >= demand.ticks) return;
    const growing = this.#trying("grow", allotment, () => this.#grow(walletId, wallet, demand.ticks - free)).then(
      (isGrown) => {
        // Each call would try it again, and fail again where the database is away.
        if (isGrown === undefined) this.#pause(wallet, this.#rules.failedPauseMs);
        wallet.growing = undefined;
        this.#growing.delete(growing);
        return isGrown === true;
      },
    );
    wallet.growing = growing;
    this.#growing.add(growing);
  }

  #pause(wallet: WalletState, milliseconds: number): void {
    wallet.pausedUntil = Math.max(wallet.pausedUntil, performance.now() + milliseconds);
  }

  async #grow(walletId: string, wallet: WalletState, ticks: bigint): Promise<boolean> {
    const { allotment } = wallet;
    const least = ticks * this.#rules.share;
    const isGrown =
      allotment?.isRetired === false
        ? await allotment.grow(ticks, least)
        : await this.#take(walletId, wallet, ticks, least);
    if (!isGrown) this.#pause(wallet, this.#rules.pauseMs);
    return isGrown;
  }

  async #take(walletId: string, wallet: WalletState, ticks: bigint, least: bigint): Promise<boolean> {
    const lease = this.#newLease();
    const id = newIdentifier("allotment");
    const wanted = { id, walletId, ticks, least, lifetimeMilliseconds: this.#leaseMs };
    const isTaken = await this.#store.take(wanted).catch((error: unknown) => {
      this.#uncertain.add(id, error, () => this.#store.closeUncertain(id, walletId));
      throw error;
    });
    if (!isTaken) return false;
    const onRecalled = () => void this.#withdraw(walletId);
    const allotment = new Allotment(id, walletId, ticks, lease, this.#store, onRecalled);
    this.#open.add(allotment);
    wallet.allotment = allotment;
    if (this.#isStopped || performance.now() < wallet.pausedUntil) await allotment.retire();
    return !allotment.isRetired;
  }

  /** Gives back what no call holds, and leaves the wallet to others for a while. */
  async #withdraw(walletId: string): Promise<void> {
    const wallet = this.#stateOf(walletId);
    this.#pause(wallet, this.#rules.pauseMs);
    wallet.allotment = undefined;
    const own = [...this.#open].filter((allotment) => allotment.walletId === walletId);
    for (const allotment of own) await this.#trying("give back", allotment, () => allotment.retire(true));
  }

  async #tidyOne(allotment: Allotment): Promise<void> {
    const wallet = this.#wallets.get(allotment.walletId);
    const isIdle = (wallet?.demand.silence(performance.now()) ?? Infinity) > this.#rules.idleMs;
    if (!isIdle && !allotment.isRetired) return allotment.show();
    if (wallet?.allotment === allotment) wallet.allotment = undefined;
    await allotment.retire();
  }

  #newLease(): Lease {
    const milliseconds = this.#leaseMs * TRUSTED_PART;
    return { endsAt: performance.now() + milliseconds, endsOn: Date.now() + milliseconds };
  }

  #stillOpen(): Allotment[] {
    for (const allotment of this.#open) if (allotment.isClosed) this.#open.delete(allotment);
    return [...this.#open];
  }

  /** Wallets without calls are forgotten. */
  #forgetQuiet(): void {
    const now = performance.now();
    for (const [id, { demand, allotment, growing, pausedUntil }] of this.#wallets)
      if (
        allotment === undefined &&
        growing === undefined &&
        now > pausedUntil &&
        demand.silence(now) > this.#rules.pauseMs
      )
        this.#wallets.delete(id);
  }

  /** The result, or nothing after a failure: nobody knows then how much is left of an allotment. */
  async #trying<Result>(
    what: string,
    allotment: Allotment | undefined,
    action: () => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await action();
    } catch (error) {
      allotment?.abandon();
      this.#failed.write({ action: what, reason: reasonOf(error) });
      return undefined;
    }
  }
}

/** What it may spend, or how many calls it has under way, is read for each call. */
function isDecidedAlone({ limits }: Caller): boolean {
  return limits?.mostConcurrent !== undefined || hasBudget(limits);
}

export function isLackOfMoney(admission: Admission): boolean {
  return "refused" in admission && admission.refused === "balance";
}
