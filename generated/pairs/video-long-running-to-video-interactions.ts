// Made from specs/dialects/video-long-running/mapping.yaml, specs/dialects/video-interactions/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "prompt", from: "instances[0].prompt", to: "input" },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.data",
    to: "input.data or input.mime_type",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.mimeType",
    to: "input.data or input.mime_type",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.bytesBase64Encoded",
    to: "input.data or input.mime_type",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.mimeType",
    to: "input.data or input.mime_type",
    by: "inline medium",
  },
  { concept: "first_frame", from: "instances[0].image", to: "input" },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.data",
    by: "refused: this model makes no videos between two images",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.mimeType",
    by: "refused: this model makes no videos between two images",
  },
  {
    concept: "last_frame.file",
    from: "instances[0].lastFrame.gcsUri",
    by: "refused: this model makes no videos between two images",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.bytesBase64Encoded",
    by: "refused: this model makes no videos between two images",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.mimeType",
    by: "refused: this model makes no videos between two images",
  },
  {
    concept: "last_frame",
    from: "instances[0].lastFrame",
    by: "refused: this model makes no videos between two images",
  },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.bytesBase64Encoded",
    to: "input[].data or input[].mime_type",
    by: "inline medium",
  },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.mimeType",
    to: "input[].data or input[].mime_type",
    by: "inline medium",
  },
  { concept: "reference_images", from: "instances[0].referenceImages[]", to: "input[]" },
  {
    concept: "source.url",
    from: "instances[0].video.encodedVideo",
    to: "input.data or input.mime_type",
    by: "inline medium",
  },
  {
    concept: "source.url",
    from: "instances[0].video.encoding",
    to: "input.data or input.mime_type",
    by: "inline medium",
  },
  { concept: "source.url", from: "instances[0].video.uri", to: "input.data or input.mime_type", by: "inline medium" },
  { concept: "source", from: "instances[0].video", to: "input" },
  {
    concept: "duration",
    from: "parameters.durationSeconds",
    to: "response_format.duration or response_format[*].duration",
    by: "whole number, seconds text",
  },
  {
    concept: "resolution",
    from: "parameters.resolution",
    to: "response_format.resolution or response_format[*].resolution",
  },
  {
    concept: "aspect_ratio",
    from: "parameters.aspectRatio",
    to: "response_format.aspect_ratio or response_format[*].aspect_ratio",
  },
  { concept: "seed", from: "parameters.seed", to: "generation_config.seed" },
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
    dropped: "the video-interactions dialect has no place for it",
  },
  {
    concept: "source.file",
    from: "instances[0].video.gcsUri",
    dropped: "the video-interactions dialect has no place for it",
  },
  { concept: "audio", from: "parameters.generateAudio", dropped: "videos always have sound" },
  { concept: "count", from: "parameters.numberOfVideos", dropped: "there is one video to a call" },
  { concept: "count", from: "parameters.sampleCount", dropped: "there is one video to a call" },
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
