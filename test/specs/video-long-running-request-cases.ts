/** Requests for long-running videos: read, accepted, refused and written. */
import type { Request } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { give, bytes, imageUri, set } from "./long-running-bodies.js";
import { originAt } from "../support/origins.js";

export const readings: readonly (readonly [name: string, body: Wire, read: Wire])[] = [
  ["words", give({}), { prompt: "A paper boat", mode: "text", first_frame: undefined }],
  ["an image", give({ image: bytes }), { first_frame: { url: imageUri }, mode: "image" }],
  [
    "an image in another form",
    give({ image: { inlineData: { mimeType: "image/png", data: "iVBO" } } }),
    { first_frame: { url: imageUri } },
  ],
  [
    "an image in the vendor's storage",
    give({ image: { gcsUri: "gs://b/a.png", mimeType: "image/png" } }),
    { first_frame: { file: "gs://b/a.png" } },
  ],
  [
    "silence",
    give({}),
    { duration: 8, resolution: "720p", aspect_ratio: "16:9", presumed: ["duration", "resolution", "aspect_ratio"] },
  ],
  ["a length", set({ durationSeconds: 6 }), { duration: 6, presumed: ["resolution", "aspect_ratio"] }],
  ["a length as a text", set({ durationSeconds: "6" }), { duration: 6 }],
  [
    "a form",
    set({ resolution: "1080p", aspectRatio: "9:16" }),
    { resolution: "1080p", aspect_ratio: "9:16", duration: 8 },
  ],
  ["the number of videos", set({ numberOfVideos: 1 }), { count: 1 }],
  ["the number of videos, as clients of the vendor write it", set({ sampleCount: 1 }), { count: 1 }],
  ["a seed and sound", set({ seed: 7, generateAudio: false }), { seed: 7, audio: false }],
];

export const V31 = ["V3.1-standard", "V3.1-fast", "V3.1-lite"];

export const large = V31.slice(0, 2);

export const accepted: readonly (readonly [name: string, profiles: readonly string[], body: Wire])[] = [
  ["words", V31, give({})],
  ["an image", V31, give({ image: bytes })],
  ["an image without text", V31, { instances: [{ image: bytes }] }],
  [
    "nulls, which request nothing",
    V31,
    {
      instances: [{ prompt: "p", image: null, lastFrame: null, video: null, referenceImages: null }],
      parameters: { durationSeconds: null, sampleCount: null },
      callback_url: null,
    },
  ],
  ["one video", V31, set({ numberOfVideos: 1 })],
  ["one video as clients of the vendor write it", V31, set({ sampleCount: 1 })],
  ["4 seconds", V31, set({ durationSeconds: 4 })],
  ["6 seconds", V31, set({ durationSeconds: "6" })],
  ["8 seconds", V31, set({ durationSeconds: 8 })],
  ["720p of any length", V31, set({ durationSeconds: 4, resolution: "720p" })],
  ["1080p of 8 seconds", V31, set({ durationSeconds: 8, resolution: "1080p" })],
  ["1080p of the default length", V31, set({ resolution: "1080p" })],
  ["4k of 8 seconds", large, set({ durationSeconds: 8, resolution: "4k" })],
  ["a portrait video", V31, set({ aspectRatio: "9:16" })],
  [
    "values that only the vendor checks",
    V31,
    set({ negativePrompt: "rain", personGeneration: "allow_adult", enhancePrompt: true, seed: 1, something_new: 1 }),
  ],
];

export const unable = "unsupported_capability";

export const refused: readonly (readonly [
  name: string,
  profiles: readonly string[],
  body: Wire,
  param: string,
  code: string,
  message: string,
])[] = [
  ["no instances", V31, {}, "instances", "invalid_request", "required"],
  ["an empty list of instances", V31, { instances: [] }, "instances", "invalid_request", "empty"],
  ["two instances", V31, { instances: [{ prompt: "a" }, { prompt: "b" }] }, "instances", "invalid_request", "1 item"],
  ["an empty instance", V31, { instances: [{}] }, "instances[0].prompt", "invalid_request", "must describe"],
  ["two videos", V31, set({ numberOfVideos: 2 }), "parameters.numberOfVideos", "invalid_request", "exactly one"],
  [
    "two videos as clients of the vendor write it",
    V31,
    set({ sampleCount: 2 }),
    "parameters.sampleCount",
    "invalid_request",
    "exactly one",
  ],
  ["no video", V31, set({ numberOfVideos: 0 }), "parameters.numberOfVideos", "invalid_request", "exactly one"],
  [
    "a video to extend",
    V31,
    give({ video: { uri: "https://host.test/a.mp4" } }),
    "instances[0].video",
    unable,
    "not offered",
  ],
  [
    "a video as bytes",
    V31,
    give({ video: { encodedVideo: "AAAA", encoding: "video/mp4" } }),
    "instances[0].video",
    unable,
    "not offered",
  ],
  ["a last image", V31, give({ image: bytes, lastFrame: bytes }), "instances[0].lastFrame", unable, "not offered"],
  [
    "references",
    V31,
    give({ referenceImages: [{ image: bytes, referenceType: "asset" }] }),
    "instances[0].referenceImages",
    unable,
    "not offered",
  ],
  [
    "a callback address",
    V31,
    { ...give({}), webhookConfig: { uris: [] } },
    "webhookConfig",
    "stateful_not_supported",
    "callback_url",
  ],
  [
    "a storage of the vendor",
    V31,
    set({ storageUri: "gs://b" }),
    "parameters.storageUri",
    "stateful_not_supported",
    "kept by the gateway",
  ],
  [
    "a length that is no number",
    V31,
    set({ durationSeconds: "long" }),
    "parameters.durationSeconds",
    "invalid_request",
    "durationSeconds",
  ],
  [
    "a fractional length",
    V31,
    set({ durationSeconds: 4.5 }),
    "parameters.durationSeconds",
    "invalid_request",
    "durationSeconds",
  ],
  ["5 seconds", V31, set({ durationSeconds: 5 }), "parameters.durationSeconds", unable, "4, 6 or 8"],
  ["10 seconds as a text", V31, set({ durationSeconds: "10" }), "parameters.durationSeconds", unable, "4, 6 or 8"],
  [
    "a length that the model chooses",
    V31,
    set({ durationSeconds: -1 }),
    "parameters.durationSeconds",
    unable,
    "4, 6 or 8",
  ],
  [
    "1080p of 4 seconds",
    V31,
    set({ durationSeconds: 4, resolution: "1080p" }),
    "parameters.durationSeconds",
    unable,
    "8 seconds",
  ],
  [
    "1080p of 6 seconds",
    V31,
    set({ durationSeconds: 6, resolution: "1080p" }),
    "parameters.durationSeconds",
    unable,
    "8 seconds",
  ],
  [
    "4k of 6 seconds",
    large,
    set({ durationSeconds: 6, resolution: "4k" }),
    "parameters.durationSeconds",
    unable,
    "8 seconds",
  ],
  ["4k", ["V3.1-lite"], set({ resolution: "4k" }), "parameters.resolution", unable, "720p or 1080p"],
  ["480p", V31, set({ resolution: "480p" }), "parameters.resolution", unable, "720p"],
  ["a square video", V31, set({ aspectRatio: "1:1" }), "parameters.aspectRatio", unable, "16:9 or 9:16"],
];

export const writings: readonly (readonly [name: string, request: Request, written: Wire])[] = [
  ["text alone", { prompt: "a boat", mode: "text", count: 1 }, { instances: [{ prompt: "a boat" }] }],
  [
    "a form",
    { prompt: "p", duration: 8, resolution: "1080p", aspect_ratio: "9:16", seed: 7 },
    {
      instances: [{ prompt: "p" }],
      parameters: { durationSeconds: 8, resolution: "1080p", aspectRatio: "9:16", seed: 7 },
    },
  ],
  ["an image", { prompt: "p", first_frame: { url: imageUri } }, { instances: [{ prompt: "p", image: bytes }] }],
  [
    "two images",
    { prompt: "p", first_frame: { url: imageUri }, last_frame: { url: imageUri } },
    { instances: [{ prompt: "p", image: bytes, lastFrame: bytes }] },
  ],
  [
    "references",
    { prompt: "p", reference_images: [{ url: imageUri }] },
    { instances: [{ prompt: "p", referenceImages: [{ image: bytes, referenceType: "asset" }] }] },
  ],
];

export const origin = originAt("here", "x");

export const unwritten: readonly (readonly [name: string, request: Request, path: string, message: string])[] = [
  ["an address", { prompt: "p", first_frame: { url: "https://host.test/a.png", origin } }, "here", "bytes"],
  ["a file of another host", { prompt: "p", first_frame: { file: "file_1", origin } }, "here", "another host"],
  [
    "a video",
    { prompt: "p", source: { url: "data:video/mp4;base64,AAAA", origin }, mode: "edit" },
    "here",
    "no videos from other videos",
  ],
  ["a last image alone", { prompt: "p", last_frame: { url: imageUri, origin } }, "here", "to begin with"],
  [
    "four references",
    { prompt: "p", reference_images: [1, 2, 3, 4].map(() => ({ url: imageUri, origin })) },
    "here",
    "at most three",
  ],
  [
    "videos as references",
    { prompt: "p", reference_videos: [{ url: imageUri, origin }] },
    "here",
    "no videos from other videos",
  ],
  ["sounds", { prompt: "p", reference_audios: [{ voice: "v", origin }] }, "here", "no sounds"],
  ["a draft", { prompt: "p", draft_task: "task_1" }, "", "no drafts"],
];
