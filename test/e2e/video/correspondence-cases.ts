/** What calls of clients become on the wire of each vendor: a table, row by row of what videos can be asked for. */

import { createHash } from "node:crypto";

/** Images and videos at an address of the test's own, and what fetching them gives. */
export interface Hosted {
  readonly image: string;
  readonly video: string;
  readonly imageBytes: string;
  readonly videoBytes: string;
}

/** A call beyond the least one of its dialect. */
export interface Ask {
  readonly path?: string;
  readonly more: (hosted: Hosted) => Record<string, unknown>;
}

/** What one vendor is sent: members of its wire (undefined where nothing may stand), and what the client is told is missing; or the words of a refusal. */
export type Outcome =
  | { readonly sends: (hosted: Hosted) => Record<string, unknown>; readonly drops?: string }
  | { readonly refuses: string; readonly param?: string };

export interface Row {
  readonly what: string;
  readonly from: string;
  readonly ask: Ask;
  /** By the dialect of the vendor; those that are left out are not asked. */
  readonly to: Readonly<Record<string, Outcome>>;
}

const [GV, IA, LR, BO, CT] = [
  "video-generation",
  "video-interactions",
  "video-long-running",
  "video-long-running-by-operation",
  "video-content-task",
] as const;
const EDITS = "/v1/videos/edits";
const EXTENSIONS = "/v1/videos/extensions";

const says = (members: Record<string, unknown>, drops?: string): Outcome => ({
  sends: () => members,
  ...(drops !== undefined && { drops }),
});
const asks = (more: Record<string, unknown>, path?: string): Ask => ({
  more: () => more,
  ...(path !== undefined && { path }),
});
const refuses = (words: string, param?: string): Outcome => ({ refuses: words, ...(param !== undefined && { param }) });
const text = { type: "text", text: "a paper boat" };
const image = (url: string, role: string) => ({ type: "image_url", image_url: { url }, role });
const video = (url: string) => ({ type: "video_url", video_url: { url }, role: "reference_video" });
const PNG = "iVBORw0KGgoAAAANSUhEUg==";
const IN_DATA = `data:image/png;base64,${PNG}`;
const format = (more: object) => ({ response_format: { type: "video", ...more } });
const parameters = (more: object) => ({ parameters: more });

export const rows: readonly Row[] = [
  {
    what: "words alone",
    from: GV,
    ask: asks({}),
    to: {
      [IA]: says({
        input: [text],
        "generation_config.video_config.task": "text_to_video",
        background: true,
        store: true,
        model: "inner",
      }),
      [LR]: says({ "instances[0].prompt": "a paper boat", model: undefined }),
      [CT]: says({ content: [text], model: "inner", omni_reference_task_type: undefined }),
    },
  },
  {
    what: "a length as a number",
    from: GV,
    ask: asks({ duration: 6 }),
    to: {
      [GV]: says({ duration: 6 }),
      [IA]: says({ "response_format.duration": "6s" }),
      [LR]: says({ "parameters.durationSeconds": 6 }),
      [CT]: says({ duration: 6 }),
    },
  },
  {
    what: "a length as a text",
    from: GV,
    ask: asks({ duration: "8" }),
    to: {
      [GV]: says({ duration: "8" }),
      [IA]: says({ "response_format.duration": "8s" }),
      [LR]: says({ "parameters.durationSeconds": 8 }),
      [CT]: says({ duration: 8 }),
    },
  },
  {
    what: "a length under its other name",
    from: GV,
    ask: asks({ seconds: "4" }),
    to: {
      [GV]: says({ seconds: "4", duration: undefined }),
      [IA]: says({ "response_format.duration": "4s" }),
      [LR]: says({ "parameters.durationSeconds": 4 }),
      [CT]: says({ duration: 4 }),
    },
  },
  {
    what: "a video whose form does not say that it is one",
    from: IA,
    ask: asks({ response_format: { duration: "5s" } }),
    to: {
      [IA]: says({ response_format: { type: "video", delivery: "uri", duration: "5s" } }),
      [GV]: says({ duration: 5 }),
    },
  },
  {
    what: "no forms",
    from: IA,
    ask: asks({ response_format: [] }),
    to: { [IA]: says({ response_format: [{ type: "video", delivery: "uri" }] }), [GV]: says({ duration: 10 }) },
  },
  {
    what: "a video whose form does not say that it is one, beside words",
    from: IA,
    ask: asks({ response_format: [{ type: "text" }, { duration: "5s" }] }),
    to: { [IA]: says({ response_format: [{ type: "text" }, { type: "video", delivery: "uri", duration: "5s" }] }) },
  },
  {
    what: "a length with its unit",
    from: IA,
    ask: asks(format({ duration: "8s" })),
    to: {
      [GV]: says({ duration: 8 }),
      [IA]: says({ "response_format.duration": "8s" }),
      [LR]: says({ "parameters.durationSeconds": 8 }),
      [CT]: says({ duration: 8 }),
    },
  },
  {
    what: "a length with its unit and no fraction",
    from: IA,
    ask: asks(format({ duration: "8.000s" })),
    to: { [GV]: says({ duration: 8 }), [CT]: says({ duration: 8 }) },
  },
  {
    what: "a length as a text in parameters",
    from: LR,
    ask: asks(parameters({ durationSeconds: "6" })),
    to: {
      [GV]: says({ duration: 6 }),
      [IA]: says({ "response_format.duration": "6s" }),
      [LR]: says({ "parameters.durationSeconds": "6" }),
      [CT]: says({ duration: 6 }),
    },
  },
  {
    what: "a length that is left to the model",
    from: CT,
    ask: asks({ duration: -1 }),
    to: {
      [GV]: says({ duration: undefined }, "duration"),
      [IA]: says({ "response_format.duration": undefined }, "duration"),
      [LR]: says({ "parameters.durationSeconds": undefined }, "duration"),
      [CT]: says({ duration: -1 }),
    },
  },
  {
    what: "frames",
    from: CT,
    ask: asks({ frames: 33 }),
    to: {
      [GV]: says({ frames: undefined }, "frames"),
      [IA]: says({}, "frames"),
      [LR]: says({}, "frames"),
      [CT]: says({ frames: 33 }),
    },
  },

  {
    what: "what nobody says",
    from: GV,
    ask: asks({}),
    to: {
      [GV]: says({ duration: undefined, resolution: undefined }),
      [IA]: says({
        "response_format.duration": "8s",
        "response_format.resolution": undefined,
        "response_format.aspect_ratio": undefined,
      }),
      [LR]: says({
        "parameters.durationSeconds": 8,
        "parameters.resolution": undefined,
        "parameters.sampleCount": undefined,
      }),
      [CT]: says({ duration: 8, resolution: "480p", ratio: undefined }),
    },
  },
  {
    what: "what nobody says",
    from: IA,
    ask: asks({}),
    to: {
      [GV]: says({ duration: 10, resolution: "720p", aspect_ratio: "16:9" }),
      [IA]: says({ response_format: { type: "video", delivery: "uri" } }),
      [LR]: says({
        "parameters.durationSeconds": undefined,
        "parameters.resolution": "720p",
        "parameters.aspectRatio": "16:9",
      }),
      [CT]: says({ duration: 10, resolution: "720p", ratio: "16:9" }),
    },
  },
  {
    what: "what nobody says",
    from: LR,
    ask: asks({}),
    to: {
      [GV]: says({ duration: 8, resolution: "720p", aspect_ratio: "16:9" }),
      [IA]: says({
        "response_format.duration": "8s",
        "response_format.resolution": "720p",
        "response_format.aspect_ratio": "16:9",
      }),
      [LR]: says({ parameters: undefined }),
      [CT]: says({ duration: 8, resolution: "720p", ratio: "16:9" }),
    },
  },
  {
    what: "what nobody says",
    from: CT,
    ask: asks({}),
    to: {
      [GV]: says({ duration: undefined, resolution: "720p", aspect_ratio: undefined }),
      [IA]: says({ "response_format.duration": undefined, "response_format.resolution": "720p" }),
      [LR]: says({ "parameters.durationSeconds": undefined, "parameters.resolution": "720p" }),
      [CT]: says({ duration: undefined, resolution: undefined, ratio: undefined }),
    },
  },

  {
    what: "480p",
    from: GV,
    ask: asks({ resolution: "480p" }),
    to: {
      [GV]: says({ resolution: "480p" }),
      [IA]: refuses("360p, 720p, 1080p or 4k", "resolution"),
      [LR]: refuses("720p, 1080p or 4k", "resolution"),
      [CT]: says({ resolution: "480p" }),
    },
  },
  {
    what: "1080p",
    from: IA,
    ask: asks(format({ resolution: "1080p" })),
    to: {
      [GV]: says({ resolution: "1080p" }),
      [LR]: says({ "parameters.resolution": "1080p" }),
      [CT]: says({ resolution: "1080p" }),
    },
  },
  {
    what: "4k",
    from: LR,
    ask: asks(parameters({ resolution: "4k" })),
    to: {
      [GV]: refuses("480p, 720p or 1080p", "parameters.resolution"),
      [IA]: says({ "response_format.resolution": "4k" }),
      [CT]: says({ resolution: "4k" }),
    },
  },
  {
    what: "9:16",
    from: CT,
    ask: asks({ ratio: "9:16" }),
    to: {
      [GV]: says({ aspect_ratio: "9:16" }),
      [IA]: says({ "response_format.aspect_ratio": "9:16" }),
      [LR]: says({ "parameters.aspectRatio": "9:16" }),
      [CT]: says({ ratio: "9:16" }),
    },
  },
  {
    what: "21:9",
    from: CT,
    ask: asks({ ratio: "21:9" }),
    to: {
      [GV]: refuses("1:1, 16:9", "ratio"),
      [IA]: refuses("16:9 or 9:16", "ratio"),
      [LR]: refuses("16:9 or 9:16", "ratio"),
      [BO]: refuses("16:9 or 9:16", "ratio"),
      [CT]: says({ ratio: "21:9" }),
    },
  },
  {
    what: "a shape that is left to the model",
    from: CT,
    ask: asks({ ratio: "adaptive" }),
    to: {
      [GV]: says({ aspect_ratio: undefined }, "ratio"),
      [IA]: says({ "response_format.aspect_ratio": undefined }, "ratio"),
      [LR]: says({ "parameters.aspectRatio": undefined }, "ratio"),
      [BO]: says({ "parameters.aspectRatio": undefined }, "ratio"),
      [CT]: says({ ratio: "adaptive" }),
    },
  },
  {
    what: "3:2",
    from: GV,
    ask: asks({ aspect_ratio: "3:2" }),
    to: {
      [GV]: says({ aspect_ratio: "3:2" }),
      [IA]: refuses("16:9 or 9:16", "aspect_ratio"),
      [LR]: refuses("16:9 or 9:16", "aspect_ratio"),
      [CT]: refuses("16:9, 4:3", "aspect_ratio"),
    },
  },
  {
    what: "360p",
    from: IA,
    ask: asks(format({ resolution: "360p" })),
    to: {
      [GV]: refuses("480p, 720p or 1080p", "response_format.resolution"),
      [LR]: refuses("720p, 1080p or 4k", "response_format.resolution"),
      [CT]: refuses("480p, 720p, 1080p or 4k", "response_format.resolution"),
    },
  },

  {
    what: "a first image at an address",
    from: GV,
    ask: { more: ({ image: url }) => ({ image: { url } }) },
    to: {
      [GV]: { sends: ({ image: url }) => ({ image: { url } }) },
      [IA]: {
        sends: ({ imageBytes: data }) => ({
          input: [text, { type: "image", data, mime_type: "image/png" }],
          "generation_config.video_config.task": "image_to_video",
        }),
      },
      [LR]: {
        sends: ({ imageBytes }) => ({
          "instances[0].image": { bytesBase64Encoded: imageBytes, mimeType: "image/png" },
        }),
      },
      [CT]: { sends: ({ image: url }) => ({ content: [text, image(url, "first_frame")] }) },
    },
  },
  {
    what: "a first image as a data URI",
    from: GV,
    ask: asks({ image: { url: IN_DATA } }),
    to: {
      [GV]: says({ image: { url: IN_DATA } }),
      [IA]: says({ input: [text, { type: "image", data: PNG, mime_type: "image/png" }] }),
      [LR]: says({ "instances[0].image": { bytesBase64Encoded: PNG, mimeType: "image/png" } }),
      [CT]: says({ content: [text, image(IN_DATA, "first_frame")] }),
    },
  },
  {
    what: "a first image as bytes",
    from: IA,
    ask: asks({ input: [text, { type: "image", data: PNG, mime_type: "image/png" }] }),
    to: {
      [GV]: says({ prompt: "a paper boat", image: { url: IN_DATA } }),
      [LR]: says({
        "instances[0]": { prompt: "a paper boat", image: { bytesBase64Encoded: PNG, mimeType: "image/png" } },
      }),
      [CT]: says({ content: [text, image(IN_DATA, "first_frame")] }),
    },
  },
  {
    what: "a first image in inline data",
    from: LR,
    ask: asks({ instances: [{ prompt: "a paper boat", image: { inlineData: { data: PNG, mimeType: "image/png" } } }] }),
    to: {
      [GV]: says({ image: { url: IN_DATA } }),
      [IA]: says({ input: [text, { type: "image", data: PNG, mime_type: "image/png" }] }),
      [CT]: says({ content: [text, image(IN_DATA, "first_frame")] }),
    },
  },
  {
    what: "a data URI with a type in capitals",
    from: GV,
    ask: asks({ image: { url: `data:IMAGE/PNG;base64,${PNG}` } }),
    to: { [CT]: says({ content: [text, image(IN_DATA, "first_frame")] }) },
  },
  {
    what: "a file of the host",
    from: GV,
    ask: asks({ image: { file_id: "f1" } }),
    to: {
      [GV]: says({ image: { file_id: "f1" } }),
      [IA]: refuses("another host", "image"),
      [LR]: refuses("another host", "image"),
      [CT]: refuses("another host", "image"),
    },
  },
  {
    what: "a last image",
    from: CT,
    ask: asks({ content: [text, image(IN_DATA, "first_frame"), image(IN_DATA, "last_frame")] }),
    to: {
      [GV]: says({ image: { url: IN_DATA }, last_frame: { url: IN_DATA } }),
      [IA]: refuses("between two images", "content[2]"),
      [LR]: says({ "instances[0].lastFrame": { bytesBase64Encoded: PNG, mimeType: "image/png" } }),
      [CT]: says({ content: [text, image(IN_DATA, "first_frame"), image(IN_DATA, "last_frame")] }),
    },
  },
  {
    what: "images to refer to",
    from: GV,
    ask: asks({ reference_images: [{ url: IN_DATA }] }),
    to: {
      [GV]: says({ reference_images: [{ url: IN_DATA }] }),
      [IA]: says({
        input: [text, { type: "image", data: PNG, mime_type: "image/png" }],
        "generation_config.video_config.task": "reference_to_video",
      }),
      [LR]: says({
        "instances[0].referenceImages": [
          { image: { bytesBase64Encoded: PNG, mimeType: "image/png" }, referenceType: "asset" },
        ],
      }),
      [CT]: says({ content: [text, image(IN_DATA, "reference_image")] }),
    },
  },
  {
    what: "a first image beside images to refer to",
    from: GV,
    ask: asks({ image: { url: IN_DATA }, reference_images: [{ url: IN_DATA }] }),
    to: {
      [GV]: says({ image: { url: IN_DATA }, reference_images: [{ url: IN_DATA }] }),
      [IA]: refuses("does not begin with an image", "image"),
      [CT]: refuses("cannot be mixed", "reference_images"),
    },
  },
  {
    what: "an image to refer to, which begins no video",
    from: CT,
    ask: asks({ content: [text, image(IN_DATA, "reference_image")] }),
    to: { [GV]: says({ image: undefined, reference_images: [{ url: IN_DATA }] }) },
  },
  {
    what: "a video to refer to",
    from: CT,
    ask: { more: ({ video: url }) => ({ content: [text, video(url)] }) },
    to: {
      [GV]: refuses("videos as references", "content[1]"),
      [LR]: refuses("videos", "content[1]"),
      [CT]: { sends: ({ video: url }) => ({ content: [text, video(url)] }) },
    },
  },
  {
    what: "sounds to refer to",
    from: GV,
    ask: asks({ reference_audios: [{ url: "data:audio/wav;base64,AAAA" }] }),
    to: {
      [GV]: says({ reference_audios: [{ url: "data:audio/wav;base64,AAAA" }] }),
      [IA]: refuses("takes no sounds", "reference_audios"),
      [LR]: refuses("takes no sounds", "reference_audios"),
      [CT]: says({
        content: [
          text,
          { type: "audio_url", audio_url: { url: "data:audio/wav;base64,AAAA" }, role: "reference_audio" },
        ],
      }),
    },
  },
  {
    what: "a voice of the host",
    from: GV,
    ask: asks({ reference_audios: [{ voice_id: "eve" }] }),
    to: {
      [GV]: says({ reference_audios: [{ voice_id: "eve" }] }),
      [CT]: refuses("voices of another host", "reference_audios[0]"),
    },
  },

  {
    what: "a video to change",
    from: GV,
    ask: { path: EDITS, more: ({ video: url }) => ({ video: { url } }) },
    to: {
      [GV]: { sends: ({ video: url }) => ({ video: { url } }) },
      [IA]: {
        sends: ({ videoBytes: data }) => ({
          input: [text, { type: "video", data, mime_type: "video/mp4" }],
          "generation_config.video_config.task": "edit",
          "response_format.duration": undefined,
        }),
      },
      [LR]: refuses("other videos", "video"),
      [CT]: {
        sends: ({ video: url }) => ({
          content: [text, video(url)],
          omni_reference_task_type: "edit",
          ratio: "adaptive",
        }),
      },
    },
  },
  {
    what: "a video to change, as bytes",
    from: IA,
    ask: { more: ({ videoBytes: data }) => ({ input: [text, { type: "video", data, mime_type: "video/mp4" }] }) },
    to: {
      [GV]: {
        sends: ({ videoBytes }) => ({
          video: { url: `data:video/mp4;base64,${videoBytes}` },
          duration: undefined,
          resolution: undefined,
        }),
      },
      [LR]: refuses("other videos", "input[1]"),
      [CT]: refuses("hosted URL", "input[1]"),
    },
  },
  {
    what: "a video to change",
    from: CT,
    ask: {
      more: ({ video: url }) => ({ content: [text, video(url)], omni_reference_task_type: "edit", ratio: "adaptive" }),
    },
    to: {
      [GV]: { sends: ({ video: url }) => ({ video: { url }, aspect_ratio: undefined }) },
      [IA]: {
        sends: ({ videoBytes: data }) => ({
          input: [text, { type: "video", data, mime_type: "video/mp4" }],
          "generation_config.video_config.task": "edit",
        }),
      },
      [LR]: refuses("other videos", "content[1]"),
    },
  },
  {
    what: "a video to go on with",
    from: GV,
    ask: { path: EXTENSIONS, more: ({ video: url }) => ({ video: { url }, duration: 5 }) },
    to: {
      [GV]: { sends: ({ video: url }) => ({ video: { url }, duration: 5 }) },
      [IA]: {
        sends: ({ videoBytes: data }) => ({
          input: [text, { type: "video", data, mime_type: "video/mp4" }],
          "generation_config.video_config.task": "extend",
          "response_format.duration": "5s",
        }),
      },
      [LR]: refuses("other videos", "video"),
      [CT]: {
        sends: ({ video: url }) => ({
          content: [text, video(url)],
          omni_reference_task_type: "extend",
          ratio: "adaptive",
          duration: 5,
        }),
      },
    },
  },
  {
    what: "a draft to make final",
    from: CT,
    ask: asks({ content: [{ type: "draft_task", draft_task: { id: "task_00000000000000000000000000" } }] }),
    to: { [GV]: refuses("no draft"), [CT]: refuses("no draft") },
  },

  {
    what: "a seed",
    from: CT,
    ask: asks({ seed: 7 }),
    to: {
      [GV]: says({ seed: undefined }, "seed"),
      [IA]: says({ "generation_config.seed": 7 }),
      [LR]: says({ "parameters.seed": 7 }),
      [CT]: says({ seed: 7 }),
    },
  },
  {
    what: "no sound",
    from: CT,
    ask: asks({ generate_audio: false }),
    to: {
      [GV]: says({ generate_audio: false }),
      [IA]: says({}, "generate_audio"),
      [LR]: says({ "parameters.generateAudio": undefined }, "generate_audio"),
      [CT]: says({ generate_audio: false }),
    },
  },
  {
    what: "sound, which there is anyway",
    from: CT,
    ask: asks({ generate_audio: true }),
    to: { [GV]: says({ generate_audio: true }), [IA]: says({}), [LR]: says({}) },
  },
  {
    what: "no sound, where there is a choice",
    from: GV,
    ask: asks({ generate_audio: false }),
    to: { [BO]: says({ "parameters.generateAudio": false }) },
  },
  {
    what: "what nobody says",
    from: CT,
    ask: asks({}),
    to: {
      [BO]: says({
        "instances[0].prompt": "a paper boat",
        "parameters.durationSeconds": undefined,
        "parameters.resolution": "720p",
        background: undefined,
      }),
    },
  },
  {
    what: "a first image at an address",
    from: CT,
    ask: { more: ({ image: url }) => ({ content: [text, image(url, "first_frame")] }) },
    to: {
      [BO]: {
        sends: ({ imageBytes }) => ({
          "instances[0].image": { bytesBase64Encoded: imageBytes, mimeType: "image/png" },
        }),
      },
    },
  },
  {
    what: "a mark",
    from: CT,
    ask: asks({ watermark: true }),
    to: {
      [GV]: says({}, "watermark"),
      [IA]: says({}, "watermark"),
      [LR]: says({}, "watermark"),
      [CT]: says({ watermark: true }),
    },
  },
  {
    what: "no mark",
    from: CT,
    ask: asks({ watermark: false }),
    to: { [GV]: says({}), [IA]: says({}), [LR]: says({}), [CT]: says({ watermark: false }) },
  },
  {
    what: "another container",
    from: CT,
    ask: asks({ output_format: "mov" }),
    to: { [GV]: says({}, "output_format"), [IA]: says({}, "output_format"), [LR]: says({}, "output_format") },
  },
  {
    what: "a camera that stands still",
    from: CT,
    ask: asks({ camera_fixed: true }),
    to: { [GV]: says({}, "camera_fixed"), [IA]: says({}, "camera_fixed"), [LR]: says({}, "camera_fixed") },
  },
  {
    what: "the last image",
    from: CT,
    ask: asks({ return_last_frame: true }),
    to: {
      [GV]: says({}, "return_last_frame"),
      [IA]: says({}, "return_last_frame"),
      [LR]: says({}, "return_last_frame"),
      [CT]: says({ return_last_frame: true }),
    },
  },
  {
    what: "a draft",
    from: CT,
    ask: asks({ draft: true }),
    to: { [GV]: says({}, "draft"), [IA]: says({}, "draft"), [LR]: says({}, "draft") },
  },
  {
    what: "tools",
    from: CT,
    ask: asks({ tools: [{ type: "web_search" }] }),
    to: {
      [GV]: says({ tools: undefined }, "tools"),
      [IA]: says({ tools: undefined }, "tools"),
      [LR]: says({}, "tools"),
    },
  },
  {
    what: "a time to be given up after",
    from: CT,
    ask: asks({ execution_expires_after: 3600 }),
    to: { [GV]: says({}), [IA]: says({}), [LR]: says({}), [CT]: says({ execution_expires_after: 3600 }) },
  },
  ...["auto", "default", "standard"].map((tier): Row => ({
    what: `the ${tier} tier, which everyone has`,
    from: GV,
    ask: asks({ service_tier: tier, serviceTier: tier }),
    to: { [CT]: says({ service_tier: undefined, serviceTier: undefined }), [IA]: says({ service_tier: undefined }) },
  })),
  {
    what: "the usual tier under both names",
    from: LR,
    ask: asks({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: says({ service_tier: undefined }), [CT]: says({}) },
  },
  {
    what: "the usual tier under both names",
    from: CT,
    ask: asks({ service_tier: "auto", serviceTier: "default" }),
    to: { [GV]: says({ service_tier: undefined }), [IA]: says({}) },
  },
  {
    what: "a number of videos under both names",
    from: LR,
    ask: asks(parameters({ numberOfVideos: 1, sampleCount: 1 })),
    to: { [GV]: says({}), [CT]: says({}) },
  },
  {
    what: "nothing that is not to be seen",
    from: LR,
    ask: asks(parameters({ negativePrompt: "" })),
    to: { [GV]: says({}) },
  },
  {
    what: "one length under both names",
    from: GV,
    ask: asks({ duration: 5, seconds: "5" }),
    to: { [CT]: says({ duration: 5 }), [IA]: says({ "response_format.duration": "5s" }) },
  },
  {
    what: "two lengths under both names",
    from: GV,
    ask: asks({ duration: 5, seconds: 6 }),
    to: { [CT]: says({ duration: 5 }, "seconds") },
  },
  {
    what: "a seed",
    from: CT,
    ask: asks({ seed: 7 }),
    to: {
      [GV]: says({ seed: undefined }, "seed"),
      [IA]: says({ "generation_config.seed": 7 }),
      [LR]: says({ "parameters.seed": 7 }),
      [BO]: says({ "parameters.seed": 7 }),
      [CT]: says({ seed: 7 }),
    },
  },
  {
    what: "any seed",
    from: CT,
    ask: asks({ seed: -1 }),
    to: {
      [GV]: says({ seed: undefined }),
      [IA]: says({ "generation_config.seed": undefined }),
      [LR]: says({ "parameters.seed": undefined }),
      [BO]: says({ "parameters.seed": undefined }),
      [CT]: says({ seed: -1 }),
    },
  },
  {
    what: "the largest seed of some vendors",
    from: LR,
    ask: asks(parameters({ seed: 4_294_967_295 })),
    to: {
      [GV]: says({}, "parameters.seed"),
      [IA]: says({ "generation_config.seed": undefined }, "parameters.seed"),
      [LR]: says({ "parameters.seed": 4_294_967_295 }),
      [CT]: says({ seed: undefined }, "parameters.seed"),
    },
  },
  {
    what: "a seed below none",
    from: LR,
    ask: asks(parameters({ seed: -5 })),
    to: {
      [IA]: refuses("must be >= 0", "parameters.seed"),
      [LR]: refuses("must be >= 0", "parameters.seed"),
      [CT]: refuses("must be >= 0", "parameters.seed"),
    },
  },

  {
    what: "what is not to be seen",
    from: LR,
    ask: asks(parameters({ negativePrompt: "sharks" })),
    to: {
      [GV]: says({}, "parameters.negativePrompt"),
      [CT]: says({}, "parameters.negativePrompt"),
      [LR]: says({ "parameters.negativePrompt": "sharks" }),
    },
  },
  {
    what: "one video",
    from: LR,
    ask: asks(parameters({ numberOfVideos: 1 })),
    to: {
      [GV]: says({ n: undefined }),
      [IA]: says({}),
      [CT]: says({}),
      [LR]: says({ "parameters.numberOfVideos": 1 }),
    },
  },
  {
    what: "an end user",
    from: GV,
    ask: asks({ user: "customer-17" }),
    to: {
      [GV]: says({ user: "customer-17" }),
      [IA]: says({}, "user"),
      [LR]: says({}, "user"),
      [CT]: says({ safety_identifier: "customer-17" }),
    },
  },
  {
    what: "an end user",
    from: CT,
    ask: asks({ safety_identifier: "customer-17" }),
    to: {
      [GV]: says({ user: "customer-17" }),
      [IA]: says({}, "safety_identifier"),
      [LR]: says({}, "safety_identifier"),
    },
  },
  {
    what: "an end user with a long name",
    from: GV,
    ask: asks({ user: "u".repeat(65) }),
    to: {
      [GV]: says({ user: "u".repeat(65) }),
      [CT]: says({ safety_identifier: createHash("sha256").update("u".repeat(65)).digest("hex") }),
    },
  },
  {
    what: "a member that nobody knows",
    from: GV,
    ask: asks({ glitter: 3 }),
    to: {
      [GV]: says({ glitter: 3 }),
      [IA]: says({ glitter: undefined }, "glitter"),
      [LR]: says({ glitter: undefined }, "glitter"),
      [CT]: says({ glitter: undefined }, "glitter"),
    },
  },
  {
    what: "where to call back",
    from: GV,
    ask: asks({ callback_url: "https://example.test/hook" }),
    to: {
      [GV]: says({ callback_url: undefined }),
      [IA]: says({ callback_url: undefined }),
      [LR]: says({ callback_url: undefined }),
      [CT]: says({ callback_url: undefined }),
    },
  },
];
