/** What simulated models of each vocabulary think with. */
import type { AnyDialect, Vocabularies, VocabularyName } from "../../registry.js";
import { embed } from "./embedding.js";
import { paint } from "./image.js";
import { shoot } from "./video.js";
import { think } from "./text.js";

type Mind<V extends VocabularyName> = (request: Vocabularies[V]["request"]) => Vocabularies[V]["response"];

const minds: { readonly [V in VocabularyName]: Mind<V> } = { text: think, embedding: embed, image: paint, video: shoot };

/** The mind that answers requests of a dialect. */
export function mindOf({ vocabulary }: AnyDialect): Mind<VocabularyName> {
  return minds[vocabulary] as Mind<VocabularyName>;
}
