// Made from specs/dialects/images-of-layers/mapping.yaml, specs/dialects/images/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the images-of-layers dialect for a model behind images. */
export const imagesOfLayersToImages: Pair = {
  from: "images-of-layers",
  to: "images",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "prompt", from: "prompt", to: "prompt" },
    {
      concept: "sources",
      from: "image",
      to: "image",
      by: "source addresses, image sources",
      when: "as far as it is understood",
    },
    { concept: "size", from: "size", to: "size" },
    { concept: "background", from: "background", to: "background" },
    { concept: "format", from: "output_format", to: "output_format" },
    {
      concept: "carrier",
      from: "response_format",
      to: "response_format",
      by: "word for word",
      when: "only url, b64_json",
    },
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
  ],
  dropped: [{ concept: "(others)", from: "(any other member)", dropped: "no concept covers it" }],
};
