/** Embeddings: answers come whole. The tokens of the inputs are estimated if no usage is reported. */
import type { Modality } from "./modality.js";

/** The longest vectors have some thousand numbers. They may come in several forms at once. */
const BYTES_OF_RESULT = 1024 * 1024;

export const embeddingModality: Modality<"embedding"> = {
  /** If a vector is missing, it is unknown to which input it belongs. */
  faultOf({ embeddings: { length } }, wanted = length) {
    if (length === 0) return "empty";
    return length === wanted
      ? undefined
      : { status: 502, code: "upstream_error", message: `The upstream gave ${length} vectors for ${wanted} inputs.` };
  },

  wantedOf: ({ inputs }) => inputs.length,

  bytesOfResult: BYTES_OF_RESULT,

  complete: (response, { inputEstimate }) =>
    inputEstimate === undefined || response.usage !== undefined
      ? response
      : { ...response, usage: { input: inputEstimate, total: inputEstimate } },

  billableOf: ({ usage }) => ({ usage, words: [], images: [] }),
};
