/** The content-task dialect of videos: what bodies of its clients say, what becomes of others, and what clients are told of their tasks. */
import { expect } from "chai";
import type { Request, Response } from "../../generated/interlingua/video.js";
import { ConversionError, Loss, type Json, type Wire } from "../../src/registry.js";
import { dialect, draft, video, give, image, say, sound, words } from "./content-task-bodies.js";

/** What a body says, without where it stood. */
function read(body: Wire): Wire {
  return JSON.parse(
    JSON.stringify(dialect.readRequest(body, new Loss(dialect.paths, body)), (key, value: Json) =>
      key === "origin" ? undefined : value,
    ),
  ) as Wire;
}

function write(request: Request, loss = new Loss({}, {})): Wire {
  return JSON.parse(
    JSON.stringify(dialect.writeRequest(request, loss, { model: "upstream-m", stream: false })),
  ) as Wire;
}

const readings: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
  ["words alone", say(), { prompt: "A paper boat", mode: "text" }],
  [
    "several texts, a line each",
    say({ content: [words, { type: "text", text: "at dusk" }] }),
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
    "references left to the model",
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
  ["a draft made final", say({ content: [draft] }), { draft_task: "task_1", mode: "draft" }],
  [
    "an asset, which is a file of the host",
    give(image("first_frame", "asset://a-1")),
    { first_frame: { file: "asset://a-1" } },
  ],
  ["silence about the resolution", say(), { resolution: "720p", presumed: ["resolution"], duration: undefined }],
  ["a resolution", say({ resolution: "1080p" }), { resolution: "1080p", presumed: undefined }],
  [
    "everything else",
    say({
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

const url = "https://host.test/a";
const hosted = { url, origin: { path: "video", form: "video" } };
const writings: readonly (readonly [name: string, request: Request, says: Wire])[] = [
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
    "a draft made final",
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

const snapshots: readonly (readonly [name: string, response: Response, told: Wire])[] = [
  [
    "a task that waits",
    { id: "task_1", model: "maker/m", state: "queued", created: 1, updated: 2, videos: [] },
    { id: "task_1", model: "maker/m", status: "queued", created_at: 1, updated_at: 2 },
  ],
  [
    "a task that runs",
    { id: "task_1", state: "running", progress: 40, videos: [] },
    { id: "task_1", status: "running" },
  ],
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
    { id: "t", state: "succeeded", videos: [{ url }], last_frame: "l" },
    { id: "t", status: "succeeded", content: { video_url: url, last_frame_url: "l" } },
  ],
  [
    "what is known of a video",
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
  ["a task called off", { id: "t", state: "cancelled", videos: [] }, { id: "t", status: "cancelled" }],
  ["a task out of time", { id: "t", state: "expired", videos: [] }, { id: "t", status: "expired" }],
  [
    "a failure in the host's own word",
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
    "a failure in a word of another dialect",
    { id: "t", state: "failed", videos: [], fault: "invalid", fault_code: "invalid_argument", explanation: "no" },
    { id: "t", status: "failed", error: { code: "InvalidParameter", message: "no" } },
  ],
  [
    "a failure in the number of another dialect",
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
    "what was used up",
    { id: "t", state: "exhausted", videos: [] },
    {
      id: "t",
      status: "failed",
      error: { code: "InternalServiceError", message: "What the model was allowed to use was used up." },
    },
  ],
  [
    "a failure that nobody explains",
    { id: "t", state: "failed", videos: [] },
    { id: "t", status: "failed", error: { code: "InternalServiceError", message: "The video could not be made." } },
  ],
];

const replies: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
  ["a creation", { id: "cgt-1" }, { id: "cgt-1", state: undefined, videos: [] }],
  [
    "waiting",
    { id: "cgt-1", status: "queued", error: null, content: null },
    { state: "queued", videos: [], fault: undefined },
  ],
  ["going on", { status: "running", created_at: 1, updated_at: 2 }, { state: "running", created: 1, updated: 2 }],
  ["a word that nobody knows", { status: "post_processing" }, { state: "running" }],
  ["a status that is no word", { status: null }, { state: undefined }],
  [
    "a video",
    {
      status: "succeeded",
      content: { video_url: url, last_frame_url: null, file_url: null },
      usage: { completion_tokens: 108900, total_tokens: 108900, tool_usage: { web_search: 1 } },
    },
    { state: "succeeded", videos: [{ url }], last_frame: undefined, usage: { output: 108900, total: 108900 } },
  ],
  ["its last image", { status: "succeeded", content: { video_url: url, last_frame_url: "l" } }, { last_frame: "l" }],
  [
    "what was used",
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
  ["called off", { status: "cancelled" }, { state: "cancelled", fault: undefined }],
  ["out of time", { status: "expired", error: null }, { state: "expired", fault: undefined }],
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
    "a constraint told late",
    { status: "failed", error: { code: "InvalidParameter.TaskTypeConstraint", message: "no" } },
    { fault: "invalid" },
  ],
  ["no room", { status: "failed", error: { code: "ServerOverloaded", message: "no" } }, { fault: "overloaded" }],
  [
    "the operator's account",
    { status: "failed", error: { code: "AccountOverdueError", message: "no" } },
    { fault: "denied" },
  ],
  [
    "a host that failed",
    { status: "failed", error: { code: "InternalServiceError", message: "no" } },
    { fault: "internal" },
  ],
  [
    "a code that nobody knows",
    { status: "failed", error: { code: "SomethingNew", message: "no" } },
    { fault: "internal", fault_code: "SomethingNew" },
  ],
  [
    "an odd answer",
    { status: 7, content: "none", usage: [], error: "bad", created_at: "then" },
    { state: "running", videos: [] },
  ],
];

describe("content-task video", () => {
  describe("understands", () => {
    for (const [name, body, says] of readings) {
      it(name, () => {
        const request = read(body);
        for (const [concept, value] of Object.entries(says)) expect(request[concept], concept).to.deep.equal(value);
      });
    }

    it("every member that it takes", () => {
      const body = {
        ...give(image("first_frame")),
        callback_url: "https://host.test",
        service_tier: "default",
        ratio: "1:1",
      };
      const loss = new Loss(dialect.paths, body);
      dialect.readRequest(body, loss);
      expect(loss.paths).to.deep.equal([]);
    });

    it("that other members are lost elsewhere", () => {
      const body = { ...give({ ...image("first_frame"), detail: "high" }), extra: 1 };
      const loss = new Loss(dialect.paths, body);
      dialect.readRequest(body, loss);
      expect(loss.paths).to.deep.equal(["content[1].detail", "extra"]);
    });

    it("where each medium stood", () => {
      const body = give(image("reference_image"), video());
      const loss = new Loss(dialect.paths, body);
      const request = dialect.readRequest(body, loss);
      loss.dropConcept(request, "reference_videos", request.reference_videos);
      expect(loss.paths).to.deep.equal(["content[2]"]);
    });
  });

  describe("writes", () => {
    for (const [name, request, says] of writings) {
      it(name, () => {
        const body = write(request);
        for (const [member, value] of Object.entries(says)) expect(body[member], member).to.deep.equal(value);
      });
    }

    it("nothing that is left to the gateway", () => {
      expect(Object.keys(write({ prompt: "p", count: 1, mode: "text" }))).to.deep.equal(["model", "content"]);
    });

    for (const [name, medium, says] of [
      ["a video that is bytes", { ...hosted, url: "data:video/mp4;base64,AAAA" }, "hosted URL"],
      ["a video that is a file elsewhere", { ...hosted, url: undefined, file: "file_1" }, "files of another host"],
    ] as const) {
      it(`never ${name}`, () => {
        expect(() => write({ prompt: "p", source: medium, mode: "edit" }))
          .to.throw(ConversionError, says)
          .with.property("path", "video");
      });
    }

    it("never a voice of another host", () => {
      expect(() =>
        write({
          reference_audios: [{ voice: "v", origin: { path: "reference_audios[0]", form: "sound" } }],
          mode: "reference",
        }),
      )
        .to.throw(ConversionError, "voices")
        .with.property("path", "reference_audios[0]");
    });

    it("back what it read", () => {
      const body: Wire = {
        ...give(video("f"), video("g"), image("reference_image", "asset://a")),
        omni_reference_task_type: "edit",
        ratio: "adaptive",
        duration: -1,
        resolution: "1080p",
        tools: [{ type: "web_search" }],
      };
      const loss = new Loss(dialect.paths, body);
      const sent = write(dialect.readRequest(body, loss), loss);
      expect({ ...sent, content: undefined }).to.deep.equal({ ...body, model: "upstream-m", content: undefined });
      expect(sent.content).to.have.deep.members(body.content as Json[]);
      expect(loss.paths).to.deep.equal([]);
    });
  });

  describe("tells", () => {
    for (const [name, response, told] of snapshots)
      it(name, () => expect(JSON.parse(JSON.stringify(dialect.writeResponse(response)))).to.deep.equal(told));
  });

  describe("hears", () => {
    for (const [name, body, says] of replies) {
      it(name, () => {
        const response = dialect.readResponse(body) as unknown as Wire;
        for (const [concept, value] of Object.entries(says))
          expect(withoutOrigins(response[concept]), concept).to.deep.equal(value);
      });
    }

    it("again what it told", () => {
      for (const [, , told] of snapshots)
        expect(JSON.parse(JSON.stringify(dialect.writeResponse(dialect.readResponse(told))))).to.deep.equal(told);
    });
  });

  describe("errors", () => {
    it("have a code, words, a field and a kind", () => {
      expect(dialect.errors.write({ status: 404, code: "task_not_found", message: "none" }, "r")).to.deep.equal({
        error: { code: "task_not_found", message: "none", param: null, type: "NotFound" },
      });
    });

    it("are read in the vendor's form", () => {
      const failure = dialect.errors.read(400, {
        error: { code: "InvalidParameter", message: "no", param: "ratio", type: "BadRequest" },
      });
      expect(failure).to.include({ status: 400, code: "InvalidParameter", message: "no", param: "ratio" });
    });

    it("keep their status where the host has no room", () => {
      expect(dialect.errors.read(429, { error: { code: "ServerOverloaded", message: "busy" } }).status).to.equal(429);
    });
  });

  it("asks after jobs, calls them off and removes them at one address", () => {
    const path = "/contents/generations/tasks/{job}";
    expect(dialect.jobs).to.deep.equal({
      accepted: ["id"],
      callback: "callback_url",
      poll: { method: "GET", path },
      named: { at: ["id"] },
      cancel: { method: "DELETE", path },
      remove: { method: "DELETE", path },
      keepsMedia: true,
      wantsBytes: false,
    });
  });
});

function withoutOrigins(value: Json | undefined): Json | undefined {
  return value === undefined
    ? undefined
    : (JSON.parse(JSON.stringify(value, (key, inside: Json) => (key === "origin" ? undefined : inside))) as Json);
}
