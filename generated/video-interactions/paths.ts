// Made from specs/dialects/video-interactions/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the video-interactions dialect. */
export const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.prompt": ["input"],
  "request.mode": ["generation_config.video_config.task"],
  "request.first_frame": ["input[]"],
  "request.reference_images": ["input[]"],
  "request.source": ["input[]"],
  "request.reference_videos": ["input[]"],
  "request.duration": ["response_format.duration", "response_format[*].duration"],
  "request.resolution": ["response_format.resolution", "response_format[*].resolution"],
  "request.aspect_ratio": ["response_format.aspect_ratio", "response_format[*].aspect_ratio"],
  "request.seed": ["generation_config.seed"],
  "medium.linked.url": ["uri"],
  "medium.bytes.url": ["data", "mime_type"],
  "video.bytes.data": ["data"],
  "video.bytes.mime": ["mime_type"],
  "video.linked.url": ["uri"],
  "video.linked.mime": ["mime_type"],
};
