/** Passes over calls for videos, and over the states of their jobs. */
import { expect } from "chai";
import { inferMode } from "../../src/conversion/request/index.js";
import { explainFailure, stateFromVideos, withheldFromFault } from "../../src/conversion/results/index.js";
import { dialects, type Wire } from "../../src/registry.js";
import type { TaskDialect } from "../../src/tasks/upstream/task-dialect.js";
import type { Request, Response } from "../../generated/interlingua/video.js";

const MEDIUM = { url: "https://videos.example/u" };
const video = (more: Partial<Response>): Response => ({ videos: [], ...more });

describe("inferMode", () => {
  for (const [wanted, request] of [
    ["text", {}],
    ["text", { reference_images: [], reference_videos: [] }],
    ["image", { first_frame: MEDIUM }],
    ["frames", { first_frame: MEDIUM, last_frame: MEDIUM }],
    ["reference", { reference_videos: [MEDIUM] }],
    ["reference", { reference_audios: [MEDIUM], first_frame: MEDIUM }],
    ["edit", { source: MEDIUM }],
    ["draft", { draft_task: "t" }],
    ["extend", { mode: "extend", source: MEDIUM }],
    ["text", { mode: "text", first_frame: MEDIUM }],
  ] as [Request["mode"], Request][]) {
    it(`${JSON.stringify(request)} is ${wanted ?? ""}`, () => expect(inferMode(request).mode).to.equal(wanted));
  }
});

describe("stateFromVideos", () => {
  const made = [{ url: "https://videos.example/u" }];
  for (const [name, given, wanted] of [
    ["a video is a success", { videos: made }, { state: "succeeded", respected: true }],
    ["bytes are a video", { videos: [{ data: "AAAA" }] }, { state: "succeeded" }],
    [
      "one video of several is a success",
      { state: "succeeded", videos: made, withheld: 1 },
      { state: "succeeded", fault: undefined },
    ],
    ["a video of a running job stays", { state: "running", videos: made }, { state: "running", videos: made }],
    [
      "a success without a video is a failure",
      { state: "succeeded", videos: [{ url: "" }] },
      { state: "failed", fault: "internal", videos: [] },
    ],
    [
      "text in place of a video gives the reason",
      { state: "succeeded", words: "I will not." },
      { state: "failed", explanation: "I will not." },
    ],
    [
      "reasons are the reason",
      { state: "succeeded", withheld: 1, reasons: ["A.", "B."] },
      { state: "failed", fault: "unsafe", explanation: "A. B." },
    ],
    [
      "a withheld count of zero does not count",
      { state: "succeeded", videos: made, respected: false },
      { state: "failed", fault: "unsafe", videos: [] },
    ],
    ["withheld without a state is a failure", { withheld: 1 }, { state: "failed", fault: "unsafe" }],
    ["a fault without a state is a failure", { fault: "invalid" }, { state: "failed", fault: "invalid" }],
    ["an empty state stays empty", {}, { state: undefined, fault: undefined }],
    [
      "a failure keeps its fault",
      { state: "failed", fault: "denied", explanation: "x" },
      { state: "failed", fault: "denied", explanation: "x" },
    ],
    ["an end by expiry stays", { state: "expired" }, { state: "expired" }],
  ] as [string, Partial<Response>, Partial<Response>][]) {
    it(name, () =>
      expect({ fault: undefined, state: undefined, ...stateFromVideos(video(given)) }).to.deep.include(wanted),
    );
  }
});

describe("explainFailure", () => {
  for (const [name, given, wanted] of [
    [
      "a failure without a reason",
      { state: "failed" },
      { fault: "internal", explanation: "The video could not be made." },
    ],
    [
      "a failure with a reason",
      { state: "failed", fault: "denied", explanation: "x" },
      { fault: "denied", explanation: "x" },
    ],
    ["a video is no failure", { state: "succeeded" }, { fault: undefined, explanation: undefined }],
    ["an end with its own reason needs no other", { state: "expired" }, { fault: undefined, explanation: undefined }],
  ] as [string, Partial<Response>, Partial<Response>][]) {
    it(name, () =>
      expect({ fault: undefined, explanation: undefined, ...explainFailure(video(given)) }).to.deep.include(wanted),
    );
  }
});

describe("withheldFromFault", () => {
  for (const [name, given, wanted] of [
    [
      "a refusal for safety",
      { state: "failed", fault: "unsafe", explanation: "x" },
      { state: "succeeded", fault: undefined, explanation: undefined, withheld: 1, reasons: ["x"] },
    ],
    [
      "videos that were counted",
      { state: "failed", fault: "unsafe", explanation: "x", withheld: 2, reasons: ["y"] },
      { state: "succeeded", withheld: 2, reasons: ["y"] },
    ],
    [
      "another fault",
      { state: "failed", fault: "invalid", explanation: "x" },
      { state: "failed", fault: "invalid", explanation: "x", withheld: undefined },
    ],
    ["a video", { state: "succeeded" }, { state: "succeeded", withheld: undefined }],
  ] as [string, Partial<Response>, Partial<Response>][]) {
    it(name, () => expect({ withheld: undefined, ...withheldFromFault(video(given)) }).to.deep.include(wanted));
  }
});

describe("the fault of an interaction that failed", () => {
  const { readResponse } = dialects.get("video-interactions") as TaskDialect;
  const errorOf = (code: string | number, status?: string) => ({ error: { code, message: "No.", status } });
  for (const [reported, fault] of [
    [errorOf(400, "INVALID_ARGUMENT"), "invalid"],
    [errorOf("invalid_request"), "invalid"],
    [errorOf(3), "invalid"],
    [errorOf(403, "PERMISSION_DENIED"), "denied"],
    [errorOf("permission_denied"), "denied"],
    [errorOf(429, "RESOURCE_EXHAUSTED"), "overloaded"],
    [errorOf("resource_exhausted"), "overloaded"],
    [errorOf("unauthenticated"), "denied"],
    [errorOf("safety"), "unsafe"],
    [errorOf("safety", "INVALID_ARGUMENT"), "unsafe"],
    [{ ...errorOf(400, "INVALID_ARGUMENT"), errors: [{ code: "safety", message: "No." }] }, "unsafe"],
    [{ ...errorOf(400, "FAILED_PRECONDITION"), errors: [{ code: "safety", message: "No." }] }, "unsafe"],
    [{ ...errorOf("invalid_argument"), errors: [{ code: "safety", message: "No." }] }, "unsafe"],
    [errorOf("safety", "FAILED_PRECONDITION"), "unsafe"],
    [errorOf("prohibited_content", "INVALID_ARGUMENT"), "unsafe"],
    [{ ...errorOf(400, "INVALID_ARGUMENT"), errors: [{ code: "blocklist", message: "No." }] }, "unsafe"],
    [{ ...errorOf("spii"), errors: [{ code: "invalid_request", message: "No." }] }, "unsafe"],
    [{ ...errorOf(503, "UNAVAILABLE"), errors: [{ code: "invalid_request", message: "No." }] }, "overloaded"],
    [{ ...errorOf("safety", "INVALID_ARGUMENT"), errors: [{ code: "invalid_request", message: "No." }] }, "unsafe"],
    [{ ...errorOf(400, "blocklist"), errors: [{ code: "x" }], steps: [{ error: { code: 13 } }] }, "unsafe"],
    [{ ...errorOf("invalid_request", "x"), errors: [{ code: "y" }] }, "invalid"],
    [errorOf(500, "INTERNAL"), "internal"],
    [{ errors: [{ code: "safety", message: "No." }] }, "unsafe"],
    [{ steps: [{ type: "model_output", error: { code: 3, message: "No." } }] }, "invalid"],
    [{ ...errorOf(500, "INTERNAL"), errors: [{ code: "invalid_request", message: "No." }] }, "invalid"],
  ] as [Wire, Response["fault"]][])
    it(`${JSON.stringify(reported)} is ${fault ?? ""}`, () => {
      expect(readResponse({ id: "v1_x", object: "interaction", status: "failed", ...reported }).fault).to.equal(fault);
    });
});
