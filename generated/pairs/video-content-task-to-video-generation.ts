// Made from specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-generation/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-content-task dialect for a model behind video-generation, and its answer. */
export const videoContentTaskToVideoGeneration: Pair = {
  from: "video-content-task",
  to: "video-generation",
  fields: [
    { concept: "model", from: "model", to: "model", by: "the upstream's name of it" },
    {
      concept: "prompt",
      from: "content[].text",
      to: "prompt",
      when: "in items whose type is text; else refused: is required here",
    },
    {
      concept: "draft_task",
      from: "content[].draft_task.id",
      by: "refused: this model makes no drafts final",
      when: "in items whose type is draft_task",
    },
    { concept: "first_frame.url", from: "content[].image_url.url", to: "image.url", by: "lower case media type" },
    {
      concept: "first_frame",
      from: "content[]",
      to: "image",
      when: "in items whose type is image_url and role is first_frame or absent; in a known form",
    },
    { concept: "last_frame.url", from: "content[].image_url.url", to: "last_frame.url", by: "lower case media type" },
    {
      concept: "last_frame",
      from: "content[]",
      to: "last_frame",
      when: "in items whose type is image_url and role is last_frame; in a known form",
    },
    {
      concept: "reference_images.url",
      from: "content[].image_url.url",
      to: "reference_images[].url",
      by: "lower case media type",
    },
    {
      concept: "reference_images",
      from: "content[]",
      to: "reference_images[]",
      when: "in items whose type is image_url and role is reference_image; in a known form",
    },
    {
      concept: "reference_videos.url",
      from: "content[].video_url.url",
      to: "video.url",
      by: "source from references",
      when: "to edit or extend; not with file; else refused: this model takes no videos as references",
    },
    {
      concept: "reference_videos",
      from: "content[]",
      to: "video.url",
      by: "source from references",
      when:
        "to edit or extend; not with file; in items whose type is video_url and role is reference_video or absent; " +
        "in a known form; else refused: this model takes no videos as references",
    },
    {
      concept: "reference_audios.url",
      from: "content[].audio_url.url",
      to: "reference_audios[].url",
      by: "lower case media type",
      when: "else refused: there may be three at most",
    },
    {
      concept: "reference_audios",
      from: "content[]",
      to: "reference_audios[]",
      when: "in items whose type is audio_url and role is reference_audio or absent; in a known form; else refused: there may be three at most",
    },
    { concept: "mode", from: "omni_reference_task_type", by: "implied by leaving it out: the address" },
    {
      concept: "resolution",
      from: "resolution",
      to: "resolution",
      when: "follows the video that is given; else refused: may be 480p, 720p or 1080p",
    },
    {
      concept: "aspect_ratio",
      from: "ratio",
      to: "aspect_ratio",
      when: "follows the video that is given; videos adapt to an image by themselves; else refused: may be 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3",
    },
    {
      concept: "duration",
      from: "duration",
      to: "duration",
      by: "whole number",
      when:
        "this model does not choose the length itself; a video that is changed keeps its length; else refused: " +
        "may be 1 to 15 seconds; else refused: may be 2 to 10 seconds",
    },
    { concept: "audio", from: "generate_audio", to: "generate_audio", when: "follows the video that is given" },
    {
      concept: "expires_after",
      from: "execution_expires_after",
      by: "implied by leaving it out: the gateway gives a task up by itself",
    },
    { concept: "user", from: "safety_identifier", to: "user", by: "short identifier" },
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
    { concept: "frames", from: "frames", dropped: "the vendor counts seconds" },
    { concept: "watermark", from: "watermark", when: "unless false", dropped: "the vendor has no choice of marks" },
    { concept: "format", from: "output_format", when: 'unless "mp4"', dropped: "the vendor makes mp4" },
    { concept: "seed", from: "seed", dropped: "the vendor takes no seed" },
    {
      concept: "fixed_camera",
      from: "camera_fixed",
      when: "unless false",
      dropped: "the vendor has no choice of camera",
    },
    {
      concept: "last_frame_wanted",
      from: "return_last_frame",
      when: "unless false",
      dropped: "the vendor gives no last image",
    },
    { concept: "draft", from: "draft", when: "unless false", dropped: "the vendor makes no drafts" },
    { concept: "tools", from: "tools", dropped: "the vendor's models use no tools" },
    {
      concept: "(only here)",
      from: "service_tier",
      when: 'unless "auto", "default", "standard", "standard_only"',
      dropped: "tiers belong to one vendor",
    },
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
    { concept: "progress", from: "progress", dropped: "the vendor does not report it" },
    {
      concept: "videos.url",
      from: "video.url",
      to: "content.video_url",
      when: "of usable videos, once the task has succeeded",
    },
    { concept: "videos", from: "video", to: "content", when: "of usable videos, once the task has succeeded" },
    {
      concept: "seconds",
      from: "video.duration",
      to: "duration",
      by: "whole seconds",
      when: "as far as it is understood",
    },
    {
      concept: "respected",
      from: "video.respect_moderation",
      by: "implied by leaving it out: a video that was withheld is a failure",
    },
    {
      concept: "fault",
      from: "error.code",
      by: "implied by leaving it out: the code contains it",
      when:
        "only invalid_argument, invalid-argument, failed_precondition, failed-precondition, " +
        "permission_denied, permission-denied, service_unavailable, service-unavailable, " +
        "resource-exhausted, internal_error, internal-error",
    },
    { concept: "fault_code", from: "error.code", to: "error.code" },
    { concept: "explanation", from: "error.message", to: "error.message" },
    { concept: "explanation", from: "error", to: "error.message", when: "unless error.message has another value" },
    { concept: "usage.cost", from: "usage.cost_in_usd_ticks", dropped: "the vendor does not report it" },
    { concept: "usage", from: "usage", to: "usage" },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
