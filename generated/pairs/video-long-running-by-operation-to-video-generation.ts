// Made from specs/dialects/video-long-running-by-operation/mapping.yaml, specs/dialects/video-generation/mapping.yaml
// by "make generate". Change the specs, not this file.
import type { FieldRow } from "../../src/conversion/dialect.js";

export const fields: readonly FieldRow[] = [
  { concept: "prompt", from: "instances[0].prompt", to: "prompt" },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.data",
    to: "image.url or image.image_url",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.inlineData.mimeType",
    to: "image.url or image.image_url",
    by: "inline medium",
  },
  {
    concept: "first_frame.file",
    from: "instances[0].image.gcsUri",
    by: "refused: files of a host are known there only: give an address or a data URI",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.bytesBase64Encoded",
    to: "image.url or image.image_url",
    by: "inline medium",
  },
  {
    concept: "first_frame.url",
    from: "instances[0].image.mimeType",
    to: "image.url or image.image_url",
    by: "inline medium",
  },
  { concept: "first_frame", from: "instances[0].image", to: "image" },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.data",
    to: "last_frame.url or last_frame.image_url",
    by: "inline medium",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.inlineData.mimeType",
    to: "last_frame.url or last_frame.image_url",
    by: "inline medium",
  },
  {
    concept: "last_frame.file",
    from: "instances[0].lastFrame.gcsUri",
    by: "refused: files of a host are known there only: give an address or a data URI",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.bytesBase64Encoded",
    to: "last_frame.url or last_frame.image_url",
    by: "inline medium",
  },
  {
    concept: "last_frame.url",
    from: "instances[0].lastFrame.mimeType",
    to: "last_frame.url or last_frame.image_url",
    by: "inline medium",
  },
  { concept: "last_frame", from: "instances[0].lastFrame", to: "last_frame" },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.bytesBase64Encoded",
    to: "reference_images[].url or reference_images[].image_url",
    by: "inline medium",
  },
  {
    concept: "reference_images.url",
    from: "instances[0].referenceImages[].image.mimeType",
    to: "reference_images[].url or reference_images[].image_url",
    by: "inline medium",
  },
  { concept: "reference_images", from: "instances[0].referenceImages[]", to: "reference_images[]" },
  {
    concept: "source.url",
    from: "instances[0].video.encodedVideo",
    to: "video.url or video.image_url",
    by: "inline medium",
  },
  {
    concept: "source.url",
    from: "instances[0].video.encoding",
    to: "video.url or video.image_url",
    by: "inline medium",
  },
  { concept: "source.url", from: "instances[0].video.uri", to: "video.url or video.image_url" },
  {
    concept: "source.file",
    from: "instances[0].video.gcsUri",
    by: "refused: files of a host are known there only: give an address or a data URI",
  },
  { concept: "source", from: "instances[0].video", to: "video" },
  { concept: "duration", from: "parameters.durationSeconds", to: "duration or seconds", by: "whole number" },
  { concept: "resolution", from: "parameters.resolution", to: "resolution" },
  { concept: "aspect_ratio", from: "parameters.aspectRatio", to: "aspect_ratio" },
  { concept: "audio", from: "parameters.generateAudio", to: "generate_audio" },
  { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path contains the model" },
  { concept: "(gateway)", from: "webhookConfig", by: "acted on by the gateway: nobody is to be told but the gateway" },
  { concept: "(gateway)", from: "instances[0].video.mimeType", by: "acted on by the gateway: the video tells it" },
];

export const dropped: readonly FieldRow[] = [
  { concept: "seed", from: "parameters.seed", dropped: "the vendor takes no seed" },
  { concept: "count", from: "parameters.numberOfVideos", dropped: "the vendor makes one video for a call" },
  { concept: "count", from: "parameters.sampleCount", dropped: "the vendor makes one video for a call" },
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
