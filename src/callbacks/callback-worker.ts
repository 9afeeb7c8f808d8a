/**
 * Delivers callbacks: each is retried until it is accepted or its attempts are used up. Any number of processes can do
 * this at once.
 */
import type { Secret } from "../config/secret.js";
import type { Logger } from "pino";
import type { Agent } from "undici";
import type { DueCallback } from "../stores/tasks/callback-rows.js";
import type { AfterAttempt, CallbackStore } from "../stores/tasks/callback-store.js";
import { outsideWork } from "../errors/work.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { UnreadableSecretError } from "../stores/wallets/callback-secrets.js";
import { KeyedLimiter } from "../errors/keyed-limiter.js";
import { LeaseWorker } from "../workers/lease-worker.js";
import { type Attempt, sendCallback } from "./send-callback.js";
import { jittered } from "../workers/backoff.js";
import type { EventName } from "../observability/events.js";
import { logEvent } from "../observability/log-event.js";

export interface CallbackWorkerTimes {
  readonly tickMs: number;
  /** How long an attempt may take in all. */
  readonly timeoutMs: number;
  /** The wait before each attempt after the first. */
  readonly retrySeconds: readonly number[];
  /** How many callbacks a tick claims, so that a restart does not send all overdue callbacks at once. */
  readonly mostATick: number;
  readonly mostAtOnce: number;
  readonly mostAtOnceOfWallet: number;
  readonly mostAtOnceOfHost: number;
  /** The limit of repeated attempts at a time. The rest is reserved for first attempts. */
  readonly mostRepeatsAtOnce: number;
  /** How much longer a lease is than an attempt: time to wait in the queue, and to record the result. */
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

/** The length of a callback's lease, for attempts with this timeout. */
export function longestAttempt(timeoutMs: number): number {
  return timeoutMs + TIMES.marginMs;
}

export interface CallbackHooks {
  /** The secrets that sign the callbacks of a wallet; none unless given. */
  secretsOf?(walletId: string): Promise<readonly Secret[]>;
  onAttempted?(result: Attempt["result"]): void;
}

export class CallbackWorker {
  readonly #callbacks: CallbackStore;
  readonly #agent: Agent;
  readonly #log: Logger;
  readonly #times: CallbackWorkerTimes;
  readonly #hooks: CallbackHooks;
  readonly #worker: LeaseWorker;
  readonly #hosts: KeyedLimiter;
  readonly #active = new Set<DueCallback>();
  /** Wallets whose secret cannot be read, each with the time at which it is tried again. */
  readonly #unreadable = new Map<string, number>();

  constructor(
    callbacks: CallbackStore,
    agent: Agent,
    log: Logger,
    times: Pick<CallbackWorkerTimes, "timeoutMs" | "retrySeconds"> & Partial<CallbackWorkerTimes>,
    hooks: CallbackHooks = {},
  ) {
    this.#callbacks = callbacks;
    this.#agent = agent;
    this.#log = log;
    this.#times = { ...TIMES, ...times };
    this.#hooks = hooks;
    // The claim limits the total.
    this.#hosts = new KeyedLimiter(Infinity, this.#times.mostAtOnceOfHost);
    this.#worker = new LeaseWorker({ releaseLeases: (owner) => callbacks.releaseLeases(owner) });
  }

  start(): void {
    this.#worker.every(this.#times.tickMs, () => this.wake());
  }

  /** Looks for callbacks that are due. */
  wake(): void {
    outsideWork(() => this.#worker.track(this.#claim()));
  }

  /** Waits for attempts that are under way, as they have been counted. Other processes take what is queued. */
  stop(): Promise<void> {
    return this.#worker.stop();
  }

  async #claim(): Promise<void> {
    const { mostAtOnce, mostATick, mostRepeatsAtOnce, timeoutMs, marginMs } = this.#times;
    // A callback that is queued behind its host does not count.
    const limit = Math.min(mostAtOnce - this.#active.size, mostATick);
    if (limit <= 0) return;
    await this.#worker.claim(
      "due",
      (reason) => logEvent(this.#log, "callback.claim_failed", { reason }),
      async () => {
        const due = await this.#callbacks.claimDue({
          owner: this.#worker.owner,
          until: this.#callbacks.now() + timeoutMs + marginMs,
          limit,
          exceptHosts: this.#hosts.queued,
          exceptWallets: [...this.#fullWallets(), ...this.#unreadableWallets()],
          busyHosts: this.#hosts.active,
          onlyFirst: [...this.#active].filter(({ attempts }) => attempts > 0).length >= mostRepeatsAtOnce,
        });
        for (const callback of due) this.#worker.track(this.#queue(callback));
      },
    );
  }

  /** The wallets with so many slow receivers that callbacks of other wallets would have to wait for them. */
  #fullWallets(): string[] {
    const counts = new Map<string, number>();
    for (const { walletId } of this.#active) counts.set(walletId, (counts.get(walletId) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= this.#times.mostAtOnceOfWallet).map(([wallet]) => wallet);
  }

  /** They have no attempt, so they would be claimed again and again before the repeated attempts of other wallets. */
  #unreadableWallets(): Iterable<string> {
    for (const [wallet, until] of this.#unreadable) if (until <= this.#callbacks.now()) this.#unreadable.delete(wallet);
    return this.#unreadable.keys();
  }

  #queue(callback: DueCallback): Promise<void> {
    return this.#hosts.during(callback.host, async () => {
      if (this.#worker.stopping.aborted) return;
      this.#active.add(callback);
      await this.#attempt(callback).finally(() => this.#active.delete(callback));
    });
  }

  async #attempt(callback: DueCallback): Promise<void> {
    const { timeoutMs, retrySeconds } = this.#times;
    const most = retrySeconds.length + 1 + callback.unmade;
    try {
      // The last attempt was counted, and its process died before it could record the result.
      if (callback.attempts >= most) return await this.#giveUp(callback);
      // It was queued for too long: the lease would end before the attempt does.
      if (this.#callbacks.now() + timeoutMs > callback.leaseUntil || this.#worker.stopping.aborted) return;
      const secrets = await this.#secretsOf(callback);
      if (secrets === undefined) return;
      const attempt = await this.#callbacks.countAttempt(
        callback,
        this.#waitAfter(callback.attempts + 1, callback) ?? 0,
      );
      if (attempt === undefined) return;
      if (!(await this.#mayMake(callback, attempt))) return;
      const startedAt = this.#callbacks.time();
      const begunAt = performance.now();
      const { status, result, reason } = await sendCallback(
        this.#agent,
        callback,
        { secrets, now: startedAt },
        timeoutMs,
      );
      this.#hooks.onAttempted?.(result);
      const delivery = { attempt, startedAt, milliseconds: Math.round(performance.now() - begunAt), status, result };
      const after = this.#after(attempt, callback, result);
      const isRecorded = await this.#callbacks.recordAttempt(callback, delivery, after);
      const { taskId: task, host } = callback;
      logEvent(this.#log, eventOf(after, isRecorded), { task, host, attempt, status, result, reason });
    } catch (error) {
      logEvent(this.#log, "callback.write_failed", { task: callback.taskId, reason: reasonOf(error) });
    }
  }

  async #giveUp(callback: DueCallback): Promise<void> {
    if (!(await this.#callbacks.giveUp(callback))) return;
    const { taskId: task, host, attempts: attempt } = callback;
    logEvent(this.#log, "callback.given_up", { task, host, attempt, result: "unrecorded" });
  }

  /** Nothing: its owner expects a signature, and none can be made. The callback waits until its lease ends. */
  async #secretsOf({ taskId, walletId, leaseUntil }: DueCallback): Promise<readonly Secret[] | undefined> {
    try {
      return (await this.#hooks.secretsOf?.(walletId)) ?? [];
    } catch (error) {
      if (error instanceof UnreadableSecretError) this.#unreadable.set(walletId, leaseUntil);
      const reason = error instanceof UnreadableSecretError ? error.message : reasonOf(error);
      logEvent(this.#log, "callback.unsigned", { task: taskId, wallet: walletId, reason });
      return undefined;
    }
  }

  /**
   * This process may have been paused: an attempt whose lease is lost, or cannot be renewed, is not made and does not
   * count.
   */
  async #mayMake(callback: DueCallback, attempt: number): Promise<boolean> {
    let isOurs = false;
    try {
      isOurs = await this.#isStillOurs(callback);
    } finally {
      if (!isOurs) await this.#callbacks.takeBack(callback, attempt);
    }
    return isOurs;
  }

  async #isStillOurs(callback: DueCallback): Promise<boolean> {
    const { timeoutMs, marginMs } = this.#times;
    for (let until = callback.leaseUntil; this.#callbacks.now() + timeoutMs > until;) {
      until = this.#callbacks.now() + timeoutMs + marginMs;
      if (!(await this.#callbacks.renew(callback, until))) return false;
    }
    return true;
  }

  #after(attempt: number, callback: DueCallback, result: Attempt["result"]): AfterAttempt {
    if (result === "delivered") return { outcome: "delivered" };
    const waitMs = this.#waitAfter(attempt, callback);
    return waitMs === undefined ? { outcome: "given_up" } : { nextAttemptAt: this.#callbacks.now() + waitMs };
  }

  /** Nothing after the last attempt. */
  #waitAfter(attempt: number, { unmade }: DueCallback): number | undefined {
    const seconds = this.#times.retrySeconds[attempt - unmade - 1];
    return seconds === undefined ? undefined : jittered(seconds);
  }
}

/** A callback that was started again meanwhile is not given up. */
function eventOf(after: AfterAttempt, isRecorded: boolean): EventName {
  if (!("outcome" in after) || (after.outcome !== "delivered" && !isRecorded)) return "callback.attempt_failed";
  return after.outcome === "delivered" ? "callback.delivered" : "callback.given_up";
}
