/**
 * Counts requests towards the rates of their keys, beside any hold: calls that an allotment covers, refused calls, and
 * those that only count tokens. Requests of one key that come while others are counted are the next transaction.
 */
import { outsideWork } from "../../errors/work.js";
import type { Clock } from "./clock.js";
import { CALL_WAIT_MS } from "./retry-when-locked.js";
import { MissedTurnError } from "./owner-turns.js";
import type { Writer } from "./writer.js";
import type { RateRefusal } from "../wallets/holds.js";
import type { Caller } from "../keys/caller.js";
import { type CountedRequest, meterRequests } from "../keys/key-meters.js";

/** A transaction of more would let a request wait for many others. */
const MOST_TOGETHER = 256;

interface Waiting extends CountedRequest {
  /** Its call has given up soon after. A refused call must not use up the rate of later ones. */
  readonly until: number;
  resolve(refusal: RateRefusal | undefined): void;
  reject(error: unknown): void;
}

export class RequestCounter {
  readonly #writer: Writer;
  readonly #now: Clock;
  /** Those of keys of which some are being counted. */
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(writer: Writer, now: Clock) {
    this.#writer = writer;
    this.#now = now;
  }

  /** Counts one request, or resolves with the rate that it would exceed. Without such a rate it needs no database. */
  count({ keyId, walletId, limits = {} }: Caller, tokens: number): Promise<RateRefusal | undefined> {
    const { requestsPerMinute, tokensPerMinute } = limits;
    const isCounted = requestsPerMinute !== undefined || (tokensPerMinute !== undefined && tokens > 0);
    if (!isCounted) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const request = { limits, tokens, until: performance.now() + CALL_WAIT_MS, resolve, reject };
      const waiting = this.#waiting.get(keyId);
      if (waiting !== undefined) return void waiting.push(request);
      this.#waiting.set(keyId, [request]);
      void outsideWork(() => this.#countAll(keyId, walletId));
    });
  }

  async #countAll(keyId: string, walletId: string): Promise<void> {
    const waiting = this.#waiting.get(keyId) ?? [];
    while (waiting.length > 0) await this.#countSome(keyId, walletId, waiting.splice(0, MOST_TOGETHER));
    this.#waiting.delete(keyId);
  }

  async #countSome(keyId: string, walletId: string, requests: readonly Waiting[]): Promise<void> {
    let counted: readonly Waiting[] = [];
    const waiting = () => (counted = requests.filter(({ until }) => until > performance.now()));
    const timeoutMs = Math.max(0, ...requests.map(({ until }) => until - performance.now()));
    try {
      const count = () => meterRequests(keyId, waiting, this.#now());
      const refusals = await this.#writer.write(count, { timeoutMs, owner: walletId });
      for (const [index, { resolve }] of counted.entries()) resolve(refusals[index]);
      // Those that are resolved stay so.
      if (counted.length < requests.length) for (const { reject } of requests) reject(new MissedTurnError());
    } catch (error) {
      for (const { reject } of requests) reject(error);
    }
  }
}
