// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-interactions/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-generation dialect for a model behind video-interactions, and its answer. */
export const videoGenerationToVideoInteractions: Pair = {
  from: "video-generation",
  to: "video-interactions",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    { concept: "prompt", from: "prompt", to: "input[].text or generation_config.video_config.task", by: "infer mode" },
    {
      concept: "first_frame.file",
      from: "image.file_id",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as file",
    },
    {
      concept: "first_frame.url",
      from: "image.url",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as address; else refused: a video of references does not begin with an image",
    },
    {
      concept: "first_frame.url",
      from: "image.image_url",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "unless image.url has another value; as address; else refused: a video of references does not begin with an image",
    },
    {
      concept: "first_frame",
      from: "image",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
      when: "else refused: a video of references does not begin with an image",
    },
    {
      concept: "last_frame.file",
      from: "last_frame.file_id",
      by: "refused: this model makes no videos between two images",
      when: "as file",
    },
    {
      concept: "last_frame.url",
      from: "last_frame.url",
      by: "refused: this model makes no videos between two images",
      when: "as address",
    },
    {
      concept: "last_frame.url",
      from: "last_frame.image_url",
      by: "refused: this model makes no videos between two images",
      when: "unless last_frame.url has another value; as address",
    },
    { concept: "last_frame", from: "last_frame", by: "refused: this model makes no videos between two images" },
    {
      concept: "reference_images.file",
      from: "reference_images[].file_id",
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as file",
    },
    {
      concept: "reference_images.url",
      from: "reference_images[].url",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as address",
    },
    {
      concept: "reference_images.url",
      from: "reference_images[].image_url",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "unless reference_images[].url has another value; as address",
    },
    {
      concept: "reference_images",
      from: "reference_images[]",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
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
      by: "refused: a file or a voice of another host cannot be given to this model",
      when: "as file",
    },
    {
      concept: "source.url",
      from: "video.url",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "as address",
    },
    {
      concept: "source.url",
      from: "video.image_url",
      to: "input[].data and input[].mime_type",
      by: "inline medium",
      when: "unless video.url has another value; as address",
    },
    { concept: "source", from: "video", to: "input[] or generation_config.video_config.task", by: "infer mode" },
    {
      concept: "duration",
      from: "duration",
      to: "response_format.duration",
      by: "whole number, seconds text",
      when: "this model does not choose the length itself",
    },
    {
      concept: "duration",
      from: "seconds",
      to: "response_format.duration",
      by: "whole number, seconds text",
      when: "unless duration has another value; this model does not choose the length itself",
    },
    {
      concept: "resolution",
      from: "resolution",
      to: "response_format.resolution",
      when: "else refused: videos are made in 360p, 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "aspect_ratio",
      to: "response_format.aspect_ratio",
      when: "videos do not adapt to what is given; else refused: videos are made in 16:9 or 9:16",
    },
    {
      concept: "(gateway)",
      from: "callback_url",
      by: "acted on by the gateway: the gateway tells the end of a task itself",
    },
  ],
  dropped: [
    { concept: "audio", from: "generate_audio", when: "unless true", dropped: "videos always have sound" },
    { concept: "user", from: "user", dropped: "end users are not distinguished" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "id", from: "id", to: "request_id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    {
      concept: "state",
      from: "status",
      to: "status",
      by: "word for word",
      when:
        "only queued, in_progress, completed, failed, requires_action, requires_continuation, cancelled, " +
        "incomplete, budget_exceeded; as far as it is understood",
    },
    { concept: "created", from: "created", dropped: "the vendor reports no times" },
    { concept: "updated", from: "updated", dropped: "the vendor reports no times" },
    {
      concept: "videos.data",
      from: "steps[].content[].data",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "steps[].content[].mime_type",
      dropped: "the video-generation dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "steps[].content[].uri",
      to: "video.url",
      when: "as linked; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "steps[].content[]",
      to: "video",
      when: "in a known form; of usable videos, once the task has succeeded",
    },
    {
      concept: "words",
      from: "steps[].content[]",
      to: "error.message",
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
    { concept: "fault_code", from: "errors[0].code", dropped: "the video-generation dialect has no place for it" },
    { concept: "fault_code", from: "error.status", dropped: "the video-generation dialect has no place for it" },
    { concept: "fault_code", from: "steps[*].error.code", dropped: "the video-generation dialect has no place for it" },
    { concept: "fault_code", from: "error.code", dropped: "the video-generation dialect has no place for it" },
    { concept: "explanation", from: "errors[0].message", to: "error.message" },
    {
      concept: "explanation",
      from: "error.message",
      to: "error.message",
      when: "unless errors[0].message has another value",
    },
    {
      concept: "explanation",
      from: "steps[*].error.message",
      to: "error.message",
      when: "unless errors[0].message has another value; unless error.message has another value",
    },
    { concept: "usage.input", from: "usage.total_input_tokens", dropped: "the vendor charges by seconds" },
    { concept: "usage.cached_input", from: "usage.total_cached_tokens", dropped: "the vendor charges by seconds" },
    { concept: "usage.output", from: "usage.total_output_tokens", dropped: "the vendor charges by seconds" },
    { concept: "usage.reasoning", from: "usage.total_thought_tokens", dropped: "the vendor charges by seconds" },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "the vendor charges by seconds" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
