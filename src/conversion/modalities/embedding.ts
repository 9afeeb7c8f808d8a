/** Embeddings: answers come whole. The tokens of the inputs are estimated if no usage is reported. */
import type { Failure } from "../failure.js";
import type { Modality } from "./modality.js";

export const embeddingModality: Modality<"embedding"> = {
  /** If a vector is missing, or two have one place, it is unknown to which input each belongs. */
  faultOf({ embeddings }, wanted = embeddings.length) {
    const { length } = embeddings;
    if (length === 0) return "empty";
    if (length !== wanted) return fault(`The upstream gave ${length} vectors for ${wanted} inputs.`);
    const isEachInPlace = embeddings.every(({ index }, order) => index === undefined || index === order);
    return isEachInPlace ? undefined : fault("The upstream's vectors do not have the places of the inputs.");
  },

  wantedOf: ({ inputs }) => inputs.length,

  complete: (response, { inputEstimate }) =>
    inputEstimate === undefined || response.usage !== undefined
      ? response
      : { ...response, usage: { input: inputEstimate, total: inputEstimate } },

  billableOf: ({ usage }) => ({ usage, words: [], images: [] }),
};

function fault(message: string): Failure {
  return { status: 502, code: "upstream_error", message };
}
