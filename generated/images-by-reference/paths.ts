// Made from specs/dialects/images-by-reference/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the images-by-reference dialect. */
export const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.prompt": ["prompt"],
  "request.sources": ["images", "image"],
  "request.count": ["n"],
  "request.aspect_ratio": ["aspect_ratio"],
  "request.resolution": ["resolution"],
  "request.quality": ["quality"],
  "request.carrier": ["response_format"],
  "request.user": ["user"],
  "image.withheld.revised_prompt": ["revised_prompt"],
  "image.withheld.fault": ["respect_moderation", "url?", "b64_json?"],
  "image.withheld.fault_code": ["respect_moderation", "url?", "b64_json?"],
  "image.item.url": ["url"],
  "image.item.data": ["b64_json"],
  "image.item.revised_prompt": ["revised_prompt"],
};
