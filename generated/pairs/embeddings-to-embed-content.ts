// Made from specs/dialects/embeddings/mapping.yaml, specs/dialects/embed-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the embeddings dialect for a model behind embed-content. */
export const embeddingsToEmbedContent: Pair = {
  from: "embeddings",
  to: "embed-content",
  fields: [
    {
      concept: "model",
      from: "model",
      to: "requests[].model",
      by: "the upstream's name of it, spread over inputs, implied by leaving it out: the path contains it",
    },
    {
      concept: "inputs",
      from: "input",
      to: "requests[].content.parts or requests[].model or requests[].outputDimensionality",
      by: "token inputs",
      when: "with text",
    },
    {
      concept: "dimensions",
      from: "dimensions",
      to: "requests[].outputDimensionality",
      by: "spread over inputs, implied by leaving it out: each input has it",
    },
    {
      concept: "encoding",
      from: "encoding_format",
      by: "implied by leaving it out: vectors come as numbers and are converted to the requested form",
      when: "only float, base64",
    },
  ],
  dropped: [
    { concept: "user", from: "user", dropped: "the vendor takes no end user" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
