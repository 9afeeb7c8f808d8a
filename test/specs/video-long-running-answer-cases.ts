/** Answers of long-running operations. */
import type { Response } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { uri, made, failed } from "./long-running-bodies.js";

export const snapshots: readonly (readonly [name: string, response: Response, written: Wire])[] = [
  ["a queued task", { id: "task_1", model: "maker/m", state: "queued", videos: [] }, { name: "task_1", done: false }],
  [
    "a running task",
    { id: "task_1", state: "running", progress: 40, created: 1, videos: [] },
    { name: "task_1", done: false },
  ],
  ["a task in an unknown state", { id: "task_1", videos: [] }, { name: "task_1", done: false }],
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
    "an invalid request",
    { id: "t", state: "failed", fault: "invalid", explanation: "no", videos: [] },
    failed(3, "no"),
  ],
  [
    "an account without permission",
    { id: "t", state: "failed", fault: "denied", explanation: "no", videos: [] },
    failed(7, "no"),
  ],
  [
    "an overloaded host",
    { id: "t", state: "failed", fault: "overloaded", explanation: "no", videos: [] },
    failed(14, "no"),
  ],
  [
    "a fault of the host",
    { id: "t", state: "failed", fault: "internal", explanation: "no", videos: [] },
    failed(13, "no"),
  ],
  ["a failure without a reason", { id: "t", state: "failed", videos: [] }, failed(13, "The video could not be made.")],
  ["a cancelled task", { id: "t", state: "cancelled", videos: [] }, failed(1, "The task was cancelled.")],
  ["an expired task", { id: "t", state: "expired", explanation: "late", videos: [] }, failed(4, "late")],
  [
    "an exhausted quota",
    { id: "t", state: "exhausted", fault: "internal", explanation: "no more", videos: [] },
    failed(8, "no more"),
  ],
];

export const ended = (response: Wire): Wire => ({ name: "n", done: true, response });

export const name = "models/m/operations/abc";

export const replies: readonly (readonly [name: string, body: Wire, read: Wire])[] = [
  ["a creation", { name }, { id: name, state: undefined, videos: [] }],
  ["a running task", { name, done: false, metadata: { percent: 5 } }, { state: "running" }],
  [
    "a failure by a number",
    { name, done: true, error: { code: 3, message: "no", details: [] } },
    { state: "failed", fault: "invalid", explanation: "no" },
  ],
  [
    "a fault of the operator's account",
    { name, done: true, error: { code: 7, message: "no" } },
    { state: "failed", fault: "denied" },
  ],
  [
    "too many requests",
    { name, done: true, error: { code: 14, message: "no" } },
    { state: "failed", fault: "overloaded" },
  ],
  [
    "an exhausted quota",
    { name, done: true, error: { code: 8, message: "no" } },
    { state: "exhausted", fault: "overloaded" },
  ],
  [
    "a fault of the host",
    { name, done: true, error: { code: 13, message: "no" } },
    { state: "failed", fault: "internal" },
  ],
  [
    "an unknown number",
    { name, done: true, error: { code: 99, message: "no" } },
    { state: "failed", fault: "internal" },
  ],
  ["a cancelled task", { name, done: true, error: { code: 1, message: "off" } }, { state: "cancelled" }],
  ["an expired task", { name, done: true, error: { code: 4, message: "late" } }, { state: "expired" }],
  [
    "a failure without a mark that the job has ended",
    { name, error: { code: 3, message: "no" } },
    { state: "failed", fault: "invalid" },
  ],
  ["an end without a result", { name, done: true }, { state: "failed", fault: "internal" }],
  ["an odd answer", { name: 7, done: "yes", response: [], error: "bad" }, { videos: [] }],
];

export const repliesOf: Readonly<Record<string, readonly (readonly [name: string, body: Wire, read: Wire])[]>> = {
  "video-long-running": [
    ...replies,
    [
      "a video",
      ended({ "@type": "x", ...made({ uri }) }),
      { state: "succeeded", videos: [{ url: uri }], respected: true },
    ],
    [
      "a video in the form of other hosts",
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
      "a video that is withheld, in the form of other hosts",
      ended({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: ["too loud"] }),
      { state: "failed", fault: "unsafe", explanation: "too loud", withheld: 1, reasons: ["too loud"] },
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
