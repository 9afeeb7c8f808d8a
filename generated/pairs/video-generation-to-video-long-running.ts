// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-long-running/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-generation dialect for a model behind video-long-running, and its answer. */
export const videoGenerationToVideoLongRunning: Pair = {
  from: "video-generation",
  to: "video-long-running",
  fields: [
    { concept: "model", from: "model", by: "implied by leaving it out: the path contains the model" },
    { concept: "prompt", from: "prompt", to: "instances[0].prompt" },
    {
      concept: "first_frame.file",
      from: "image.file_id",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as file",
    },
    {
      concept: "first_frame.url",
      from: "image.url",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as address",
    },
    {
      concept: "first_frame.url",
      from: "image.image_url",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "unless image.url has another value; as address",
    },
    { concept: "first_frame", from: "image", to: "instances[0].image", when: "with url" },
    {
      concept: "last_frame.file",
      from: "last_frame.file_id",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as file",
    },
    {
      concept: "last_frame.url",
      from: "last_frame.url",
      to: "instances[0].lastFrame.bytesBase64Encoded and instances[0].lastFrame.mimeType",
      by: "inline medium",
      when: "as address; else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "last_frame.url",
      from: "last_frame.image_url",
      to: "instances[0].lastFrame.bytesBase64Encoded and instances[0].lastFrame.mimeType",
      by: "inline medium",
      when:
        "unless last_frame.url has another value; as address; else refused: this model needs an image to " +
        "begin with beside one to end with",
    },
    {
      concept: "last_frame",
      from: "last_frame",
      to: "instances[0].lastFrame",
      when: "with url; else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "reference_images.file",
      from: "reference_images[].file_id",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as file",
    },
    {
      concept: "reference_images.url",
      from: "reference_images[].url",
      to:
        "instances[0].referenceImages[].image.bytesBase64Encoded and " +
        "instances[0].referenceImages[].image.mimeType",
      by: "inline medium",
      when: "as address; else refused: this model takes at most three references",
    },
    {
      concept: "reference_images.url",
      from: "reference_images[].image_url",
      to:
        "instances[0].referenceImages[].image.bytesBase64Encoded and " +
        "instances[0].referenceImages[].image.mimeType",
      by: "inline medium",
      when:
        "unless reference_images[].url has another value; as address; else refused: this model takes at most " +
        "three references",
    },
    {
      concept: "reference_images",
      from: "reference_images[]",
      to: "instances[0].referenceImages[]",
      when: "with url; else refused: this model takes at most three references",
    },
    {
      concept: "reference_audios.voice",
      from: "reference_audios[].voice_id",
      by: "refused: this model takes no sounds",
      when: "as voice",
    },
    {
      concept: "reference_audios.url",
      from: "reference_audios[].url",
      by: "refused: this model takes no sounds",
      when: "as address",
    },
    { concept: "reference_audios", from: "reference_audios[]", by: "refused: this model takes no sounds" },
    {
      concept: "source.file",
      from: "video.file_id",
      by: "refused: this model makes no videos from other videos",
      when: "as file",
    },
    {
      concept: "source.url",
      from: "video.url",
      by: "refused: this model makes no videos from other videos",
      when: "as address",
    },
    {
      concept: "source.url",
      from: "video.image_url",
      by: "refused: this model makes no videos from other videos",
      when: "unless video.url has another value; as address",
    },
    { concept: "source", from: "video", by: "refused: this model makes no videos from other videos" },
    {
      concept: "duration",
      from: "duration",
      to: "parameters.durationSeconds",
      by: "whole number",
      when: "this model does not choose the length itself; else refused: videos have 8 seconds at most",
    },
    {
      concept: "duration",
      from: "seconds",
      to: "parameters.durationSeconds",
      by: "whole number",
      when:
        "unless duration has another value; this model does not choose the length itself; else refused: " +
        "videos have 8 seconds at most",
    },
    {
      concept: "resolution",
      from: "resolution",
      to: "parameters.resolution",
      when: "else refused: videos are made in 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "aspect_ratio",
      to: "parameters.aspectRatio",
      when: "videos do not adapt to what is given; else refused: videos are made in 16:9 or 9:16",
    },
    {
      concept: "(gateway)",
      from: "callback_url",
      by: "acted on by the gateway: the gateway tells the end of a task itself",
    },
  ],
  dropped: [
    {
      concept: "audio",
      from: "generate_audio",
      when: "unless true",
      dropped: "the video-long-running dialect has no place for it",
    },
    { concept: "user", from: "user", dropped: "end users are not distinguished" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "id", from: "name", to: "request_id" },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].video.encodedVideo",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].video.encoding",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].bytesBase64Encoded",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].mimeType",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "response.generateVideoResponse.generatedSamples[].video.uri",
      to: "video.url",
      by: "web address",
      when: "as linked; of usable videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos.data",
      from: "response.videos[].video.encodedVideo",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].video.encoding",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.data",
      from: "response.videos[].bytesBase64Encoded",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].mimeType",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "response.videos[].video.uri",
      to: "video.url",
      by: "web address",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as linked; of usable " +
        "videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos",
      from: "response.generateVideoResponse.generatedSamples[]",
      to: "video",
      when: "of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "response.videos[]",
      to: "video",
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
      to: "status",
      by: "word for word",
      when: "only false, true, true/, true/*, /*, true/1, true/4, true/8; as far as it is understood",
    },
    {
      concept: "state",
      from: "error.code",
      to: "status",
      by: "word for word",
      when:
        "unless done has another value; only false, true, true/, true/*, /*, true/1, true/4, true/8; as far " +
        "as it is understood",
    },
    { concept: "explanation", from: "error.message", to: "error.message" },
    {
      concept: "withheld",
      from: "response.generateVideoResponse.raiMediaFilteredCount",
      dropped: "the vendor makes one video for a call",
    },
    {
      concept: "reasons",
      from: "response.generateVideoResponse.raiMediaFilteredReasons",
      to: "error.message",
      by: "state from videos",
      when: "without a video; as far as it is understood",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
