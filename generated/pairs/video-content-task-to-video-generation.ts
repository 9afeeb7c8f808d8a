// Made from specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-generation/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "content", to: "prompt" },
  { concept: "draft_task", from: "content", by: "refused: this model makes no drafts final" },
  {
    concept: "first_frame.url",
    from: "content.image_url.url",
    to: "image.url or image.image_url",
    by: "lower case media type",
  },
  { concept: "first_frame", from: "content", to: "image" },
  {
    concept: "last_frame.url",
    from: "content.image_url.url",
    to: "last_frame.url or last_frame.image_url",
    by: "lower case media type",
  },
  { concept: "last_frame", from: "content", to: "last_frame" },
  {
    concept: "reference_images.url",
    from: "content[].image_url.url",
    to: "reference_images[].url or reference_images[].image_url",
    by: "lower case media type",
  },
  { concept: "reference_images", from: "content[]", to: "reference_images[]" },
  {
    concept: "reference_videos.url",
    from: "content[].video_url.url",
    by: "refused: this model takes no videos as references",
  },
  { concept: "reference_videos", from: "content[]", by: "refused: this model takes no videos as references" },
  {
    concept: "reference_audios.url",
    from: "content[].audio_url.url",
    to: "reference_audios[].url",
    by: "lower case media type",
  },
  { concept: "reference_audios", from: "content[]", to: "reference_audios[]" },
  { concept: "mode", from: "omni_reference_task_type", by: "by the address" },
  { concept: "resolution", from: "resolution", to: "resolution" },
  { concept: "aspect_ratio", from: "ratio", to: "aspect_ratio" },
  { concept: "duration", from: "duration", to: "duration or seconds", by: "whole number" },
  { concept: "audio", from: "generate_audio", to: "generate_audio" },
  {
    concept: "expires_after",
    from: "execution_expires_after",
    by: "implied by leaving it out: the gateway gives a task up by itself",
  },
  { concept: "user", from: "safety_identifier", to: "user", by: "short identifier" },
  { concept: "(gateway)", from: "callback_url", by: "acted on by the gateway: the gateway tells of the end itself" },
  { concept: "(gateway)", from: "content.role", by: "acted on by the gateway: tells what the image is for" },
  { concept: "(gateway)", from: "content[].role", by: "acted on by the gateway: tells what the image is for" },
];

export const dropped: readonly FieldRow[] = [
  { concept: "frames", from: "frames", dropped: "the vendor counts seconds" },
  { concept: "watermark", from: "watermark", dropped: "the vendor has no choice of marks" },
  { concept: "format", from: "output_format", dropped: "the vendor makes mp4" },
  { concept: "seed", from: "seed", dropped: "the vendor takes no seed" },
  { concept: "fixed_camera", from: "camera_fixed", dropped: "the vendor has no choice of camera" },
  { concept: "last_frame_wanted", from: "return_last_frame", dropped: "the vendor gives no last image" },
  { concept: "draft", from: "draft", dropped: "the vendor makes no drafts" },
  { concept: "tools", from: "tools", dropped: "the vendor's models use no tools" },
  { concept: "(only here)", from: "service_tier", dropped: "tiers belong to one vendor" },
];
