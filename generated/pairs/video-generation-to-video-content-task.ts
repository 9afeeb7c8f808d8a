// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-content-task/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "model", from: "model", to: "model" },
  { concept: "prompt", from: "prompt", to: "content" },
  { concept: "first_frame.url", from: "image.url", to: "content.image_url.url", by: "lower case media type" },
  { concept: "first_frame.url", from: "image.image_url", to: "content.image_url.url", by: "lower case media type" },
  { concept: "first_frame", from: "image", to: "content" },
  { concept: "last_frame.url", from: "last_frame.url", to: "content.image_url.url", by: "lower case media type" },
  { concept: "last_frame.url", from: "last_frame.image_url", to: "content.image_url.url", by: "lower case media type" },
  { concept: "last_frame", from: "last_frame", to: "content" },
  {
    concept: "reference_images.url",
    from: "reference_images[].url",
    to: "content[].image_url.url",
    by: "lower case media type",
  },
  {
    concept: "reference_images.url",
    from: "reference_images[].image_url",
    to: "content[].image_url.url",
    by: "lower case media type",
  },
  { concept: "reference_images", from: "reference_images[]", to: "content[]" },
  {
    concept: "reference_audios.url",
    from: "reference_audios[].url",
    to: "content[].audio_url.url",
    by: "lower case media type",
  },
  { concept: "reference_audios", from: "reference_audios[]", to: "content[]" },
  {
    concept: "source",
    from: "video",
    by:
      "implied by leaving it out: it is the first of the reference videos, where something is to be done " + "with it",
  },
  { concept: "duration", from: "duration", to: "duration", by: "whole number" },
  { concept: "duration", from: "seconds", to: "duration", by: "whole number" },
  { concept: "resolution", from: "resolution", to: "resolution" },
  { concept: "aspect_ratio", from: "aspect_ratio", to: "ratio" },
  { concept: "audio", from: "generate_audio", to: "generate_audio" },
  { concept: "user", from: "user", to: "safety_identifier", by: "short identifier" },
  {
    concept: "(gateway)",
    from: "callback_url",
    by: "acted on by the gateway: the gateway tells the end of a task itself",
  },
];

export const dropped: readonly FieldRow[] = [
  { concept: "first_frame.file", from: "image.file_id", dropped: "the video-content-task dialect has no place for it" },
  {
    concept: "last_frame.file",
    from: "last_frame.file_id",
    dropped: "the video-content-task dialect has no place for it",
  },
  {
    concept: "reference_images.file",
    from: "reference_images[].file_id",
    dropped: "the video-content-task dialect has no place for it",
  },
  {
    concept: "reference_audios.voice",
    from: "reference_audios[].voice_id",
    dropped: "the video-content-task dialect has no place for it",
  },
  { concept: "source.file", from: "video.file_id", dropped: "the video-content-task dialect has no place for it" },
  { concept: "source.url", from: "video.url", dropped: "the video-content-task dialect has no place for it" },
  { concept: "source.url", from: "video.image_url", dropped: "the video-content-task dialect has no place for it" },
];
