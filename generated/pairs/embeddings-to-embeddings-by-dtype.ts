// Made from specs/dialects/embeddings/mapping.yaml, specs/dialects/embeddings-by-dtype/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the embeddings dialect for a model behind embeddings-by-dtype, and its answer. */
export const embeddingsToEmbeddingsByDtype: Pair = {
  from: "embeddings",
  to: "embeddings-by-dtype",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "inputs", from: "input", to: "input", by: "token inputs" },
    { concept: "dimensions", from: "dimensions", to: "output_dimension" },
    {
      concept: "dimensions",
      from: "output_dimension",
      to: "output_dimension",
      when: "unless dimensions has another value",
    },
    { concept: "number_type", from: "output_dtype", to: "output_dtype" },
    {
      concept: "encoding",
      from: "encoding_format",
      to: "encoding_format",
      by: "word for word",
      when: "only float, base64",
    },
    { concept: "metadata", from: "metadata", to: "metadata" },
  ],
  dropped: [
    { concept: "user", from: "user", dropped: "the vendor takes no end user" },
    { concept: "(only here)", from: "stream", when: "unless false", dropped: "vectors come in one answer" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "id", from: "id", to: "id" },
    { concept: "embeddings.index", from: "data[].index", to: "data[].index" },
    { concept: "embeddings.vector", from: "data[].embedding", to: "data[].embedding" },
    { concept: "embeddings", from: "data[]", to: "data[]" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.prompt_tokens", to: "usage.prompt_tokens", by: "made to add up" },
    {
      concept: "usage.input",
      from: "usage.total_tokens",
      to: "usage.prompt_tokens",
      by: "made to add up",
      when: "unless usage.prompt_tokens has another value",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    {
      concept: "usage.total",
      from: "usage.prompt_tokens",
      to: "usage.total_tokens",
      by: "made to add up",
      when: "unless usage.total_tokens has another value",
    },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
