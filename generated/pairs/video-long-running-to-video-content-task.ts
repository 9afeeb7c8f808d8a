// Made from specs/dialects/video-long-running/mapping.yaml, specs/dialects/video-content-task/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-long-running dialect for a model behind video-content-task, and its answer. */
export const videoLongRunningToVideoContentTask: Pair = {
  from: "video-long-running",
  to: "video-content-task",
  fields: [
    {
      concept: "prompt",
      from: "instances[0].prompt",
      to: "content[].text or omni_reference_task_type",
      by: "infer mode",
      when: "else refused: a video of words alone needs words: give a text",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.data",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when:
        "as nested; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final " +
        "without media",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.mimeType",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when:
        "as nested; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final " +
        "without media",
    },
    {
      concept: "first_frame.file",
      from: "instances[0].image.gcsUri",
      by: "refused: this model takes images by their addresses or as data URIs, not as files of another host",
      when: "as stored",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.bytesBase64Encoded",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when:
        "as bytes; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final " +
        "without media",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.mimeType",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when:
        "as bytes; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final " +
        "without media",
    },
    {
      concept: "first_frame",
      from: "instances[0].image",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when:
        "else refused: a last_frame needs a first_frame; else refused: a draft_task is made final without " + "media",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.data",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as nested; else refused: a draft_task is made final without media",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.mimeType",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as nested; else refused: a draft_task is made final without media",
    },
    {
      concept: "last_frame.file",
      from: "instances[0].lastFrame.gcsUri",
      by: "refused: this model takes images by their addresses or as data URIs, not as files of another host",
      when: "as stored",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.bytesBase64Encoded",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as bytes; else refused: a draft_task is made final without media",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.mimeType",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as bytes; else refused: a draft_task is made final without media",
    },
    {
      concept: "last_frame",
      from: "instances[0].lastFrame",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when: "else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.bytesBase64Encoded",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when:
        "else refused: a first_frame or last_frame cannot be mixed with references; else refused: a " +
        "draft_task is made final without media",
    },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.mimeType",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when:
        "else refused: a first_frame or last_frame cannot be mixed with references; else refused: a " +
        "draft_task is made final without media",
    },
    {
      concept: "reference_images",
      from: "instances[0].referenceImages[]",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when:
        "else refused: a first_frame or last_frame cannot be mixed with references; else refused: a " +
        "draft_task is made final without media",
    },
    {
      concept: "source.url",
      from: "instances[0].video.encodedVideo",
      by:
        "implied by leaving it out: it is the first of the reference videos, where something is to be done " +
        "with it",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "instances[0].video.encoding",
      by:
        "implied by leaving it out: it is the first of the reference videos, where something is to be done " +
        "with it",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "instances[0].video.uri",
      by:
        "implied by leaving it out: it is the first of the reference videos, where something is to be done " +
        "with it",
      when: "as stored",
    },
    {
      concept: "source.file",
      from: "instances[0].video.gcsUri",
      by:
        "implied by leaving it out: it is the first of the reference videos, where something is to be done " +
        "with it",
      when: "as stored",
    },
    {
      concept: "source",
      from: "instances[0].video",
      to: "omni_reference_task_type or content[]",
      by:
        "infer mode, source among references, implied by leaving it out: it is the first of the reference " +
        "videos, where something is to be done with it",
      when:
        "else refused: a first_frame or last_frame cannot be mixed with references; else refused: a " +
        "draft_task is made final without media",
    },
    {
      concept: "duration",
      from: "parameters.durationSeconds",
      to: "duration",
      by: "whole number",
      when: "else refused: may be 1 to 60 seconds, or -1 where the model is to choose; unless a video is edited",
    },
    {
      concept: "resolution",
      from: "parameters.resolution",
      to: "resolution",
      when: "else refused: videos are made in 480p, 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "parameters.aspectRatio",
      to: "ratio",
      when:
        "edit and extend take adaptive only: the video keeps its shape; else refused: videos are made in " +
        "16:9, 4:3, 1:1, 3:4, 9:16 or 21:9; without a source",
    },
    {
      concept: "seed",
      from: "parameters.seed",
      to: "seed",
      by: "omit negative",
      when: "a seed may be 0 to 2147483647",
    },
    { concept: "audio", from: "parameters.generateAudio", to: "generate_audio" },
    {
      concept: "(gateway)",
      from: "callback_url",
      by: "acted on by the gateway: the gateway tells there how the task ended",
    },
    { concept: "(gateway)", from: "model", by: "acted on by the gateway: the path contains the model" },
    {
      concept: "(gateway)",
      from: "instances[0].video.mimeType",
      by: "acted on by the gateway: the video tells it",
      when: "as stored",
    },
  ],
  dropped: [
    { concept: "count", from: "parameters.numberOfVideos", when: "unless 1", dropped: "a task makes one video" },
    { concept: "count", from: "parameters.sampleCount", when: "unless 1", dropped: "a task makes one video" },
    { concept: "(only here)", from: "instances[0].mask", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.enhancePrompt", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.personGeneration", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.fps", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.compressionQuality", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "parameters.resizeMode", dropped: "belongs to one vendor" },
    {
      concept: "(only here)",
      from: "parameters.negativePrompt",
      when: 'unless ""',
      dropped: "only this dialect has negative prompts",
    },
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
    { concept: "id", from: "id", to: "name" },
    { concept: "model", from: "model", dropped: "the answer does not name the model" },
    {
      concept: "state",
      from: "status",
      to: "done",
      by: "word for word",
      when: "only queued, running, succeeded, failed, cancelled, canceled, expired; as far as it is understood",
    },
    {
      concept: "videos.url",
      from: "content.video_url",
      to: "response.generateVideoResponse.generatedSamples[].video.uri",
      by: "web address",
      when: "of usable videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos",
      from: "content",
      to: "response.generateVideoResponse.generatedSamples[]",
      when: "with url; of usable videos, once the task has succeeded",
    },
    { concept: "last_frame", from: "content.last_frame_url", dropped: "images of a video are not reported" },
    { concept: "draft_task", from: "draft_task_id", dropped: "there are no drafts" },
    { concept: "usage.output", from: "usage.completion_tokens", dropped: "usage is not reported" },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "usage is not reported" },
    { concept: "usage", from: "usage", dropped: "usage is not reported" },
    { concept: "fault_code", from: "error.code", dropped: "codes are numbers" },
    {
      concept: "explanation",
      from: "error.message",
      to: "error.message or response.generateVideoResponse.raiMediaFilteredReasons",
      by: "withheld from fault",
      when: "as far as it is understood",
    },
    { concept: "created", from: "created_at", dropped: "times are not reported" },
    { concept: "updated", from: "updated_at", dropped: "times are not reported" },
    { concept: "resolution", from: "resolution", dropped: "it is the requested one" },
    { concept: "aspect_ratio", from: "ratio", dropped: "it is the requested one" },
    { concept: "seconds", from: "duration", dropped: "the length is the requested one" },
    { concept: "frames", from: "frames", dropped: "the length is the requested one" },
    { concept: "rate", from: "framespersecond", dropped: "it is not reported" },
    { concept: "seed", from: "seed", dropped: "it is not reported" },
    { concept: "audio", from: "generate_audio", dropped: "it is not reported" },
    { concept: "draft", from: "draft", dropped: "there are no drafts" },
    { concept: "format", from: "output_format", dropped: "videos come in one container" },
    {
      concept: "expires_after",
      from: "execution_expires_after",
      by: "implied by leaving it out: the gateway gives a task up by itself",
    },
    {
      concept: "(gateway)",
      from: "content[].last_frame_url",
      by: "acted on by the gateway: the last image has a concept of its own",
      when: "as video",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
