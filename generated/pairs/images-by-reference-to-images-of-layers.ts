// Made from specs/dialects/images-by-reference/mapping.yaml, specs/dialects/images-of-layers/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "prompt", to: "prompt" },
  { concept: "sources", from: "images", to: "image", by: "typed sources, source addresses" },
  { concept: "sources", from: "image", to: "image", by: "typed sources, source addresses" },
  { concept: "carrier", from: "response_format", to: "response_format", by: "word for word" },
];

export const dropped: readonly FieldRow[] = [
  { concept: "count", from: "n", dropped: "the vendor makes several images as a series only" },
  { concept: "aspect_ratio", from: "aspect_ratio", dropped: "the vendor takes a size" },
  { concept: "resolution", from: "resolution", dropped: "the vendor takes a size" },
  { concept: "quality", from: "quality", dropped: "the vendor has no choice of quality" },
  { concept: "user", from: "user", dropped: "the vendor takes no end user" },
];
