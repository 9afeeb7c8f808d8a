// Made from specs/dialects/embed-content/mapping.yaml, specs/dialects/embeddings/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the embed-content dialect for a model behind embeddings, and its answer. */
export const embedContentToEmbeddings: Pair = {
  from: "embed-content",
  to: "embeddings",
  fields: [
    {
      concept: "inputs.text",
      from: "requests[].content.parts",
      to: "input",
      by: "text parts, token inputs",
      when: "as far as it is understood",
    },
    {
      concept: "inputs.model",
      from: "requests[].model",
      to: "model",
      by: "lift from inputs",
      when: "the same in all inputs",
    },
    {
      concept: "inputs.dimensions",
      from: "requests[].outputDimensionality",
      to: "dimensions",
      by: "lift from inputs",
      when: "the same in all inputs",
    },
    { concept: "inputs", from: "requests[]", to: "input", by: "token inputs" },
  ],
  dropped: [
    {
      concept: "(only here)",
      from: "requests[].taskType",
      dropped: "clients of other dialects write it before the text",
    },
    { concept: "(only here)", from: "requests[].title", dropped: "titles are known to this dialect alone" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "id", from: "id", dropped: "answers do not name the model and have no ID" },
    {
      concept: "embeddings.index",
      from: "data[].index",
      by: "implied by leaving it out: vectors are in the order of their inputs",
    },
    { concept: "embeddings.vector", from: "data[].embedding", to: "embeddings[].values" },
    { concept: "embeddings", from: "data[]", to: "embeddings[]" },
    { concept: "model", from: "model", dropped: "answers do not name the model and have no ID" },
    { concept: "usage.input", from: "usage.prompt_tokens", to: "usageMetadata.promptTokenCount", by: "made to add up" },
    {
      concept: "usage.input",
      from: "usage.total_tokens",
      to: "usageMetadata.promptTokenCount",
      by: "made to add up",
      when: "unless usage.prompt_tokens has another value",
    },
    { concept: "usage.total", from: "usage.total_tokens", to: "usageMetadata.totalTokenCount", by: "made to add up" },
    {
      concept: "usage.total",
      from: "usage.prompt_tokens",
      to: "usageMetadata.totalTokenCount",
      by: "made to add up",
      when: "unless usage.total_tokens has another value",
    },
    { concept: "usage", from: "usage", to: "usageMetadata" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
