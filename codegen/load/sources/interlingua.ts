/** Files of specs/interlingua as specs/language/interlingua.json has them. */
import type { Interlingua } from "../../../generated/language/interlingua.js";

export type VocabularySource = Interlingua;
export type ShapeSources = Interlingua["records"];
export type FieldSources = ShapeSources[string]["fields"];
export type FieldSource = FieldSources[string];
export type SeveralSource = NonNullable<FieldSource["several"]>;
