/** Answers of interactions that make videos. */
import type { Response } from "../../generated/interlingua/video.js";
import { type Wire } from "../../src/registry.js";
import { uri } from "./interaction-bodies.js";

export const snapshots: readonly (readonly [name: string, response: Response, written: Wire])[] = [
  [
    "a queued task",
    { id: "task_1", model: "maker/m", state: "queued", created: 1763456400, updated: 1763456401, videos: [] },
    {
      object: "interaction",
      id: "task_1",
      model: "maker/m",
      status: "queued",
      created: "2025-11-18T09:00:00.000Z",
      updated: "2025-11-18T09:00:01.000Z",
      steps: [],
    },
  ],
  [
    "a running task",
    { id: "task_1", state: "running", progress: 40, videos: [] },
    { object: "interaction", id: "task_1", status: "in_progress", steps: [] },
  ],
  [
    "a task in an unknown state",
    { id: "task_1", videos: [] },
    { object: "interaction", id: "task_1", status: "in_progress", steps: [] },
  ],
  [
    "a video",
    {
      id: "task_1",
      state: "succeeded",
      videos: [{ url: uri }],
      usage: { input: 9, output: 17788, reasoning: 412, total: 17797 },
    },
    {
      object: "interaction",
      id: "task_1",
      status: "completed",
      steps: [{ type: "model_output", content: [{ type: "video", uri, mime_type: "video/mp4" }] }],
      usage: { total_input_tokens: 9, total_output_tokens: 17376, total_thought_tokens: 412, total_tokens: 17797 },
    },
  ],
  [
    "no counts where only the price is known",
    { id: "t", state: "succeeded", videos: [{ url: uri, mime: "video/webm" }], usage: { cost: 5 } },
    {
      object: "interaction",
      id: "t",
      status: "completed",
      steps: [{ type: "model_output", content: [{ type: "video", uri, mime_type: "video/webm" }] }],
    },
  ],
  [
    "a failure",
    { id: "t", state: "failed", videos: [], fault: "invalid", explanation: "no" },
    {
      object: "interaction",
      id: "t",
      status: "failed",
      steps: [],
      errors: [{ code: "invalid_request", message: "no" }],
    },
  ],
  [
    "a video that was withheld",
    { id: "t", state: "succeeded", videos: [], withheld: 1, reasons: ["it shows too much"] },
    {
      object: "interaction",
      id: "t",
      status: "failed",
      steps: [],
      errors: [{ code: "safety", message: "it shows too much" }],
    },
  ],
  [
    "text in place of a video",
    { id: "t", state: "succeeded", videos: [], words: "I cannot draw that." },
    {
      object: "interaction",
      id: "t",
      status: "failed",
      steps: [],
      errors: [{ code: "api_error", message: "I cannot draw that." }],
    },
  ],
  [
    "an incomplete video",
    { id: "t", state: "incomplete", videos: [] },
    {
      object: "interaction",
      id: "t",
      status: "incomplete",
      steps: [],
      errors: [{ code: "api_error", message: "The video was not finished." }],
    },
  ],
  [
    "an exhausted quota",
    { id: "t", state: "exhausted", videos: [], fault: "overloaded", explanation: "no" },
    {
      object: "interaction",
      id: "t",
      status: "budget_exceeded",
      steps: [],
      errors: [{ code: "service_unavailable", message: "no" }],
    },
  ],
  [
    "a cancelled task",
    { id: "t", state: "cancelled", videos: [], fault: "internal", explanation: "off" },
    { object: "interaction", id: "t", status: "cancelled", steps: [], errors: [{ code: "api_error", message: "off" }] },
  ],
];

export const output = (...content: Wire[]): Wire => ({ type: "model_output", content });

export const replies: readonly (readonly [name: string, body: Wire, read: Wire])[] = [
  [
    "a creation",
    {
      id: "v1_x",
      object: "interaction",
      status: "in_progress",
      model: "m",
      created: "2025-11-18T09:00:00Z",
      updated: "2025-11-18T09:00:00Z",
    },
    { id: "v1_x", state: "running", created: 1763456400, videos: [] },
  ],
  ["waiting", { status: "queued" }, { state: "queued" }],
  ["an unknown status", { status: "warming_up" }, { state: "running" }],
  [
    "a video by its address",
    { status: "completed", steps: [output({ type: "video", uri, mime_type: "video/mp4" })] },
    { state: "succeeded", videos: [{ url: uri, mime: "video/mp4" }], respected: true },
  ],
  [
    "a video as bytes",
    { status: "completed", steps: [output({ type: "video", data: "AAAA", mime_type: "video/mp4" })] },
    { state: "succeeded", videos: [{ data: "AAAA", mime: "video/mp4" }] },
  ],
  [
    "a video beside text",
    {
      status: "completed",
      steps: [
        output({ type: "text", text: "Here " }),
        output({ type: "text", text: "it is." }, { type: "video", uri }),
      ],
    },
    { state: "succeeded", videos: [{ url: uri }], words: "Here it is." },
  ],
  [
    "not the input video",
    {
      status: "completed",
      steps: [
        {
          type: "user_input",
          content: [
            { type: "video", data: "AAAA" },
            { type: "text", text: "change it" },
          ],
        },
        output({ type: "text", text: "I cannot." }),
      ],
    },
    { state: "failed", videos: [], words: "I cannot.", explanation: "I cannot." },
  ],
  [
    "reasoning, which is ignored",
    { status: "in_progress", steps: [{ type: "thought", signature: "x", summary: [{ type: "text", text: "hm" }] }] },
    { state: "running", words: undefined },
  ],
  [
    "its usage",
    {
      status: "completed",
      steps: [output({ type: "video", uri })],
      usage: {
        total_input_tokens: 9,
        total_output_tokens: 17376,
        total_thought_tokens: 412,
        total_cached_tokens: 3,
        total_tokens: 17797,
        output_tokens_by_modality: [],
      },
    },
    { usage: { input: 9, output: 17788, reasoning: 412, cached_input: 3, total: 17797 } },
  ],
  ["success without a video", { status: "completed", steps: [] }, { state: "failed", fault: "internal" }],
  ["a required action", { status: "requires_action" }, { state: "failed" }],
  ["a required continuation", { status: "requires_continuation" }, { state: "failed" }],
  ["a cancelled task", { status: "cancelled" }, { state: "cancelled" }],
  ["an incomplete answer", { status: "incomplete" }, { state: "incomplete" }],
  ["an exhausted quota", { status: "budget_exceeded" }, { state: "exhausted" }],
  [
    "a failure by its status",
    { status: "failed", errors: [{ code: "internal", message: "no" }] },
    { state: "failed", fault: "internal", fault_code: "internal", explanation: "no" },
  ],
  [
    "a failure of a step",
    { status: "failed", steps: [{ type: "model_output", error: { code: 3, message: "no" } }] },
    { state: "failed", fault: "invalid", explanation: "no" },
  ],
  [
    "a failure of both",
    {
      status: "failed",
      steps: [{ type: "model_output", error: { code: 3, message: "step" } }],
      errors: [{ code: "internal", message: "all" }],
    },
    { fault: "invalid", explanation: "all" },
  ],
  [
    "a failure of the whole",
    { status: "failed", error: { code: 13, message: "no", status: "INTERNAL" } },
    { state: "failed", explanation: "no", fault_code: "INTERNAL" },
  ],
  ["a refusal", { status: "failed", errors: [{ code: "safety", message: "no" }] }, { fault: "unsafe" }],
  [
    "a failure with an unknown code",
    { status: "failed", errors: [{ code: "https://host.test/errors/new", message: "no" }] },
    { fault: "internal" },
  ],
  ["an odd answer", { status: 7, steps: "none", errors: {}, usage: [], created: 5 }, { state: "running", videos: [] }],
];
