// Made from specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-generation/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-interactions dialect for a model behind video-generation, and its answer. */
export const videoInteractionsToVideoGeneration: Pair = {
  from: "video-interactions",
  to: "video-generation",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    {
      concept: "prompt",
      from: "input[].text",
      to: "prompt",
      when: "in items whose type is text; else refused: is required here",
    },
    {
      concept: "mode",
      from: "generation_config.video_config.task",
      by: "implied by leaving it out: the address",
      when: "only text_to_video, image_to_video, reference_to_video, edit, extend",
    },
    { concept: "first_frame.url", from: "input[].uri", to: "image.url", when: "as linked" },
    { concept: "first_frame.url", from: "input[].data", to: "image.url", by: "inline medium", when: "as bytes" },
    { concept: "first_frame.url", from: "input[].mime_type", to: "image.url", by: "inline medium", when: "as bytes" },
    { concept: "first_frame", from: "input[]", to: "image", when: "in items whose type is image" },
    { concept: "reference_images.url", from: "input[].uri", to: "reference_images[].url", when: "as linked" },
    {
      concept: "reference_images.url",
      from: "input[].data",
      to: "reference_images[].url",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "reference_images.url",
      from: "input[].mime_type",
      to: "reference_images[].url",
      by: "inline medium",
      when: "as bytes",
    },
    { concept: "reference_images", from: "input[]", to: "reference_images[]", when: "in items whose type is image" },
    { concept: "source.url", from: "input[].uri", to: "video.url", when: "as linked" },
    { concept: "source.url", from: "input[].data", to: "video.url", by: "inline medium", when: "as bytes" },
    { concept: "source.url", from: "input[].mime_type", to: "video.url", by: "inline medium", when: "as bytes" },
    { concept: "source", from: "input[]", to: "video", when: "in items whose type is video" },
    {
      concept: "reference_videos.url",
      from: "input[].uri",
      by: "refused: this model takes no videos as references",
      when: "as linked",
    },
    {
      concept: "reference_videos.url",
      from: "input[].data",
      by: "refused: this model takes no videos as references",
      when: "as bytes",
    },
    {
      concept: "reference_videos.url",
      from: "input[].mime_type",
      by: "refused: this model takes no videos as references",
      when: "as bytes",
    },
    {
      concept: "reference_videos",
      from: "input[]",
      by: "refused: this model takes no videos as references",
      when: "in items whose type is video",
    },
    {
      concept: "duration",
      from: "response_format.duration",
      to: "duration",
      by: "seconds text, whole number",
      when:
        "as far as it is understood; this model does not choose the length itself; " +
        "a video that is changed keeps its length; else refused: may be 1 to 15 seconds; else refused: " +
        "may be 2 to 10 seconds",
    },
    {
      concept: "duration",
      from: "response_format[*].duration",
      to: "duration",
      by: "seconds text, whole number",
      when:
        "unless response_format.duration has another value; as far as it is understood; " +
        "this model does not choose the length itself; a video that is changed keeps its length; else refused: " +
        "may be 1 to 15 seconds; else refused: may be 2 to 10 seconds",
    },
    {
      concept: "resolution",
      from: "response_format.resolution",
      to: "resolution",
      when: "follows the video that is given; else refused: may be 480p, 720p or 1080p",
    },
    {
      concept: "resolution",
      from: "response_format[*].resolution",
      to: "resolution",
      when: "unless response_format.resolution has another value; follows the video that is given; else refused: may be 480p, 720p or 1080p",
    },
    {
      concept: "aspect_ratio",
      from: "response_format.aspect_ratio",
      to: "aspect_ratio",
      when: "follows the video that is given; videos adapt to an image by themselves; else refused: may be 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3",
    },
    {
      concept: "aspect_ratio",
      from: "response_format[*].aspect_ratio",
      to: "aspect_ratio",
      when:
        "unless response_format.aspect_ratio has another value; follows the video that is given; " +
        "videos adapt to an image by themselves; else refused: may be 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3",
    },
    {
      concept: "(gateway)",
      from: "callback_url",
      by: "acted on by the gateway: the gateway tells there how the task ended",
    },
    { concept: "(gateway)", from: "stream", by: "acted on by the gateway: refused when true" },
    { concept: "(gateway)", from: "store", by: "acted on by the gateway: refused when true" },
    { concept: "(gateway)", from: "background", by: "acted on by the gateway: refused when true" },
    { concept: "(gateway)", from: "response_format.type", by: "acted on by the gateway: the call is one for a video" },
    {
      concept: "(gateway)",
      from: "response_format.delivery",
      by: "acted on by the gateway: videos are kept by the gateway and given by address",
    },
    {
      concept: "(gateway)",
      from: "input.type",
      by: "acted on by the gateway: the place decides the kind",
      when: "as linked",
    },
    {
      concept: "(gateway)",
      from: "input[].type",
      by: "acted on by the gateway: the place decides the kind",
      when: "as linked",
    },
  ],
  dropped: [
    { concept: "seed", from: "generation_config.seed", dropped: "the vendor takes no seed" },
    { concept: "(only here)", from: "response_format.mime_type", dropped: "videos come in one container" },
    { concept: "(only here)", from: "system_instruction", dropped: "videos have no instructions beside the prompt" },
    { concept: "(only here)", from: "tools", dropped: "videos are made without tools" },
    {
      concept: "(only here)",
      from: "response_modalities",
      when: 'unless ["video"], ["VIDEO"]',
      dropped: "the older way to request a video",
    },
    { concept: "(only here)", from: "response_mime_type", dropped: "the older name of the output's form" },
    { concept: "(only here)", from: "cached_content", dropped: "caches are handles the vendor keeps" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
    { concept: "(only here)", from: "safety_settings", dropped: "safety settings belong to one vendor" },
    { concept: "(only here)", from: "labels", dropped: "free pairs have no counterpart" },
    { concept: "(only here)", from: "generation_config.max_output_tokens", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "generation_config.thinking_level", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "generation_config.thinking_summaries", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "input.mime_type", dropped: "a file at an address has a type of its own" },
    { concept: "(only here)", from: "input.name", dropped: "names belong to one vendor" },
    { concept: "(only here)", from: "input.resolution", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "input.processing", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "input[].mime_type", dropped: "a file at an address has a type of its own" },
    { concept: "(only here)", from: "input[].name", dropped: "names belong to one vendor" },
    { concept: "(only here)", from: "input[].resolution", dropped: "belongs to one vendor" },
    { concept: "(only here)", from: "input[].processing", dropped: "belongs to one vendor" },
    { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" },
  ],
  answer: [
    { concept: "id", from: "request_id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    {
      concept: "state",
      from: "status",
      to: "status",
      by: "word for word",
      when: "only pending, queued, processing, in_progress, done, completed, succeeded, failed, error, cancelled, expired; as far as it is understood",
    },
    { concept: "progress", from: "progress", dropped: "progress is not reported" },
    {
      concept: "videos.url",
      from: "video.url",
      to: "steps[].content[].uri",
      when: "of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "video",
      to: "steps[].content[]",
      when: "with url; of usable videos, once the task has succeeded",
    },
    { concept: "seconds", from: "video.duration", dropped: "the length is the requested one" },
    { concept: "respected", from: "video.respect_moderation", dropped: "a video that was withheld is not there" },
    {
      concept: "fault",
      from: "error.code",
      to: "errors[0].code",
      by: "word for word",
      when:
        "only invalid_argument, invalid-argument, failed_precondition, failed-precondition, " +
        "permission_denied, permission-denied, service_unavailable, service-unavailable, " +
        "resource-exhausted, internal_error, internal-error; as far as it is understood",
    },
    { concept: "fault_code", from: "error.code", dropped: "the video-interactions dialect has no place for it" },
    { concept: "explanation", from: "error.message", to: "errors[0].message" },
    { concept: "explanation", from: "error", to: "errors[0].message", when: "unless error.message has another value" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "costs are not reported" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
