// Made from specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-interactions/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-content-task dialect for a model behind video-interactions, and its answer. */
export const videoContentTaskToVideoInteractions: Pair = {
  from: "video-content-task",
  to: "video-interactions",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    {
      concept: "prompt",
      from: "content[].text",
      to: "input[].text or generation_config.video_config.task",
      by: "infer mode",
      when: "in items whose type is text",
    },
    {
      concept: "draft_task",
      from: "content[].draft_task.id",
      by: "refused: this model makes no drafts final",
      when: "in items whose type is draft_task",
    },
    {
      concept: "first_frame.url",
      from: "content[].image_url.url",
      to: "input[].data and input[].mime_type",
      by: "lower case media type, inline medium",
      when: "else refused: a video of references does not begin with an image",
    },
    {
      concept: "first_frame",
      from: "content[]",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
      when:
        "in items whose type is image_url and role is first_frame or absent; in a known form; else refused: " +
        "a video of references does not begin with an image",
    },
    {
      concept: "last_frame.url",
      from: "content[].image_url.url",
      by: "refused: this model makes no videos between two images",
    },
    {
      concept: "last_frame",
      from: "content[]",
      by: "refused: this model makes no videos between two images",
      when: "in items whose type is image_url and role is last_frame; in a known form",
    },
    {
      concept: "reference_images.url",
      from: "content[].image_url.url",
      to: "input[].data and input[].mime_type",
      by: "lower case media type, inline medium",
    },
    {
      concept: "reference_images",
      from: "content[]",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
      when: "in items whose type is image_url and role is reference_image; in a known form",
    },
    {
      concept: "reference_videos.url",
      from: "content[].video_url.url",
      to: "input[].data and input[].mime_type",
      by: "inline medium, source from references",
      when: "else refused: this model accepts videos to edit, not as references",
    },
    {
      concept: "reference_videos",
      from: "content[]",
      to: "input[] or input[].data and input[].mime_type or generation_config.video_config.task",
      by: "source from references, infer mode",
      when:
        "in items whose type is video_url and role is reference_video or absent; in a known form; else refused: " +
        "this model accepts videos to edit, not as references",
    },
    { concept: "reference_audios.url", from: "content[].audio_url.url", by: "refused: this model takes no sounds" },
    {
      concept: "reference_audios",
      from: "content[]",
      by: "refused: this model takes no sounds",
      when: "in items whose type is audio_url and role is reference_audio or absent; in a known form",
    },
    {
      concept: "mode",
      from: "omni_reference_task_type",
      to: "generation_config.video_config.task",
      by: "explicit mode, word for word",
      when: "with a word for it",
    },
    {
      concept: "resolution",
      from: "resolution",
      to: "response_format.resolution",
      when: "else refused: videos are made in 360p, 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "ratio",
      to: "response_format.aspect_ratio",
      when: "videos do not adapt to what is given; else refused: videos are made in 16:9 or 9:16",
    },
    {
      concept: "duration",
      from: "duration",
      to: "response_format.duration",
      by: "seconds text",
      when: "this model does not choose the length itself",
    },
    {
      concept: "seed",
      from: "seed",
      to: "generation_config.seed",
      by: "omit negative",
      when: "a seed may be 0 to 2147483647",
    },
    {
      concept: "expires_after",
      from: "execution_expires_after",
      by: "implied by leaving it out: the gateway gives a task up by itself",
    },
    { concept: "(gateway)", from: "callback_url", by: "acted on by the gateway: the gateway calls back itself" },
    {
      concept: "(gateway)",
      from: "content.role",
      by: "acted on by the gateway: it is the purpose of the image",
      when: "as given",
    },
    {
      concept: "(gateway)",
      from: "content[].role",
      by: "acted on by the gateway: it is the purpose of the image",
      when: "as given",
    },
  ],
  dropped: [
    { concept: "frames", from: "frames", dropped: "lengths are given in seconds" },
    { concept: "audio", from: "generate_audio", when: "unless true", dropped: "videos always have sound" },
    {
      concept: "watermark",
      from: "watermark",
      when: "unless false",
      dropped: "videos are always marked where nobody sees it",
    },
    { concept: "format", from: "output_format", when: 'unless "mp4"', dropped: "videos come in one container" },
    { concept: "fixed_camera", from: "camera_fixed", when: "unless false", dropped: "the prompt describes the camera" },
    {
      concept: "last_frame_wanted",
      from: "return_last_frame",
      when: "unless false",
      dropped: "images of a video are not reported",
    },
    { concept: "draft", from: "draft", when: "unless false", dropped: "there are no drafts" },
    { concept: "user", from: "safety_identifier", dropped: "end users are not distinguished" },
    { concept: "tools", from: "tools", dropped: "videos are made without tools" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "id", from: "id", to: "id" },
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
    { concept: "created", from: "created", to: "created_at", by: "iso time", when: "as far as it is understood" },
    { concept: "updated", from: "updated", to: "updated_at", by: "iso time", when: "as far as it is understood" },
    {
      concept: "videos.data",
      from: "steps[].content[].data",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "steps[].content[].mime_type",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "steps[].content[].uri",
      to: "content.video_url",
      when: "as linked; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "steps[].content[]",
      to: "content",
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
      by: "implied by leaving it out: the code contains it",
      when:
        "only safety, safety/*, */safety, prohibited_content/*, */prohibited_content, spii/*, */spii, " +
        "blocklist/*, */blocklist, content_blocked/*, */content_blocked, permission_denied, " +
        "permission_denied/*, */permission_denied, */PERMISSION_DENIED, */unauthenticated, */UNAUTHENTICATED, " +
        "*/7, */16, service_unavailable, service_unavailable/*, */service_unavailable, unavailable, " +
        "unavailable/*, */unavailable, */UNAVAILABLE, */resource_exhausted, */RESOURCE_EXHAUSTED, */8, " +
        "*/14, invalid_request, invalid_request/*, */invalid_request, invalid_argument, " +
        "invalid_argument/*, */invalid_argument, */INVALID_ARGUMENT, */failed_precondition, " +
        "*/FAILED_PRECONDITION, */out_of_range, */OUT_OF_RANGE, */3, */9, */11, api_error, api_error/*, " +
        "internal, internal/*, */13",
    },
    {
      concept: "fault",
      from: "error.code",
      by: "implied by leaving it out: the code contains it",
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
        "internal, internal/*, */13",
    },
    {
      concept: "fault",
      from: "error.status",
      by: "implied by leaving it out: the code contains it",
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
        "internal, internal/*, */13",
    },
    {
      concept: "fault",
      from: "steps[*].error.code",
      by: "implied by leaving it out: the code contains it",
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
        "internal, internal/*, */13",
    },
    { concept: "fault_code", from: "errors[0].code", to: "error.code" },
    { concept: "fault_code", from: "error.status", to: "error.code", when: "unless errors[0].code has another value" },
    {
      concept: "fault_code",
      from: "steps[*].error.code",
      to: "error.code",
      when: "unless errors[0].code has another value; unless error.status has another value",
    },
    {
      concept: "fault_code",
      from: "error.code",
      to: "error.code",
      when: "unless errors[0].code has another value; unless error.status has another value; unless steps[*].error.code has another value",
    },
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
    { concept: "usage.input", from: "usage.total_input_tokens", dropped: "what is put in is not counted" },
    { concept: "usage.cached_input", from: "usage.total_cached_tokens", dropped: "there is no cache" },
    { concept: "usage.output", from: "usage.total_output_tokens", to: "usage.completion_tokens", by: "made to add up" },
    { concept: "usage.reasoning", from: "usage.total_thought_tokens", dropped: "these models do not reason" },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
