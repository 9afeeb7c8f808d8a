// Made from specs/dialects/images-by-reference/mapping.yaml, specs/dialects/images-of-layers/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the images-by-reference dialect for a model behind images-of-layers. */
export const imagesByReferenceToImagesOfLayers: Pair = {
  from: "images-by-reference",
  to: "images-of-layers",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "prompt", from: "prompt", to: "prompt" },
    {
      concept: "sources",
      from: "images",
      to: "image",
      by: "typed sources, source addresses",
      when: "as far as it is understood",
    },
    {
      concept: "sources",
      from: "image",
      to: "image",
      by: "typed sources, source addresses",
      when: "unless images has another value; as far as it is understood",
    },
    {
      concept: "carrier",
      from: "response_format",
      to: "response_format",
      by: "word for word",
      when: "only url, b64_json",
    },
  ],
  dropped: [
    { concept: "count", from: "n", when: "unless 1", dropped: "the vendor makes several images as a series only" },
    { concept: "aspect_ratio", from: "aspect_ratio", when: 'unless "auto"', dropped: "the vendor takes a size" },
    { concept: "resolution", from: "resolution", dropped: "the vendor takes a size" },
    { concept: "quality", from: "quality", when: 'unless "auto"', dropped: "the vendor has no choice of quality" },
    { concept: "user", from: "user", dropped: "the vendor takes no end user" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
};
