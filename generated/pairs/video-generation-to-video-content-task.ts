// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-content-task/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-generation dialect for a model behind video-content-task, and its answer. */
export const videoGenerationToVideoContentTask: Pair = {
  from: "video-generation",
  to: "video-content-task",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    {
      concept: "prompt",
      from: "prompt",
      to: "content[].text or omni_reference_task_type",
      by: "infer mode",
      when: "else refused: a video of words alone needs words: give a text",
    },
    {
      concept: "first_frame.file",
      from: "image.file_id",
      by: "refused: this model takes images by their addresses or as data URIs, not as files of another host",
      when: "as file",
    },
    {
      concept: "first_frame.url",
      from: "image.url",
      to: "content[].image_url.url",
      by: "lower case media type",
      when: "as address; else refused: a last_frame needs a first_frame; else refused: a draft_task is made final without media",
    },
    {
      concept: "first_frame.url",
      from: "image.image_url",
      to: "content[].image_url.url",
      by: "lower case media type",
      when:
        "unless image.url has another value; as address; else refused: a last_frame needs a first_frame; " +
        "else refused: a draft_task is made final without media",
    },
    {
      concept: "first_frame",
      from: "image",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when: "else refused: a last_frame needs a first_frame; else refused: a draft_task is made final without media",
    },
    {
      concept: "last_frame.file",
      from: "last_frame.file_id",
      by: "refused: this model takes images by their addresses or as data URIs, not as files of another host",
      when: "as file",
    },
    {
      concept: "last_frame.url",
      from: "last_frame.url",
      to: "content[].image_url.url",
      by: "lower case media type",
      when: "as address; else refused: a draft_task is made final without media",
    },
    {
      concept: "last_frame.url",
      from: "last_frame.image_url",
      to: "content[].image_url.url",
      by: "lower case media type",
      when: "unless last_frame.url has another value; as address; else refused: a draft_task is made final without media",
    },
    {
      concept: "last_frame",
      from: "last_frame",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when: "else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_images.file",
      from: "reference_images[].file_id",
      by: "refused: this model takes images by their addresses or as data URIs, not as files of another host",
      when: "as file",
    },
    {
      concept: "reference_images.url",
      from: "reference_images[].url",
      to: "content[].image_url.url",
      by: "lower case media type",
      when:
        "as address; else refused: a first_frame or last_frame cannot be mixed with references; else refused: " +
        "a draft_task is made final without media",
    },
    {
      concept: "reference_images.url",
      from: "reference_images[].image_url",
      to: "content[].image_url.url",
      by: "lower case media type",
      when:
        "unless reference_images[].url has another value; as address; else refused: " +
        "a first_frame or last_frame cannot be mixed with references; else refused: " +
        "a draft_task is made final without media",
    },
    {
      concept: "reference_images",
      from: "reference_images[]",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when: "else refused: a first_frame or last_frame cannot be mixed with references; else refused: a draft_task is made final without media",
    },
    {
      concept: "reference_audios.voice",
      from: "reference_audios[].voice_id",
      by: "refused: this model takes sounds by their addresses or as data URIs, not as files or voices of another host",
      when: "as voice",
    },
    {
      concept: "reference_audios.url",
      from: "reference_audios[].url",
      to: "content[].audio_url.url",
      by: "lower case media type",
      when:
        "as address; else refused: a first_frame or last_frame cannot be mixed with references; else refused: " +
        "a draft_task is made final without media",
    },
    {
      concept: "reference_audios",
      from: "reference_audios[]",
      to: "content[] or omni_reference_task_type",
      by: "infer mode",
      when: "else refused: a first_frame or last_frame cannot be mixed with references; else refused: a draft_task is made final without media",
    },
    {
      concept: "source.file",
      from: "video.file_id",
      by: "implied by leaving it out: it is the first of the reference videos, where something is to be done with it",
      when: "as file",
    },
    {
      concept: "source.url",
      from: "video.url",
      by: "implied by leaving it out: it is the first of the reference videos, where something is to be done with it",
      when: "as address",
    },
    {
      concept: "source.url",
      from: "video.image_url",
      by: "implied by leaving it out: it is the first of the reference videos, where something is to be done with it",
      when: "unless video.url has another value; as address",
    },
    {
      concept: "source",
      from: "video",
      to: "omni_reference_task_type or content[]",
      by:
        "infer mode, source among references, implied by leaving it out: " +
        "it is the first of the reference videos, where something is to be done with it",
      when: "else refused: a first_frame or last_frame cannot be mixed with references; else refused: a draft_task is made final without media",
    },
    {
      concept: "duration",
      from: "duration",
      to: "duration",
      by: "whole number",
      when: "else refused: may be 1 to 60 seconds, or -1 where the model is to choose; unless a video is edited",
    },
    {
      concept: "duration",
      from: "seconds",
      to: "duration",
      by: "whole number",
      when: "unless duration has another value; else refused: may be 1 to 60 seconds, or -1 where the model is to choose; unless a video is edited",
    },
    {
      concept: "resolution",
      from: "resolution",
      to: "resolution",
      when: "else refused: videos are made in 480p, 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "aspect_ratio",
      to: "ratio",
      when:
        "edit and extend take adaptive only: the video keeps its shape; else refused: videos are made in 16:9, " +
        "4:3, 1:1, 3:4, 9:16 or 21:9; without a source",
    },
    { concept: "audio", from: "generate_audio", to: "generate_audio" },
    { concept: "user", from: "user", to: "safety_identifier", by: "short identifier" },
    {
      concept: "(gateway)",
      from: "callback_url",
      by: "acted on by the gateway: the gateway tells the end of a task itself",
    },
  ],
  dropped: [{ concept: "(others)", from: "(any other member)", dropped: "no concept covers it" }],
  answer: [
    { concept: "id", from: "id", to: "request_id" },
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
      to: "video.url",
      when: "of usable videos, once the task has succeeded",
    },
    { concept: "videos", from: "content", to: "video", when: "of usable videos, once the task has succeeded" },
    { concept: "last_frame", from: "content.last_frame_url", dropped: "the vendor gives no last image" },
    { concept: "draft_task", from: "draft_task_id", dropped: "the vendor makes no drafts" },
    { concept: "usage.output", from: "usage.completion_tokens", dropped: "the vendor charges by seconds" },
    { concept: "usage.total", from: "usage.total_tokens", dropped: "the vendor charges by seconds" },
    { concept: "usage", from: "usage", to: "usage" },
    { concept: "fault_code", from: "error.code", dropped: "the video-generation dialect has no place for it" },
    { concept: "explanation", from: "error.message", to: "error.message" },
    { concept: "created", from: "created_at", dropped: "the vendor reports no times" },
    { concept: "updated", from: "updated_at", dropped: "the vendor reports no times" },
    { concept: "resolution", from: "resolution", dropped: "the vendor does not report it" },
    { concept: "aspect_ratio", from: "ratio", dropped: "the vendor does not report it" },
    {
      concept: "seconds",
      from: "duration",
      to: "video.duration",
      by: "whole seconds",
      when: "as far as it is understood",
    },
    { concept: "frames", from: "frames", dropped: "the vendor counts seconds" },
    { concept: "rate", from: "framespersecond", dropped: "the vendor does not report it" },
    { concept: "seed", from: "seed", dropped: "the vendor does not report it" },
    { concept: "audio", from: "generate_audio", dropped: "the vendor does not report it" },
    { concept: "draft", from: "draft", dropped: "the vendor makes no drafts" },
    { concept: "format", from: "output_format", dropped: "the vendor does not report it" },
    { concept: "expires_after", from: "execution_expires_after", dropped: "the vendor has no such limit" },
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
