// Made from specs/dialects/images-of-layers/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the images-of-layers dialect. */
export const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.prompt": ["prompt"],
  "request.sources": ["image"],
  "request.size": ["size"],
  "request.background": ["background"],
  "request.format": ["output_format"],
  "request.carrier": ["response_format"],
  "request.stream": ["stream"],
  "request.series": ["sequential_image_generation"],
  "request.series_length": ["sequential_image_generation_options.max_images"],
  "request.layers": ["layer_decomposition"],
  "image.item.url": ["url"],
  "image.item.data": ["b64_json"],
  "image.item.size": ["size"],
  "image.item.order": ["z_index"],
  "image.item.box": ["bounding_box"],
  "image.item.name": ["name"],
  "image.item.description": ["description"],
  "image.item.fault": ["error.message"],
  "image.item.fault_code": ["error.code"],
};
