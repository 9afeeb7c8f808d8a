// Made from specs/dialects/images-by-reference/mapping.yaml, specs/dialects/images/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "prompt", to: "prompt" },
  { concept: "sources", from: "images", to: "image or images", by: "typed sources, image sources" },
  { concept: "sources", from: "image", to: "image or images", by: "typed sources, image sources" },
  { concept: "count", from: "n", to: "n" },
  { concept: "aspect_ratio", from: "aspect_ratio", to: "aspect_ratio" },
  { concept: "resolution", from: "resolution", to: "resolution" },
  { concept: "quality", from: "quality", to: "quality" },
  { concept: "carrier", from: "response_format", to: "response_format", by: "word for word" },
  { concept: "user", from: "user", to: "user" },
];

export const dropped: readonly FieldRow[] = [];
