/** Delivers callbacks: each until it is taken or has been tried as often as agreed. Any number of processes may do so at once. */
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Agent } from "undici";
import type { AfterAttempt, CallbackStore, DueCallback } from "../stores/tasks/callback-store.js";
import { outsideWork } from "../errors/work.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { everyJittered } from "../workers/jittered-interval.js";
import { type Attempt, sendCallback } from "./send-callback.js";
import { jittered } from "../workers/backoff.js";
import { logEvent } from "../observability/log-event.js";

export interface CallbackWorkerTimes {
  readonly tickMs: number;
  /** How long an attempt may take in all. */
  readonly timeoutMs: number;
  /** The wait before each attempt after the first. */
  readonly retrySeconds: readonly number[];
  /** How many callbacks a tick begins with: those that have waited for a process to start do not all go out at once. */
  readonly mostATick: number;
  readonly mostAtOnce: number;
  readonly mostAtOnceOfWallet: number;
  readonly mostAtOnceOfHost: number;
  /** How many of those that were tried before: first attempts have places that no others take. */
  readonly mostRepeatsAtOnce: number;
  /** What a lease is longer than an attempt: time to wait for a place, and to write down how it went. */
  readonly marginMs: number;
}

const TIMES: Omit<CallbackWorkerTimes, "timeoutMs" | "retrySeconds"> = {
  tickMs: 250,
  mostATick: 20,
  mostAtOnce: 512,
  mostAtOnceOfWallet: 128,
  mostAtOnceOfHost: 4,
  mostRepeatsAtOnce: 256,
  marginMs: 20_000,
};

/** How long a callback may be one process's own that tries it so long. */
export function longestAttempt(timeoutMs: number): number {
  return timeoutMs + TIMES.marginMs;
}

export class CallbackWorker {
  readonly #callbacks: CallbackStore;
  readonly #agent: Agent;
  readonly #log: Logger;
  readonly #times: CallbackWorkerTimes;
  readonly #owner = `${process.pid}-${randomBytes(8).toString("hex")}`;
  readonly #active = new Set<DueCallback>();
  /** By host: how much of that it is, and what waits behind it. */
  readonly #hosts = new Map<string, { active: number; readonly waiting: DueCallback[] }>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #endTimer = () => {};
  #claiming = false;

  constructor(
    callbacks: CallbackStore,
    agent: Agent,
    log: Logger,
    times: Pick<CallbackWorkerTimes, "timeoutMs" | "retrySeconds"> & Partial<CallbackWorkerTimes>,
  ) {
    this.#callbacks = callbacks;
    this.#agent = agent;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
  }

  start(): void {
    this.#endTimer = everyJittered(this.#times.tickMs, () => this.wake());
  }

  /** Looks for callbacks that are due. */
  wake(): void {
    outsideWork(() => this.#track(this.#claim()));
  }

  /** Lets attempts that are out end, as they have been counted; what waits is left to others. */
  async stop(): Promise<void> {
    this.#endTimer();
    this.#stopping.abort();
    for (const host of this.#hosts.values()) host.waiting.length = 0;
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    await this.#callbacks.releaseLeases(this.#owner).catch(() => undefined);
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
  }

  async #claim(): Promise<void> {
    const { mostAtOnce, mostATick, mostRepeatsAtOnce, timeoutMs, marginMs } = this.#times;
    // What waits behind its host takes no place of others.
    const limit = Math.min(mostAtOnce - this.#active.size, mostATick);
    if (this.#claiming || limit <= 0 || this.#stopping.signal.aborted) return;
    this.#claiming = true;
    try {
      const busyHosts = [...this.#hosts.keys()];
      const exceptHosts = busyHosts.filter((host) => this.#hosts.get(host)?.waiting.length !== 0);
      const onlyFirst = [...this.#active].filter(({ attempts }) => attempts > 0).length >= mostRepeatsAtOnce;
      const until = this.#callbacks.now() + timeoutMs + marginMs;
      const wish = {
        owner: this.#owner,
        until,
        limit,
        exceptHosts,
        exceptWallets: this.#fullWallets(),
        busyHosts,
        onlyFirst,
      };
      for (const callback of await this.#callbacks.claimDue(wish)) this.#queue(callback);
    } catch (error) {
      logEvent(this.#log, "callback.claim_failed", { reason: reasonOf(error) });
    } finally {
      this.#claiming = false;
    }
  }

  /** Those whose receivers are so slow that others' callbacks would wait for them. */
  #fullWallets(): string[] {
    const counts = new Map<string, number>();
    for (const { walletId } of this.#active) counts.set(walletId, (counts.get(walletId) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= this.#times.mostAtOnceOfWallet).map(([wallet]) => wallet);
  }

  #queue(callback: DueCallback): void {
    const host = this.#hosts.get(callback.host) ?? { active: 0, waiting: [] };
    this.#hosts.set(callback.host, host);
    host.waiting.push(callback);
    this.#next(callback.host);
  }

  #next(name: string): void {
    const host = this.#hosts.get(name);
    if (host === undefined) return;
    while (host.active < this.#times.mostAtOnceOfHost) {
      const callback = host.waiting.shift();
      if (callback === undefined) break;
      host.active += 1;
      this.#active.add(callback);
      const attended = this.#attend(callback).finally(() => {
        host.active -= 1;
        this.#active.delete(callback);
        this.#next(name);
      });
      this.#track(attended);
    }
    if (host.active === 0 && host.waiting.length === 0) this.#hosts.delete(name);
  }

  async #attend(callback: DueCallback): Promise<void> {
    const { timeoutMs, retrySeconds } = this.#times;
    const most = retrySeconds.length + 1 + callback.unmade;
    try {
      // An attempt that nobody wrote the end of was the last one.
      if (callback.attempts >= most) return await this.#callbacks.giveUp(callback);
      // It waited too long for its turn: another process may have it before the attempt is over.
      if (this.#callbacks.now() + timeoutMs > callback.leaseUntil || this.#stopping.signal.aborted) return;
      const attempt = await this.#callbacks.countAttempt(callback);
      if (attempt === undefined) return;
      // This process may have stood still meanwhile: what it is not to do any more is not begun, and does not count.
      if (!(await this.#isStillOurs(callback))) return await this.#callbacks.takeBack(callback, attempt);
      const startedAt = Date.now();
      const begunAt = performance.now();
      const { status, result } = await sendCallback(this.#agent, callback, timeoutMs);
      const delivery = { attempt, startedAt, milliseconds: Math.round(performance.now() - begunAt), status, result };
      const after = this.#after(attempt - callback.unmade, result);
      await this.#callbacks.recordAttempt(callback, delivery, after);
      logEvent(this.#log, result === "delivered" ? "callback.delivered" : "callback.attempt_failed", {
        task: callback.taskId,
        attempt,
        status,
        result,
      });
    } catch (error) {
      logEvent(this.#log, "callback.write_failed", { task: callback.taskId, reason: reasonOf(error) });
    }
  }

  async #isStillOurs(callback: DueCallback): Promise<boolean> {
    const { timeoutMs, marginMs } = this.#times;
    for (let until = callback.leaseUntil; this.#callbacks.now() + timeoutMs > until;) {
      until = this.#callbacks.now() + timeoutMs + marginMs;
      if (!(await this.#callbacks.renew(callback, until))) return false;
    }
    return true;
  }

  #after(attempt: number, result: Attempt["result"]): AfterAttempt {
    if (result === "delivered") return { outcome: "delivered" };
    const wait = this.#times.retrySeconds[attempt - 1];
    return wait === undefined ? { outcome: "given_up" } : { nextAttemptAt: this.#callbacks.now() + jittered(wait) };
  }
}
