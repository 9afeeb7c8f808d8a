/** The functions that answer for simulated models, by vocabulary. */
import type { AnyDialect, Vocabularies, VocabularyName } from "../../registry.js";
import { embed } from "./embedding.js";
import { makeImageAnswer } from "./image.js";
import { makeVideoAnswer } from "./video.js";
import { think } from "./text.js";

type Responder<V extends VocabularyName> = (request: Vocabularies[V]["request"]) => Vocabularies[V]["response"];

const responders: { readonly [V in VocabularyName]: Responder<V> } = {
  text: think,
  embedding: embed,
  image: makeImageAnswer,
  video: makeVideoAnswer,
};

/** The function that answers requests of a dialect. */
export function responderOf({ vocabulary }: AnyDialect): Responder<VocabularyName> {
  return responders[vocabulary] as Responder<VocabularyName>;
}
