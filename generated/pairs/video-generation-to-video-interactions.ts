// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-interactions/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "prompt", to: "input" },
  { concept: "first_frame.url", from: "image.url", to: "input.data or input.mime_type", by: "inline medium" },
  { concept: "first_frame.url", from: "image.image_url", to: "input.data or input.mime_type", by: "inline medium" },
  { concept: "first_frame", from: "image", to: "input" },
  {
    concept: "last_frame.file",
    from: "last_frame.file_id",
    by: "refused: this model makes no videos between two images",
  },
  { concept: "last_frame.url", from: "last_frame.url", by: "refused: this model makes no videos between two images" },
  {
    concept: "last_frame.url",
    from: "last_frame.image_url",
    by: "refused: this model makes no videos between two images",
  },
  { concept: "last_frame", from: "last_frame", by: "refused: this model makes no videos between two images" },
  {
    concept: "reference_images.url",
    from: "reference_images[].url",
    to: "input[].data or input[].mime_type",
    by: "inline medium",
  },
  {
    concept: "reference_images.url",
    from: "reference_images[].image_url",
    to: "input[].data or input[].mime_type",
    by: "inline medium",
  },
  { concept: "reference_images", from: "reference_images[]", to: "input[]" },
  { concept: "reference_audios.voice", from: "reference_audios[].voice_id", by: "refused: this model takes no sounds" },
  { concept: "reference_audios.url", from: "reference_audios[].url", by: "refused: this model takes no sounds" },
  { concept: "reference_audios", from: "reference_audios[]", by: "refused: this model takes no sounds" },
  { concept: "source.url", from: "video.url", to: "input.data or input.mime_type", by: "inline medium" },
  { concept: "source.url", from: "video.image_url", to: "input.data or input.mime_type", by: "inline medium" },
  { concept: "source", from: "video", to: "input" },
  {
    concept: "duration",
    from: "duration",
    to: "response_format.duration or response_format[*].duration",
    by: "whole number, seconds text",
  },
  {
    concept: "duration",
    from: "seconds",
    to: "response_format.duration or response_format[*].duration",
    by: "whole number, seconds text",
  },
  { concept: "resolution", from: "resolution", to: "response_format.resolution or response_format[*].resolution" },
  {
    concept: "aspect_ratio",
    from: "aspect_ratio",
    to: "response_format.aspect_ratio or response_format[*].aspect_ratio",
  },
  {
    concept: "(gateway)",
    from: "callback_url",
    by: "acted on by the gateway: the gateway tells the end of a task itself",
  },
];

export const dropped: readonly FieldRow[] = [
  { concept: "first_frame.file", from: "image.file_id", dropped: "the video-interactions dialect has no place for it" },
  {
    concept: "reference_images.file",
    from: "reference_images[].file_id",
    dropped: "the video-interactions dialect has no place for it",
  },
  { concept: "source.file", from: "video.file_id", dropped: "the video-interactions dialect has no place for it" },
  { concept: "audio", from: "generate_audio", dropped: "videos always have sound" },
  { concept: "user", from: "user", dropped: "end users are not distinguished" },
];
