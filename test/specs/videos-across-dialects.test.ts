/** What calls for videos become in dialects other than the client's: what is carried, what is named as lost, and what is refused. */
import { expect } from "chai";
import { ConversionError, valueAt, type Json, type Wire } from "../../src/registry.js";
import { become, videoDialect } from "./videos.js";

const generation = videoDialect("video-generation");
const interactions = videoDialect("video-interactions");
const longRunning = videoDialect("video-long-running");
const byOperation = videoDialect("video-long-running-by-operation");
const contentTask = videoDialect("video-content-task");

const image = "data:image/png;base64,iVBO";
const video = "data:video/mp4;base64,AAAA";
const given: Wire = { bytesBase64Encoded: "iVBO", mimeType: "image/png" };
const g = (fields: Wire = {}): Wire => ({ model: "m", prompt: "a boat", ...fields });
const i = (fields: Wire = {}): Wire => ({ model: "m", input: "a boat", ...fields });
const l = (instance: Wire = {}, parameters: Wire = {}): Wire => ({
  instances: [{ prompt: "a boat", ...instance }],
  parameters,
});
const c = (content: Wire[] = [], fields: Wire = {}): Wire => ({
  model: "m",
  content: [{ type: "text", text: "a boat" }, ...content],
  ...fields,
});
const item = (kind: "image" | "video" | "audio", role: string, url: string): Wire => ({
  type: `${kind}_url`,
  [`${kind}_url`]: { url },
  role,
});

type Target = typeof generation;
interface Case {
  readonly name: string;
  readonly from: Target;
  readonly to: readonly Target[];
  readonly body: Wire;
  readonly task?: string;
  readonly profile?: string;
  /** Places of what is sent. */
  readonly sends?: Readonly<Record<string, Json | undefined>>;
  readonly loses?: readonly string[];
}

const toLong = [longRunning, byOperation];
const seconds = "parameters.durationSeconds";
const carried: readonly Case[] = [
  {
    name: "what generation presumes",
    from: generation,
    to: toLong,
    body: g(),
    profile: "V3.1-standard",
    sends: {
      "instances.0.prompt": "a boat",
      [seconds]: 8,
      "parameters.resolution": undefined,
      "parameters.aspectRatio": undefined,
    },
  },
  {
    name: "what generation presumes",
    from: generation,
    to: [interactions],
    body: g(),
    profile: "interactions-1.1",
    sends: {
      "response_format.duration": "8s",
      "response_format.resolution": undefined,
      "generation_config.video_config.task": "text_to_video",
    },
  },
  {
    name: "what interactions presume",
    from: interactions,
    to: toLong,
    body: i(),
    profile: "V3.1-lite",
    sends: { [seconds]: undefined, "parameters.resolution": "720p", "parameters.aspectRatio": "16:9" },
  },
  {
    name: "what interactions presume",
    from: interactions,
    to: [generation],
    body: i(),
    sends: { prompt: "a boat", duration: 10, resolution: "720p", aspect_ratio: "16:9" },
  },
  {
    name: "what interactions presume",
    from: interactions,
    to: [contentTask],
    body: i(),
    profile: "P2.5",
    sends: { duration: 10, resolution: "720p", ratio: "16:9" },
  },
  {
    name: "what long-running videos presume",
    from: longRunning,
    to: [interactions],
    body: l(),
    profile: "interactions-1.1",
    sends: {
      "response_format.duration": "8s",
      "response_format.resolution": "720p",
      "response_format.aspect_ratio": "16:9",
    },
  },
  {
    name: "what long-running videos presume",
    from: longRunning,
    to: [generation],
    body: l(),
    sends: { duration: 8, resolution: "720p", aspect_ratio: "16:9" },
  },
  {
    name: "what content tasks leave open",
    from: contentTask,
    to: toLong,
    body: c(),
    profile: "V3.1-standard",
    sends: { [seconds]: undefined, "parameters.resolution": "720p" },
  },
  {
    name: "what content tasks leave open",
    from: contentTask,
    to: [interactions],
    body: c(),
    profile: "interactions-1.1",
    sends: { "response_format.duration": undefined, "response_format.resolution": "720p" },
  },
  {
    name: "1080p beside a length that was presumed",
    from: interactions,
    to: toLong,
    body: i({ response_format: { type: "video", resolution: "1080p" } }),
    profile: "V3.1-standard",
    sends: { "parameters.resolution": "1080p", [seconds]: undefined },
  },
  {
    name: "a first image",
    from: generation,
    to: toLong,
    body: g({ image: { url: image } }),
    sends: { "instances.0.image": given },
  },
  {
    name: "a first image",
    from: contentTask,
    to: [interactions],
    body: c([item("image", "first_frame", image)]),
    sends: {
      "input.1": { type: "image", data: "iVBO", mime_type: "image/png" },
      "generation_config.video_config.task": "image_to_video",
    },
  },
  {
    name: "a first image",
    from: interactions,
    to: [generation],
    body: i({
      input: [
        { type: "text", text: "a boat" },
        { type: "image", data: "iVBO", mime_type: "image/png" },
      ],
    }),
    sends: { "image.url": image },
  },
  {
    name: "a first image",
    from: longRunning,
    to: [contentTask],
    body: l({ image: given }),
    sends: { "content.1": item("image", "first_frame", image) },
  },
  {
    name: "a first image of the other form",
    from: longRunning,
    to: [byOperation],
    body: l({ image: { inlineData: { data: "iVBO", mimeType: "image/png" } } }),
    sends: { "instances.0.image": given },
  },
  {
    name: "two images",
    from: contentTask,
    to: toLong,
    body: c([item("image", "first_frame", image), item("image", "last_frame", image)]),
    profile: "V3.1-standard",
    sends: { "instances.0.image": given, "instances.0.lastFrame": given },
  },
  {
    name: "references",
    from: contentTask,
    to: toLong,
    body: c([item("image", "reference_image", image)]),
    sends: { "instances.0.referenceImages.0": { image: given, referenceType: "asset" } },
  },
  {
    name: "references",
    from: contentTask,
    to: [interactions],
    body: c([item("image", "reference_image", image)]),
    sends: { "generation_config.video_config.task": "reference_to_video" },
  },
  {
    name: "a video to change",
    from: generation,
    to: [interactions],
    task: "edit",
    body: g({ video: { url: video } }),
    profile: "interactions-1.1",
    sends: {
      "input.1": { type: "video", data: "AAAA", mime_type: "video/mp4" },
      "generation_config.video_config.task": "edit",
      "response_format.duration": undefined,
    },
  },
  {
    name: "a video that goes on",
    from: generation,
    to: [interactions],
    task: "extend",
    body: g({ video: { url: video } }),
    profile: "interactions-1.1",
    sends: { "generation_config.video_config.task": "extend", "response_format.duration": "6s" },
  },
  {
    name: "a video to change",
    from: contentTask,
    to: [interactions],
    body: c([item("video", "reference_video", video)], {
      omni_reference_task_type: "edit",
      duration: -1,
      ratio: "adaptive",
    }),
    profile: "interactions-1.1",
    sends: {
      "generation_config.video_config.task": "edit",
      "response_format.duration": undefined,
      "response_format.aspect_ratio": undefined,
    },
    loses: [],
  },
  {
    name: "a video to change",
    from: interactions,
    to: [generation],
    body: i({
      input: [
        { type: "text", text: "a boat" },
        { type: "video", data: "AAAA", mime_type: "video/mp4" },
      ],
    }),
    sends: { "video.url": video, duration: undefined, resolution: undefined, aspect_ratio: undefined },
  },
  {
    name: "a ratio that is adapted",
    from: contentTask,
    to: toLong,
    body: c([], { ratio: "adaptive" }),
    profile: "V3.1-standard",
    sends: { "parameters.aspectRatio": undefined },
    loses: ["ratio"],
  },
  {
    name: "a length that the model chooses",
    from: contentTask,
    to: toLong,
    body: c([], { duration: -1 }),
    profile: "V3.1-standard",
    sends: { [seconds]: undefined },
    loses: ["duration"],
  },
  {
    name: "a ratio that is adapted",
    from: contentTask,
    to: [interactions],
    body: c([], { ratio: "adaptive" }),
    profile: "interactions-1.1",
    sends: { "response_format.aspect_ratio": undefined },
    loses: ["ratio"],
  },
  {
    name: "a ratio that is adapted, whatever the model",
    from: contentTask,
    to: [...toLong, interactions, generation],
    body: c([], { ratio: "adaptive" }),
    sends: { "parameters.aspectRatio": undefined, "response_format.aspect_ratio": undefined, aspect_ratio: undefined },
    loses: ["ratio"],
  },
  {
    name: "a ratio that is adapted",
    from: contentTask,
    to: [generation],
    body: c([], { ratio: "adaptive" }),
    profile: "generation-video",
    sends: { aspect_ratio: undefined },
    loses: ["ratio"],
  },
  {
    name: "what only content tasks say",
    from: contentTask,
    to: [...toLong, interactions],
    body: c([], {
      frames: 29,
      watermark: true,
      output_format: "mov",
      camera_fixed: true,
      return_last_frame: true,
      draft: true,
      tools: [{ type: "web_search" }],
      safety_identifier: "u",
    }),
    loses: [
      "frames",
      "watermark",
      "output_format",
      "camera_fixed",
      "return_last_frame",
      "draft",
      "tools",
      "safety_identifier",
    ],
  },
  {
    name: "what asks for that which happens anyway",
    from: contentTask,
    to: [longRunning, interactions],
    body: c([], { watermark: false, output_format: "mp4", camera_fixed: false, generate_audio: true }),
    loses: [],
  },
  {
    name: "silence that is asked for",
    from: contentTask,
    to: [longRunning, interactions],
    body: c([], { generate_audio: false }),
    loses: ["generate_audio"],
  },
  {
    name: "a seed",
    from: contentTask,
    to: [interactions],
    body: c([], { seed: 7 }),
    sends: { "generation_config.seed": 7 },
  },
  { name: "the end user", from: generation, to: [...toLong, interactions], body: g({ user: "u" }), loses: ["user"] },
  {
    name: "one video",
    from: longRunning,
    to: [generation, interactions, contentTask],
    body: l({}, { sampleCount: 1 }),
    loses: [],
  },
  {
    name: "what only long-running videos say",
    from: longRunning,
    to: [interactions],
    body: l({}, { negativePrompt: "rain" }),
    loses: ["parameters.negativePrompt"],
  },
];

const refused: readonly (Case & { readonly path: string; readonly says: string })[] = [
  {
    name: "5 seconds",
    from: generation,
    to: toLong,
    body: g({ duration: 5 }),
    profile: "V3.1-standard",
    path: "duration",
    says: "4, 6 or 8",
  },
  {
    name: "15 seconds",
    from: generation,
    to: [interactions],
    body: g({ duration: 15 }),
    profile: "interactions-1.1",
    path: "duration",
    says: "3 to 10",
  },
  {
    name: "6 seconds of 1080p",
    from: generation,
    to: toLong,
    body: g({ duration: 6, resolution: "1080p" }),
    profile: "V3.1-fast",
    path: "duration",
    says: "8 seconds",
  },
  {
    name: "480p that is asked for",
    from: generation,
    to: toLong,
    body: g({ resolution: "480p" }),
    profile: "V3.1-lite",
    path: "resolution",
    says: "720p or 1080p",
  },
  {
    name: "480p that is asked for",
    from: generation,
    to: [interactions],
    body: g({ resolution: "480p" }),
    profile: "interactions-1.1",
    path: "resolution",
    says: "360p",
  },
  {
    name: "4k",
    from: interactions,
    to: toLong,
    body: i({ response_format: { type: "video", resolution: "4k" } }),
    profile: "V3.1-lite",
    path: "response_format.resolution",
    says: "720p or 1080p",
  },
  {
    name: "a ratio that is not known",
    from: generation,
    to: [interactions],
    body: g({ aspect_ratio: "1:1" }),
    profile: "interactions-1.1",
    path: "aspect_ratio",
    says: "16:9 or 9:16",
  },
  {
    name: "a ratio that is not known",
    from: contentTask,
    to: toLong,
    body: c([], { ratio: "21:9" }),
    profile: "V3.1-fast",
    path: "ratio",
    says: "16:9 or 9:16",
  },
  {
    name: "a ratio that no model knows",
    from: generation,
    to: [...toLong, interactions],
    body: g({ aspect_ratio: "3:2" }),
    path: "aspect_ratio",
    says: "16:9 or 9:16",
  },
  {
    name: "a video to change",
    from: generation,
    to: toLong,
    task: "edit",
    body: g({ video: { url: video } }),
    path: "video",
    says: "no videos of other videos",
  },
  {
    name: "a video that goes on",
    from: generation,
    to: toLong,
    task: "extend",
    body: g({ video: { url: video } }),
    path: "video",
    says: "no videos of other videos",
  },
  {
    name: "a video to change",
    from: interactions,
    to: toLong,
    body: i({
      input: [
        { type: "text", text: "p" },
        { type: "video", data: "AAAA" },
      ],
    }),
    path: "input[1]",
    says: "no videos of other videos",
  },
  {
    name: "two images",
    from: contentTask,
    to: [interactions],
    body: c([item("image", "first_frame", image), item("image", "last_frame", image)]),
    path: "content[2]",
    says: "between two images",
  },
  {
    name: "sounds",
    from: contentTask,
    to: [...toLong, interactions],
    body: c([item("image", "reference_image", image), item("audio", "reference_audio", "data:audio/wav;base64,AAAA")]),
    path: "content[2]",
    says: "no sounds",
  },
  {
    name: "voices",
    from: generation,
    to: [...toLong, interactions],
    body: g({ reference_audios: [{ voice_id: "v" }] }),
    path: "reference_audios",
    says: "no sounds",
  },
  {
    name: "videos that show something",
    from: contentTask,
    to: [...toLong, interactions],
    body: c([item("video", "reference_video", video)]),
    path: "content[1]",
    says: "videos",
  },
  {
    name: "a draft",
    from: contentTask,
    to: [...toLong, interactions],
    body: { model: "m", content: [{ type: "draft_task", draft_task: { id: "t" } }] },
    path: "content",
    says: "no drafts",
  },
  {
    name: "a file of another host",
    from: generation,
    to: [...toLong, interactions],
    body: g({ image: { file_id: "f" } }),
    path: "image",
    says: "another host",
  },
  {
    name: "a file of the vendor's",
    from: longRunning,
    to: [interactions],
    body: l({ image: { gcsUri: "gs://b/a.png" } }),
    path: "instances[0].image",
    says: "another host",
  },
];

describe("videos across dialects", () => {
  for (const { name, from, to, body, sends = {}, loses = [], ...options } of carried) {
    for (const target of to) {
      it(`carry ${name} from ${from.name} to ${target.name}`, () => {
        const { sent, lost } = become(from, target, body, options);
        for (const [path, value] of Object.entries(sends)) expect(at(sent, path), path).to.deep.equal(value);
        expect(lost).to.deep.equal(loses);
      });
    }
  }

  for (const { name, from, to, body, path, says, ...options } of refused) {
    for (const target of to) {
      it(`do not carry ${name} from ${from.name} to ${target.name}`, () => {
        expect(() => become(from, target, body, options))
          .to.throw(ConversionError, says)
          .with.property("path", path);
      });
    }
  }
});

/** The value at a path that may lead through lists. */
function at(body: Wire, path: string): Json | undefined {
  return path
    .split(".")
    .reduce<Json | undefined>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : valueAt({ value: value ?? null }, ["value", key])),
      body,
    );
}
