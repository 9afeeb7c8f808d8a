/** The stores the server works with. */
import type { MaybePromise } from "../errors/maybe-promise.js";
import type { Catalog } from "../catalog/types.js";
import type { ClockStore } from "./drivers/heal-clock.js";
import type { Caller } from "./keys/caller.js";
import type { AllotmentStore } from "./wallets/allotment-store.js";
import type { UsedUpRates } from "./keys/used-up-rates.js";
import type { MoneyStore } from "./wallets/money-store.js";
import type { RequestLogStore } from "./logs/request-log-store.js";

/** Limits lookups that may be guesses: does the lookup, or throws instead. */
export type GuessGuard = <Found>(look: () => Promise<Found>) => Promise<Found>;

export interface KeyStore {
  /**
   * The caller a secret belongs to, or nothing when it is unknown, revoked or expired. The guard limits lookups of
   * secrets that this process has neither created nor found in the last day.
   */
  find(secret: string, guard?: GuessGuard): MaybePromise<Caller | undefined>;
}

export interface CatalogStore {
  read(): Promise<Catalog>;
}

export interface Stores {
  readonly keys: KeyStore;
  readonly money: MoneyStore;
  readonly usedUpRates: UsedUpRates;
  readonly allotments: AllotmentStore;
  readonly clock: ClockStore;
  readonly catalog: CatalogStore;
  readonly requests: RequestLogStore;
  /** Fails where the database does not answer. */
  takesWrites(): Promise<boolean>;
  close(): Promise<void>;
}
