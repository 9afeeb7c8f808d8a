/** Embeddings: answers come whole. The tokens of the inputs are estimated if no usage is reported. */
import type { Modality } from "./modality.js";

export const embeddingModality: Modality<"embedding"> = {
  /** If a vector is missing, it is unknown to which input it belongs. */
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
