// Made from specs/dialects/embeddings/mapping.yaml, specs/dialects/embed-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the embeddings dialect for a model behind embed-content, and its answer. */
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
      concept: "dimensions",
      from: "output_dimension",
      to: "requests[].outputDimensionality",
      by: "spread over inputs, implied by leaving it out: each input has it",
      when: "unless dimensions has another value",
    },
    {
      concept: "encoding",
      from: "encoding_format",
      by: "implied by leaving it out: vectors come as numbers and are converted to the requested form",
      when: "only float, base64",
    },
  ],
  dropped: [
    { concept: "number_type", from: "output_dtype", when: 'unless "float"', dropped: "the numbers are always floats" },
    { concept: "user", from: "user", dropped: "the vendor takes the inputs alone" },
    { concept: "metadata", from: "metadata", dropped: "the vendor takes the inputs alone" },
    { concept: "(only here)", from: "stream", when: "unless false", dropped: "vectors come in one answer" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "embeddings.vector", from: "embeddings[].values", to: "data[].embedding" },
    { concept: "embeddings", from: "embeddings[]", to: "data[]" },
    { concept: "usage.input", from: "usageMetadata.promptTokenCount", to: "usage.prompt_tokens", by: "made to add up" },
    {
      concept: "usage.input",
      from: "usageMetadata.totalTokenCount",
      to: "usage.prompt_tokens",
      by: "made to add up",
      when: "unless usageMetadata.promptTokenCount has another value",
    },
    { concept: "usage.total", from: "usageMetadata.totalTokenCount", to: "usage.total_tokens", by: "made to add up" },
    {
      concept: "usage.total",
      from: "usageMetadata.promptTokenCount",
      to: "usage.total_tokens",
      by: "made to add up",
      when: "unless usageMetadata.totalTokenCount has another value",
    },
    { concept: "usage", from: "usageMetadata", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
