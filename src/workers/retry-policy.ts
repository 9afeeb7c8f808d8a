/** How often a request is retried before it fails for good. */
import { setTimeout as sleep } from "node:timers/promises";
import { jittered } from "./backoff.js";

/** When a host requests a longer wait, the caller retries later. */
const LONGEST_WAIT_MS = 30_000;

/** An error that states whether to retry, and when. */
export interface Retryable extends Error {
  /** The wait that the host requests. */
  readonly waitMs?: number | undefined;
  readonly isRetryable: boolean;
}

export class RetryPolicy {
  #failures = 0;

  constructor(
    /** The waits between attempts; there is one more attempt than waits. */
    private readonly waitSeconds: readonly number[],
    private readonly signal: AbortSignal,
  ) {}

  /** Waits until the next attempt, or throws the failure where there is none. */
  async after(failure: Retryable): Promise<void> {
    const seconds = this.waitSeconds[this.#failures];
    this.#failures += 1;
    const requestedMs = failure.waitMs ?? 0;
    if (!failure.isRetryable || seconds === undefined || requestedMs > LONGEST_WAIT_MS) throw failure;
    await sleep(Math.max(jittered(seconds), requestedMs), undefined, { signal: this.signal });
  }

  /** Starts the count of failures again. */
  renew(): void {
    this.#failures = 0;
  }
}
