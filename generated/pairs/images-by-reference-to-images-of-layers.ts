// Made from specs/dialects/images-by-reference/mapping.yaml, specs/dialects/images-of-layers/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the images-by-reference dialect for a model behind images-of-layers, and its answer. */
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
    { concept: "quality", from: "quality", dropped: "the vendor has no choice of quality" },
    { concept: "user", from: "user", dropped: "the vendor takes no end user" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "created", from: "created", to: "created" },
    { concept: "images.url", from: "data[].url", to: "data[].url" },
    {
      concept: "images.data",
      from: "data[].b64_json",
      to: "data[].b64_json",
      by: "bare base64",
      when: "as far as it is understood",
    },
    { concept: "images.size", from: "data[].size", dropped: "the vendor does not report it" },
    { concept: "images.order", from: "data[].z_index", dropped: "there are no layers" },
    { concept: "images.box", from: "data[].bounding_box", dropped: "there are no layers" },
    { concept: "images.name", from: "data[].name", dropped: "there are no layers" },
    { concept: "images.description", from: "data[].description", dropped: "there are no layers" },
    { concept: "images.fault", from: "data[].error.message", dropped: "an absent image shows it" },
    { concept: "images.fault_code", from: "data[].error.code", dropped: "an absent image shows it" },
    { concept: "images", from: "data[]", to: "data[]" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.output_tokens", by: "made to add up" },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage.images", from: "usage.generated_images", dropped: "the vendor reports its price instead" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
