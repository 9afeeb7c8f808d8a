// Made from specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-content-task/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-interactions dialect for a model behind video-content-task, and its answer. */
export const videoInteractionsToVideoContentTask: Pair = {
  from: "video-interactions",
  to: "video-content-task",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    {
      concept: "prompt",
      from: "input[].text",
      to: "content[].text or omni_reference_task_type",
      by: "infer mode",
      when: "in items whose type is text; else refused: a video of words alone needs words: give a text",
    },
    {
      concept: "mode",
      from: "generation_config.video_config.task",
      to: "omni_reference_task_type",
      by: "explicit mode",
      when:
        "only text_to_video, image_to_video, reference_to_video, edit, extend; " +
        "reference needs something to refer to; a first_frame goes with auto only",
    },
    {
      concept: "first_frame.url",
      from: "input[].uri",
      to: "content[].image_url.url",
      by: "lower case media type",
      when: "as linked; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final without media",
    },
    {
      concept: "first_frame.url",
      from: "input[].data",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as bytes; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final without media",
    },
    {
      concept: "first_frame.url",
      from: "input[].mime_type",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as bytes; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final without media",
    },
    {
      concept: "first_frame",
      from: "input[]",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when: "in items whose type is image; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_images.url",
      from: "input[].uri",
      to: "content[].image_url.url",
      by: "lower case media type",
      when: "as linked; else refused: a first_frame or last_frame cannot be mixed with references; else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_images.url",
      from: "input[].data",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as bytes; else refused: a first_frame or last_frame cannot be mixed with references; else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_images.url",
      from: "input[].mime_type",
      to: "content[].image_url.url",
      by: "inline medium, lower case media type",
      when: "as bytes; else refused: a first_frame or last_frame cannot be mixed with references; else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_images",
      from: "input[]",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when:
        "in items whose type is image; else refused: a first_frame or last_frame cannot be mixed with references; " +
        "else refused: a draft_task is made final without media",
    },
    {
      concept: "source.url",
      from: "input[].uri",
      by: "implied by leaving it out: it is the first of the reference videos, where something is to be done with it",
      when: "as linked",
    },
    {
      concept: "source.url",
      from: "input[].data",
      by: "implied by leaving it out: it is the first of the reference videos, where something is to be done with it",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "input[].mime_type",
      by: "implied by leaving it out: it is the first of the reference videos, where something is to be done with it",
      when: "as bytes",
    },
    {
      concept: "source",
      from: "input[]",
      to: "omni_reference_task_type or content[]",
      by:
        "infer mode, source among references, implied by leaving it out: " +
        "it is the first of the reference videos, where something is to be done with it",
      when:
        "in items whose type is video; else refused: a first_frame or last_frame cannot be mixed with references; " +
        "else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_videos.url",
      from: "input[].uri",
      to: "content[].video_url.url",
      when:
        "as linked; else refused: edit and extend need a reference_video to work on; else refused: " +
        "a first_frame or last_frame cannot be mixed with references; else refused: " +
        "a draft_task is made final without media",
    },
    {
      concept: "reference_videos.url",
      from: "input[].data",
      to: "content[].video_url.url",
      by: "inline medium",
      when:
        "as bytes; else refused: edit and extend need a reference_video to work on; else refused: " +
        "a first_frame or last_frame cannot be mixed with references; else refused: " +
        "a draft_task is made final without media",
    },
    {
      concept: "reference_videos.url",
      from: "input[].mime_type",
      to: "content[].video_url.url",
      by: "inline medium",
      when:
        "as bytes; else refused: edit and extend need a reference_video to work on; else refused: " +
        "a first_frame or last_frame cannot be mixed with references; else refused: " +
        "a draft_task is made final without media",
    },
    {
      concept: "reference_videos",
      from: "input[]",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when:
        "in items whose type is video; else refused: edit and extend need a reference_video to work on; " +
        "else refused: a first_frame or last_frame cannot be mixed with references; else refused: " +
        "a draft_task is made final without media",
    },
    {
      concept: "duration",
      from: "response_format.duration",
      to: "duration",
      by: "seconds text",
      when: "as far as it is understood; else refused: may be 1 to 60 seconds, or -1 where the model is to choose; unless a video is edited",
    },
    {
      concept: "duration",
      from: "response_format[*].duration",
      to: "duration",
      by: "seconds text",
      when:
        "unless response_format.duration has another value; as far as it is understood; else refused: " +
        "may be 1 to 60 seconds, or -1 where the model is to choose; unless a video is edited",
    },
    {
      concept: "resolution",
      from: "response_format.resolution",
      to: "resolution",
      when: "else refused: videos are made in 480p, 720p, 1080p or 4k",
    },
    {
      concept: "resolution",
      from: "response_format[*].resolution",
      to: "resolution",
      when: "unless response_format.resolution has another value; else refused: videos are made in 480p, 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "response_format.aspect_ratio",
      to: "ratio",
      when:
        "edit and extend take adaptive only: the video keeps its shape; else refused: videos are made in 16:9, " +
        "4:3, 1:1, 3:4, 9:16 or 21:9; without a source",
    },
    {
      concept: "aspect_ratio",
      from: "response_format[*].aspect_ratio",
      to: "ratio",
      when:
        "unless response_format.aspect_ratio has another value; edit and extend take adaptive only: " +
        "the video keeps its shape; else refused: videos are made in 16:9, 4:3, 1:1, 3:4, 9:16 or 21:9; " +
        "without a source",
    },
    {
      concept: "seed",
      from: "generation_config.seed",
      to: "seed",
      by: "omit negative",
      when: "a seed may be 0 to 2147483647",
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
    { concept: "id", from: "id", to: "id" },
    { concept: "model", from: "model", to: "model", by: "the public name of it" },
    {
      concept: "state",
      from: "status",
      to: "status",
      by: "word for word",
      when: "only queued, running, succeeded, failed, cancelled, canceled, expired; as far as it is understood",
    },
    {
      concept: "videos.url",
      from: "content.video_url",
      to: "steps[].content[].uri",
      when: "of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "content",
      to: "steps[].content[]",
      when: "with url; of usable videos, once the task has succeeded",
    },
    { concept: "last_frame", from: "content.last_frame_url", dropped: "images of a video are not reported" },
    { concept: "draft_task", from: "draft_task_id", dropped: "there are no drafts" },
    { concept: "usage.output", from: "usage.completion_tokens", to: "usage.total_output_tokens", by: "made to add up" },
    { concept: "usage.total", from: "usage.total_tokens", to: "usage.total_tokens", by: "made to add up" },
    { concept: "usage", from: "usage", to: "usage" },
    { concept: "fault_code", from: "error.code", dropped: "the video-interactions dialect has no place for it" },
    { concept: "explanation", from: "error.message", to: "errors[0].message" },
    { concept: "created", from: "created_at", to: "created", by: "iso time", when: "as far as it is understood" },
    { concept: "updated", from: "updated_at", to: "updated", by: "iso time", when: "as far as it is understood" },
    { concept: "resolution", from: "resolution", dropped: "it is the requested one" },
    { concept: "aspect_ratio", from: "ratio", dropped: "it is the requested one" },
    { concept: "seconds", from: "duration", dropped: "the length is the requested one" },
    { concept: "frames", from: "frames", dropped: "the length is the requested one" },
    { concept: "rate", from: "framespersecond", dropped: "it is not reported" },
    { concept: "seed", from: "seed", dropped: "it is not reported" },
    { concept: "audio", from: "generate_audio", dropped: "videos always have sound" },
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
