// Made from specs/dialects/embed-content/mapping.yaml, specs/dialects/embeddings/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [{ concept: "inputs", from: "requests[]", to: "input", by: "token inputs" }];

export const dropped: readonly FieldRow[] = [
  {
    concept: "inputs.text",
    from: "requests[].content.parts[0].text",
    dropped: "the embeddings dialect has no place for it",
  },
  { concept: "inputs.model", from: "requests[].model", dropped: "the embeddings dialect has no place for it" },
  {
    concept: "inputs.dimensions",
    from: "requests[].outputDimensionality",
    dropped: "the embeddings dialect has no place for it",
  },
  {
    concept: "(only here)",
    from: "requests[].taskType",
    dropped: "clients of other dialects write it before the text",
  },
  { concept: "(only here)", from: "requests[].title", dropped: "titles are known to this dialect alone" },
];
