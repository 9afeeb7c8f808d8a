// Made from specs/dialects/images/mapping.yaml, specs/dialects/images-of-layers/mapping.yaml by "make generate". Change
// the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the images dialect for a model behind images-of-layers. */
export const imagesToImagesOfLayers: Pair = {
  from: "images",
  to: "images-of-layers",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "prompt", from: "prompt", to: "prompt" },
    {
      concept: "sources",
      from: "image",
      to: "image",
      by: "image sources, source addresses",
      when: "as far as it is understood",
    },
    {
      concept: "sources",
      from: "images",
      to: "image",
      by: "image sources, source addresses",
      when: "unless image has another value; as far as it is understood",
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
  ],
  dropped: [
    { concept: "mask", from: "mask", dropped: "the vendor takes no masks" },
    { concept: "count", from: "n", when: "unless 1", dropped: "the vendor makes several images as a series only" },
    { concept: "aspect_ratio", from: "aspect_ratio", when: 'unless "auto"', dropped: "the vendor takes a size" },
    { concept: "resolution", from: "resolution", dropped: "the vendor takes a size" },
    { concept: "quality", from: "quality", when: 'unless "auto"', dropped: "the vendor has no choice of quality" },
    {
      concept: "moderation",
      from: "moderation",
      when: 'unless "auto"',
      dropped: "the vendor has no choice of moderation",
    },
    { concept: "fidelity", from: "input_fidelity", dropped: "the vendor has no choice of fidelity" },
    { concept: "compression", from: "output_compression", dropped: "the vendor has no choice of compression" },
    { concept: "partials", from: "partial_images", when: "unless 0", dropped: "the vendor sends no previews" },
    { concept: "user", from: "user", dropped: "the vendor takes no end user" },
    {
      concept: "(only here)",
      from: "watermark",
      when: "unless false",
      dropped: "images are never marked on behalf of a client",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
