// Made from specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-long-running/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-content-task dialect for a model behind video-long-running, and its answer. */
export const videoContentTaskToVideoLongRunning: Pair = {
  from: "video-content-task",
  to: "video-long-running",
  fields: [
    { concept: "model", from: "model", by: "implied by leaving it out: the path contains the model" },
    { concept: "prompt", from: "content[].text", to: "instances[0].prompt", when: "in items whose type is text" },
    {
      concept: "draft_task",
      from: "content[].draft_task.id",
      by: "refused: this model makes no drafts final",
      when: "in items whose type is draft_task",
    },
    {
      concept: "first_frame.url",
      from: "content[].image_url.url",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "lower case media type, inline medium",
    },
    {
      concept: "first_frame",
      from: "content[]",
      to: "instances[0].image",
      when: "with url; in items whose type is image_url and role is first_frame or absent; in a known form",
    },
    {
      concept: "last_frame.url",
      from: "content[].image_url.url",
      to: "instances[0].lastFrame.bytesBase64Encoded and instances[0].lastFrame.mimeType",
      by: "lower case media type, inline medium",
      when: "else refused: this model needs an image to begin with beside one to end with",
    },
    {
      concept: "last_frame",
      from: "content[]",
      to: "instances[0].lastFrame",
      when:
        "with url; in items whose type is image_url and role is last_frame; in a known form; else refused: " +
        "this model needs an image to begin with beside one to end with",
    },
    {
      concept: "reference_images.url",
      from: "content[].image_url.url",
      to: "instances[0].referenceImages[].image.bytesBase64Encoded and instances[0].referenceImages[].image.mimeType",
      by: "lower case media type, inline medium",
      when: "else refused: this model takes at most three references",
    },
    {
      concept: "reference_images",
      from: "content[]",
      to: "instances[0].referenceImages[]",
      when:
        "with url; in items whose type is image_url and role is reference_image; in a known form; else refused: " +
        "this model takes at most three references",
    },
    {
      concept: "reference_videos.url",
      from: "content[].video_url.url",
      by: "refused: this model makes no videos from other videos",
    },
    {
      concept: "reference_videos",
      from: "content[]",
      by: "refused: this model makes no videos from other videos",
      when: "in items whose type is video_url and role is reference_video or absent; in a known form",
    },
    { concept: "reference_audios.url", from: "content[].audio_url.url", by: "refused: this model takes no sounds" },
    {
      concept: "reference_audios",
      from: "content[]",
      by: "refused: this model takes no sounds",
      when: "in items whose type is audio_url and role is reference_audio or absent; in a known form",
    },
    { concept: "mode", from: "omni_reference_task_type", by: "implied by leaving it out: the inputs determine it" },
    {
      concept: "resolution",
      from: "resolution",
      to: "parameters.resolution",
      when: "else refused: videos are made in 720p, 1080p or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "ratio",
      to: "parameters.aspectRatio",
      when: "videos do not adapt to what is given; else refused: videos are made in 16:9 or 9:16",
    },
    {
      concept: "duration",
      from: "duration",
      to: "parameters.durationSeconds",
      by: "whole number",
      when: "this model does not choose the length itself; else refused: videos have 8 seconds at most",
    },
    {
      concept: "seed",
      from: "seed",
      to: "parameters.seed",
      by: "omit negative",
      when: "a seed may be 0 to 4294967295",
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
    {
      concept: "audio",
      from: "generate_audio",
      when: "unless true",
      dropped: "the video-long-running dialect has no place for it",
    },
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
    { concept: "id", from: "name", to: "id" },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].video.encodedVideo",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].video.encoding",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].bytesBase64Encoded",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].mimeType",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "response.generateVideoResponse.generatedSamples[].video.uri",
      to: "content.video_url",
      by: "web address",
      when: "as linked; of usable videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos.data",
      from: "response.videos[].video.encodedVideo",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].video.encoding",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.data",
      from: "response.videos[].bytesBase64Encoded",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].mimeType",
      dropped: "the video-content-task dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "response.videos[].video.uri",
      to: "content.video_url",
      by: "web address",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as linked; of usable videos, " +
        "once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos",
      from: "response.generateVideoResponse.generatedSamples[]",
      to: "content",
      when: "of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "response.videos[]",
      to: "content",
      when: "unless response.generateVideoResponse.generatedSamples[] has another value; of usable videos, once the task has succeeded",
    },
    {
      concept: "fault",
      from: "error.code",
      by: "implied by leaving it out: the code contains it",
      when: "only 3, 5, 9, 11, 7, 16, 14, 8, 13, 2, 15",
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
      when: "unless done has another value; only false, true, true/, true/*, /*, true/1, true/4, true/8; as far as it is understood",
    },
    { concept: "explanation", from: "error.message", to: "error.message" },
    {
      concept: "withheld",
      from: "response.generateVideoResponse.raiMediaFilteredCount",
      by: "implied by leaving it out: a video that was withheld is a failure",
    },
    {
      concept: "withheld",
      from: "response.raiMediaFilteredCount",
      by: "implied by leaving it out: a video that was withheld is a failure",
      when: "unless response.generateVideoResponse.raiMediaFilteredCount has another value",
    },
    {
      concept: "reasons",
      from: "response.generateVideoResponse.raiMediaFilteredReasons",
      to: "error.message",
      by: "state from videos, implied by leaving it out: they are in the message",
      when: "as far as it is understood",
    },
    {
      concept: "reasons",
      from: "response.raiMediaFilteredReasons",
      to: "error.message",
      by: "state from videos, implied by leaving it out: they are in the message",
      when: "unless response.generateVideoResponse.raiMediaFilteredReasons has another value; as far as it is understood",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
