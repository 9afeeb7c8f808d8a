// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-long-running/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", by: "implied by leaving it out: the path contains the model" },
  { concept: "prompt", from: "prompt", to: "instances[0].prompt" },
  {
    concept: "first_frame.url",
    from: "image.url",
    to: "instances[0].image.bytesBase64Encoded or instances[0].image.mimeType",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "image.image_url",
    to: "instances[0].image.bytesBase64Encoded or instances[0].image.mimeType",
    by: "inline medium",
  },
  { concept: "first_frame", from: "image", to: "instances[0].image" },
  {
    concept: "last_frame.url",
    from: "last_frame.url",
    to: "instances[0].lastFrame.bytesBase64Encoded or instances[0].lastFrame.mimeType",
    by: "inline medium",
  },
  {
    concept: "last_frame.url",
    from: "last_frame.image_url",
    to: "instances[0].lastFrame.bytesBase64Encoded or instances[0].lastFrame.mimeType",
    by: "inline medium",
  },
  { concept: "last_frame", from: "last_frame", to: "instances[0].lastFrame" },
  {
    concept: "reference_images.url",
    from: "reference_images[].url",
    to: "instances[0].referenceImages[].image.bytesBase64Encoded or " + "instances[0].referenceImages[].image.mimeType",
    by: "inline medium",
  },
  {
    concept: "reference_images.url",
    from: "reference_images[].image_url",
    to: "instances[0].referenceImages[].image.bytesBase64Encoded or " + "instances[0].referenceImages[].image.mimeType",
    by: "inline medium",
  },
  { concept: "reference_images", from: "reference_images[]", to: "instances[0].referenceImages[]" },
  { concept: "reference_audios.voice", from: "reference_audios[].voice_id", by: "refused: this model takes no sounds" },
  { concept: "reference_audios.url", from: "reference_audios[].url", by: "refused: this model takes no sounds" },
  { concept: "reference_audios", from: "reference_audios[]", by: "refused: this model takes no sounds" },
  { concept: "source.file", from: "video.file_id", by: "refused: this model makes no videos from other videos" },
  {
    concept: "source.url",
    from: "video.url",
    to: "instances[0].video.encodedVideo or instances[0].video.encoding",
    by: "inline medium",
  },
  {
    concept: "source.url",
    from: "video.image_url",
    to: "instances[0].video.encodedVideo or instances[0].video.encoding",
    by: "inline medium",
  },
  { concept: "source", from: "video", to: "instances[0].video" },
  { concept: "duration", from: "duration", to: "parameters.durationSeconds", by: "whole number" },
  { concept: "duration", from: "seconds", to: "parameters.durationSeconds", by: "whole number" },
  { concept: "resolution", from: "resolution", to: "parameters.resolution" },
  { concept: "aspect_ratio", from: "aspect_ratio", to: "parameters.aspectRatio" },
  {
    concept: "(gateway)",
    from: "callback_url",
    by: "acted on by the gateway: the gateway tells the end of a task itself",
  },
];

export const dropped: readonly FieldRow[] = [
  { concept: "first_frame.file", from: "image.file_id", dropped: "the video-long-running dialect has no place for it" },
  {
    concept: "last_frame.file",
    from: "last_frame.file_id",
    dropped: "the video-long-running dialect has no place for it",
  },
  {
    concept: "reference_images.file",
    from: "reference_images[].file_id",
    dropped: "the video-long-running dialect has no place for it",
  },
  { concept: "audio", from: "generate_audio", dropped: "the video-long-running dialect has no place for it" },
  { concept: "user", from: "user", dropped: "end users are not distinguished" },
];
