/** Requests for videos by interaction: read, accepted, refused and written. */
import type { Request } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { bodyWith, words, image, imageUri, video, videoUri, task, format } from "./interaction-bodies.js";
import { originAt } from "../support/origins.js";

export const readings: readonly (readonly [name: string, body: Wire, read: Wire])[] = [
  ["a text", bodyWith(), { prompt: "A paper boat", mode: "text", first_frame: undefined }],
  ["a content alone", bodyWith({ input: words }), { prompt: "A paper boat", mode: "text" }],
  [
    "a list of contents",
    bodyWith({ input: [words, { type: "text", text: "at dusk" }] }),
    { prompt: "A paper boat\nat dusk" },
  ],
  [
    "the user's input",
    bodyWith({ input: [{ type: "user_input", content: [words, image] }] }),
    { prompt: "A paper boat", first_frame: { url: imageUri }, mode: "image" },
  ],
  [
    "the user's input in turns",
    bodyWith({
      input: [
        { type: "user_input", content: [words] },
        { type: "user_input", content: [video] },
      ],
    }),
    { prompt: "A paper boat", source: { url: videoUri }, mode: "edit" },
  ],
  [
    "a first image",
    bodyWith({ input: [image, words] }),
    { prompt: "A paper boat", first_frame: { url: imageUri }, mode: "image" },
  ],
  [
    "an image by its address",
    bodyWith({ input: [words, { type: "image", uri: "https://host.test/a.png", mime_type: "image/png" }] }),
    { first_frame: { url: "https://host.test/a.png" } },
  ],
  [
    "an image in the vendor's storage",
    bodyWith({ input: [words, { type: "image", uri: "gs://b/a.png" }] }),
    { first_frame: { file: "gs://b/a.png" } },
  ],
  ["a video to change", bodyWith({ input: [words, video] }), { source: { url: videoUri }, mode: "edit" }],
  [
    "bytes after the prefix of a data URI",
    bodyWith({ input: [words, { type: "image", data: imageUri }] }),
    { first_frame: { url: imageUri } },
  ],
  ["an explicit operation", bodyWith({ ...task("text_to_video") }), { mode: "text" }],
  [
    "silence",
    bodyWith(),
    { duration: 10, resolution: "720p", aspect_ratio: "16:9", presumed: ["duration", "resolution", "aspect_ratio"] },
  ],
  [
    "the defaults for a video that is changed",
    bodyWith({ input: [words, video] }),
    { duration: undefined, aspect_ratio: undefined, presumed: ["resolution"] },
  ],
  [
    "a form",
    bodyWith(format({ duration: "8s", resolution: "1080p", aspect_ratio: "9:16" })),
    { duration: 8, resolution: "1080p", aspect_ratio: "9:16", presumed: undefined },
  ],
  [
    "a form in a list",
    bodyWith({ response_format: [{ type: "video", duration: "8s", aspect_ratio: "9:16" }] }),
    { duration: 8, aspect_ratio: "9:16", resolution: "720p" },
  ],
  [
    "a form after another in a list",
    bodyWith({ response_format: [{ type: "text" }, { type: "video", resolution: "4k" }] }),
    { resolution: "4k" },
  ],
  ["a length with a fraction of zero", bodyWith(format({ duration: "8.000s" })), { duration: 8 }],
  ["a seed", bodyWith({ generation_config: { seed: 7 } }), { seed: 7 }],
];

export const accepted: readonly (readonly [name: string, body: Wire])[] = [
  ["words", bodyWith()],
  [
    "nulls, which request nothing",
    bodyWith({
      response_format: null,
      generation_config: null,
      previous_interaction_id: null,
      agent: null,
      webhook_config: null,
      stream: null,
      store: null,
      background: null,
      callback_url: null,
    }),
  ],
  ["switches that are off", bodyWith({ stream: false, store: false, background: false })],
  ["text as the operation", bodyWith(task("text_to_video"))],
  ["an image as the operation", bodyWith({ input: [words, image], ...task("image_to_video") })],
  ["a video as the operation", bodyWith({ input: [words, video], ...task("edit") })],
  ["an image without text", bodyWith({ input: [image] })],
  ["the shortest video", bodyWith(format({ duration: "3s" }))],
  ["the longest video", bodyWith(format({ duration: "10s" }))],
  ["360p", bodyWith(format({ resolution: "360p" }))],
  ["720p", bodyWith(format({ resolution: "720p" }))],
  ["1080p", bodyWith(format({ resolution: "1080p" }))],
  ["4k", bodyWith(format({ resolution: "4k" }))],
  ["a landscape video", bodyWith(format({ aspect_ratio: "16:9" }))],
  ["a portrait video", bodyWith(format({ aspect_ratio: "9:16" }))],
  ["unknown members", bodyWith({ something_new: 1, response_format: { type: "video", something_new: 1 } })],
];

export const unable = "unsupported_capability";

export const stateful = "stateful_not_supported";

export const refused: readonly (readonly [name: string, body: Wire, param: string, code: string, message: string])[] = [
  ["no model", { input: "a boat" }, "model", "invalid_request", "required"],
  ["no input", { model: "m" }, "input", "invalid_request", "required"],
  ["an empty text", bodyWith({ input: "" }), "input", "invalid_request", "input"],
  ["an empty list", bodyWith({ input: [] }), "input", "invalid_request", "empty"],
  [
    "a content of another kind",
    bodyWith({ input: [words, { type: "audio", data: "AAAA" }] }),
    "input[1].type",
    "invalid_request",
    "text, image, video",
  ],
  ["a text item without text", bodyWith({ input: [{ type: "text" }] }), "input[0].text", "invalid_request", "required"],
  [
    "an image without bytes",
    bodyWith({ input: [words, { type: "image", mime_type: "image/png" }] }),
    "input[1].data",
    "invalid_request",
    "required",
  ],
  ["a stream", bodyWith({ stream: true }), "stream", unable, "callback_url"],
  ["an answer that is stored", bodyWith({ store: true }), "store", stateful, "not kept"],
  ["work in the background", bodyWith({ background: true }), "background", stateful, "background"],
  [
    "continuing from an answer",
    bodyWith({ previous_interaction_id: "v1_x" }),
    "previous_interaction_id",
    stateful,
    "not kept",
  ],
  ["continuing with an answer", bodyWith({ continuation_token: "x" }), "continuation_token", stateful, "not kept"],
  ["an agent", bodyWith({ agent: "a" }), "agent", stateful, "a model"],
  ["an agent without a model", { agent: "a", input: "a boat" }, "agent", stateful, "a model"],
  ["settings of an agent", bodyWith({ agent_config: {} }), "agent_config", stateful, "a model"],
  ["an environment", bodyWith({ environment: "e" }), "environment", stateful, "environment"],
  ["a callback address", bodyWith({ webhook_config: { uris: [] } }), "webhook_config", stateful, "callback_url"],
  [
    "a storage of the vendor",
    bodyWith(format({ gcs_uri: "gs://b/f" })),
    "response_format.gcs_uri",
    stateful,
    "kept by the gateway",
  ],
  [
    "an extension",
    bodyWith({ input: [words, video], ...task("extend") }),
    "generation_config.video_config.task",
    unable,
    "not extended",
  ],
  [
    "references",
    bodyWith({ input: [words, image], ...task("reference_to_video") }),
    "generation_config.video_config.task",
    unable,
    "references",
  ],
  ["an unknown operation", bodyWith(task("upscale")), "generation_config.video_config.task", unable, "edit"],
  ["two images", bodyWith({ input: [words, image, image] }), "input[2]", unable, "at most one image"],
  [
    "two images in turns",
    bodyWith({
      input: [
        { type: "user_input", content: [words, image] },
        { type: "user_input", content: [image] },
      ],
    }),
    "input[1].content[0]",
    unable,
    "at most one image",
  ],
  ["two videos", bodyWith({ input: [words, video, video] }), "input[2]", unable, "at most one video"],
  [
    "an image beside a video",
    bodyWith({ input: [words, image, video] }),
    "input[1]",
    "invalid_request",
    "beside a video",
  ],
  [
    "text as the operation with an image",
    bodyWith({ input: [words, image], ...task("text_to_video") }),
    "input[1]",
    "invalid_request",
    "words only",
  ],
  [
    "text as the operation with a video",
    bodyWith({ input: [words, video], ...task("text_to_video") }),
    "input[1]",
    "invalid_request",
    "edit only",
  ],
  [
    "an image as the operation without one",
    bodyWith(task("image_to_video")),
    "input",
    "invalid_request",
    "exactly one image",
  ],
  [
    "an image as the operation with a video",
    bodyWith({ input: [words, video], ...task("image_to_video") }),
    "input",
    "invalid_request",
    "exactly one image",
  ],
  ["a video as the operation without one", bodyWith(task("edit")), "input", "invalid_request", "exactly one video"],
  [
    "a video as the operation with an image",
    bodyWith({ input: [words, image], ...task("edit") }),
    "input",
    "invalid_request",
    "exactly one video",
  ],
  ["a video without text", bodyWith({ input: [video] }), "input", "invalid_request", "must describe"],
  [
    "a length that is a number",
    bodyWith(format({ duration: 8 })),
    "response_format.duration",
    "invalid_request",
    "a string",
  ],
  [
    "a length without its unit",
    bodyWith(format({ duration: "8" })),
    "response_format.duration",
    "invalid_request",
    "duration",
  ],
  ["a length below the model's", bodyWith(format({ duration: "2s" })), "response_format.duration", unable, "3 to 10"],
  ["a length above the model's", bodyWith(format({ duration: "11s" })), "response_format.duration", unable, "3 to 10"],
  [
    "a length above the model's in a list",
    bodyWith({ response_format: [{ type: "text" }, { type: "video", duration: "11s" }] }),
    "response_format[1].duration",
    unable,
    "3 to 10",
  ],
  [
    "another resolution",
    bodyWith(format({ resolution: "480p" })),
    "response_format.resolution",
    unable,
    "360p, 720p, 1080p or 4k",
  ],
  ["another ratio", bodyWith(format({ aspect_ratio: "1:1" })), "response_format.aspect_ratio", unable, "16:9 or 9:16"],
  ["a paid tier", bodyWith({ service_tier: "priority" }), "service_tier", "unsupported_parameter", "tiers"],
  ["a route", bodyWith({ provider: "x" }), "provider", "unsupported_parameter", "provider"],
];

export const writings: readonly (readonly [name: string, request: Request, written: Wire])[] = [
  [
    "words",
    { prompt: "a boat", mode: "text" },
    {
      model: "upstream-m",
      input: [{ type: "text", text: "a boat" }],
      response_format: { type: "video", delivery: "uri" },
      generation_config: { video_config: { task: "text_to_video" } },
    },
  ],
  [
    "a form",
    { prompt: "p", mode: "text", duration: 8, resolution: "4k", aspect_ratio: "9:16" },
    { response_format: { type: "video", delivery: "uri", duration: "8s", resolution: "4k", aspect_ratio: "9:16" } },
  ],
  [
    "an image",
    { prompt: "p", mode: "image", first_frame: { url: imageUri } },
    { input: [{ type: "text", text: "p" }, image], generation_config: { video_config: { task: "image_to_video" } } },
  ],
  [
    "a video",
    { prompt: "p", mode: "edit", source: { url: videoUri } },
    { input: [{ type: "text", text: "p" }, video], generation_config: { video_config: { task: "edit" } } },
  ],
  [
    "an extension of a video",
    { prompt: "p", mode: "extend", source: { url: videoUri } },
    { generation_config: { video_config: { task: "extend" } } },
  ],
  [
    "references",
    { prompt: "p", mode: "reference", reference_images: [{ url: imageUri }, { url: imageUri }] },
    {
      input: [{ type: "text", text: "p" }, image, image],
      generation_config: { video_config: { task: "reference_to_video" } },
    },
  ],
  [
    "a seed",
    { prompt: "p", mode: "text", seed: 7 },
    { generation_config: { video_config: { task: "text_to_video" }, seed: 7 } },
  ],
];

export const origin = originAt("here", "x");

export const unwritten: readonly (readonly [name: string, request: Request, path: string, message: string])[] = [
  [
    "an address",
    { prompt: "p", mode: "image", first_frame: { url: "https://host.test/a.png", origin } },
    "here",
    "bytes",
  ],
  [
    "a file of another host",
    { prompt: "p", mode: "image", first_frame: { file: "file_1", origin } },
    "here",
    "another host",
  ],
  [
    "a last image",
    { prompt: "p", mode: "frames", first_frame: { url: imageUri }, last_frame: { url: imageUri, origin } },
    "here",
    "between two images",
  ],
  [
    "videos as references",
    { prompt: "p", mode: "reference", reference_videos: [{ url: videoUri, origin }] },
    "here",
    "not as references",
  ],
  [
    "sounds",
    { prompt: "p", mode: "reference", reference_audios: [{ url: "data:audio/mp3;base64,AAAA", origin }] },
    "here",
    "no sounds",
  ],
  ["a draft", { prompt: "p", mode: "draft", draft_task: "task_1" }, "", "no drafts"],
];
