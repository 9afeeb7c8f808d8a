// Made from specs/dialects/images-of-layers/mapping.yaml, specs/dialects/images-by-reference/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "prompt", to: "prompt" },
  { concept: "sources", from: "image", to: "images or image", by: "source addresses, typed sources" },
  { concept: "carrier", from: "response_format", to: "response_format", by: "word for word" },
  {
    concept: "(gateway)",
    from: "watermark",
    by: "acted on by the gateway: images are never marked on behalf of a client",
  },
];

export const dropped: readonly FieldRow[] = [
  { concept: "size", from: "size", dropped: "the vendor takes a ratio and a tier instead of a size" },
  { concept: "background", from: "background", dropped: "the vendor has no choice of backgrounds" },
  { concept: "format", from: "output_format", dropped: "the vendor has no choice of encodings" },
  { concept: "stream", from: "stream", dropped: "the vendor has no streams of images" },
  { concept: "series", from: "sequential_image_generation", dropped: "the vendor makes no series" },
  {
    concept: "series_length",
    from: "sequential_image_generation_options.max_images",
    dropped: "the vendor makes no series",
  },
  { concept: "layers", from: "layer_decomposition", dropped: "the vendor takes nothing apart" },
];
