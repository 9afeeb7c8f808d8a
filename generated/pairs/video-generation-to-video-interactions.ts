// Made from specs/dialects/video-generation/mapping.yaml, specs/dialects/video-interactions/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";

/** A request of the video-generation dialect for a model behind video-interactions. */
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
      when:
        "unless image.url has another value; as address; else refused: a video of references does not begin " +
        "with an image",
    },
    {
      concept: "first_frame",
      from: "image",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
      when: "with url; else refused: a video of references does not begin with an image",
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
      when: "with url",
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
    {
      concept: "source",
      from: "video",
      to: "input[] or generation_config.video_config.task",
      by: "infer mode",
      when: "with url",
    },
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
};
