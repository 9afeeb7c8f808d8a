/** Vectors: they come whole, and what their inputs took is estimated where nobody tells. */
import type { Modality } from "./modality.js";

export const embeddingModality: Modality<"embedding"> = {
  /** Which of the inputs a missing vector would be that of, nobody knows. */
  faultOf({ embeddings: { length } }, wanted = length) {
    if (length === 0) return "empty";
    return length === wanted
      ? undefined
      : { status: 502, code: "upstream_error", message: `The upstream gave ${length} vectors for ${wanted} inputs.` };
  },

  wantedOf: ({ inputs }) => inputs.length,

  complete: (response, { inputEstimate }) =>
    inputEstimate === undefined || response.usage !== undefined
      ? response
      : { ...response, usage: { input: inputEstimate, total: inputEstimate } },

  billableOf: ({ usage }) => ({ usage, words: [], images: [] }),
};
