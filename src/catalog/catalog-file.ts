import type { AuthStyle, Model, PromptCache } from "./types.js";

/** A provider's secret in a catalog file. */
export type WrittenSecret =
  | { readonly variable: string }
  | { readonly literal: string }
  /** Nothing after `apiKey:` keeps what is stored; the place is told when nothing is. */
  | { readonly keptAt: string };

export interface WrittenProvider {
  readonly id: string;
  readonly preset?: string;
  readonly baseUrl?: string;
  readonly auth?: AuthStyle;
  readonly headers: Readonly<Record<string, string>>;
  readonly promptCache?: PromptCache;
  readonly family?: string;
  readonly secret?: WrittenSecret;
}

export type WrittenModel = Omit<Model, "created">;

/** What a catalog file says, checked, with defaults filled in. */
export interface CatalogFile {
  readonly providers: readonly WrittenProvider[];
  readonly models: readonly WrittenModel[];
  /** Variables that are not set here: they are read by whoever serves, and may be set there. */
  readonly warnings?: readonly string[];
}
