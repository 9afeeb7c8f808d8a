/** Requests for videos by interaction: read, accepted, refused and written. */
import type { Request } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { say, words, image, imageUri, video, videoUri, task, format } from "./interaction-bodies.js";

export const readings: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
  ["a text", say(), { prompt: "A paper boat", mode: "text", first_frame: undefined }],
  ["a content alone", say({ input: words }), { prompt: "A paper boat", mode: "text" }],
  [
    "a list of contents",
    say({ input: [words, { type: "text", text: "at dusk" }] }),
    { prompt: "A paper boat\nat dusk" },
  ],
  [
    "what the user says",
    say({ input: [{ type: "user_input", content: [words, image] }] }),
    { prompt: "A paper boat", first_frame: { url: imageUri }, mode: "image" },
  ],
  [
    "what the user says in turns",
    say({
      input: [
        { type: "user_input", content: [words] },
        { type: "user_input", content: [video] },
      ],
    }),
    { prompt: "A paper boat", source: { url: videoUri }, mode: "edit" },
  ],
  [
    "an image to begin with",
    say({ input: [image, words] }),
    { prompt: "A paper boat", first_frame: { url: imageUri }, mode: "image" },
  ],
  [
    "an image by its address",
    say({ input: [words, { type: "image", uri: "https://host.test/a.png", mime_type: "image/png" }] }),
    { first_frame: { url: "https://host.test/a.png" } },
  ],
  [
    "an image in the vendor's storage",
    say({ input: [words, { type: "image", uri: "gs://b/a.png" }] }),
    { first_frame: { file: "gs://b/a.png" } },
  ],
  ["a video to change", say({ input: [words, video] }), { source: { url: videoUri }, mode: "edit" }],
  [
    "bytes behind the head of a data URI",
    say({ input: [words, { type: "image", data: imageUri }] }),
    { first_frame: { url: imageUri } },
  ],
  ["the task that is told", say({ ...task("text_to_video") }), { mode: "text" }],
  [
    "silence",
    say(),
    { duration: 10, resolution: "720p", aspect_ratio: "16:9", presumed: ["duration", "resolution", "aspect_ratio"] },
  ],
  [
    "silence about a video that is changed",
    say({ input: [words, video] }),
    { duration: undefined, aspect_ratio: undefined, presumed: ["resolution"] },
  ],
  [
    "a form",
    say(format({ duration: "8s", resolution: "1080p", aspect_ratio: "9:16" })),
    { duration: 8, resolution: "1080p", aspect_ratio: "9:16", presumed: undefined },
  ],
  [
    "a form in a list",
    say({ response_format: [{ type: "video", duration: "8s", aspect_ratio: "9:16" }] }),
    { duration: 8, aspect_ratio: "9:16", resolution: "720p" },
  ],
  [
    "a form after another in a list",
    say({ response_format: [{ type: "text" }, { type: "video", resolution: "4k" }] }),
    { resolution: "4k" },
  ],
  ["a length with parts that are none", say(format({ duration: "8.000s" })), { duration: 8 }],
  ["a seed", say({ generation_config: { seed: 7 } }), { seed: 7 }],
];

export const accepted: readonly (readonly [name: string, body: Wire])[] = [
  ["words", say()],
  [
    "nulls, which ask for nothing",
    say({
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
  ["switches that are off", say({ stream: false, store: false, background: false })],
  ["words as a task", say(task("text_to_video"))],
  ["an image as a task", say({ input: [words, image], ...task("image_to_video") })],
  ["a video as a task", say({ input: [words, video], ...task("edit") })],
  ["an image without words", say({ input: [image] })],
  ["the shortest video", say(format({ duration: "3s" }))],
  ["the longest video", say(format({ duration: "10s" }))],
  ["360p", say(format({ resolution: "360p" }))],
  ["720p", say(format({ resolution: "720p" }))],
  ["1080p", say(format({ resolution: "1080p" }))],
  ["4k", say(format({ resolution: "4k" }))],
  ["a wide video", say(format({ aspect_ratio: "16:9" }))],
  ["a tall video", say(format({ aspect_ratio: "9:16" }))],
  ["members that nobody knows", say({ something_new: 1, response_format: { type: "video", something_new: 1 } })],
];

export const unable = "unsupported_capability";

export const stateful = "stateful_not_supported";

export const refused: readonly (readonly [name: string, body: Wire, param: string, code: string, says: string])[] = [
  ["no model", { input: "a boat" }, "model", "invalid_request", "required"],
  ["no input", { model: "m" }, "input", "invalid_request", "required"],
  ["an empty text", say({ input: "" }), "input", "invalid_request", "input"],
  ["an empty list", say({ input: [] }), "input", "invalid_request", "empty"],
  [
    "a content of another kind",
    say({ input: [words, { type: "audio", data: "AAAA" }] }),
    "input[1].type",
    "invalid_request",
    "text, image, video",
  ],
  ["a text without words", say({ input: [{ type: "text" }] }), "input[0].text", "invalid_request", "required"],
  [
    "an image without bytes",
    say({ input: [words, { type: "image", mime_type: "image/png" }] }),
    "input[1].data",
    "invalid_request",
    "required",
  ],
  ["a stream", say({ stream: true }), "stream", unable, "callback_url"],
  ["an answer that is kept", say({ store: true }), "store", stateful, "not kept"],
  ["work in the background", say({ background: true }), "background", stateful, "background"],
  [
    "going on from an answer",
    say({ previous_interaction_id: "v1_x" }),
    "previous_interaction_id",
    stateful,
    "not kept",
  ],
  ["going on with an answer", say({ continuation_token: "x" }), "continuation_token", stateful, "not kept"],
  ["an agent", say({ agent: "a" }), "agent", stateful, "a model"],
  ["an agent without a model", { agent: "a", input: "a boat" }, "agent", stateful, "a model"],
  ["settings of an agent", say({ agent_config: {} }), "agent_config", stateful, "a model"],
  ["an environment", say({ environment: "e" }), "environment", stateful, "environment"],
  ["another place to report to", say({ webhook_config: { uris: [] } }), "webhook_config", stateful, "callback_url"],
  [
    "a place of the vendor's",
    say(format({ gcs_uri: "gs://b/f" })),
    "response_format.gcs_uri",
    stateful,
    "kept by the gateway",
  ],
  [
    "an extension",
    say({ input: [words, video], ...task("extend") }),
    "generation_config.video_config.task",
    unable,
    "not extended",
  ],
  [
    "references",
    say({ input: [words, image], ...task("reference_to_video") }),
    "generation_config.video_config.task",
    unable,
    "references",
  ],
  ["a task that nobody knows", say(task("upscale")), "generation_config.video_config.task", unable, "edit"],
  ["two images", say({ input: [words, image, image] }), "input[2]", unable, "at most one image"],
  [
    "two images in turns",
    say({
      input: [
        { type: "user_input", content: [words, image] },
        { type: "user_input", content: [image] },
      ],
    }),
    "input[1].content[0]",
    unable,
    "at most one image",
  ],
  ["two videos", say({ input: [words, video, video] }), "input[2]", unable, "at most one video"],
  ["an image beside a video", say({ input: [words, image, video] }), "input[1]", "invalid_request", "beside a video"],
  [
    "words as a task with an image",
    say({ input: [words, image], ...task("text_to_video") }),
    "input[1]",
    "invalid_request",
    "words only",
  ],
  [
    "words as a task with a video",
    say({ input: [words, video], ...task("text_to_video") }),
    "input[1]",
    "invalid_request",
    "edit only",
  ],
  ["an image as a task without one", say(task("image_to_video")), "input", "invalid_request", "exactly one image"],
  [
    "an image as a task with a video",
    say({ input: [words, video], ...task("image_to_video") }),
    "input",
    "invalid_request",
    "exactly one image",
  ],
  ["a video as a task without one", say(task("edit")), "input", "invalid_request", "exactly one video"],
  [
    "a video as a task with an image",
    say({ input: [words, image], ...task("edit") }),
    "input",
    "invalid_request",
    "exactly one video",
  ],
  ["a video without words", say({ input: [video] }), "input", "invalid_request", "must describe"],
  [
    "a length that is a number",
    say(format({ duration: 8 })),
    "response_format.duration",
    "invalid_request",
    "a string",
  ],
  [
    "a length without its sign",
    say(format({ duration: "8" })),
    "response_format.duration",
    "invalid_request",
    "duration",
  ],
  ["a length below the model's", say(format({ duration: "2s" })), "response_format.duration", unable, "3 to 10"],
  ["a length above the model's", say(format({ duration: "11s" })), "response_format.duration", unable, "3 to 10"],
  [
    "a length above the model's in a list",
    say({ response_format: [{ type: "text" }, { type: "video", duration: "11s" }] }),
    "response_format[1].duration",
    unable,
    "3 to 10",
  ],
  [
    "another resolution",
    say(format({ resolution: "480p" })),
    "response_format.resolution",
    unable,
    "360p, 720p, 1080p or 4k",
  ],
  ["another ratio", say(format({ aspect_ratio: "1:1" })), "response_format.aspect_ratio", unable, "16:9 or 9:16"],
  ["a paid tier", say({ service_tier: "priority" }), "service_tier", "unsupported_parameter", "tiers"],
  ["a route", say({ provider: "x" }), "provider", "unsupported_parameter", "provider"],
];

export const writings: readonly (readonly [name: string, request: Request, says: Wire])[] = [
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

export const origin = { path: "here", form: "x" };

export const unwritten: readonly (readonly [name: string, request: Request, path: string, says: string])[] = [
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
    "videos that show something",
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
