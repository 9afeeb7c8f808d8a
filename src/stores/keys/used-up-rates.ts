/**
 * Keys whose rate of requests is used up. Until another request fits they are refused without the database, so that a
 * flood of such requests keeps nobody else from it.
 */
import { ExpiringCache } from "../expiring-cache.js";
import type { TaskStore } from "../tasks/task-store.js";
import type { RateRefusal } from "../wallets/holds.js";
import type { MoneyStore } from "../wallets/money-store.js";
import type { Caller } from "./caller.js";

const MOST_KEYS = 10_000;
const MINUTE_MS = 60_000;

interface UsedUpRate {
  readonly perMinute: number | undefined;
  /** By the monotonic clock. */
  readonly until: number;
}

export class UsedUpRates {
  readonly #keys = new ExpiringCache<UsedUpRate>(MOST_KEYS, MINUTE_MS, () => performance.now());

  /** Asks for a request, unless it is known that it would be refused. */
  async ask<Answer extends object | undefined>(
    caller: Caller,
    ask: () => Promise<Answer>,
  ): Promise<Answer | RateRefusal> {
    const known = this.refusalOf(caller);
    if (known !== undefined) return known;
    const askedAt = performance.now();
    const answer = await ask();
    if (isOfRequests(answer)) this.#keep(caller, askedAt + answer.waitMs);
    return answer;
  }

  /** The refusal of its next request, where it is known. */
  refusalOf({ keyId, limits }: Caller): RateRefusal | undefined {
    const rate = this.#keys.get(keyId);
    if (rate === undefined || rate.perMinute !== limits?.requestsPerMinute) return undefined;
    return { refused: "rate", limit: "requests", waitMs: Math.max(1, Math.ceil(rate.until - performance.now())) };
  }

  /** Requests of other processes only add to what is used, so a refusal holds until its time is over. */
  #keep({ keyId, limits }: Caller, until: number): void {
    const waitMs = until - performance.now();
    if (waitMs > 0) this.#keys.set(keyId, { perMinute: limits?.requestsPerMinute, until }, waitMs);
  }
}

function isOfRequests(answer: object | undefined): answer is RateRefusal {
  return answer !== undefined && "limit" in answer && answer.limit === "requests";
}

/** The store, asked only for requests whose refusal is not known. */
export function moneyWithin(rates: UsedUpRates, money: MoneyStore): MoneyStore {
  return {
    ...money,
    reserve: (input) => rates.ask(input.caller, () => money.reserve(input)),
    countRequest: (caller, tokens) => rates.ask(caller, () => money.countRequest(caller, tokens)),
  };
}

/** The same for creations of tasks. */
export function tasksWithin(rates: UsedUpRates, tasks: TaskStore): TaskStore {
  return { ...tasks, createIntent: (intent) => rates.ask(intent.caller, () => tasks.createIntent(intent)) };
}
