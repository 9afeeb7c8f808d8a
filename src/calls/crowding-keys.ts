/**
 * Keys whose refused calls keep others waiting. A client that repeats a refused call without end takes all of the
 * process that it gets. Once the process is late, such a key gets its refusals after a pause, so that it repeats less
 * often. It is free again when it had few refusals for a second.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { ExpiringCache } from "../stores/expiring-cache.js";
import type { LastingLag } from "../observability/lasting-lag.js";

/** So many refusals of one key in a second are many. */
const MANY = 50;
const WINDOW_MS = 1_000;
const PAUSE_MS = 500;
/** Calls of others wait for so long at each of their steps. */
const LATE_MS = 20;
const MOST_KEYS = 10_000;

interface Refused {
  since: number;
  count: number;
  isCrowding: boolean;
}

export class CrowdingKeys {
  readonly #lag: Pick<LastingLag, "latestMs">;
  readonly #now: () => number;
  readonly #keys: ExpiringCache<Refused>;

  constructor(lag: Pick<LastingLag, "latestMs">, now: () => number = () => performance.now()) {
    this.#lag = lag;
    this.#now = now;
    this.#keys = new ExpiringCache(MOST_KEYS, 2 * WINDOW_MS, now);
  }

  /** Waits before a refusal of the key is answered, where it must wait. */
  async pause(keyId: string): Promise<void> {
    if (this.count(keyId)) await sleep(PAUSE_MS);
  }

  /** Counts a refused call. Whether its key keeps others waiting. */
  count(keyId: string): boolean {
    const now = this.#now();
    const refused = this.#keys.get(keyId) ?? { since: now, count: 0, isCrowding: false };
    if (now - refused.since >= WINDOW_MS) {
      refused.isCrowding &&= refused.count > MANY;
      refused.since = now;
      refused.count = 0;
    }
    if (refused.count === 0) this.#keys.set(keyId, refused);
    refused.count += 1;
    refused.isCrowding ||= refused.count > MANY && this.#lag.latestMs > LATE_MS;
    return refused.isCrowding;
  }
}
