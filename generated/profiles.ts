// Made from specs/profiles/assistant-4.7.yaml, specs/profiles/embedding.yaml, specs/profiles/family-A-new.yaml, specs/profiles/family-A.yaml, specs/profiles/family-B.yaml, specs/profiles/family-C.yaml, specs/profiles/family-D.yaml, specs/profiles/none.yaml by "make generate". Change the specs, not this file.
import type { Profile } from "../codegen/runtime/profile.js";

export const profiles: ReadonlyMap<string, Profile> = new Map<string, Profile>([
  ["assistant-4.7", {
    native: "messages", only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], least: 0.99, message: "this model accepts only the default top_p" },
      { concept: "top_k", at: [["top_k"]], when: [], values: [], message: "this model does not accept top_k" },
    ]
  }],
  ["embedding", {
    native: "embeddings", only: [
      { concept: "inputs", at: [["input"]], when: [], inputs: { most: 2048, tokens_each: 8192, tokens: 300000 }, message: "this model takes at most 2048 inputs, 8192 tokens in each and 300000 in all" },
    ]
  }],
  ["family-A-new", {
    native: "images", only: [
      { concept: "size", at: [["size"]], when: [], values: ["auto"], pixels: "any", message: "this model takes auto or any WIDTHxHEIGHT" },
      { concept: "quality", at: [["quality"]], when: [], values: ["auto", "low", "medium", "high", "xhigh", "max"], message: "this model takes auto, low, medium, high, xhigh, max" },
      { concept: "background", at: [["background"]], when: [], values: ["transparent", "opaque", "auto"], message: "this model takes transparent, opaque or auto" },
      { concept: "moderation", at: [["moderation"]], when: [], values: ["low", "auto"], message: "this model takes low or auto" },
      { concept: "format", at: [["output_format"]], when: [], values: ["png", "jpeg", "webp"], message: "this model takes png, jpeg or webp" },
      { concept: "format", at: [["output_format"]], when: [{ at: [["background"]], values: ["transparent"] }], values: ["png", "webp"], message: "a transparent background needs png or webp" },
      { concept: "format", at: [["output_format"]], when: [{ at: [["output_compression"]], values: "present" }], values: ["jpeg", "webp"], otherwise: "png", message: "compression needs jpeg or webp" },
      { concept: "compression", at: [["output_compression"]], when: [], least: 0, most: 100, message: "this model takes 0 to 100" },
      { concept: "partials", at: [["partial_images"]], when: [], least: 0, most: 3, message: "this model takes 0 to 3" },
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 pictures" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 16 }, message: "this model takes at most 16 pictures" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format: its pictures always come as base64" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ]
  }],
  ["family-A", {
    native: "images", only: [
      { concept: "size", at: [["size"]], when: [], values: ["auto", "1024x1024", "1536x1024", "1024x1536"], message: "this model makes 1024x1024, 1536x1024, 1024x1536 or auto" },
      { concept: "quality", at: [["quality"]], when: [], values: ["auto", "low", "medium", "high"], message: "this model takes auto, low, medium, high" },
      { concept: "background", at: [["background"]], when: [], values: ["transparent", "opaque", "auto"], message: "this model takes transparent, opaque or auto" },
      { concept: "moderation", at: [["moderation"]], when: [], values: ["low", "auto"], message: "this model takes low or auto" },
      { concept: "format", at: [["output_format"]], when: [], values: ["png", "jpeg", "webp"], message: "this model takes png, jpeg or webp" },
      { concept: "format", at: [["output_format"]], when: [{ at: [["background"]], values: ["transparent"] }], values: ["png", "webp"], message: "a transparent background needs png or webp" },
      { concept: "format", at: [["output_format"]], when: [{ at: [["output_compression"]], values: "present" }], values: ["jpeg", "webp"], otherwise: "png", message: "compression needs jpeg or webp" },
      { concept: "compression", at: [["output_compression"]], when: [], least: 0, most: 100, message: "this model takes 0 to 100" },
      { concept: "partials", at: [["partial_images"]], when: [], least: 0, most: 3, message: "this model takes 0 to 3" },
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 pictures" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 16 }, message: "this model takes at most 16 pictures" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format: its pictures always come as base64" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ]
  }],
  ["family-B", {
    native: "images", only: [
      { concept: "quality", at: [["quality"]], when: [], values: ["low", "medium", "high"], message: "this model takes low, medium or high" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["1k", "2k"], message: "this model takes 1k or 2k" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: ["1:1", "3:4", "4:3", "9:16", "16:9", "2:3", "3:2", "9:19.5", "19.5:9", "9:20", "20:9", "1:2", "2:1", "auto"], message: "this model does not know this ratio" },
      { concept: "carrier", at: [["response_format"]], when: [], values: ["url", "b64_json"], message: "this model takes url or b64_json" },
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 pictures" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 5 }, message: "this model takes at most 5 pictures" },
      { concept: "size", at: [["size"]], when: [], values: [], message: "this model does not accept sizes: say a ratio and a resolution" },
      { concept: "background", at: [["background"]], when: [], values: [], message: "this model does not accept backgrounds" },
      { concept: "moderation", at: [["moderation"]], when: [], values: [], message: "this model does not accept degrees of moderation" },
      { concept: "fidelity", at: [["input_fidelity"]], when: [], values: [], message: "this model does not accept degrees of fidelity" },
      { concept: "format", at: [["output_format"]], when: [], values: [], message: "this model does not accept encodings" },
      { concept: "compression", at: [["output_compression"]], when: [], values: [], message: "this model does not accept compression" },
      { concept: "partials", at: [["partial_images"]], when: [], values: [], message: "this model does not accept previews" },
      { concept: "mask", at: [["mask"]], when: [], values: [], message: "this model does not accept masks" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "stream", at: [["stream"]], when: [], values: [false], message: "this model has no streams" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ]
  }],
  ["family-C", {
    native: "images", only: [
      { concept: "count", at: [["n"]], when: [], values: [1], message: "this model makes several pictures as a series only: say sequential_image_generation" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: ["disabled", "auto"], message: "this model takes disabled or auto" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], least: 1, most: 15, message: "this model makes series of 1 to 15 pictures" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 14 }, message: "this model takes at most 14 pictures" },
      { concept: "sources", at: [["image"], ["images"]], when: [{ at: [["layer_decomposition"]], values: [true] }], items: { exactly: 1 }, otherwise: [], message: "taking a picture apart needs exactly one" },
      { concept: "prompt", at: [["prompt"]], when: [{ at: [["layer_decomposition"]], values: [true] }], values: [], message: "a picture is taken apart without a prompt" },
      { concept: "background", at: [["background"]], when: [], values: ["transparent", "opaque", "auto"], message: "this model takes transparent, opaque or auto" },
      { concept: "format", at: [["output_format"]], when: [], values: ["png", "jpeg"], message: "this model takes png or jpeg" },
      { concept: "format", at: [["output_format"]], when: [{ at: [["background"]], values: ["transparent"] }], values: ["png"], message: "a transparent background needs png" },
      { concept: "quality", at: [["quality"]], when: [], values: [], message: "this model does not accept qualities" },
      { concept: "moderation", at: [["moderation"]], when: [], values: [], message: "this model does not accept degrees of moderation" },
      { concept: "fidelity", at: [["input_fidelity"]], when: [], values: [], message: "this model does not accept degrees of fidelity" },
      { concept: "compression", at: [["output_compression"]], when: [], values: [], message: "this model does not accept compression" },
      { concept: "partials", at: [["partial_images"]], when: [], values: [], message: "this model does not accept previews" },
      { concept: "mask", at: [["mask"]], when: [], values: [], message: "this model does not accept masks" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format" },
    ]
  }],
  ["family-D", {
    native: "images", only: [
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 pictures" },
      { concept: "background", at: [["background"]], when: [], values: [], message: "this model does not accept backgrounds" },
      { concept: "moderation", at: [["moderation"]], when: [], values: [], message: "this model does not accept degrees of moderation" },
      { concept: "fidelity", at: [["input_fidelity"]], when: [], values: [], message: "this model does not accept degrees of fidelity" },
      { concept: "compression", at: [["output_compression"]], when: [], values: [], message: "this model does not accept compression" },
      { concept: "partials", at: [["partial_images"]], when: [], values: [], message: "this model does not accept previews" },
      { concept: "mask", at: [["mask"]], when: [], values: [], message: "this model does not accept masks" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ]
  }],
  ["none", {
    native: undefined, only: [

    ]
  }],
]);
