// Made from specs/dialects/video-long-running-by-operation/mapping.yaml, specs/dialects/video-interactions/mapping.yaml
// by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-long-running-by-operation dialect for a model behind video-interactions, and its answer. */
export const videoLongRunningByOperationToVideoInteractions: Pair = {
  from: "video-long-running-by-operation",
  to: "video-interactions",
  fields: [
    {
      concept: "prompt",
      from: "instances[0].prompt",
      to: "input[].text or generation_config.video_config.task",
      by: "infer mode",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.data",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as nested; else refused: a video of references does not begin with an image",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.inlineData.mimeType",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as nested; else refused: a video of references does not begin with an image",
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
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as bytes; else refused: a video of references does not begin with an image",
    },
    {
      concept: "first_frame.url",
      from: "instances[0].image.mimeType",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as bytes; else refused: a video of references does not begin with an image",
    },
    {
      concept: "first_frame",
      from: "instances[0].image",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
      when: "else refused: a video of references does not begin with an image",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.data",
      by: "refused: this model makes no videos between two images",
      when: "as nested",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.inlineData.mimeType",
      by: "refused: this model makes no videos between two images",
      when: "as nested",
    },
    {
      concept: "last_frame.file",
      from: "instances[0].lastFrame.gcsUri",
      by: "refused: this model makes no videos between two images",
      when: "as stored",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.bytesBase64Encoded",
      by: "refused: this model makes no videos between two images",
      when: "as bytes",
    },
    {
      concept: "last_frame.url",
      from: "instances[0].lastFrame.mimeType",
      by: "refused: this model makes no videos between two images",
      when: "as bytes",
    },
    {
      concept: "last_frame",
      from: "instances[0].lastFrame",
      by: "refused: this model makes no videos between two images",
    },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.bytesBase64Encoded",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
    },
    {
      concept: "reference_images.url",
      from: "instances[0].referenceImages[].image.mimeType",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
    },
    {
      concept: "reference_images",
      from: "instances[0].referenceImages[]",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
    },
    {
      concept: "source.url",
      from: "instances[0].video.encodedVideo",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "instances[0].video.encoding",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "instances[0].video.uri",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as stored",
    },
    {
      concept: "source.file",
      from: "instances[0].video.gcsUri",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as stored",
    },
    {
      concept: "source",
      from: "instances[0].video",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
    },
    {
      concept: "duration",
      from: "parameters.durationSeconds",
      to: "response_format.duration",
      by: "whole number, seconds text",
      when: "this model does not choose the length itself",
    },
    {
      concept: "resolution",
      from: "parameters.resolution",
      to: "response_format.resolution",
      when: "else refused: videos are made in 360p, 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "parameters.aspectRatio",
      to: "response_format.aspect_ratio",
      when: "videos do not adapt to what is given; else refused: videos are made in 16:9 or 9:16",
    },
    { concept: "seed", from: "parameters.seed", to: "generation_config.seed", when: "a seed may be 0 to 2147483647" },
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
    { concept: "audio", from: "parameters.generateAudio", when: "unless true", dropped: "videos always have sound" },
    { concept: "count", from: "parameters.numberOfVideos", when: "unless 1", dropped: "there is one video to a call" },
    { concept: "count", from: "parameters.sampleCount", when: "unless 1", dropped: "there is one video to a call" },
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
    { concept: "id", from: "id", to: "name" },
    { concept: "model", from: "model", dropped: "the answer does not name the model" },
    {
      concept: "state",
      from: "status",
      to: "done",
      by: "word for word",
      when:
        "only queued, in_progress, completed, failed, requires_action, requires_continuation, cancelled, " +
        "incomplete, budget_exceeded; as far as it is understood",
    },
    { concept: "created", from: "created", dropped: "times are not reported" },
    { concept: "updated", from: "updated", dropped: "times are not reported" },
    {
      concept: "videos.data",
      from: "steps[].content[].data",
      to: "response.videos[].bytesBase64Encoded",
      when: "as bytes; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos.mime",
      from: "steps[].content[].mime_type",
      to: "response.videos[].mimeType",
      when: "of usable videos, once the task has succeeded",
    },
    {
      concept: "videos.url",
      from: "steps[].content[].uri",
      to: "response.videos[].uri",
      by: "web address",
      when: "as linked; of usable videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos",
      from: "steps[].content[]",
      to: "response.videos[]",
      when: "in a known form; of usable videos, once the task has succeeded",
    },
    {
      concept: "words",
      from: "steps[].content[]",
      to: "error.message or response.raiMediaFilteredReasons",
      by: "state from videos",
      when: "without a video; as far as it is understood",
    },
    {
      concept: "fault",
      from: "errors[0].code",
      to: "error.code",
      by: "word for word",
      when:
        "only safety, safety/*, */safety, prohibited_content/*, */prohibited_content, spii/*, */spii, " +
        "blocklist/*, */blocklist, content_blocked/*, */content_blocked, permission_denied, " +
        "permission_denied/*, */permission_denied, */PERMISSION_DENIED, */unauthenticated, */UNAUTHENTICATED, " +
        "*/7, */16, service_unavailable, service_unavailable/*, */service_unavailable, unavailable, " +
        "unavailable/*, */unavailable, */UNAVAILABLE, */resource_exhausted, */RESOURCE_EXHAUSTED, */8, " +
        "*/14, invalid_request, invalid_request/*, */invalid_request, invalid_argument, " +
        "invalid_argument/*, */invalid_argument, */INVALID_ARGUMENT, */failed_precondition, " +
        "*/FAILED_PRECONDITION, */out_of_range, */OUT_OF_RANGE, */3, */9, */11, api_error, api_error/*, " +
        "internal, internal/*, */13; as far as it is understood",
    },
    {
      concept: "fault",
      from: "error.code",
      to: "error.code",
      by: "word for word",
      when:
        "unless errors[0].code has another value; only safety, safety/*, */safety, " +
        "prohibited_content/*, */prohibited_content, spii/*, */spii, blocklist/*, */blocklist, " +
        "content_blocked/*, */content_blocked, permission_denied, permission_denied/*, " +
        "*/permission_denied, */PERMISSION_DENIED, */unauthenticated, */UNAUTHENTICATED, */7, " +
        "*/16, service_unavailable, service_unavailable/*, */service_unavailable, unavailable, " +
        "unavailable/*, */unavailable, */UNAVAILABLE, */resource_exhausted, */RESOURCE_EXHAUSTED, */8, " +
        "*/14, invalid_request, invalid_request/*, */invalid_request, invalid_argument, " +
        "invalid_argument/*, */invalid_argument, */INVALID_ARGUMENT, */failed_precondition, " +
        "*/FAILED_PRECONDITION, */out_of_range, */OUT_OF_RANGE, */3, */9, */11, api_error, api_error/*, " +
        "internal, internal/*, */13; as far as it is understood",
    },
    {
      concept: "fault",
      from: "error.status",
      to: "error.code",
      by: "word for word",
      when:
        "unless errors[0].code has another value; unless error.code has another value; only safety, " +
        "safety/*, */safety, prohibited_content/*, */prohibited_content, spii/*, */spii, blocklist/*, " +
        "*/blocklist, content_blocked/*, */content_blocked, permission_denied, " +
        "permission_denied/*, */permission_denied, */PERMISSION_DENIED, */unauthenticated, */UNAUTHENTICATED, " +
        "*/7, */16, service_unavailable, service_unavailable/*, */service_unavailable, unavailable, " +
        "unavailable/*, */unavailable, */UNAVAILABLE, */resource_exhausted, */RESOURCE_EXHAUSTED, */8, " +
        "*/14, invalid_request, invalid_request/*, */invalid_request, invalid_argument, " +
        "invalid_argument/*, */invalid_argument, */INVALID_ARGUMENT, */failed_precondition, " +
        "*/FAILED_PRECONDITION, */out_of_range, */OUT_OF_RANGE, */3, */9, */11, api_error, api_error/*, " +
        "internal, internal/*, */13; as far as it is understood",
    },
    {
      concept: "fault",
      from: "steps[*].error.code",
      to: "error.code",
      by: "word for word",
      when:
        "unless errors[0].code has another value; unless error.code has another value; " +
        "unless error.status has another value; only safety, safety/*, */safety, " +
        "prohibited_content/*, */prohibited_content, spii/*, */spii, blocklist/*, */blocklist, " +
        "content_blocked/*, */content_blocked, permission_denied, permission_denied/*, " +
        "*/permission_denied, */PERMISSION_DENIED, */unauthenticated, */UNAUTHENTICATED, */7, " +
        "*/16, service_unavailable, service_unavailable/*, */service_unavailable, unavailable, " +
        "unavailable/*, */unavailable, */UNAVAILABLE, */resource_exhausted, */RESOURCE_EXHAUSTED, */8, " +
        "*/14, invalid_request, invalid_request/*, */invalid_request, invalid_argument, " +
        "invalid_argument/*, */invalid_argument, */INVALID_ARGUMENT, */failed_precondition, " +
        "*/FAILED_PRECONDITION, */out_of_range, */OUT_OF_RANGE, */3, */9, */11, api_error, api_error/*, " +
        "internal, internal/*, */13; as far as it is understood",
    },
    { concept: "fault_code", from: "errors[0].code", dropped: "codes are numbers" },
    { concept: "fault_code", from: "error.status", dropped: "codes are numbers" },
    { concept: "fault_code", from: "steps[*].error.code", dropped: "codes are numbers" },
    { concept: "fault_code", from: "error.code", dropped: "codes are numbers" },
    {
      concept: "explanation",
      from: "errors[0].message",
      to: "error.message or response.raiMediaFilteredReasons",
      by: "withheld from fault",
      when: "as far as it is understood",
    },
    {
      concept: "explanation",
      from: "error.message",
      to: "error.message or response.raiMediaFilteredReasons",
      by: "withheld from fault",
      when: "unless errors[0].message has another value; as far as it is understood",
    },
    {
      concept: "explanation",
      from: "steps[*].error.message",
      to: "error.message or response.raiMediaFilteredReasons",
      by: "withheld from fault",
      when: "unless errors[0].message has another value; unless error.message has another value; as far as it is understood",
    },
    { concept: "usage.input", from: "usage.total_input_tokens", dropped: "usage is not reported" },
    { concept: "usage.cached_input", from: "usage.total_cached_tokens", dropped: "usage is not reported" },
    { concept: "usage.output", from: "usage.total_output_tokens", dropped: "usage is not reported" },
    { concept: "usage.reasoning", from: "usage.total_thought_tokens", dropped: "usage is not reported" },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "usage is not reported" },
    { concept: "usage", from: "usage", dropped: "usage is not reported" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
