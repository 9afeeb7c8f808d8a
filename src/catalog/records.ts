/** The catalog as the database keeps it: no preset is applied and no secret is readable. */
import type { Credentials } from "./credentials.js";
import type { ItemDifference } from "./difference.js";
import type { AuthStyle, Model, PromptCache } from "./types.js";

/** A provider's secret at rest: the name of a variable, or an encrypted text. */
export type StoredSecret = { readonly variable: string } | { readonly sealed: string };

/** A field of credentials at rest. Variables in a text are read when it is used. */
export type StoredField = StoredSecret | { readonly text: string };

export interface ProviderRecord {
  readonly id: string;
  readonly preset?: string;
  readonly baseUrl?: string;
  readonly auth?: AuthStyle;
  /** Values may refer to variables, which are resolved when the request is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly promptCache?: PromptCache;
  readonly maxConcurrent?: number;
  readonly family?: string;
  readonly secret?: StoredSecret;
  readonly credentials?: Credentials<StoredField>;
}

export interface CatalogRecords {
  readonly providers: ReadonlyMap<string, ProviderRecord>;
  readonly models: ReadonlyMap<string, Model>;
}

export interface CatalogChange {
  readonly saveProviders: readonly ProviderRecord[];
  readonly removeProviders: readonly string[];
  readonly saveModels: readonly Model[];
  readonly removeModels: readonly string[];
}

/** What is to be changed. Nothing, where everything is as it should be. */
export interface CatalogDecision {
  readonly differences: readonly ItemDifference[];
  readonly change?: CatalogChange | undefined;
}

/** Where catalog records are kept. */
export interface CatalogRecordStore {
  records(): Promise<CatalogRecords>;
  /** Shows `decide` what is stored and makes the change it returns, all in one transaction. */
  change(decide: (stored: CatalogRecords) => CatalogDecision, lockTimeoutMs?: number): Promise<CatalogDecision>;
}

/** Encrypts secrets for storage; a sealed text opens only under the name it was sealed for. */
export interface Vault {
  seal(name: string, secret: string): string;
  open(name: string, sealed: string): string;
}
