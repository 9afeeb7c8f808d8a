// Made from specs/dialects/video-long-running-by-operation/mapping.yaml, specs/dialects/video-generation/mapping.yaml
// by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-long-running-by-operation dialect for a model behind video-generation, and its answer. */
export const videoLongRunningByOperationToVideoGeneration: Pair = {
  from: "video-long-running-by-operation",
  to: "video-generation",
  fields: [
    { concept: "prompt", from: "instances[0].prompt", to: "prompt", when: "else refused: is required here" },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.data",
      to: "image.url",
      by: "inline medium",
      when: "as nested",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.mimeType",
      to: "image.url",
      by: "inline medium",
      when: "as nested",
    },
    {
      concept: "first_frame.file",
      from: "instances[0].image.gcsUri",
      by: "refused: files of a host are known there only: give an address or a data URI",
      when: "as stored",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.bytesBase64Encoded",
      to: "image.url",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.mimeType",
      to: "image.url",
      by: "inline medium",
      when: "as bytes",
    },
    { concept: "first_frame", from: "instances[0].image", to: "image", when: "not with file" },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.data",
      to: "last_frame.url",
      by: "inline medium",
      when: "as nested",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.mimeType",
      to: "last_frame.url",
      by: "inline medium",
      when: "as nested",
    },
    {
      concept: "last_frame.file",
      from: "instances[0].lastFrame.gcsUri",
      by: "refused: files of a host are known there only: give an address or a data URI",
      when: "as stored",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.bytesBase64Encoded",
      to: "last_frame.url",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.mimeType",
      to: "last_frame.url",
      by: "inline medium",
      when: "as bytes",
    },
    { concept: "last_frame", from: "instances[0].lastFrame", to: "last_frame", when: "not with file" },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.bytesBase64Encoded",
      to: "reference_images[].url",
      by: "inline medium",
    },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.mimeType",
      to: "reference_images[].url",
      by: "inline medium",
    },
    { concept: "reference_images", from: "instances[0].referenceImages[]", to: "reference_images[]" },
    {
      concept: "source.url",
      from: "instances[0].video.encodedVideo",
      to: "video.url",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "instances[0].video.encoding",
      to: "video.url",
      by: "inline medium",
      when: "as bytes",
    },
    { concept: "source.url", from: "instances[0].video.uri", to: "video.url", when: "not with file; as stored" },
    {
      concept: "source.file",
      from: "instances[0].video.gcsUri",
      by: "refused: files of a host are known there only: give an address or a data URI",
      when: "as stored",
    },
    { concept: "source", from: "instances[0].video", to: "video", when: "not with file" },
    {
      concept: "duration",
      from: "parameters.durationSeconds",
      to: "duration",
      by: "whole number",
      when:
        "this model does not choose the length itself; a video that is changed keeps its length; else " +
        "refused: may be 1 to 15 seconds; else refused: may be 2 to 10 seconds",
    },
    {
      concept: "resolution",
      from: "parameters.resolution",
      to: "resolution",
      when: "follows the video that is given; else refused: may be 480p, 720p or 1080p",
    },
    {
      concept: "aspect_ratio",
      from: "parameters.aspectRatio",
      to: "aspect_ratio",
      when:
        "follows the video that is given; videos adapt to an image by themselves; else refused: may be 1:1, " +
        "16:9, 9:16, 4:3, 3:4, 3:2 or 2:3",
    },
    {
      concept: "audio",
      from: "parameters.generateAudio",
      to: "generate_audio",
      when: "follows the video that is given",
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path contains the model" },
    {
      concept: "(gateway)",
      from: "webhookConfig",
      by: "acted on by the gateway: callbacks are sent by the gateway alone",
    },
    {
      concept: "(gateway)",
      from: "instances[0].video.mimeType",
      by: "acted on by the gateway: the video tells it",
      when: "as stored",
    },
  ],
  dropped: [
    { concept: "seed", from: "parameters.seed", dropped: "the vendor takes no seed" },
    {
      concept: "count",
      from: "parameters.numberOfVideos",
      when: "unless 1",
      dropped: "the vendor makes one video for a call",
    },
    {
      concept: "count",
      from: "parameters.sampleCount",
      when: "unless 1",
      dropped: "the vendor makes one video for a call",
    },
    { concept: "(only here)", from: "instances[0].mask", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.enhancePrompt", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.personGeneration", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.fps", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.compressionQuality", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.resizeMode", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.negativePrompt", dropped: "only this dialect has negative prompts" },
    { concept: "(only here)", from: "parameters.storageUri", dropped: "a place at one vendor" },
    { concept: "(only here)", from: "parameters.pubsubTopic", dropped: "a place at one vendor" },
    { concept: "(only here)", from: "labels", dropped: "free pairs have no counterpart" },
    {
      concept: "(only here)",
      from: "instances[0].referenceImages[].referenceType",
      when: 'unless "asset", "ASSET"',
      dropped: "only this dialect has references of style",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "id", from: "request_id", to: "name" },
    { concept: "model", from: "model", dropped: "the answer does not name the model" },
    {
      concept: "state",
      from: "status",
      to: "done",
      by: "word for word",
      when:
        "only pending, queued, processing, in_progress, done, completed, succeeded, failed, error, expired; " +
        "as far as it is understood",
    },
    { concept: "progress", from: "progress", dropped: "progress is not reported" },
    {
      concept: "videos.url",
      from: "video.url",
      to: "response.videos[].uri",
      by: "web address",
      when: "of usable videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos",
      from: "video",
      to: "response.videos[]",
      when: "of usable videos, once the task has succeeded",
    },
    { concept: "seconds", from: "video.duration", dropped: "the length is the requested one" },
    { concept: "respected", from: "video.respect_moderation", dropped: "videos that were withheld are counted" },
    {
      concept: "fault",
      from: "error.code",
      to: "error.code",
      by: "word for word",
      when:
        "only invalid_argument, invalid-argument, failed_precondition, failed-precondition, " +
        "permission_denied, permission-denied, service_unavailable, service-unavailable, resource-exhausted, " +
        "internal_error, internal-error; as far as it is understood",
    },
    { concept: "fault_code", from: "error.code", dropped: "codes are numbers" },
    {
      concept: "explanation",
      from: "error.message",
      to: "error.message or response.raiMediaFilteredReasons",
      by: "withheld from fault",
      when: "as far as it is understood",
    },
    {
      concept: "explanation",
      from: "error",
      to: "error.message or response.raiMediaFilteredReasons",
      by: "withheld from fault",
      when: "unless error.message has another value; as far as it is understood",
    },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "usage is not reported" },
    { concept: "usage", from: "usage", dropped: "usage is not reported" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
