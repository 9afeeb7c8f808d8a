// Made from specs/dialects/images-of-layers/mapping.yaml, specs/dialects/images/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "prompt", to: "prompt" },
  { concept: "sources", from: "image", to: "image or images", by: "source addresses, image sources" },
  { concept: "size", from: "size", to: "size" },
  { concept: "background", from: "background", to: "background" },
  { concept: "format", from: "output_format", to: "output_format" },
  { concept: "carrier", from: "response_format", to: "response_format", by: "word for word" },
  { concept: "stream", from: "stream", to: "stream" },
  { concept: "series", from: "sequential_image_generation", to: "sequential_image_generation" },
  {
    concept: "series_length",
    from: "sequential_image_generation_options.max_images",
    to: "sequential_image_generation_options.max_images",
  },
  { concept: "layers", from: "layer_decomposition", to: "layer_decomposition" },
  {
    concept: "(gateway)",
    from: "watermark",
    by: "acted on by the gateway: images are never marked on behalf of a client",
  },
];

export const dropped: readonly FieldRow[] = [];
