import type { PriceNames } from "./price-names.js";
import type { AuthStyle } from "./types.js";

/** The defaults of a kind of provider. */
export interface Preset {
  readonly baseUrl?: string;
  readonly auth?: AuthStyle;
  readonly headers?: Readonly<Record<string, string>>;
  /** The dialects at the preset's own base URL. */
  readonly dialects: readonly string[];
}

export type Presets = Readonly<Record<string, Preset>>;

/** The names that operators may use, in a catalog file and in the rules of keys. */
export interface CatalogWords {
  readonly dialects: ReadonlyMap<string, { readonly vocabulary: string }>;
  /** The dialects that clients may call in. The others are of upstreams only. */
  readonly servedDialects: ReadonlySet<string>;
  readonly presets: Presets;
  /** The profiles, with the vocabulary of their models. */
  readonly profileVocabularies: ReadonlyMap<string, string>;
  /** The names that tables of prices may have. */
  readonly priceNames: PriceNames;
  /** The problem of a model's `accepts`, if there is one. */
  faultOfAccepts?(written: unknown): string | undefined;
}
