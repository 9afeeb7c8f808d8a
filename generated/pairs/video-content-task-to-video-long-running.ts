// Made from specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-long-running/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", by: "implied by leaving it out: the path contains the model" },
  { concept: "prompt", from: "content", to: "instances[0].prompt" },
  { concept: "draft_task", from: "content", by: "refused: this model makes no drafts final" },
  {
    concept: "first_frame.url",
    from: "content.image_url.url",
    to: "instances[0].image.bytesBase64Encoded or instances[0].image.mimeType",
    by: "lower case media type, inline medium",
  },
  { concept: "first_frame", from: "content", to: "instances[0].image" },
  {
    concept: "last_frame.url",
    from: "content.image_url.url",
    to: "instances[0].lastFrame.bytesBase64Encoded or instances[0].lastFrame.mimeType",
    by: "lower case media type, inline medium",
  },
  { concept: "last_frame", from: "content", to: "instances[0].lastFrame" },
  {
    concept: "reference_images.url",
    from: "content[].image_url.url",
    to: "instances[0].referenceImages[].image.bytesBase64Encoded or " + "instances[0].referenceImages[].image.mimeType",
    by: "lower case media type, inline medium",
  },
  { concept: "reference_images", from: "content[]", to: "instances[0].referenceImages[]" },
  {
    concept: "reference_videos.url",
    from: "content[].video_url.url",
    by: "refused: this model makes no videos from other videos",
  },
  { concept: "reference_videos", from: "content[]", by: "refused: this model makes no videos from other videos" },
  { concept: "reference_audios.url", from: "content[].audio_url.url", by: "refused: this model takes no sounds" },
  { concept: "reference_audios", from: "content[]", by: "refused: this model takes no sounds" },
  { concept: "mode", from: "omni_reference_task_type", by: "implied by leaving it out: the inputs determine it" },
  { concept: "resolution", from: "resolution", to: "parameters.resolution" },
  { concept: "aspect_ratio", from: "ratio", to: "parameters.aspectRatio" },
  { concept: "duration", from: "duration", to: "parameters.durationSeconds", by: "whole number" },
  { concept: "seed", from: "seed", to: "parameters.seed", by: "omit minus one" },
  {
    concept: "expires_after",
    from: "execution_expires_after",
    by: "implied by leaving it out: the gateway gives a task up by itself",
  },
  { concept: "(gateway)", from: "callback_url", by: "acted on by the gateway: the gateway tells of the end itself" },
  { concept: "(gateway)", from: "content.role", by: "acted on by the gateway: tells what the image is for" },
  { concept: "(gateway)", from: "content[].role", by: "acted on by the gateway: tells what the image is for" },
];

export const dropped: readonly FieldRow[] = [
  { concept: "frames", from: "frames", dropped: "lengths are given in seconds" },
  { concept: "audio", from: "generate_audio", dropped: "the video-long-running dialect has no place for it" },
  { concept: "watermark", from: "watermark", dropped: "videos are always marked where nobody sees it" },
  { concept: "format", from: "output_format", dropped: "videos come in one container" },
  { concept: "fixed_camera", from: "camera_fixed", dropped: "the prompt describes the camera" },
  { concept: "last_frame_wanted", from: "return_last_frame", dropped: "images of a video are not reported" },
  { concept: "draft", from: "draft", dropped: "there are no drafts" },
  { concept: "user", from: "safety_identifier", dropped: "end users are not distinguished" },
  { concept: "tools", from: "tools", dropped: "videos are made without tools" },
  { concept: "(only here)", from: "service_tier", dropped: "tiers belong to one vendor" },
];
