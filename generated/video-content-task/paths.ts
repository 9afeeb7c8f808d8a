// Made from specs/dialects/video-content-task/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the video-content-task dialect. */
export const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.prompt": ["content"],
  "request.draft_task": ["content"],
  "request.first_frame": ["content[]"],
  "request.last_frame": ["content[]"],
  "request.reference_images": ["content[]"],
  "request.reference_videos": ["content[]"],
  "request.reference_audios": ["content[]"],
  "request.mode": ["omni_reference_task_type"],
  "request.resolution": ["resolution"],
  "request.aspect_ratio": ["ratio"],
  "request.duration": ["duration"],
  "request.frames": ["frames"],
  "request.audio": ["generate_audio"],
  "request.watermark": ["watermark"],
  "request.format": ["output_format"],
  "request.seed": ["seed"],
  "request.fixed_camera": ["camera_fixed"],
  "request.last_frame_wanted": ["return_last_frame"],
  "request.draft": ["draft"],
  "request.expires_after": ["execution_expires_after"],
  "request.user": ["safety_identifier"],
  "request.tools": ["tools"],
  "image.given.url": ["image_url.url"],
  "video.given.url": ["video_url.url"],
  "sound.given.url": ["audio_url.url"],
  "made.video.url": ["video_url"],
};
