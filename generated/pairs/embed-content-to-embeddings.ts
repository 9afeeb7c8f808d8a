// Made from specs/dialects/embed-content/mapping.yaml, specs/dialects/embeddings/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the embed-content dialect for a model behind embeddings. */
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
};
