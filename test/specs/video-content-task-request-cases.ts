/** Requests for content tasks: read and written. */
import type { Request } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { draft, video, give, image, ask, sound, words } from "./content-task-bodies.js";
import { url } from "./content-task-support.js";

export const readings: readonly (readonly [name: string, body: Wire, read: Wire])[] = [
  ["text alone", ask(), { prompt: "A paper boat", mode: "text" }],
  [
    "several texts, a line each",
    ask({ content: [words, { type: "text", text: "at dusk" }] }),
    { prompt: "A paper boat\nat dusk" },
  ],
  ["a lone image", give(image()), { first_frame: { url: "https://host.test/a.png" }, mode: "image" }],
  [
    "a role that is null",
    give({ ...image(), role: null }),
    { first_frame: { url: "https://host.test/a.png" }, mode: "image" },
  ],
  [
    "two frames in any order",
    give(image("last_frame", "b"), image("first_frame", "a")),
    { first_frame: { url: "a" }, last_frame: { url: "b" }, mode: "frames" },
  ],
  [
    "references in their order",
    give(image("reference_image", "a"), sound("s"), image("reference_image", "b"), video("f")),
    {
      reference_images: [{ url: "a" }, { url: "b" }],
      reference_videos: [{ url: "f" }],
      reference_audios: [{ url: "s" }],
      mode: "reference",
    },
  ],
  [
    "a video without a role",
    give({ type: "video_url", video_url: { url: "f" } }),
    { reference_videos: [{ url: "f" }], mode: "reference" },
  ],
  [
    "references in automatic mode",
    { ...give(video("f")), omni_reference_task_type: "auto" },
    { reference_videos: [{ url: "f" }], mode: "reference" },
  ],
  [
    "an edit: the first video is the source",
    { ...give(video("f"), image("reference_image", "a")), omni_reference_task_type: "edit" },
    { source: { url: "f" }, reference_videos: undefined, reference_images: [{ url: "a" }], mode: "edit" },
  ],
  [
    "an extension: later videos are references",
    { ...give(video("f"), video("g")), omni_reference_task_type: "extend" },
    { source: { url: "f" }, reference_videos: [{ url: "g" }], mode: "extend" },
  ],
  ["a final video from a draft", ask({ content: [draft] }), { draft_task: "task_1", mode: "draft" }],
  [
    "an asset, which is a file of the host",
    give(image("first_frame", "asset://a-1")),
    { first_frame: { file: "asset://a-1" } },
  ],
  ["the default resolution", ask(), { resolution: "720p", presumed: ["resolution"], duration: undefined }],
  ["a resolution", ask({ resolution: "1080p" }), { resolution: "1080p", presumed: undefined }],
  [
    "everything else",
    ask({
      ratio: "1:1",
      duration: 5,
      frames: 29,
      generate_audio: false,
      watermark: true,
      output_format: "mov",
      seed: 7,
      camera_fixed: true,
      return_last_frame: true,
      draft: true,
      execution_expires_after: 3600,
      safety_identifier: "u1",
      tools: [{ type: "web_search" }],
    }),
    {
      aspect_ratio: "1:1",
      duration: 5,
      frames: 29,
      audio: false,
      watermark: true,
      format: "mov",
      seed: 7,
      fixed_camera: true,
      last_frame_wanted: true,
      draft: true,
      expires_after: 3600,
      user: "u1",
      tools: [{ type: "web_search" }],
    },
  ],
];

export const writings: readonly (readonly [name: string, request: Request, written: Wire])[] = [
  [
    "words",
    { model: "m", prompt: "a boat", mode: "text" },
    { model: "upstream-m", content: [{ type: "text", text: "a boat" }], omni_reference_task_type: undefined },
  ],
  [
    "a first frame",
    { prompt: "a boat", first_frame: { url }, mode: "image" },
    {
      content: [
        { type: "text", text: "a boat" },
        { type: "image_url", image_url: { url }, role: "first_frame" },
      ],
    },
  ],
  [
    "two frames",
    { first_frame: { url }, last_frame: { url: "b" }, mode: "frames" },
    { content: [image("first_frame", url), image("last_frame", "b")] },
  ],
  [
    "references in their order",
    {
      reference_images: [{ url: "a" }, { url: "b" }],
      reference_videos: [{ url: "f" }],
      reference_audios: [{ url: "s" }],
      mode: "reference",
    },
    {
      content: [image("reference_image", "a"), image("reference_image", "b"), video("f"), sound("s")],
      omni_reference_task_type: undefined,
    },
  ],
  [
    "an edit, which keeps shape and length",
    { prompt: "p", source: { url }, mode: "edit" },
    {
      content: [{ type: "text", text: "p" }, video(url)],
      omni_reference_task_type: "edit",
      ratio: "adaptive",
      duration: -1,
    },
  ],
  [
    "an extension, which keeps its shape and has a length",
    { source: { url }, duration: 6, mode: "extend" },
    { content: [video(url)], omni_reference_task_type: "extend", ratio: "adaptive", duration: 6 },
  ],
  [
    "the source before other videos",
    { source: { url }, reference_videos: [{ url: "g" }], mode: "edit" },
    { content: [video(url), video("g")] },
  ],
  [
    "a final video from a draft",
    { draft_task: "cgt-1", mode: "draft" },
    { content: [{ type: "draft_task", draft_task: { id: "cgt-1" } }] },
  ],
  [
    "a data URI in small letters",
    { first_frame: { url: "DATA:Image/PNG;Base64,AbC=" }, mode: "image" },
    { content: [image("first_frame", "data:image/png;base64,AbC=")] },
  ],
  [
    "an asset by its address",
    { first_frame: { file: "asset://a-1" }, mode: "image" },
    { content: [image("first_frame", "asset://a-1")] },
  ],
  ["an end user of 64 characters", { prompt: "p", user: "u".repeat(64) }, { safety_identifier: "u".repeat(64) }],
  [
    "a longer one by its hash",
    { prompt: "p", user: "u".repeat(65) },
    { safety_identifier: "f20e249d15fa4b9f44ba21d154f62e1efa76ddfdce5d25139a33a4787cee5a8b" },
  ],
];
