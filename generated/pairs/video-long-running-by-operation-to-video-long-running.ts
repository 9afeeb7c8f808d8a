// Made from specs/dialects/video-long-running-by-operation/mapping.yaml, specs/dialects/video-long-running/mapping.yaml
// by "make generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "prompt", from: "instances[0].prompt", to: "instances[0].prompt" },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.data",
    to: "instances[0].image.bytesBase64Encoded or instances[0].image.mimeType",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.mimeType",
    to: "instances[0].image.bytesBase64Encoded or instances[0].image.mimeType",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.bytesBase64Encoded",
    to: "instances[0].image.bytesBase64Encoded or instances[0].image.mimeType",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.mimeType",
    to: "instances[0].image.bytesBase64Encoded or instances[0].image.mimeType",
    by: "inline medium",
  },
  { concept: "first_frame", from: "instances[0].image", to: "instances[0].image" },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.data",
    to: "instances[0].lastFrame.bytesBase64Encoded or instances[0].lastFrame.mimeType",
    by: "inline medium",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.mimeType",
    to: "instances[0].lastFrame.bytesBase64Encoded or instances[0].lastFrame.mimeType",
    by: "inline medium",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.bytesBase64Encoded",
    to: "instances[0].lastFrame.bytesBase64Encoded or instances[0].lastFrame.mimeType",
    by: "inline medium",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.mimeType",
    to: "instances[0].lastFrame.bytesBase64Encoded or instances[0].lastFrame.mimeType",
    by: "inline medium",
  },
  { concept: "last_frame", from: "instances[0].lastFrame", to: "instances[0].lastFrame" },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.bytesBase64Encoded",
    to: "instances[0].referenceImages[].image.bytesBase64Encoded or " + "instances[0].referenceImages[].image.mimeType",
    by: "inline medium",
  },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.mimeType",
    to: "instances[0].referenceImages[].image.bytesBase64Encoded or " + "instances[0].referenceImages[].image.mimeType",
    by: "inline medium",
  },
  { concept: "reference_images", from: "instances[0].referenceImages[]", to: "instances[0].referenceImages[]" },
  {
    concept: "source.url",
    from: "instances[0].video.encodedVideo",
    to: "instances[0].video.encodedVideo or instances[0].video.encoding",
    by: "inline medium",
  },
  {
    concept: "source.url",
    from: "instances[0].video.encoding",
    to: "instances[0].video.encodedVideo or instances[0].video.encoding",
    by: "inline medium",
  },
  {
    concept: "source.url",
    from: "instances[0].video.uri",
    to: "instances[0].video.encodedVideo or instances[0].video.encoding",
    by: "inline medium",
  },
  {
    concept: "source.file",
    from: "instances[0].video.gcsUri",
    by: "refused: this model makes no videos from other videos",
  },
  { concept: "source", from: "instances[0].video", to: "instances[0].video" },
  { concept: "duration", from: "parameters.durationSeconds", to: "parameters.durationSeconds", by: "whole number" },
  { concept: "resolution", from: "parameters.resolution", to: "parameters.resolution" },
  { concept: "aspect_ratio", from: "parameters.aspectRatio", to: "parameters.aspectRatio" },
  { concept: "seed", from: "parameters.seed", to: "parameters.seed" },
  { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path contains the model" },
  { concept: "(gateway)", from: "webhookConfig", by: "acted on by the gateway: nobody is to be told but the gateway" },
  { concept: "(gateway)", from: "instances[0].video.mimeType", by: "acted on by the gateway: the video tells it" },
];

export const dropped: readonly FieldRow[] = [
  {
    concept: "first_frame.file",
    from: "instances[0].image.gcsUri",
    dropped: "the video-long-running dialect has no place for it",
  },
  {
    concept: "last_frame.file",
    from: "instances[0].lastFrame.gcsUri",
    dropped: "the video-long-running dialect has no place for it",
  },
  { concept: "audio", from: "parameters.generateAudio", dropped: "the video-long-running dialect has no place for it" },
  {
    concept: "count",
    from: "parameters.numberOfVideos",
    dropped: "the video-long-running dialect has no place for it",
  },
  { concept: "count", from: "parameters.sampleCount", dropped: "the video-long-running dialect has no place for it" },
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
