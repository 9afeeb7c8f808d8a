/** Files of specs/interlingua as specs/language/interlingua.json has them. */
import type { Json } from "../../../src/conversion/json.js";

export interface VocabularySource {
  readonly vocabulary: string;
  readonly enums: Readonly<
    Record<string, Readonly<Record<string, { readonly description: string; readonly fallback?: string }>>>
  >;
  readonly records: ShapeSources;
  readonly unions?: Readonly<Record<string, { readonly description: string; readonly kinds: ShapeSources }>>;
}

export type ShapeSources = Readonly<Record<string, { readonly description: string; readonly fields: FieldSources }>>;

export type FieldSources = Readonly<Record<string, FieldSource>>;

export interface FieldSource {
  readonly type: string;
  readonly description: string;
  readonly required?: true;
  readonly neutral?: Json;
  readonly several?: SeveralSource;
}

export interface SeveralSource {
  readonly limit?: string;
  readonly given?: string;
}
