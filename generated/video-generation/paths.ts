// Made from specs/dialects/video-generation/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the video-generation dialect. */
export const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.prompt": ["prompt"],
  "request.first_frame": ["image"],
  "request.last_frame": ["last_frame"],
  "request.reference_images": ["reference_images"],
  "request.reference_audios": ["reference_audios"],
  "request.source": ["video"],
  "request.duration": ["duration", "seconds"],
  "request.resolution": ["resolution"],
  "request.aspect_ratio": ["aspect_ratio"],
  "request.audio": ["generate_audio"],
  "request.user": ["user"],
  "medium.file.file": ["file_id"],
  "medium.address.url": ["url", "image_url"],
  "sound.voice.voice": ["voice_id"],
  "sound.address.url": ["url"],
  "video.address.url": ["url"],
};
