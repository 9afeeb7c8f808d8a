// Made from specs/profiles/P1.0.yaml, specs/profiles/P1.5-pro.yaml, specs/profiles/P2.0.yaml, specs/profiles/P2.5.yaml, specs/profiles/V3.1-fast.yaml, specs/profiles/V3.1-lite.yaml, specs/profiles/V3.1-standard.yaml, specs/profiles/assistant-4.7.yaml, specs/profiles/claude-3.5.yaml, specs/profiles/claude-3.7.yaml, specs/profiles/claude-3.yaml, specs/profiles/claude-4.1.yaml, specs/profiles/claude-4.5.yaml, specs/profiles/claude-4.6.yaml, specs/profiles/claude-4.yaml, specs/profiles/claude-5.5.yaml, specs/profiles/claude-fable-5.yaml, specs/profiles/claude-opus-4.5.yaml, specs/profiles/claude-sonnet-4.yaml, specs/profiles/deepseek-v4.yaml, specs/profiles/deepseek.yaml, specs/profiles/embedding.yaml, specs/profiles/family-A-new.yaml, specs/profiles/family-A.yaml, specs/profiles/family-B.yaml, specs/profiles/family-C.yaml, specs/profiles/family-D.yaml, specs/profiles/gemini-2.5-flash-lite.yaml, specs/profiles/gemini-2.5-flash.yaml, specs/profiles/gemini-2.5-pro.yaml, specs/profiles/gemini-2.yaml, specs/profiles/gemini-3-flash.yaml, specs/profiles/gemini-3-pro.yaml, specs/profiles/gemini-3.1-pro.yaml, specs/profiles/gemma.yaml, specs/profiles/generation-video-1.5.yaml, specs/profiles/generation-video.yaml, specs/profiles/glm-5.2.yaml, specs/profiles/glm-5.3.yaml, specs/profiles/glm.yaml, specs/profiles/gpt-4-early.yaml, specs/profiles/gpt-4.1.yaml, specs/profiles/gpt-4.yaml, specs/profiles/gpt-4o.yaml, specs/profiles/gpt-5-chat.yaml, specs/profiles/gpt-5-codex.yaml, specs/profiles/gpt-5-pro.yaml, specs/profiles/gpt-5.1.yaml, specs/profiles/gpt-5.2-codex.yaml, specs/profiles/gpt-5.2-pro.yaml, specs/profiles/gpt-5.2.yaml, specs/profiles/gpt-5.4.yaml, specs/profiles/gpt-5.5.yaml, specs/profiles/gpt-5.6.yaml, specs/profiles/gpt-5.yaml, specs/profiles/gpt-oss.yaml, specs/profiles/grok-3-mini.yaml, specs/profiles/grok-4.3.yaml, specs/profiles/grok-4.5.yaml, specs/profiles/grok-4.yaml, specs/profiles/grok.yaml, specs/profiles/interactions-1.1.yaml, specs/profiles/kimi-k3.yaml, specs/profiles/kimi.yaml, specs/profiles/mistral-adjustable.yaml, specs/profiles/mistral.yaml, specs/profiles/none.yaml, specs/profiles/o-series.yaml, specs/profiles/plain.yaml, specs/profiles/qwen-switched.yaml, specs/profiles/qwen.yaml, specs/profiles/qwen3-switched.yaml, specs/profiles/sonar.yaml by "make generate". Change the specs, not this file.
import { imageSource, imageSources, sourceAddresses, typedSources } from "../src/conversion/transforms/index.js";
import type { Profile } from "../src/conversion/profile.js";

export const profiles: ReadonlyMap<string, Profile> = new Map<string, Profile>([
  ["P1.0", {
    vocabulary: "video", native: "video-content-task", video: { open_seconds: 12, frames_win: true, tokens_per_second: { "480p": 10044, "720p": 21736, "1080p": 48900 }, defaults: [{ concept: "resolution", when: [], is: "1080p" }, { concept: "duration", when: [], is: 5 }] }, only: [
      { concept: "reference_images", at: [["content"]], when: [], values: [], essential: true, message: "this model takes no reference images: give a first_frame" },
      { concept: "reference_videos", at: [["content"]], when: [], values: [], essential: true, message: "this model takes no videos" },
      { concept: "reference_audios", at: [["content"]], when: [], values: [], essential: true, message: "this model takes no sounds" },
      { concept: "source", at: [], when: [], values: [], essential: true, message: "this model does not work on videos" },
      { concept: "draft_task", at: [["content"]], when: [], values: [], essential: true, message: "this model makes no drafts final" },
      { concept: "mode", at: [["omni_reference_task_type"]], when: [], values: ["text", "image", "frames"], essential: true, message: "this model makes videos of words, of a first frame, and of a first and a last frame" },
      { concept: "duration", at: [["duration"]], when: [{ concept: "frames", at: [["frames"]], values: "absent" }], least: 2, most: 12, essential: true, message: "this model makes videos of 2 to 12 seconds" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["480p", "720p", "1080p"], essential: true, message: "this model makes videos of 480p, 720p or 1080p" },
      { concept: "aspect_ratio", at: [["ratio"]], when: [], values: ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9", "adaptive"], essential: true, message: "this model takes 16:9, 4:3, 1:1, 3:4, 9:16, 21:9 or adaptive" },
      { concept: "aspect_ratio", at: [["ratio"]], when: [{ concept: "mode", at: [["omni_reference_task_type"]], values: ["text"] }], values: ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9"], message: "a video of words alone has nothing to adapt to: say 16:9, 4:3, 1:1, 3:4, 9:16 or 21:9" },
      { concept: "audio", at: [["generate_audio"]], when: [], values: [false], message: "this model makes silent videos" },
      { concept: "format", at: [["output_format"]], when: [], values: ["mp4"], message: "this model makes mp4 files" },
      { concept: "draft", at: [["draft"]], when: [], values: [false], message: "this model makes no drafts" },
    ]
  }],
  ["P1.5-pro", {
    vocabulary: "video", native: "video-content-task", video: { open_seconds: 12, tokens_per_second: { "480p": 10044, "720p": 21736, "1080p": 48900 }, defaults: [{ concept: "resolution", when: [{ concept: "draft", values: [true] }], is: "480p" }, { concept: "resolution", when: [{ concept: "mode", values: ["draft"] }], is: "1080p" }, { concept: "resolution", when: [], is: "720p" }, { concept: "duration", when: [{ concept: "mode", values: ["text", "image", "frames"] }], is: 5 }] }, only: [
      { concept: "reference_images", at: [["content"]], when: [], values: [], essential: true, message: "this model takes no reference images: give a first_frame" },
      { concept: "reference_videos", at: [["content"]], when: [], values: [], essential: true, message: "this model takes no videos" },
      { concept: "reference_audios", at: [["content"]], when: [], values: [], essential: true, message: "this model takes no sounds" },
      { concept: "source", at: [], when: [], values: [], essential: true, message: "this model does not work on videos" },
      { concept: "mode", at: [["omni_reference_task_type"]], when: [], values: ["text", "image", "frames", "draft"], essential: true, message: "this model makes videos of words, of a first frame, of a first and a last frame, and of drafts" },
      { concept: "duration", at: [["duration"]], when: [], least: 4, most: 12, or: [-1], essential: true, message: "this model makes videos of 4 to 12 seconds, or of a length that it chooses: -1" },
      { concept: "frames", at: [["frames"]], when: [], values: [], message: "this model counts in seconds: say a duration" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["480p", "720p", "1080p"], essential: true, message: "this model makes videos of 480p, 720p or 1080p" },
      { concept: "resolution", at: [["resolution"]], when: [{ concept: "draft", at: [["draft"]], values: [true] }], values: ["480p"], essential: true, message: "a draft is 480p" },
      { concept: "aspect_ratio", at: [["ratio"]], when: [], values: ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9", "adaptive"], essential: true, message: "this model takes 16:9, 4:3, 1:1, 3:4, 9:16, 21:9 or adaptive" },
      { concept: "format", at: [["output_format"]], when: [], values: ["mp4"], message: "this model makes mp4 files" },
    ]
  }],
  ["P2.0", {
    vocabulary: "video", native: "video-content-task", video: { open_seconds: 15, source_seconds: 15, tokens_per_second: { "480p": 10044, "720p": 21736, "1080p": 48900, "4k": 195600 }, defaults: [{ concept: "resolution", when: [], is: "720p" }, { concept: "duration", when: [{ concept: "mode", values: ["text", "image", "frames", "reference"] }], is: 5 }] }, only: [
      { concept: "reference_images", at: [["content"]], when: [], items: { most: 9 }, essential: true, message: "this model takes at most 9 reference images" },
      { concept: "reference_videos", at: [["content"]], when: [], items: { most: 3 }, essential: true, message: "this model takes at most 3 videos" },
      { concept: "reference_videos", at: [["content"]], when: [{ concept: "source", at: [], values: "present" }], items: { most: 2 }, essential: true, message: "this model takes at most 3 videos with the one to work on" },
      { concept: "reference_audios", at: [["content"]], when: [], items: { most: 3 }, essential: true, message: "this model takes at most 3 sounds" },
      { concept: "reference_audios", at: [["content"]], when: [{ concept: "reference_images", at: [["content"]], values: "absent" }, { concept: "reference_videos", at: [["content"]], values: "absent" }, { concept: "source", at: [], values: "absent" }], values: [], essential: true, message: "this model takes sounds only beside a reference image or a reference video" },
      { concept: "draft_task", at: [["content"]], when: [], values: [], essential: true, message: "this model makes no drafts final" },
      { concept: "duration", at: [["duration"]], when: [], least: 4, most: 15, or: [-1], essential: true, message: "this model makes videos of 4 to 15 seconds, or of a length that it chooses: -1" },
      { concept: "frames", at: [["frames"]], when: [], values: [], message: "this model counts in seconds: say a duration" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["480p", "720p", "1080p", "4k"], essential: true, message: "this model makes videos of 480p, 720p, 1080p or 4k" },
      { concept: "aspect_ratio", at: [["ratio"]], when: [], values: ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9", "adaptive"], essential: true, message: "this model takes 16:9, 4:3, 1:1, 3:4, 9:16, 21:9 or adaptive" },
      { concept: "format", at: [["output_format"]], when: [], values: ["mp4"], message: "this model makes mp4 files" },
      { concept: "fixed_camera", at: [["camera_fixed"]], when: [], values: [false], message: "this model does not keep the camera still" },
      { concept: "draft", at: [["draft"]], when: [], values: [false], message: "this model makes no drafts" },
    ]
  }],
  ["P2.5", {
    vocabulary: "video", native: "video-content-task", video: { open_seconds: 30, source_seconds: 30, tokens_per_second: { "480p": 10044, "720p": 21736, "1080p": 48900 }, defaults: [{ concept: "resolution", when: [{ concept: "draft", values: [true] }], is: "480p" }, { concept: "resolution", when: [{ concept: "mode", values: ["draft"] }], is: "1080p" }, { concept: "resolution", when: [], is: "720p" }] }, only: [
      { concept: "reference_images", at: [["content"]], when: [], items: { most: 30 }, essential: true, message: "this model takes at most 30 reference images" },
      { concept: "reference_videos", at: [["content"]], when: [], items: { most: 10 }, essential: true, message: "this model takes at most 10 videos" },
      { concept: "reference_videos", at: [["content"]], when: [{ concept: "source", at: [], values: "present" }], items: { most: 9 }, essential: true, message: "this model takes at most 10 videos with the one to work on" },
      { concept: "reference_audios", at: [["content"]], when: [], items: { most: 10 }, essential: true, message: "this model takes at most 10 sounds" },
      { concept: "duration", at: [["duration"]], when: [], least: 4, most: 30, or: [-1], essential: true, message: "this model makes videos of 4 to 30 seconds, or of a length that it chooses: -1" },
      { concept: "duration", at: [["duration"]], when: [{ concept: "mode", at: [["omni_reference_task_type"]], values: ["edit"] }], values: [-1], message: "a video that is edited keeps its length: say -1" },
      { concept: "frames", at: [["frames"]], when: [], values: [], message: "this model counts in seconds: say a duration" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["480p", "720p", "1080p"], essential: true, message: "this model makes videos of 480p, 720p or 1080p" },
      { concept: "resolution", at: [["resolution"]], when: [{ concept: "draft", at: [["draft"]], values: [true] }], values: ["480p"], essential: true, message: "a draft is 480p" },
      { concept: "resolution", at: [["resolution"]], when: [{ concept: "mode", at: [["omni_reference_task_type"]], values: ["draft"] }], values: ["1080p"], essential: true, message: "a draft is made final in 1080p" },
      { concept: "aspect_ratio", at: [["ratio"]], when: [], values: ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9", "adaptive"], essential: true, message: "this model takes 16:9, 4:3, 1:1, 3:4, 9:16, 21:9 or adaptive" },
      { concept: "aspect_ratio", at: [["ratio"]], when: [{ concept: "mode", at: [["omni_reference_task_type"]], values: ["image", "frames"] }], values: ["adaptive"], essential: true, message: "beside frames this model takes adaptive only: the video has the shape of the first one" },
      { concept: "aspect_ratio", at: [["ratio"]], when: [{ concept: "mode", at: [["omni_reference_task_type"]], values: ["edit", "extend"] }], values: ["adaptive"], message: "beside videos to work on this model takes adaptive only" },
      { concept: "fixed_camera", at: [["camera_fixed"]], when: [], values: [false], message: "this model does not keep the camera still" },
    ]
  }],
  ["V3.1-fast", {
    vocabulary: "video", native: "video-long-running", video: { open_seconds: 8, source_seconds: 8 }, only: [
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [], values: [-1, 4, 6, 8], essential: true, message: "this model makes videos of 4, 6 or 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [], values: [4, 6, 8], message: "this model makes videos of 4, 6 or 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [{ concept: "resolution", at: [["parameters", "resolution"]], values: ["1080p", "4k"] }], values: [-1, 8], essential: true, message: "videos in 1080p or 4k have 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [{ concept: "reference_images", at: [["instances", "0", "referenceImages"]], values: "present" }], values: [-1, 8], essential: true, message: "videos of references have 8 seconds" },
      { concept: "resolution", at: [["parameters", "resolution"]], when: [], values: ["720p", "1080p", "4k"], essential: true, message: "this model makes videos in 720p, 1080p or 4k" },
      { concept: "aspect_ratio", at: [["parameters", "aspectRatio"]], when: [], values: ["adaptive", "16:9", "9:16"], essential: true, message: "this model makes videos of 16:9 or 9:16" },
      { concept: "aspect_ratio", at: [["parameters", "aspectRatio"]], when: [], values: ["16:9", "9:16"], message: "this model makes videos of 16:9 or 9:16" },
    ]
  }],
  ["V3.1-lite", {
    vocabulary: "video", native: "video-long-running", video: { open_seconds: 8, source_seconds: 8 }, only: [
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [], values: [-1, 4, 6, 8], essential: true, message: "this model makes videos of 4, 6 or 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [], values: [4, 6, 8], message: "this model makes videos of 4, 6 or 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [{ concept: "resolution", at: [["parameters", "resolution"]], values: ["1080p"] }], values: [-1, 8], essential: true, message: "videos in 1080p have 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [{ concept: "reference_images", at: [["instances", "0", "referenceImages"]], values: "present" }], values: [-1, 8], essential: true, message: "videos of references have 8 seconds" },
      { concept: "resolution", at: [["parameters", "resolution"]], when: [], values: ["720p", "1080p"], essential: true, message: "this model makes videos in 720p or 1080p" },
      { concept: "aspect_ratio", at: [["parameters", "aspectRatio"]], when: [], values: ["adaptive", "16:9", "9:16"], essential: true, message: "this model makes videos of 16:9 or 9:16" },
      { concept: "aspect_ratio", at: [["parameters", "aspectRatio"]], when: [], values: ["16:9", "9:16"], message: "this model makes videos of 16:9 or 9:16" },
    ]
  }],
  ["V3.1-standard", {
    vocabulary: "video", native: "video-long-running", video: { open_seconds: 8, source_seconds: 8 }, only: [
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [], values: [-1, 4, 6, 8], essential: true, message: "this model makes videos of 4, 6 or 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [], values: [4, 6, 8], message: "this model makes videos of 4, 6 or 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [{ concept: "resolution", at: [["parameters", "resolution"]], values: ["1080p", "4k"] }], values: [-1, 8], essential: true, message: "videos in 1080p or 4k have 8 seconds" },
      { concept: "duration", at: [["parameters", "durationSeconds"]], when: [{ concept: "reference_images", at: [["instances", "0", "referenceImages"]], values: "present" }], values: [-1, 8], essential: true, message: "videos of references have 8 seconds" },
      { concept: "resolution", at: [["parameters", "resolution"]], when: [], values: ["720p", "1080p", "4k"], essential: true, message: "this model makes videos in 720p, 1080p or 4k" },
      { concept: "aspect_ratio", at: [["parameters", "aspectRatio"]], when: [], values: ["adaptive", "16:9", "9:16"], essential: true, message: "this model makes videos of 16:9 or 9:16" },
      { concept: "aspect_ratio", at: [["parameters", "aspectRatio"]], when: [], values: ["16:9", "9:16"], message: "this model makes videos of 16:9 or 9:16" },
    ]
  }],
  ["assistant-4.7", {
    vocabulary: "text", native: "messages", family: { reasoning: { effort: ["low", "medium", "high", "xhigh", "max"], adaptive: true, off: true }, output: 128000, media: ["image", "document"], implicit: { temperature: 1 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], least: 0.99, message: "this model accepts only the default top_p" },
      { concept: "top_k", at: [["top_k"]], when: [], values: [], message: "this model does not accept top_k" },
    ]
  }],
  ["claude-3.5", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 8192, media: ["image", "document"], strict: false, implicit: { temperature: 1 } }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
    ]
  }],
  ["claude-3.7", {
    vocabulary: "text", native: undefined, family: { reasoning: { budget: { least: 1024 }, off: true }, output: 64000, media: ["image", "document"], strict: false, implicit: { temperature: 1 } }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
    ]
  }],
  ["claude-3", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 4096, media: ["image"], strict: false, implicit: { temperature: 1 } }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
    ]
  }],
  ["claude-4.1", {
    vocabulary: "text", native: "messages", family: { reasoning: { budget: { least: 1024 }, off: true }, output: 32000, media: ["image", "document"], implicit: { temperature: 1 } }, only: [
      { concept: "top_p", at: [["top_p"]], when: [{ concept: "temperature", at: [["temperature"]], values: "present" }], values: [], message: "this model accepts temperature or top_p, not both" },
    ]
  }],
  ["claude-4.5", {
    vocabulary: "text", native: "messages", family: { reasoning: { budget: { least: 1024 }, off: true }, output: 64000, media: ["image", "document"], implicit: { temperature: 1 } }, only: [
      { concept: "top_p", at: [["top_p"]], when: [{ concept: "temperature", at: [["temperature"]], values: "present" }], values: [], message: "this model accepts temperature or top_p, not both" },
    ]
  }],
  ["claude-4.6", {
    vocabulary: "text", native: "messages", family: { reasoning: { effort: ["low", "medium", "high", "max"], budget: { least: 1024 }, adaptive: true, off: true }, output: 128000, media: ["image", "document"], implicit: { temperature: 1 } }, only: [
      { concept: "top_p", at: [["top_p"]], when: [{ concept: "temperature", at: [["temperature"]], values: "present" }], values: [], message: "this model accepts temperature or top_p, not both" },
    ]
  }],
  ["claude-4", {
    vocabulary: "text", native: undefined, family: { reasoning: { budget: { least: 1024 }, off: true }, output: 32000, media: ["image", "document"], strict: false, implicit: { temperature: 1 } }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
    ]
  }],
  ["claude-5.5", {
    vocabulary: "text", native: "messages", family: { reasoning: { effort: ["low", "medium", "high", "xhigh", "max"], adaptive: true }, output: 128000, media: ["image", "document"], implicit: { temperature: 1 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], least: 0.99, message: "this model accepts only the default top_p" },
      { concept: "top_k", at: [["top_k"]], when: [], values: [], message: "this model does not accept top_k" },
      { concept: "tool_choice.mode", at: [["tool_choice", "mode"]], when: [], values: ["auto", "validated", "none"], message: "this model cannot be made to call a tool" },
    ]
  }],
  ["claude-fable-5", {
    vocabulary: "text", native: "messages", family: { reasoning: { effort: ["low", "medium", "high", "xhigh", "max"], adaptive: true }, output: 128000, media: ["image", "document"], implicit: { temperature: 1 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], least: 0.99, message: "this model accepts only the default top_p" },
      { concept: "top_k", at: [["top_k"]], when: [], values: [], message: "this model does not accept top_k" },
    ]
  }],
  ["claude-opus-4.5", {
    vocabulary: "text", native: "messages", family: { reasoning: { effort: ["low", "medium", "high"], budget: { least: 1024 }, off: true }, output: 64000, media: ["image", "document"], implicit: { temperature: 1 } }, only: [
      { concept: "top_p", at: [["top_p"]], when: [{ concept: "temperature", at: [["temperature"]], values: "present" }], values: [], message: "this model accepts temperature or top_p, not both" },
    ]
  }],
  ["claude-sonnet-4", {
    vocabulary: "text", native: undefined, family: { reasoning: { budget: { least: 1024 }, off: true }, output: 64000, media: ["image", "document"], strict: false, implicit: { temperature: 1 } }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
    ]
  }],
  ["deepseek-v4", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "low", "high", "max"], off: true, switched: true } }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
    ]
  }],
  ["deepseek", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", media: [] }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
    ]
  }],
  ["embedding", {
    vocabulary: "embedding", native: "embeddings", only: [
      { concept: "inputs", at: [["input"]], when: [], inputs: { most: 2048, tokens_each: 8192, tokens: 300000 }, message: "this model takes at most 2048 inputs, 8192 tokens in each and 300000 in all" },
    ]
  }],
  ["family-A-new", {
    vocabulary: "image", native: "images", told: [
      { from: ["image", "images"], at: "images", tell: (value, place, loss) => imageSources.write(imageSources.read(value, place, loss)) },
      { from: ["mask"], at: "mask", tell: (value, place, loss) => imageSource.write(imageSource.read(value, place, loss)) },
    ], only: [
      { concept: "size", at: [["size"]], when: [], values: ["auto"], pixels: "any", message: "this model takes auto or any WIDTHxHEIGHT" },
      { concept: "quality", at: [["quality"]], when: [], values: ["auto", "low", "medium", "high", "xhigh", "max"], message: "this model takes auto, low, medium, high, xhigh, max" },
      { concept: "background", at: [["background"]], when: [], values: ["transparent", "opaque", "auto"], message: "this model takes transparent, opaque or auto" },
      { concept: "moderation", at: [["moderation"]], when: [], values: ["low", "auto"], message: "this model takes low or auto" },
      { concept: "format", at: [["output_format"]], when: [], values: ["png", "jpeg", "webp"], message: "this model takes png, jpeg or webp" },
      { concept: "format", at: [["output_format"]], when: [{ concept: "background", at: [["background"]], values: ["transparent"] }], values: ["png", "webp"], message: "a transparent background needs png or webp" },
      { concept: "format", at: [["output_format"]], when: [{ concept: "compression", at: [["output_compression"]], values: "present" }], values: ["jpeg", "webp"], otherwise: "png", message: "compression needs jpeg or webp" },
      { concept: "compression", at: [["output_compression"]], when: [], least: 0, most: 100, message: "this model takes 0 to 100" },
      { concept: "partials", at: [["partial_images"]], when: [], least: 0, most: 3, message: "this model takes 0 to 3" },
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 images" },
      { concept: "sources", at: [["image"], ["images"]], when: [], operation: "else", values: [], message: "this model takes images at /v1/images/edits" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 16 }, message: "this model takes at most 16 images" },
      { concept: "mask", at: [["mask"]], when: [], operation: "else", values: [], message: "this model takes masks at /v1/images/edits" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format: its images always come as base64" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ], imageTokens: { quality: { low: 272, medium: 1056, high: 4160, xhigh: 6240, max: 8320 }, else: 8320, preview: 100 }
  }],
  ["family-A", {
    vocabulary: "image", native: "images", told: [
      { from: ["image", "images"], at: "images", tell: (value, place, loss) => imageSources.write(imageSources.read(value, place, loss)) },
      { from: ["mask"], at: "mask", tell: (value, place, loss) => imageSource.write(imageSource.read(value, place, loss)) },
    ], only: [
      { concept: "size", at: [["size"]], when: [], values: ["auto", "1024x1024", "1536x1024", "1024x1536"], message: "this model makes 1024x1024, 1536x1024, 1024x1536 or auto" },
      { concept: "quality", at: [["quality"]], when: [], values: ["auto", "low", "medium", "high"], message: "this model takes auto, low, medium, high" },
      { concept: "background", at: [["background"]], when: [], values: ["transparent", "opaque", "auto"], message: "this model takes transparent, opaque or auto" },
      { concept: "moderation", at: [["moderation"]], when: [], values: ["low", "auto"], message: "this model takes low or auto" },
      { concept: "format", at: [["output_format"]], when: [], values: ["png", "jpeg", "webp"], message: "this model takes png, jpeg or webp" },
      { concept: "format", at: [["output_format"]], when: [{ concept: "background", at: [["background"]], values: ["transparent"] }], values: ["png", "webp"], message: "a transparent background needs png or webp" },
      { concept: "format", at: [["output_format"]], when: [{ concept: "compression", at: [["output_compression"]], values: "present" }], values: ["jpeg", "webp"], otherwise: "png", message: "compression needs jpeg or webp" },
      { concept: "compression", at: [["output_compression"]], when: [], least: 0, most: 100, message: "this model takes 0 to 100" },
      { concept: "partials", at: [["partial_images"]], when: [], least: 0, most: 3, message: "this model takes 0 to 3" },
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 images" },
      { concept: "sources", at: [["image"], ["images"]], when: [], operation: "else", values: [], message: "this model takes images at /v1/images/edits" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 16 }, message: "this model takes at most 16 images" },
      { concept: "mask", at: [["mask"]], when: [], operation: "else", values: [], message: "this model takes masks at /v1/images/edits" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format: its images always come as base64" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ], imageTokens: { quality: { low: 272, medium: 1056, high: 4160 }, else: 4160, preview: 100 }
  }],
  ["family-B", {
    vocabulary: "image", native: "images", forms: "json", told: [
      { from: ["image", "images"], at: "images", alone: "image", tell: (value, place, loss) => typedSources.write(imageSources.read(value, place, loss)) },
    ], only: [
      { concept: "quality", at: [["quality"]], when: [], values: ["low", "medium", "high"], message: "this model takes low, medium or high" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["1k", "2k"], message: "this model takes 1k or 2k" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: ["1:1", "3:4", "4:3", "9:16", "16:9", "2:3", "3:2", "9:19.5", "19.5:9", "9:20", "20:9", "1:2", "2:1", "auto"], message: "this model does not know this ratio" },
      { concept: "carrier", at: [["response_format"]], when: [], values: ["url", "b64_json"], message: "this model takes url or b64_json" },
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 images" },
      { concept: "sources", at: [["image"], ["images"]], when: [], operation: "else", values: [], message: "this model takes images at /v1/images/edits" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 5 }, message: "this model takes at most 5 images" },
      { concept: "size", at: [["size"]], when: [], values: [], message: "this model does not accept sizes: say a ratio and a resolution" },
      { concept: "background", at: [["background"]], when: [], values: [], message: "this model does not accept backgrounds" },
      { concept: "moderation", at: [["moderation"]], when: [], values: [], message: "this model does not accept degrees of moderation" },
      { concept: "fidelity", at: [["input_fidelity"]], when: [], values: [], message: "this model does not accept degrees of fidelity" },
      { concept: "format", at: [["output_format"]], when: [], values: [], message: "this model does not accept encodings" },
      { concept: "compression", at: [["output_compression"]], when: [], values: [], message: "this model does not accept compression" },
      { concept: "partials", at: [["partial_images"]], when: [], values: [], message: "this model does not accept previews" },
      { concept: "mask", at: [["mask"]], when: [], values: [], message: "this model does not accept masks" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "stream", at: [["stream"]], when: [], values: [false], message: "this model has no streams" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ]
  }],
  ["family-C", {
    vocabulary: "image", native: "images", forms: "json", images: { series: 15, layers: 17 }, only: [
      { concept: "count", at: [["n"]], when: [], values: [1], message: "this model makes several images as a series only: say sequential_image_generation" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: ["disabled", "auto"], message: "this model takes disabled or auto" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], least: 1, most: 15, message: "this model makes series of 1 to 15 images" },
      { concept: "sources", at: [["image"], ["images"]], when: [], items: { most: 14 }, message: "this model takes at most 14 images" },
      { concept: "sources", at: [["image"], ["images"]], when: [{ concept: "layers", at: [["layer_decomposition"]], values: [true] }], items: { exactly: 1 }, otherwise: [], message: "taking an image apart needs exactly one" },
      { concept: "prompt", at: [["prompt"]], when: [{ concept: "layers", at: [["layer_decomposition"]], values: [true] }], values: [], message: "an image is taken apart without a prompt" },
      { concept: "background", at: [["background"]], when: [], values: ["transparent", "opaque", "auto"], message: "this model takes transparent, opaque or auto" },
      { concept: "format", at: [["output_format"]], when: [], values: ["png", "jpeg"], message: "this model takes png or jpeg" },
      { concept: "format", at: [["output_format"]], when: [{ concept: "background", at: [["background"]], values: ["transparent"] }], values: ["png"], message: "a transparent background needs png" },
      { concept: "quality", at: [["quality"]], when: [], values: [], message: "this model does not accept qualities" },
      { concept: "moderation", at: [["moderation"]], when: [], values: [], message: "this model does not accept degrees of moderation" },
      { concept: "fidelity", at: [["input_fidelity"]], when: [], values: [], message: "this model does not accept degrees of fidelity" },
      { concept: "compression", at: [["output_compression"]], when: [], values: [], message: "this model does not accept compression" },
      { concept: "partials", at: [["partial_images"]], when: [], values: [], message: "this model does not accept previews" },
      { concept: "mask", at: [["mask"]], when: [], values: [], message: "this model does not accept masks" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format" },
    ]
  }],
  ["family-D", {
    vocabulary: "image", native: "images", forms: { refused: "this model takes no uploaded files: call /v1/images/generations with addresses or data URIs in image" }, told: [
      { from: ["image", "images"], at: "image", tell: (value, place, loss) => sourceAddresses.write(imageSources.read(value, place, loss)) },
    ], only: [
      { concept: "sources", at: [["image"], ["images"]], when: [], operation: "edit", values: [], message: "this model changes images at /v1/images/generations, given in image" },
      { concept: "count", at: [["n"]], when: [], least: 1, most: 10, message: "this model makes 1 to 10 images" },
      { concept: "background", at: [["background"]], when: [], values: [], message: "this model does not accept backgrounds" },
      { concept: "moderation", at: [["moderation"]], when: [], values: [], message: "this model does not accept degrees of moderation" },
      { concept: "fidelity", at: [["input_fidelity"]], when: [], values: [], message: "this model does not accept degrees of fidelity" },
      { concept: "compression", at: [["output_compression"]], when: [], values: [], message: "this model does not accept compression" },
      { concept: "partials", at: [["partial_images"]], when: [], values: [], message: "this model does not accept previews" },
      { concept: "mask", at: [["mask"]], when: [], values: [], message: "this model does not accept masks" },
      { concept: "resolution", at: [["resolution"]], when: [], values: [], message: "this model does not accept resolutions: say a size" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: [], message: "this model does not accept ratios: say a size" },
      { concept: "series", at: [["sequential_image_generation"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "series_length", at: [["sequential_image_generation_options", "max_images"]], when: [], values: [], message: "this model does not accept series" },
      { concept: "carrier", at: [["response_format"]], when: [], values: [], message: "this model does not accept a response format" },
      { concept: "layers", at: [["layer_decomposition"]], when: [], values: [false], message: "this model takes nothing apart" },
    ]
  }],
  ["gemini-2.5-flash-lite", {
    vocabulary: "text", native: undefined, family: { reasoning: { budget: { least: 512, most: 24576, dynamic: true }, off: true }, output: 65536, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["gemini-2.5-flash", {
    vocabulary: "text", native: undefined, family: { reasoning: { budget: { least: 1, most: 24576, dynamic: true }, off: true }, output: 65536, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["gemini-2.5-pro", {
    vocabulary: "text", native: undefined, family: { reasoning: { budget: { least: 128, most: 32768, dynamic: true } }, output: 65536, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["gemini-2", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 8192 }, only: [

    ]
  }],
  ["gemini-3-flash", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["minimal", "low", "medium", "high"] }, output: 65536, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["gemini-3-pro", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "high"] }, output: 65536, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["gemini-3.1-pro", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "medium", "high"] }, output: 65536, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["gemma", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 8192, instructions: "user", media: ["image"] }, only: [

    ]
  }],
  ["generation-video-1.5", {
    vocabulary: "video", native: "video-generation", video: { open_seconds: 15, source_seconds: 30, edit_seconds: 9 }, only: [
      { concept: "reference_images", at: [["reference_images"]], when: [], items: { most: 7 }, essential: true, message: "this model takes at most 7 images" },
      { concept: "reference_videos", at: [], when: [], values: [], essential: true, message: "this model takes no videos as references" },
      { concept: "draft_task", at: [], when: [], values: [], essential: true, message: "this model makes no drafts final" },
      { concept: "reference_audios", at: [["reference_audios"]], when: [], items: { most: 3 }, essential: true, message: "this model takes at most 3 sounds" },
      { concept: "duration", at: [["duration"], ["seconds"]], when: [{ concept: "mode", at: [], values: ["text", "image", "frames", "reference"] }], least: 1, most: 15, or: [-1], essential: true, message: "this model makes videos of 1 to 15 seconds" },
      { concept: "duration", at: [["duration"], ["seconds"]], when: [{ concept: "mode", at: [], values: ["extend"] }], least: 2, most: 10, or: [-1], essential: true, message: "this model goes on for 2 to 10 seconds" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["480p", "720p", "1080p"], essential: true, message: "this model takes 480p, 720p or 1080p" },
      { concept: "resolution", at: [["resolution"]], when: [{ concept: "mode", at: [], values: ["reference"] }], values: ["480p", "720p"], essential: true, message: "with references this model takes 480p or 720p" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: ["adaptive", "1:1", "16:9", "9:16", "4:3", "3:4", "3:2", "2:3"], essential: true, message: "this model takes 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: ["1:1", "16:9", "9:16", "4:3", "3:4", "3:2", "2:3"], message: "this model takes 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3" },
    ]
  }],
  ["generation-video", {
    vocabulary: "video", native: "video-generation", video: { open_seconds: 15, source_seconds: 30, edit_seconds: 9 }, only: [
      { concept: "last_frame", at: [["last_frame"]], when: [], direction: "write", values: [], essential: true, message: "this model does not take the image that a video ends with" },
      { concept: "audio", at: [["generate_audio"]], when: [], direction: "write", values: [], message: "this model leaves no choice of sound" },
      { concept: "reference_images", at: [["reference_images"]], when: [], items: { most: 7 }, essential: true, message: "this model takes at most 7 images" },
      { concept: "reference_videos", at: [], when: [], values: [], essential: true, message: "this model takes no videos as references" },
      { concept: "draft_task", at: [], when: [], values: [], essential: true, message: "this model makes no drafts final" },
      { concept: "reference_audios", at: [["reference_audios"]], when: [], items: { most: 3 }, essential: true, message: "this model takes at most 3 sounds" },
      { concept: "duration", at: [["duration"], ["seconds"]], when: [{ concept: "mode", at: [], values: ["text", "image", "frames", "reference"] }], least: 1, most: 15, or: [-1], essential: true, message: "this model makes videos of 1 to 15 seconds" },
      { concept: "duration", at: [["duration"], ["seconds"]], when: [{ concept: "mode", at: [], values: ["extend"] }], least: 2, most: 10, or: [-1], essential: true, message: "this model goes on for 2 to 10 seconds" },
      { concept: "resolution", at: [["resolution"]], when: [], values: ["480p", "720p", "1080p"], essential: true, message: "this model takes 480p, 720p or 1080p" },
      { concept: "resolution", at: [["resolution"]], when: [{ concept: "mode", at: [], values: ["reference"] }], values: ["480p", "720p"], essential: true, message: "with references this model takes 480p or 720p" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: ["adaptive", "1:1", "16:9", "9:16", "4:3", "3:4", "3:2", "2:3"], essential: true, message: "this model takes 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3" },
      { concept: "aspect_ratio", at: [["aspect_ratio"]], when: [], values: ["1:1", "16:9", "9:16", "4:3", "3:4", "3:2", "2:3"], message: "this model takes 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3" },
    ]
  }],
  ["glm-5.2", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "medium", "high", "xhigh", "max"], off: true, switched: true } }, only: [

    ]
  }],
  ["glm-5.3", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "high", "max"] } }, only: [

    ]
  }],
  ["glm", {
    vocabulary: "text", native: undefined, family: { reasoning: { off: true, switched: true } }, only: [

    ]
  }],
  ["gpt-4-early", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 4096, strict: false }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
      { concept: "verbosity", at: [["verbosity"]], when: [], values: ["medium"], message: "this model does not accept a length in words" },
    ]
  }],
  ["gpt-4.1", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 32768, media: ["image", "document"] }, only: [
      { concept: "verbosity", at: [["verbosity"]], when: [], values: ["medium"], message: "this model does not accept a length in words" },
    ]
  }],
  ["gpt-4", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 8192, strict: false }, only: [
      { concept: "output_format.kind", at: [["output_format", "kind"]], when: [], values: ["text", "json"], message: "this model knows no schemas of answers" },
      { concept: "verbosity", at: [["verbosity"]], when: [], values: ["medium"], message: "this model does not accept a length in words" },
    ]
  }],
  ["gpt-4o", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 16384 }, only: [
      { concept: "verbosity", at: [["verbosity"]], when: [], values: ["medium"], message: "this model does not accept a length in words" },
    ]
  }],
  ["gpt-5-chat", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", output: 16384, media: ["image", "document"], implicit: { temperature: 1, top_p: 1 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p" },
      { concept: "verbosity", at: [["verbosity"]], when: [], values: ["medium"], message: "this model does not accept a length in words" },
    ]
  }],
  ["gpt-5-codex", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "medium", "high"] }, output: 128000, implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5-pro", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["high"] }, media: ["image", "document"], implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5.1", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "low", "medium", "high"] }, output: 128000, media: ["image", "document"], implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [1], message: "this model accepts no temperature while it reasons" },
      { concept: "top_p", at: [["top_p"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [1], message: "this model accepts no top_p while it reasons" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [], message: "this model reports no probabilities while it reasons" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [], message: "this model reports no probabilities while it reasons" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5.2-codex", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "medium", "high", "xhigh"] }, output: 128000, implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5.2-pro", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["medium", "high", "xhigh"] }, media: ["image", "document"], implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5.2", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "low", "medium", "high", "xhigh"] }, output: 128000, media: ["image", "document"], implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [1], message: "this model accepts no temperature while it reasons" },
      { concept: "top_p", at: [["top_p"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [1], message: "this model accepts no top_p while it reasons" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [], message: "this model reports no probabilities while it reasons" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [], message: "this model reports no probabilities while it reasons" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5.4", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "low", "medium", "high", "xhigh"] }, beside_tools: "unsaid", output: 128000, implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [1], message: "this model accepts no temperature while it reasons" },
      { concept: "top_p", at: [["top_p"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [1], message: "this model accepts no top_p while it reasons" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [], message: "this model reports no probabilities while it reasons" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [{ concept: "reasoning.effort", at: [["reasoning", "effort"]], values: ["low", "medium", "high", "xhigh"] }], values: [], message: "this model reports no probabilities while it reasons" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5.5", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "low", "medium", "high", "xhigh"] }, beside_tools: "none", output: 128000, media: ["image", "document"], implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5.6", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "low", "medium", "high", "xhigh", "max"] }, beside_tools: "none", output: 128000, media: ["image", "document"], implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-5", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["minimal", "low", "medium", "high"] }, output: 128000, media: ["image", "document"], implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["gpt-oss", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "medium", "high"] }, media: [] }, only: [

    ]
  }],
  ["grok-3-mini", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "high"] }, media: [], implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["grok-4.3", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "low", "medium", "high"] }, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["grok-4.5", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "medium", "high"] }, implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["grok-4", {
    vocabulary: "text", native: undefined, family: { reasoning: "none", implicit: { presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
    ]
  }],
  ["grok", {
    vocabulary: "text", native: undefined, family: { reasoning: "none" }, only: [

    ]
  }],
  ["interactions-1.1", {
    vocabulary: "video", native: "video-interactions", video: { open_seconds: 10, source_seconds: 10, tokens_per_second: { "360p": 1738, "720p": 5792, "1080p": 8688, "4k": 17376 } }, only: [
      { concept: "duration", at: [["response_format", "duration"], ["response_format", "*", "duration"]], when: [], least: 3, most: 10, or: [-1], essential: true, message: "this model makes videos of 3 to 10 seconds" },
      { concept: "duration", at: [["response_format", "duration"], ["response_format", "*", "duration"]], when: [], least: 3, most: 10, message: "this model makes videos of 3 to 10 seconds" },
      { concept: "resolution", at: [["response_format", "resolution"], ["response_format", "*", "resolution"]], when: [], values: ["360p", "720p", "1080p", "4k"], essential: true, message: "this model makes videos in 360p, 720p, 1080p or 4k" },
      { concept: "aspect_ratio", at: [["response_format", "aspect_ratio"], ["response_format", "*", "aspect_ratio"]], when: [], values: ["adaptive", "16:9", "9:16"], essential: true, message: "this model makes videos of 16:9 or 9:16" },
      { concept: "aspect_ratio", at: [["response_format", "aspect_ratio"], ["response_format", "*", "aspect_ratio"]], when: [], values: ["16:9", "9:16"], message: "this model makes videos of 16:9 or 9:16" },
    ]
  }],
  ["kimi-k3", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "high", "max"] } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [], message: "this model samples in one way only" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [], message: "this model samples in one way only" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["kimi", {
    vocabulary: "text", native: undefined, family: { reasoning: { off: true, switched: true } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [], message: "this model samples in one way only" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [], message: "this model samples in one way only" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
    ]
  }],
  ["mistral-adjustable", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none", "high"] } }, only: [

    ]
  }],
  ["mistral", {
    vocabulary: "text", native: undefined, family: { reasoning: "none" }, only: [

    ]
  }],
  ["none", {
    vocabulary: "text", native: undefined, only: [

    ]
  }],
  ["o-series", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["low", "medium", "high"] }, output: 100000, implicit: { temperature: 1, top_p: 1, presence_penalty: 0, frequency_penalty: 0 } }, only: [
      { concept: "temperature", at: [["temperature"]], when: [], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: [["top_p"]], when: [], values: [1], message: "this model accepts only the default top_p, 1" },
      { concept: "presence_penalty", at: [["presence_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "frequency_penalty", at: [["frequency_penalty"]], when: [], values: [], message: "this model does not accept penalties" },
      { concept: "logprobs", at: [["logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "top_logprobs", at: [["top_logprobs"]], when: [], values: [], message: "this model does not report probabilities" },
      { concept: "stop", at: [["stop"]], when: [], values: [], message: "this model does not accept stop sequences" },
      { concept: "verbosity", at: [["verbosity"]], when: [], values: ["medium"], message: "this model does not accept a length in words" },
    ]
  }],
  ["plain", {
    vocabulary: "text", native: undefined, family: { reasoning: "none" }, only: [

    ]
  }],
  ["qwen-switched", {
    vocabulary: "text", native: undefined, family: { reasoning: { off: true, switched: true } }, only: [

    ]
  }],
  ["qwen", {
    vocabulary: "text", native: undefined, family: { reasoning: "none" }, only: [

    ]
  }],
  ["qwen3-switched", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["none"] } }, only: [

    ]
  }],
  ["sonar", {
    vocabulary: "text", native: undefined, family: { reasoning: { effort: ["minimal", "low", "medium", "high"] } }, only: [

    ]
  }],
]);
