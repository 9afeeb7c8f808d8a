/** The requests to upstreams for one call: which target comes next, after which wait, and when it is enough. */
import type { RetryRules } from "../catalog/types.js";
import { isFault, outcomeOf, wasNotSent } from "../upstream/outcome.js";
import { waitOf } from "../upstream/retry-after.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import type { ClientSignal } from "./client-signal.js";

type Answer = UpstreamError | { readonly status: number; readonly retryAfter: string | undefined };

/** A call that waits keeps its place, its hold and its memory. */
const USUAL_BUDGET_SECONDS = 20;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** Every target once, in order. Where the model allows more attempts, the same again after a wait. */
export class Attempts {
  #begunAt = performance.now();
  #lastBegunAt = this.#begunAt;
  /** The pauses that upstreams asked for. */
  #restingUntil: Map<Target, number> | undefined;
  #made = 0;
  /** Those of this round that were not tried, in order. */
  #left: readonly Target[];

  constructor(
    private targets: readonly Target[],
    private readonly rules: RetryRules | undefined,
    private readonly random: () => number = Math.random,
  ) {
    this.#left = targets;
  }

  /** Whether the current one is the last by number. */
  get isLast(): boolean {
    return this.#made >= (this.rules?.attempts ?? this.targets.length);
  }

  /** The untried targets of this round, the best first. Those that asked for a pause are among them only if all did. */
  get nextTargets(): readonly Target[] {
    const resting = this.#restingUntil;
    if (resting === undefined) return this.#left;
    const now = performance.now();
    const ready = this.#left.filter((target) => (resting.get(target) ?? 0) <= now);
    return ready.length === 0 ? this.#left : ready;
  }

  /** What may be tried beside the current one: nothing that was tried in this round. */
  get further(): readonly Target[] {
    const isRoundOver = this.#made % this.targets.length === 0;
    return isRoundOver || this.isLast || this.#spent > this.#budget ? [] : this.#left;
  }

  /** One of the next targets is tried now. */
  begin(target: Target): void {
    this.#made += 1;
    this.#lastBegunAt = performance.now();
    const left = this.#left.length === 1 ? [] : this.#left.filter((other) => other !== target);
    this.#left = left.length === 0 ? this.targets : left;
  }

  /** The current target cannot express the call. So nothing was sent: this was no attempt, and took no time of them. */
  exclude(target: Target): void {
    this.#made -= 1;
    this.#begunAt += performance.now() - this.#lastBegunAt;
    const isOther = (other: Target) => other !== target;
    this.targets = this.targets.filter(isOther);
    const left = this.#left.filter(isOther);
    this.#left = left.length === 0 ? this.targets : left;
  }

  /** How long to wait before the next attempt. Nothing: there is none. */
  waitAfter(target: Target, answer: Answer): number | undefined {
    if (!this.isRepeated(answer)) return undefined;
    const rest = answer instanceof UpstreamError ? undefined : waitOf(answer.retryAfter);
    if (rest !== undefined) (this.#restingUntil ??= new Map()).set(target, performance.now() + rest);
    return this.waitForNext();
  }

  /** Nothing: there is no next attempt. */
  waitForNext(): number | undefined {
    if (this.isLast || this.targets.length === 0) return undefined;
    // The budget is for requests that are sent again.
    if (this.#made === 0) return 0;
    const wait = this.#pauseBeforeNext();
    return this.#spent + wait > this.#budget ? undefined : wait;
  }

  get #spent(): number {
    return performance.now() - this.#begunAt;
  }

  get #budget(): number {
    return (this.rules?.budgetSeconds ?? USUAL_BUDGET_SECONDS) * 1000;
  }

  /** A target that was not tried yet is tried at once. */
  #pauseBeforeNext(): number {
    const round = Math.floor(this.#made / this.targets.length);
    const [next] = this.#left;
    if (round === 0 || next === undefined) return 0;
    const resting = (this.#restingUntil?.get(next) ?? 0) - performance.now();
    const backoff = Math.min(FIRST_WAIT_MS * 2 ** (round - 1), LONGEST_WAIT_MS);
    // Between half and the whole, so that calls that failed together are not repeated together.
    return Math.max(resting, backoff * (0.5 + 0.5 * this.random()));
  }

  /** Whether another attempt may follow this failure. */
  isRepeated(answer: Answer): boolean {
    const { on } = this.rules ?? {};
    if (answer instanceof UpstreamError) return wasNotSent(answer) && (on === undefined || on.includes("connect"));
    const { status } = answer;
    if (on === undefined) return outcomeOf(status).failsOver;
    return on.includes(status) || (isFault(answer) && on.includes("5xx"));
  }
}

/** Ends early when the client is gone. */
export function waitUnlessGone(milliseconds: number, signal: ClientSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.off("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.once("abort", end);
  });
}
