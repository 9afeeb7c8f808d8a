// Made from specs/dialects/images-by-reference/mapping.yaml, specs/dialects/images/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the images-by-reference dialect for a model behind images. */
export const imagesByReferenceToImages: Pair = {
  from: "images-by-reference",
  to: "images",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "prompt", from: "prompt", to: "prompt" },
    {
      concept: "sources",
      from: "images",
      to: "image",
      by: "typed sources, image sources",
      when: "as far as it is understood",
    },
    {
      concept: "sources",
      from: "image",
      to: "image",
      by: "typed sources, image sources",
      when: "unless images has another value; as far as it is understood",
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
  dropped: [{ concept: "(others)", from: "(any other member)", dropped: "no concept covers it" }],
};
