import type { AuthStyle } from "./types.js";

/** The defaults of a kind of provider. */
export interface Preset {
  readonly baseUrl?: string;
  readonly auth?: AuthStyle;
  readonly headers?: Readonly<Record<string, string>>;
  /** The dialects spoken at the preset's own address. */
  readonly dialects: readonly string[];
}

export type Presets = Readonly<Record<string, Preset>>;

/** The names a catalog file may use. */
export interface CatalogWords {
  readonly dialects: ReadonlyMap<string, { readonly vocabulary: string }>;
  readonly presets: Presets;
  /** The profiles, with what the models of each speak of. */
  readonly profileVocabularies: ReadonlyMap<string, string>;
  /** The problem of a model's `accepts` in a catalog, if it has one. */
  faultOfAccepts?(written: unknown): string | undefined;
}
