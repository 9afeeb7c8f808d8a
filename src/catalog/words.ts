import type { AuthStyle } from "./types.js";

/** What is known of a kind of provider before an operator says anything. */
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
  /** What is wrong with what a catalog says that a model accepts, if anything is. */
  faultOfAccepts?(written: unknown): string | undefined;
}
