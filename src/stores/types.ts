/** The stores the server works with. */
import type { Catalog } from "../catalog/types.js";

/** Who is calling: a key and the wallet it belongs to. */
export interface Caller {
  readonly keyId: string;
  readonly walletId: string;
}

export interface KeyStore {
  /** The caller a secret belongs to, or nothing when it is unknown or revoked. */
  find(secret: string): Promise<Caller | undefined>;
}

export interface CatalogStore {
  read(): Promise<Catalog>;
}

export interface Stores {
  readonly keys: KeyStore;
  readonly catalog: CatalogStore;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
