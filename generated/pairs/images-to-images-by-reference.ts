// Made from specs/dialects/images/mapping.yaml, specs/dialects/images-by-reference/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the images dialect for a model behind images-by-reference. */
export const imagesToImagesByReference: Pair = {
  from: "images",
  to: "images-by-reference",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "prompt", from: "prompt", to: "prompt" },
    {
      concept: "sources",
      from: "image",
      to: "images",
      by: "image sources, typed sources",
      when: "as far as it is understood",
    },
    {
      concept: "sources",
      from: "images",
      to: "images",
      by: "image sources, typed sources",
      when: "unless image has another value; as far as it is understood",
    },
    { concept: "count", from: "n", to: "n" },
    { concept: "aspect_ratio", from: "aspect_ratio", to: "aspect_ratio" },
    { concept: "resolution", from: "resolution", to: "resolution" },
    { concept: "quality", from: "quality", to: "quality" },
    {
      concept: "carrier",
      from: "response_format",
      to: "response_format",
      by: "word for word",
      when: "only url, b64_json",
    },
    { concept: "user", from: "user", to: "user" },
  ],
  dropped: [
    { concept: "mask", from: "mask", dropped: "the vendor takes no masks" },
    {
      concept: "size",
      from: "size",
      when: 'unless "auto"',
      dropped: "the vendor takes a ratio and a tier instead of a size",
    },
    {
      concept: "background",
      from: "background",
      when: 'unless "auto"',
      dropped: "the vendor has no choice of backgrounds",
    },
    {
      concept: "moderation",
      from: "moderation",
      when: 'unless "auto"',
      dropped: "the vendor has no choice of moderation",
    },
    { concept: "fidelity", from: "input_fidelity", dropped: "the vendor has no choice of fidelity" },
    { concept: "format", from: "output_format", dropped: "the vendor has no choice of encodings" },
    { concept: "compression", from: "output_compression", dropped: "the vendor has no choice of compression" },
    { concept: "stream", from: "stream", when: "unless false", dropped: "the vendor has no streams of images" },
    { concept: "partials", from: "partial_images", when: "unless 0", dropped: "the vendor has no streams of images" },
    {
      concept: "series",
      from: "sequential_image_generation",
      when: 'unless "disabled"',
      dropped: "the vendor makes no series",
    },
    {
      concept: "series_length",
      from: "sequential_image_generation_options.max_images",
      dropped: "the vendor makes no series",
    },
    { concept: "layers", from: "layer_decomposition", when: "unless false", dropped: "the vendor takes nothing apart" },
    {
      concept: "(only here)",
      from: "watermark",
      when: "unless false",
      dropped: "images are never marked on behalf of a client",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
