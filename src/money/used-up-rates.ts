/**
 * Keys whose rate of requests is used up. Until another request fits they are refused without the database, so that a
 * flood of such requests keeps nobody else from it.
 */
import type { Caller } from "../stores/keys/caller.js";
import type { Admission, RateRefusal } from "../stores/wallets/holds.js";
import type { MoneyStore } from "../stores/wallets/money-store.js";

/** What is not kept is asked for. */
const MOST_KEYS = 10_000;

interface UsedUpRate {
  readonly perMinute: number | undefined;
  /** By the monotonic clock. */
  readonly until: number;
}

class UsedUpRates {
  readonly #keys = new Map<string, UsedUpRate>();

  /** The refusal of a request, where it is known. */
  refusalOf({ keyId, limits }: Caller): RateRefusal | undefined {
    const rate = this.#keys.get(keyId);
    if (rate === undefined) return undefined;
    const waitMs = Math.ceil(rate.until - performance.now());
    if (waitMs > 0 && rate.perMinute === limits?.requestsPerMinute)
      return { refused: "rate", limit: "requests", waitMs };
    this.#keys.delete(keyId);
    return undefined;
  }

  /** Requests of other processes only add to what is used, so a refusal holds until its time is over. */
  keep<Answer extends Admission | RateRefusal | undefined>({ keyId, limits }: Caller, answer: Answer): Answer {
    if (answer === undefined || !("limit" in answer) || answer.limit !== "requests") return answer;
    if (this.#keys.size < MOST_KEYS)
      this.#keys.set(keyId, { perMinute: limits?.requestsPerMinute, until: performance.now() + answer.waitMs });
    return answer;
  }
}

/** The store, asked only for requests whose refusal is not known. */
export function knowingUsedUpRates(money: MoneyStore): MoneyStore {
  const rates = new UsedUpRates();
  return {
    ...money,
    reserve: async (input) => rates.refusalOf(input.caller) ?? rates.keep(input.caller, await money.reserve(input)),
    countRequest: async (caller) => rates.refusalOf(caller) ?? rates.keep(caller, await money.countRequest(caller)),
  };
}
