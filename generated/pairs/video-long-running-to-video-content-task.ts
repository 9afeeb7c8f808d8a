// Made from specs/dialects/video-long-running/mapping.yaml, specs/dialects/video-content-task/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "prompt", from: "instances[0].prompt", to: "content" },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.data",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.mimeType",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.bytesBase64Encoded",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.mimeType",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  { concept: "first_frame", from: "instances[0].image", to: "content" },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.data",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.mimeType",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.bytesBase64Encoded",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.mimeType",
    to: "content.image_url.url",
    by: "inline medium, lower case media type",
  },
  { concept: "last_frame", from: "instances[0].lastFrame", to: "content" },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.bytesBase64Encoded",
    to: "content[].image_url.url",
    by: "inline medium, lower case media type",
  },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.mimeType",
    to: "content[].image_url.url",
    by: "inline medium, lower case media type",
  },
  { concept: "reference_images", from: "instances[0].referenceImages[]", to: "content[]" },
  {
    concept: "source",
    from: "instances[0].video",
    by:
      "implied by leaving it out: it is the first of the reference videos, where something is to be done " + "with it",
  },
  { concept: "duration", from: "parameters.durationSeconds", to: "duration", by: "whole number" },
  { concept: "resolution", from: "parameters.resolution", to: "resolution" },
  { concept: "aspect_ratio", from: "parameters.aspectRatio", to: "ratio" },
  { concept: "seed", from: "parameters.seed", to: "seed", by: "omit minus one" },
  { concept: "audio", from: "parameters.generateAudio", to: "generate_audio" },
  {
    concept: "(gateway)",
    from: "callback_url",
    by: "acted on by the gateway: the gateway tells there how the task ended",
  },
  { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path contains the model" },
  { concept: "(gateway)", from: "instances[0].video.mimeType", by: "acted on by the gateway: the video tells it" },
];

export const dropped: readonly FieldRow[] = [
  {
    concept: "first_frame.file",
    from: "instances[0].image.gcsUri",
    dropped: "the video-content-task dialect has no place for it",
  },
  {
    concept: "last_frame.file",
    from: "instances[0].lastFrame.gcsUri",
    dropped: "the video-content-task dialect has no place for it",
  },
  {
    concept: "source.url",
    from: "instances[0].video.encodedVideo",
    dropped: "the video-content-task dialect has no place for it",
  },
  {
    concept: "source.url",
    from: "instances[0].video.encoding",
    dropped: "the video-content-task dialect has no place for it",
  },
  {
    concept: "source.url",
    from: "instances[0].video.uri",
    dropped: "the video-content-task dialect has no place for it",
  },
  {
    concept: "source.file",
    from: "instances[0].video.gcsUri",
    dropped: "the video-content-task dialect has no place for it",
  },
  { concept: "count", from: "parameters.numberOfVideos", dropped: "a task makes one video" },
  { concept: "count", from: "parameters.sampleCount", dropped: "a task makes one video" },
  { concept: "(only here)", from: "instances[0].mask", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "parameters.negativePrompt", dropped: "only this dialect has negative prompts" },
  { concept: "(only here)", from: "parameters.enhancePrompt", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "parameters.personGeneration", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "parameters.storageUri", dropped: "a place at one vendor" },
  { concept: "(only here)", from: "parameters.fps", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "parameters.compressionQuality", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "parameters.resizeMode", dropped: "belongs to one vendor" },
  { concept: "(only here)", from: "parameters.pubsubTopic", dropped: "a place at one vendor" },
  { concept: "(only here)", from: "labels", dropped: "free pairs have no counterpart" },
];
