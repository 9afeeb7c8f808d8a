import type { Doubt } from "../config/yaml-file.js";
import type { Credentials } from "./credentials.js";
import type { AuthStyle, Model, PromptCache } from "./types.js";

/** A provider's secret in a catalog file. */
export type WrittenSecret =
  | { readonly variable: string }
  | { readonly literal: string }
  /** `apiKey:` without a value keeps the stored key. The place is for the error when none is stored. */
  | { readonly keptAt: string };

/** A field of credentials: a secret, or text whose variables are read when it is used. */
export type WrittenField = WrittenSecret | { readonly text: string };

export interface WrittenProvider {
  readonly id: string;
  readonly preset?: string;
  readonly baseUrl?: string;
  readonly auth?: AuthStyle;
  readonly headers: Readonly<Record<string, string>>;
  readonly promptCache?: PromptCache;
  readonly maxConcurrent?: number;
  readonly family?: string;
  readonly secret?: WrittenSecret;
  /** In place of a key. */
  readonly credentials?: Credentials<WrittenField>;
}

export type WrittenModel = Omit<Model, "created">;

/** The contents of a catalog file, checked, with defaults filled in. */
export interface CatalogFile {
  readonly providers: readonly WrittenProvider[];
  readonly models: readonly WrittenModel[];
  /** Variables that are not set in this process. The gateway reads them, and they may be set there. */
  readonly warnings?: readonly string[];
  readonly doubts?: readonly Doubt[];
}
