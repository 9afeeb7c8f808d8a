// Made from specs/dialects/images/mapping.yaml, specs/dialects/images-by-reference/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "prompt", to: "prompt" },
  { concept: "sources", from: "image", to: "images or image", by: "image sources, typed sources" },
  { concept: "sources", from: "images", to: "images or image", by: "image sources, typed sources" },
  { concept: "count", from: "n", to: "n" },
  { concept: "aspect_ratio", from: "aspect_ratio", to: "aspect_ratio" },
  { concept: "resolution", from: "resolution", to: "resolution" },
  { concept: "quality", from: "quality", to: "quality" },
  { concept: "carrier", from: "response_format", to: "response_format", by: "word for word" },
  { concept: "user", from: "user", to: "user" },
];

export const dropped: readonly FieldRow[] = [
  { concept: "mask", from: "mask", dropped: "the vendor takes no masks" },
  { concept: "size", from: "size", dropped: "the vendor takes a ratio and a tier instead of a size" },
  { concept: "background", from: "background", dropped: "the vendor has no choice of backgrounds" },
  { concept: "moderation", from: "moderation", dropped: "the vendor has no choice of moderation" },
  { concept: "fidelity", from: "input_fidelity", dropped: "the vendor has no choice of fidelity" },
  { concept: "format", from: "output_format", dropped: "the vendor has no choice of encodings" },
  { concept: "compression", from: "output_compression", dropped: "the vendor has no choice of compression" },
  { concept: "stream", from: "stream", dropped: "the vendor has no streams of images" },
  { concept: "partials", from: "partial_images", dropped: "the vendor has no streams of images" },
  { concept: "series", from: "sequential_image_generation", dropped: "the vendor makes no series" },
  {
    concept: "series_length",
    from: "sequential_image_generation_options.max_images",
    dropped: "the vendor makes no series",
  },
  { concept: "layers", from: "layer_decomposition", dropped: "the vendor takes nothing apart" },
  { concept: "(only here)", from: "watermark", dropped: "images are never marked on behalf of a client" },
];
