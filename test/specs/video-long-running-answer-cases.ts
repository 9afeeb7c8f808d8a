/** Answers of long-running operations. */
import type { Response } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { uri, made, failed } from "./long-running-bodies.js";

export const snapshots: readonly (readonly [name: string, response: Response, told: Wire])[] = [
  [
    "a task that waits",
    { id: "task_1", model: "maker/m", state: "queued", videos: [] },
    { name: "task_1", done: false },
  ],
  [
    "a task that runs",
    { id: "task_1", state: "running", progress: 40, created: 1, videos: [] },
    { name: "task_1", done: false },
  ],
  ["a task of which nothing is known", { id: "task_1", videos: [] }, { name: "task_1", done: false }],
  [
    "a video",
    { id: "task_1", state: "succeeded", videos: [{ url: uri, mime: "video/mp4" }], usage: { cost: 5 } },
    { name: "task_1", done: true, response: made({ uri }) },
  ],
  [
    "a video that was withheld",
    { id: "t", state: "succeeded", videos: [], withheld: 1, reasons: ["too loud"] },
    {
      name: "t",
      done: true,
      response: { generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["too loud"] } },
    },
  ],
  [
    "a video that another host withheld",
    { id: "t", state: "succeeded", respected: false, videos: [{ url: "" }] },
    {
      name: "t",
      done: true,
      response: {
        generateVideoResponse: {
          raiMediaFilteredCount: 1,
          raiMediaFilteredReasons: ["The video was withheld by content moderation."],
        },
      },
    },
  ],
  [
    "a request that was refused for safety",
    { id: "t", state: "failed", fault: "unsafe", explanation: "no", videos: [] },
    {
      name: "t",
      done: true,
      response: { generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["no"] } },
    },
  ],
  [
    "a request that cannot be done",
    { id: "t", state: "failed", fault: "invalid", explanation: "no", videos: [] },
    failed(3, "no"),
  ],
  [
    "an account that may not",
    { id: "t", state: "failed", fault: "denied", explanation: "no", videos: [] },
    failed(7, "no"),
  ],
  [
    "a host without room",
    { id: "t", state: "failed", fault: "overloaded", explanation: "no", videos: [] },
    failed(14, "no"),
  ],
  [
    "a host that failed",
    { id: "t", state: "failed", fault: "internal", explanation: "no", videos: [] },
    failed(13, "no"),
  ],
  [
    "a failure that nobody explains",
    { id: "t", state: "failed", videos: [] },
    failed(13, "The video could not be made."),
  ],
  ["a task called off", { id: "t", state: "cancelled", videos: [] }, failed(1, "The task was cancelled.")],
  ["a task out of time", { id: "t", state: "expired", explanation: "late", videos: [] }, failed(4, "late")],
  [
    "what was used up",
    { id: "t", state: "exhausted", fault: "internal", explanation: "no more", videos: [] },
    failed(8, "no more"),
  ],
];

export const ended = (response: Wire): Wire => ({ name: "n", done: true, response });

export const name = "models/m/operations/abc";

export const replies: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
  ["a creation", { name }, { id: name, state: undefined, videos: [] }],
  ["going on", { name, done: false, metadata: { percent: 5 } }, { state: "running" }],
  [
    "a failure by a number",
    { name, done: true, error: { code: 3, message: "no", details: [] } },
    { state: "failed", fault: "invalid", explanation: "no" },
  ],
  [
    "the operator's account",
    { name, done: true, error: { code: 7, message: "no" } },
    { state: "failed", fault: "denied" },
  ],
  ["no room", { name, done: true, error: { code: 14, message: "no" } }, { state: "failed", fault: "overloaded" }],
  [
    "no more to use",
    { name, done: true, error: { code: 8, message: "no" } },
    { state: "exhausted", fault: "overloaded" },
  ],
  [
    "a host that failed",
    { name, done: true, error: { code: 13, message: "no" } },
    { state: "failed", fault: "internal" },
  ],
  [
    "a number that nobody knows",
    { name, done: true, error: { code: 99, message: "no" } },
    { state: "failed", fault: "internal" },
  ],
  ["called off", { name, done: true, error: { code: 1, message: "off" } }, { state: "cancelled" }],
  ["out of time", { name, done: true, error: { code: 4, message: "late" } }, { state: "expired" }],
  [
    "a failure that does not say that it is an end",
    { name, error: { code: 3, message: "no" } },
    { state: "failed", fault: "invalid" },
  ],
  ["an end without anything", { name, done: true }, { state: "failed", fault: "internal" }],
  ["an odd answer", { name: 7, done: "yes", response: [], error: "bad" }, { videos: [] }],
];

export const repliesOf: Readonly<Record<string, readonly (readonly [name: string, body: Wire, says: Wire])[]>> = {
  "video-long-running": [
    ...replies,
    [
      "a video",
      ended({ "@type": "x", ...made({ uri }) }),
      { state: "succeeded", videos: [{ url: uri }], respected: true },
    ],
    [
      "a video as other hosts tell of it",
      ended({ videos: [{ bytesBase64Encoded: "AAAA", mimeType: "video/mp4" }] }),
      { state: "succeeded", videos: [{ data: "AAAA", mime: "video/mp4" }] },
    ],
    [
      "a video as bytes",
      ended(made({ encodedVideo: "AAAA", encoding: "video/mp4" })),
      { state: "succeeded", videos: [{ data: "AAAA", mime: "video/mp4" }] },
    ],
    [
      "a video that is withheld",
      ended({ generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["too loud"] } }),
      { state: "failed", fault: "unsafe", explanation: "too loud", withheld: 1 },
    ],
    [
      "an empty list of videos",
      ended({ generateVideoResponse: { generatedSamples: [] } }),
      { state: "failed", fault: "internal" },
    ],
    [
      "samples without videos",
      ended({ generateVideoResponse: { generatedSamples: [{}, null] } }),
      { state: "failed", videos: [] },
    ],
  ],
  "video-long-running-by-operation": [
    ...replies,
    [
      "a video as bytes",
      ended({ raiMediaFilteredCount: 0, videos: [{ bytesBase64Encoded: "AAAA", mimeType: "video/mp4" }] }),
      { state: "succeeded", videos: [{ data: "AAAA", mime: "video/mp4" }] },
    ],
    [
      "a video by its address",
      ended({ videos: [{ uri, mimeType: "video/mp4" }] }),
      { state: "succeeded", videos: [{ url: uri, mime: "video/mp4" }] },
    ],
    [
      "a video by an address in place of the vendor's",
      ended({ videos: [{ gcsUri: uri }] }),
      { state: "succeeded", videos: [{ url: uri }] },
    ],
    [
      "a video that cannot be fetched",
      ended({ videos: [{ gcsUri: "gs://b/a.mp4", mimeType: "video/mp4" }] }),
      {
        state: "failed",
        videos: [],
        explanation: "The model's host put the video into a storage of its own, where it cannot be fetched.",
      },
    ],
    [
      "a video that is withheld",
      ended({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["too loud"] }),
      { state: "failed", fault: "unsafe", explanation: "too loud" },
    ],
  ],
};
