/** Vectors: they come whole, and what their inputs took is estimated where nobody tells. */
import type { Manner } from "./manner.js";

export const embeddingManner: Manner<"embedding"> = {
  faultOf: ({ embeddings }) => (embeddings.length === 0 ? "empty" : undefined),

  complete: (response, { inputEstimate }) => (inputEstimate === undefined || response.usage !== undefined ? response : { ...response, usage: { input: inputEstimate, total: inputEstimate } }),

  yieldOf: ({ usage }) => ({ usage, words: [], pictures: [] }),
};
