// Made from specs/dialects/images-of-layers/mapping.yaml, specs/dialects/images-by-reference/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the images-of-layers dialect for a model behind images-by-reference, and its answer. */
export const imagesOfLayersToImagesByReference: Pair = {
  from: "images-of-layers",
  to: "images-by-reference",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "prompt", from: "prompt", to: "prompt" },
    {
      concept: "sources",
      from: "image",
      to: "images",
      by: "source addresses, typed sources",
      when: "as far as it is understood",
    },
    {
      concept: "carrier",
      from: "response_format",
      to: "response_format",
      by: "word for word",
      when: "only url, b64_json",
    },
    {
      concept: "(gateway)",
      from: "watermark",
      by: "acted on by the gateway: images are never marked on behalf of a client",
    },
  ],
  dropped: [
    { concept: "size", from: "size", dropped: "the vendor takes a ratio and a tier instead of a size" },
    { concept: "background", from: "background", dropped: "the vendor has no choice of backgrounds" },
    { concept: "format", from: "output_format", dropped: "the vendor has no choice of encodings" },
    { concept: "stream", from: "stream", when: "unless false", dropped: "the vendor has no streams of images" },
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
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "created", from: "created", to: "created" },
    {
      concept: "images.fault",
      from: "data[].respect_moderation",
      to: "data[].error.message",
      by: "by its form",
      when: "as far as it is understood",
    },
    {
      concept: "images.fault_code",
      from: "data[].respect_moderation",
      to: "data[].error.code",
      by: "by its form",
      when: "as far as it is understood",
    },
    { concept: "images.revised_prompt", from: "data[].revised_prompt", dropped: "the vendor changes no prompts" },
    { concept: "images.url", from: "data[].url", to: "data[].url", when: "as item" },
    {
      concept: "images.data",
      from: "data[].b64_json",
      to: "data[].b64_json",
      by: "bare base64",
      when: "as item; as far as it is understood",
    },
    { concept: "images", from: "data[]", to: "data[]" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    { concept: "usage.input", from: "usage.input_tokens", dropped: "the vendor charges by image" },
    { concept: "usage.output", from: "usage.output_tokens", to: "usage.output_tokens", by: "made to add up" },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "the vendor does not report it" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
