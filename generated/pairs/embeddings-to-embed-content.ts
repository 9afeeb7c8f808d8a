// Made from specs/dialects/embeddings/mapping.yaml, specs/dialects/embed-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", by: "implied by leaving it out: the path contains it" },
  { concept: "inputs", from: "input", to: "requests[]", by: "token inputs" },
  { concept: "dimensions", from: "dimensions", by: "implied by leaving it out: each input has it" },
  {
    concept: "encoding",
    from: "encoding_format",
    by: "implied by leaving it out: vectors come as numbers and are converted to the requested form",
  },
];

export const dropped: readonly FieldRow[] = [
  { concept: "user", from: "user", dropped: "the vendor takes no end user" },
];
