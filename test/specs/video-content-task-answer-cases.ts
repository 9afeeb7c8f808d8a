/** Answers of content tasks: written and read. */
import type { Response } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { url } from "./content-task-support.js";

export const snapshots: readonly (readonly [name: string, response: Response, written: Wire])[] = [
  [
    "a queued task",
    { id: "task_1", model: "maker/m", state: "queued", created: 1, updated: 2, videos: [] },
    { id: "task_1", model: "maker/m", status: "queued", created_at: 1, updated_at: 2 },
  ],
  ["a running task", { id: "task_1", state: "running", progress: 40, videos: [] }, { id: "task_1", status: "running" }],
  [
    "a video",
    { id: "task_1", state: "succeeded", videos: [{ url }], usage: { output: 9, total: 9 } },
    {
      id: "task_1",
      status: "succeeded",
      content: { video_url: url },
      usage: { completion_tokens: 9, total_tokens: 9 },
    },
  ],
  [
    "a video and its last image",
    { id: "t", state: "succeeded", videos: [{ url }], last_frame: "https://h.test/l.png" },
    { id: "t", status: "succeeded", content: { video_url: url, last_frame_url: "https://h.test/l.png" } },
  ],
  [
    "a video with all its properties",
    {
      id: "t",
      state: "succeeded",
      videos: [{ url }],
      resolution: "720p",
      aspect_ratio: "5:4",
      seconds: 5,
      frames: 121,
      rate: 24,
      seed: 7,
      audio: true,
      draft: false,
      format: "mp4",
      expires_after: 3600,
    },
    {
      id: "t",
      status: "succeeded",
      content: { video_url: url },
      resolution: "720p",
      ratio: "5:4",
      duration: 5,
      frames: 121,
      framespersecond: 24,
      seed: 7,
      generate_audio: true,
      draft: false,
      output_format: "mp4",
      execution_expires_after: 3600,
    },
  ],
  [
    "no counts where only the price is known",
    { id: "t", state: "succeeded", videos: [{ url }], usage: { cost: 5 } },
    { id: "t", status: "succeeded", content: { video_url: url } },
  ],
  ["a cancelled task", { id: "t", state: "cancelled", videos: [] }, { id: "t", status: "cancelled" }],
  ["an expired task", { id: "t", state: "expired", videos: [] }, { id: "t", status: "expired" }],
  [
    "a failure with the host's own code",
    {
      id: "t",
      state: "failed",
      videos: [],
      fault: "unsafe",
      fault_code: "OutputAudioSensitiveContentDetected",
      explanation: "no",
    },
    { id: "t", status: "failed", error: { code: "OutputAudioSensitiveContentDetected", message: "no" } },
  ],
  [
    "a failure with a code of another dialect",
    { id: "t", state: "failed", videos: [], fault: "invalid", fault_code: "invalid_argument", explanation: "no" },
    { id: "t", status: "failed", error: { code: "InvalidParameter", message: "no" } },
  ],
  [
    "a failure with the number of another dialect",
    { id: "t", state: "failed", videos: [], fault: "overloaded", fault_code: "14", explanation: "no" },
    { id: "t", status: "failed", error: { code: "ServerOverloaded", message: "no" } },
  ],
  [
    "a video that was withheld",
    { id: "t", state: "succeeded", respected: false, videos: [{ url: "" }] },
    {
      id: "t",
      status: "failed",
      error: { code: "OutputVideoSensitiveContentDetected", message: "The video was withheld by content moderation." },
    },
  ],
  [
    "an exhausted quota",
    { id: "t", state: "exhausted", videos: [] },
    {
      id: "t",
      status: "failed",
      error: { code: "InternalServiceError", message: "What the model was allowed to use was used up." },
    },
  ],
  [
    "a failure without a reason",
    { id: "t", state: "failed", videos: [] },
    { id: "t", status: "failed", error: { code: "InternalServiceError", message: "The video could not be made." } },
  ],
];

export const replies: readonly (readonly [name: string, body: Wire, read: Wire])[] = [
  ["a creation", { id: "cgt-1" }, { id: "cgt-1", state: undefined, videos: [] }],
  [
    "waiting",
    { id: "cgt-1", status: "queued", error: null, content: null },
    { state: "queued", videos: [], fault: undefined },
  ],
  ["a running task", { status: "running", created_at: 1, updated_at: 2 }, { state: "running", created: 1, updated: 2 }],
  ["an unknown status", { status: "post_processing" }, { state: "running" }],
  ["a status that is no text", { status: null }, { state: undefined }],
  [
    "a video",
    {
      status: "succeeded",
      content: { video_url: url, last_frame_url: null, file_url: null },
      usage: { completion_tokens: 108900, total_tokens: 108900, tool_usage: { web_search: 1 } },
    },
    { state: "succeeded", videos: [{ url }], last_frame: undefined, usage: { output: 108900, total: 108900 } },
  ],
  [
    "its last image",
    { status: "succeeded", content: { video_url: url, last_frame_url: "https://h.test/l.png" } },
    { last_frame: "https://h.test/l.png" },
  ],
  [
    "no last image of an empty address",
    { status: "succeeded", content: { video_url: url, last_frame_url: "" } },
    { last_frame: undefined },
  ],
  [
    "its usage",
    {
      status: "succeeded",
      content: { video_url: url },
      seed: 58944,
      resolution: "720p",
      ratio: "5:4",
      duration: 5,
      framespersecond: 24,
      generate_audio: true,
      output_format: "mov",
      draft: true,
      execution_expires_after: 172800,
      service_tier: "default",
    },
    {
      seed: 58944,
      resolution: "720p",
      aspect_ratio: "5:4",
      seconds: 5,
      rate: 24,
      audio: true,
      format: "mov",
      draft: true,
      expires_after: 172800,
    },
  ],
  [
    "a length in frames",
    { status: "succeeded", content: { video_url: url }, frames: 121 },
    { frames: 121, seconds: undefined },
  ],
  [
    "success without a video",
    { status: "succeeded", content: { video_url: null } },
    { state: "failed", videos: [], fault: "internal" },
  ],
  ["a cancelled task", { status: "cancelled" }, { state: "cancelled", fault: undefined }],
  ["an expired task", { status: "expired", error: null }, { state: "expired", fault: undefined }],
  [
    "withheld",
    {
      status: "failed",
      error: { code: "OutputVideoSensitiveContentDetected.PolicyViolation", message: "It may be sensitive." },
    },
    {
      state: "failed",
      fault: "unsafe",
      fault_code: "OutputVideoSensitiveContentDetected.PolicyViolation",
      explanation: "It may be sensitive.",
    },
  ],
  [
    "a constraint reported late",
    { status: "failed", error: { code: "InvalidParameter.TaskTypeConstraint", message: "no" } },
    { fault: "invalid" },
  ],
  [
    "too many requests",
    { status: "failed", error: { code: "ServerOverloaded", message: "no" } },
    { fault: "overloaded" },
  ],
  [
    "a fault of the operator's account",
    { status: "failed", error: { code: "AccountOverdueError", message: "no" } },
    { fault: "denied" },
  ],
  [
    "a fault of the host",
    { status: "failed", error: { code: "InternalServiceError", message: "no" } },
    { fault: "internal" },
  ],
  [
    "an unknown code",
    { status: "failed", error: { code: "SomethingNew", message: "no" } },
    { fault: "internal", fault_code: "SomethingNew" },
  ],
  [
    "an odd answer",
    { status: 7, content: "none", usage: [], error: "bad", created_at: "then" },
    { state: "running", videos: [] },
  ],
];
