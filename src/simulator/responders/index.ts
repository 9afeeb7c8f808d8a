/** What simulated models of each vocabulary think with. */
import type { AnyDialect, Vocabularies, VocabularyName } from "../registry.js";
import { embed } from "./embed.js";
import { paint } from "./paint.js";
import { shoot } from "./shoot.js";
import { think } from "./mind.js";

type Mind<V extends VocabularyName> = (request: Vocabularies[V]["request"]) => Vocabularies[V]["response"];

const minds: { readonly [V in VocabularyName]: Mind<V> } = { text: think, embedding: embed, image: paint, video: shoot };

/** The mind that answers requests of a dialect. */
export function mindOf({ vocabulary }: AnyDialect): Mind<VocabularyName> {
  return minds[vocabulary] as Mind<VocabularyName>;
}
