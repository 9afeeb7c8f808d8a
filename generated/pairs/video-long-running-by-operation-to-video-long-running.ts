// Made from specs/dialects/video-long-running-by-operation/mapping.yaml, specs/dialects/video-long-running/mapping.yaml
// by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-long-running-by-operation dialect for a model behind video-long-running, and its answer. */
export const videoLongRunningByOperationToVideoLongRunning: Pair = {
  from: "video-long-running-by-operation",
  to: "video-long-running",
  fields: [
    { concept: "prompt", from: "instances[0].prompt", to: "instances[0].prompt" },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.data",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as nested",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.mimeType",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as nested",
    },
    {
      concept: "first_frame.file",
      from: "instances[0].image.gcsUri",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as stored",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.bytesBase64Encoded",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.mimeType",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as bytes",
    },
    { concept: "first_frame", from: "instances[0].image", to: "instances[0].image", when: "with url" },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.data",
      to: "instances[0].lastFrame.bytesBase64Encoded and instances[0].lastFrame.mimeType",
      by: "inline medium",
      when: "as nested; else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.mimeType",
      to: "instances[0].lastFrame.bytesBase64Encoded and instances[0].lastFrame.mimeType",
      by: "inline medium",
      when: "as nested; else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "last_frame.file",
      from: "instances[0].lastFrame.gcsUri",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as stored",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.bytesBase64Encoded",
      to: "instances[0].lastFrame.bytesBase64Encoded and instances[0].lastFrame.mimeType",
      by: "inline medium",
      when: "as bytes; else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.mimeType",
      to: "instances[0].lastFrame.bytesBase64Encoded and instances[0].lastFrame.mimeType",
      by: "inline medium",
      when: "as bytes; else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "last_frame",
      from: "instances[0].lastFrame",
      to: "instances[0].lastFrame",
      when: "with url; else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.bytesBase64Encoded",
      to:
        "instances[0].referenceImages[].image.bytesBase64Encoded and " +
        "instances[0].referenceImages[].image.mimeType",
      by: "inline medium",
      when: "else refused: this model takes at most three references",
    },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.mimeType",
      to:
        "instances[0].referenceImages[].image.bytesBase64Encoded and " +
        "instances[0].referenceImages[].image.mimeType",
      by: "inline medium",
      when: "else refused: this model takes at most three references",
    },
    {
      concept: "reference_images",
      from: "instances[0].referenceImages[]",
      to: "instances[0].referenceImages[]",
      when: "with url; else refused: this model takes at most three references",
    },
    {
      concept: "source.url",
      from: "instances[0].video.encodedVideo",
      by: "refused: this model makes no videos from other videos",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "instances[0].video.encoding",
      by: "refused: this model makes no videos from other videos",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "instances[0].video.uri",
      by: "refused: this model makes no videos from other videos",
      when: "as stored",
    },
    {
      concept: "source.file",
      from: "instances[0].video.gcsUri",
      by: "refused: this model makes no videos from other videos",
      when: "as stored",
    },
    { concept: "source", from: "instances[0].video", by: "refused: this model makes no videos from other videos" },
    {
      concept: "duration",
      from: "parameters.durationSeconds",
      to: "parameters.durationSeconds",
      by: "whole number",
      when: "this model does not choose the length itself; else refused: videos have 8 seconds at most",
    },
    {
      concept: "resolution",
      from: "parameters.resolution",
      to: "parameters.resolution",
      when: "else refused: videos are made in 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "parameters.aspectRatio",
      to: "parameters.aspectRatio",
      when: "videos do not adapt to what is given; else refused: videos are made in 16:9 or 9:16",
    },
    { concept: "seed", from: "parameters.seed", to: "parameters.seed", when: "a seed may be 0 to 4294967295" },
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
    {
      concept: "audio",
      from: "parameters.generateAudio",
      when: "unless true",
      dropped: "the video-long-running dialect has no place for it",
    },
    {
      concept: "count",
      from: "parameters.numberOfVideos",
      when: "unless 1",
      dropped: "the video-long-running dialect has no place for it",
    },
    {
      concept: "count",
      from: "parameters.sampleCount",
      when: "unless 1",
      dropped: "the video-long-running dialect has no place for it",
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
    { concept: "id", from: "name", to: "name" },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].video.encodedVideo",
      to: "response.videos[].bytesBase64Encoded",
      when: "as bytes; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].video.encoding",
      to: "response.videos[].mimeType",
      when: "as bytes; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].bytesBase64Encoded",
      to: "response.videos[].bytesBase64Encoded",
      when: "as bare; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].mimeType",
      to: "response.videos[].mimeType",
      when: "as bare; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos.url",
      from: "response.generateVideoResponse.generatedSamples[].video.uri",
      to: "response.videos[].uri",
      by: "web address",
      when: "as linked; of usable videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos.data",
      from: "response.videos[].video.encodedVideo",
      to: "response.videos[].bytesBase64Encoded",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as bytes; of usable " +
        "videos, once the task has succeeded",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].video.encoding",
      to: "response.videos[].mimeType",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as bytes; of usable " +
        "videos, once the task has succeeded",
    },
    {
      concept: "videos.data",
      from: "response.videos[].bytesBase64Encoded",
      to: "response.videos[].bytesBase64Encoded",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as bare; of usable " +
        "videos, once the task has succeeded",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].mimeType",
      to: "response.videos[].mimeType",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as bare; of usable " +
        "videos, once the task has succeeded",
    },
    {
      concept: "videos.url",
      from: "response.videos[].video.uri",
      to: "response.videos[].uri",
      by: "web address",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as linked; of usable " +
        "videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos",
      from: "response.generateVideoResponse.generatedSamples[]",
      to: "response.videos[]",
      when: "of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "response.videos[]",
      to: "response.videos[]",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; of usable videos, once " +
        "the task has succeeded",
    },
    {
      concept: "fault",
      from: "error.code",
      to: "error.code",
      by: "word for word",
      when: "only 3, 5, 9, 11, 7, 16, 14, 8, 13, 2, 15; as far as it is understood",
    },
    {
      concept: "state",
      from: "done",
      to: "done",
      by: "word for word",
      when: "only false, true, true/, true/*, /*, true/1, true/4, true/8; as far as it is understood",
    },
    {
      concept: "state",
      from: "error.code",
      to: "done",
      by: "word for word",
      when:
        "unless done has another value; only false, true, true/, true/*, /*, true/1, true/4, true/8; as far " +
        "as it is understood",
    },
    {
      concept: "explanation",
      from: "error.message",
      to: "error.message or response.raiMediaFilteredReasons",
      by: "withheld from fault",
      when: "as far as it is understood",
    },
    {
      concept: "withheld",
      from: "response.generateVideoResponse.raiMediaFilteredCount",
      to: "response.raiMediaFilteredCount",
    },
    {
      concept: "reasons",
      from: "response.generateVideoResponse.raiMediaFilteredReasons",
      to: "response.raiMediaFilteredReasons or error.message",
      by: "state from videos",
      when: "as far as it is understood",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
