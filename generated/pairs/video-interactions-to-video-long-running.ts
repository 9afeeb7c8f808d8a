// Made from specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-long-running/mapping.yaml by "make
// generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";

/** A request of the video-interactions dialect for a model behind video-long-running, and its answer. */
export const videoInteractionsToVideoLongRunning: Pair = {
  from: "video-interactions",
  to: "video-long-running",
  fields: [
    { concept: "model", from: "model", by: "implied by leaving it out: the path contains the model" },
    { concept: "prompt", from: "input[].text", to: "instances[0].prompt", when: "in items whose type is text" },
    {
      concept: "mode",
      from: "generation_config.video_config.task",
      by: "implied by leaving it out: the inputs determine it",
      when: "only text_to_video, image_to_video, reference_to_video, edit, extend",
    },
    {
      concept: "first_frame.url",
      from: "input[].uri",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as linked",
    },
    {
      concept: "first_frame.url",
      from: "input[].data",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "first_frame.url",
      from: "input[].mime_type",
      to: "instances[0].image.bytesBase64Encoded and instances[0].image.mimeType",
      by: "inline medium",
      when: "as bytes",
    },
    {
      concept: "first_frame",
      from: "input[]",
      to: "instances[0].image",
      when: "with url; in items whose type is image",
    },
    {
      concept: "reference_images.url",
      from: "input[].uri",
      to:
        "instances[0].referenceImages[].image.bytesBase64Encoded and " +
        "instances[0].referenceImages[].image.mimeType",
      by: "inline medium",
      when: "as linked; else refused: this model takes at most three references",
    },
    {
      concept: "reference_images.url",
      from: "input[].data",
      to:
        "instances[0].referenceImages[].image.bytesBase64Encoded and " +
        "instances[0].referenceImages[].image.mimeType",
      by: "inline medium",
      when: "as bytes; else refused: this model takes at most three references",
    },
    {
      concept: "reference_images.url",
      from: "input[].mime_type",
      to:
        "instances[0].referenceImages[].image.bytesBase64Encoded and " +
        "instances[0].referenceImages[].image.mimeType",
      by: "inline medium",
      when: "as bytes; else refused: this model takes at most three references",
    },
    {
      concept: "reference_images",
      from: "input[]",
      to: "instances[0].referenceImages[]",
      when: "with url; in items whose type is image; else refused: this model takes at most three references",
    },
    {
      concept: "source.url",
      from: "input[].uri",
      by: "refused: this model makes no videos from other videos",
      when: "as linked",
    },
    {
      concept: "source.url",
      from: "input[].data",
      by: "refused: this model makes no videos from other videos",
      when: "as bytes",
    },
    {
      concept: "source.url",
      from: "input[].mime_type",
      by: "refused: this model makes no videos from other videos",
      when: "as bytes",
    },
    {
      concept: "source",
      from: "input[]",
      by: "refused: this model makes no videos from other videos",
      when: "in items whose type is video",
    },
    {
      concept: "reference_videos.url",
      from: "input[].uri",
      by: "refused: this model makes no videos from other videos",
      when: "as linked",
    },
    {
      concept: "reference_videos.url",
      from: "input[].data",
      by: "refused: this model makes no videos from other videos",
      when: "as bytes",
    },
    {
      concept: "reference_videos.url",
      from: "input[].mime_type",
      by: "refused: this model makes no videos from other videos",
      when: "as bytes",
    },
    {
      concept: "reference_videos",
      from: "input[]",
      by: "refused: this model makes no videos from other videos",
      when: "in items whose type is video",
    },
    {
      concept: "duration",
      from: "response_format.duration",
      to: "parameters.durationSeconds",
      by: "seconds text, whole number",
      when:
        "as far as it is understood; this model does not choose the length itself; else refused: videos have " +
        "8 seconds at most",
    },
    {
      concept: "duration",
      from: "response_format[*].duration",
      to: "parameters.durationSeconds",
      by: "seconds text, whole number",
      when:
        "unless response_format.duration has another value; as far as it is understood; this model does not " +
        "choose the length itself; else refused: videos have 8 seconds at most",
    },
    {
      concept: "resolution",
      from: "response_format.resolution",
      to: "parameters.resolution",
      when: "else refused: videos are made in 720p, 1080p or 4k",
    },
    {
      concept: "resolution",
      from: "response_format[*].resolution",
      to: "parameters.resolution",
      when:
        "unless response_format.resolution has another value; else refused: videos are made in 720p, 1080p " + "or 4k",
    },
    {
      concept: "aspect_ratio",
      from: "response_format.aspect_ratio",
      to: "parameters.aspectRatio",
      when: "videos do not adapt to what is given; else refused: videos are made in 16:9 or 9:16",
    },
    {
      concept: "aspect_ratio",
      from: "response_format[*].aspect_ratio",
      to: "parameters.aspectRatio",
      when:
        "unless response_format.aspect_ratio has another value; videos do not adapt to what is given; else " +
        "refused: videos are made in 16:9 or 9:16",
    },
    { concept: "seed", from: "generation_config.seed", to: "parameters.seed", when: "a seed may be 0 to 4294967295" },
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
    { concept: "id", from: "name", to: "id" },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].video.encodedVideo",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].video.encoding",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.data",
      from: "response.generateVideoResponse.generatedSamples[].bytesBase64Encoded",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.generateVideoResponse.generatedSamples[].mimeType",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "response.generateVideoResponse.generatedSamples[].video.uri",
      to: "steps[].content[].uri",
      by: "web address",
      when: "as linked; of usable videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos.data",
      from: "response.videos[].video.encodedVideo",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].video.encoding",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.data",
      from: "response.videos[].bytesBase64Encoded",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.mime",
      from: "response.videos[].mimeType",
      dropped: "the video-interactions dialect has no place for it",
    },
    {
      concept: "videos.url",
      from: "response.videos[].video.uri",
      to: "steps[].content[].uri",
      by: "web address",
      when:
        "unless response.generateVideoResponse.generatedSamples[] has another value; as linked; of usable " +
        "videos, once the task has succeeded; as far as it is understood",
    },
    {
      concept: "videos",
      from: "response.generateVideoResponse.generatedSamples[]",
      to: "steps[].content[]",
      when: "with url; of usable videos, once the task has succeeded",
    },
    {
      concept: "videos",
      from: "response.videos[]",
      to: "steps[].content[]",
      when:
        "with url; unless response.generateVideoResponse.generatedSamples[] has another value; of usable " +
        "videos, once the task has succeeded",
    },
    {
      concept: "fault",
      from: "error.code",
      to: "errors[0].code",
      by: "word for word",
      when: "only 3, 5, 9, 11, 7, 16, 14, 8, 13, 2, 15; as far as it is understood",
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
      when:
        "unless done has another value; only false, true, true/, true/*, /*, true/1, true/4, true/8; as far " +
        "as it is understood",
    },
    { concept: "explanation", from: "error.message", to: "errors[0].message" },
    {
      concept: "withheld",
      from: "response.generateVideoResponse.raiMediaFilteredCount",
      dropped: "a video that was withheld is not there",
    },
    {
      concept: "reasons",
      from: "response.generateVideoResponse.raiMediaFilteredReasons",
      to: "errors[0].message",
      by: "state from videos",
      when: "without a video; as far as it is understood",
    },
    {
      concept: "(others)",
      from: "(any other member)",
      dropped: "it describes the call; clients miss nothing, and it is not named",
    },
  ],
  stream: [],
};
