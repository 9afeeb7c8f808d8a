/** How often something is begun again before it is given up. */
import { setTimeout as sleep } from "node:timers/promises";
import { jittered } from "./backoff.js";

/** A host that wants to be left alone for longer is asked another time. */
const LONGEST_WAIT_MS = 30_000;

/** What an error says of another attempt. */
export interface Retryable extends Error {
  /** How long its host wants to be left alone. */
  readonly waitMs?: number | undefined;
  readonly isRetryable: boolean;
}

export class RetryPolicy {
  #failures = 0;

  constructor(
    /** The waits between attempts: there is one attempt more than waits. */
    private readonly waitSeconds: readonly number[],
    private readonly signal: AbortSignal,
  ) {}

  /** Waits until the next attempt, or throws the failure where there is none. */
  async after(failure: Retryable): Promise<void> {
    const seconds = this.waitSeconds[this.#failures];
    this.#failures += 1;
    const asked = failure.waitMs ?? 0;
    if (!failure.isRetryable || seconds === undefined || asked > LONGEST_WAIT_MS) throw failure;
    await sleep(Math.max(jittered(seconds), asked), undefined, { signal: this.signal });
  }

  /** From now on there are as many attempts as at first. */
  renew(): void {
    this.#failures = 0;
  }
}
