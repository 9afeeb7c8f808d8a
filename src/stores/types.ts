/** The stores the server works with. */
import type { Catalog } from "../catalog/types.js";
import type { MoneyStore } from "./money-store.js";
import type { RequestLogStore } from "./request-log-store.js";

/** How much a key may ask for; what is absent is not limited. */
export interface KeyLimits {
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerMinute?: number | undefined;
  readonly mostConcurrent?: number | undefined;
}

/** Who is calling: a key and the wallet it belongs to. */
export interface Caller {
  readonly keyId: string;
  readonly walletId: string;
  /** Absent when the key has none. */
  readonly limits?: KeyLimits | undefined;
  /** The models the key may call, as `allowsModel` reads them; all of them when absent. */
  readonly models?: readonly string[] | undefined;
}

export interface KeyStore {
  /** The caller a secret belongs to, or nothing when it is unknown, revoked or past its time. */
  find(secret: string): Promise<Caller | undefined>;
}

export interface CatalogStore {
  read(): Promise<Catalog>;
}

export interface Stores {
  readonly keys: KeyStore;
  readonly money: MoneyStore;
  readonly catalog: CatalogStore;
  readonly requests: RequestLogStore;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
