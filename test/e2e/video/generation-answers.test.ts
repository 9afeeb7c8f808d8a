/** Generation video: requests of clients, answers of upstreams, and answers to clients. */
import { expect } from "chai";
import { ConversionError, fitProfile, type Wire } from "../../../src/registry.js";
import { dialect, IMAGE, VIDEO } from "./generation-dialect.js";
import { lossOf, originAt } from "../../support/origins.js";

describe("answers to clients of generation video", () => {
  const writeResponse = (response: object): Wire =>
    JSON.parse(
      JSON.stringify(dialect.writeResponse({ id: "t", model: "maker/videoWriter", videos: [], ...response })),
    ) as Wire;
  const head = { request_id: "t", model: "maker/videoWriter" };
  const cases: [name: string, response: object, reported: Wire][] = [
    ["a new task", {}, { ...head, status: "pending", progress: 0 }],
    ["a queued one", { state: "queued" }, { ...head, status: "pending", progress: 0 }],
    ["a running one", { state: "running", progress: 100 }, { ...head, status: "pending", progress: 99 }],
    [
      "a video",
      {
        state: "succeeded",
        videos: [{ url: "https://videos.example/u" }],
        seconds: 6,
        respected: true,
        usage: { cost: 5 },
      },
      {
        ...head,
        status: "done",
        progress: 100,
        video: { url: "https://videos.example/u", duration: 6, respect_moderation: true },
        usage: { cost_in_usd_ticks: 5 },
      },
    ],
    [
      "a failure",
      { state: "failed", fault: "overloaded", explanation: "Full." },
      { ...head, status: "failed", error: { code: "service_unavailable", message: "Full." } },
    ],
    [
      "a failure for safety",
      { state: "failed", fault: "unsafe", explanation: "No.", respected: false },
      {
        ...head,
        status: "failed",
        video: { url: "", respect_moderation: false },
        error: { code: "invalid_argument", message: "No." },
      },
    ],
    [
      "a failure with a known length",
      { state: "failed", fault: "internal", explanation: "No.", seconds: 4 },
      { ...head, status: "failed", video: { url: "", duration: 4 }, error: { code: "internal_error", message: "No." } },
    ],
    [
      "a failure without details",
      { state: "exhausted" },
      {
        ...head,
        status: "failed",
        error: { code: "internal_error", message: "What the model was allowed to use was used up." },
      },
    ],
    [
      "a cancelled task",
      { state: "cancelled" },
      { ...head, status: "failed", error: { code: "internal_error", message: "The task was cancelled." } },
    ],
    ["an expired task", { state: "expired" }, { ...head, status: "expired" }],
  ];
  for (const [name, response, reported] of cases)
    it(name, () => expect(writeResponse(response)).to.deep.equal(reported));

  it("have at first the ID of the task alone", () => expect(dialect.jobs?.accepted).to.deep.equal(["request_id"]));
});

describe("calls from elsewhere for upstreams of generation video", () => {
  const paths = {
    "request.duration": ["length"],
    "request.resolution": ["size"],
    "request.aspect_ratio": ["shape"],
    "request.seed": ["seed"],
    "request.audio": ["sound"],
    "request.draft_task": ["draft"],
  };
  const origin = originAt("", "request");
  const write = (request: object) => {
    const loss = lossOf(paths);
    const wire = dialect.writeRequest({ prompt: "a boat", ...request, origin }, loss, {
      model: "inner",
      stream: false,
    });
    return { wire: JSON.parse(JSON.stringify(wire)) as Wire, lost: loss.paths };
  };

  for (const [name, request, wire, lost] of [
    [
      "words",
      { mode: "text", duration: 10, resolution: "720p", aspect_ratio: "16:9", user: "u" },
      { duration: 10, resolution: "720p", aspect_ratio: "16:9", user: "u" },
      [],
    ],
    [
      "defaults are written",
      { mode: "text", duration: 10, resolution: "720p", presumed: ["duration", "resolution"] },
      { duration: 10, resolution: "720p" },
      [],
    ],
    [
      "defaults that the dialect lacks are left out without a report",
      { mode: "text", resolution: "4k", duration: -1, presumed: ["resolution", "duration"] },
      {},
      [],
    ],
    ["a length left to the model", { mode: "text", duration: -1 }, {}, ["length"]],
    [
      "a shape that is left to the model, and a seed that the dialect lacks",
      { mode: "text", aspect_ratio: "adaptive", seed: 7 },
      {},
      ["shape", "seed"],
    ],
    ["an image", { mode: "image", first_frame: { url: IMAGE } }, { image: { url: IMAGE } }, []],
    [
      "references",
      { mode: "reference", reference_images: [VIDEO], reference_audios: [VIDEO] },
      { reference_images: [VIDEO], reference_audios: [VIDEO] },
      [],
    ],
    [
      "a video to change",
      { mode: "edit", source: VIDEO, resolution: "720p", duration: 5 },
      { video: VIDEO },
      ["length", "size"],
    ],
    ["a video to extend", { mode: "extend", source: VIDEO, duration: 5 }, { video: VIDEO, duration: 5 }, []],
  ] as const) {
    it(name, () => expect(write(request)).to.deep.equal({ wire: { model: "inner", prompt: "a boat", ...wire }, lost }));
  }

  for (const [name, request, path] of [
    ["a length that would change the price", { mode: "text", duration: 20 }, "length"],
    ["an unknown shape", { mode: "text", aspect_ratio: "21:9" }, "shape"],
    ["an unknown size", { mode: "text", resolution: "4k" }, "size"],
    [
      "a video as a reference",
      {
        mode: "reference",
        reference_videos: [{ url: "https://videos.example/u", origin: originAt("content[1]", "x") }],
      },
      "content[1]",
    ],
    ["a draft", { mode: "draft", draft_task: "t" }, "draft"],
    ["a file of another host", { mode: "image", first_frame: { file: "f", origin: originAt("input", "x") } }, "input"],
    [
      "a voice of another host",
      { mode: "reference", reference_audios: [{ voice: "v", origin: originAt("sounds[0]", "x") }] },
      "sounds[0]",
    ],
  ] as const) {
    it(`refuse ${name}`, () =>
      expect(() => write(request))
        .to.throw(ConversionError)
        .with.property("path", path));
  }

  for (const [profile, sound, lost] of [
    ["generation-video", undefined, ["sound"]],
    ["generation-video-1.5", false, []],
  ] as const) {
    it(`leave a choice of sound to ${profile} or not`, () => {
      const loss = lossOf(paths);
      expect([
        fitProfile(profile, { mode: "text" as const, audio: false, origin }, loss, "elsewhere").audio,
        loss.paths,
      ]).to.deep.equal([sound, lost]);
    });
  }

  it("refuse a last image where the family takes none", () => {
    const request = {
      mode: "frames" as const,
      last_frame: { url: IMAGE, origin: originAt("content[2]", "x") },
      origin,
    };
    expect(() => fitProfile("generation-video", request, lossOf(paths), "elsewhere"))
      .to.throw(ConversionError)
      .with.property("path", "content[2]");
    expect(fitProfile("generation-video", request, lossOf(paths), dialect.name)).to.equal(request);
    expect(fitProfile("generation-video-1.5", request, lossOf(paths), "elsewhere").last_frame).to.equal(
      request.last_frame,
    );
  });

  it("go to the address of their operation", () => {
    const addresses = (["text", "edit", "extend"] as const).map(
      (mode) => dialect.endpoint.operations[dialect.operationOf?.({ mode }) ?? ""] ?? dialect.endpoint.path,
    );
    expect(addresses).to.deep.equal(["/videos/generations", "/videos/edits", "/videos/extensions"]);
  });

  it("are refused what the family does not support, except for defaults", () => {
    const request = { mode: "reference" as const, resolution: "1080p", duration: 8, presumed: ["duration"], origin };
    expect(() => fitProfile("generation-video", request, lossOf(paths), "elsewhere"))
      .to.throw(ConversionError)
      .with.property("path", "size");
    const loss = lossOf(paths);
    expect([
      fitProfile("generation-video", { ...request, presumed: ["duration", "resolution"] }, loss, "elsewhere")
        .resolution,
      loss.paths,
    ]).to.deep.equal([undefined, []]);
  });
});

describe("errors of upstreams of generation video", () => {
  for (const [name, status, body, wanted] of [
    [
      "flat",
      400,
      { code: "invalid-argument", error: "Duration must be between 1 and 15 seconds" },
      { status: 400, message: "Duration must be between 1 and 15 seconds", code: "invalid-argument" },
    ],
    [
      "nested",
      422,
      { error: { message: "No.", type: "t", param: null, code: "c" } },
      { status: 422, message: "No.", type: "t", code: "c" },
    ],
    ["a text", 400, { error: "No." }, { status: 400, message: "No." }],
    ["a wrong key", 400, { code: "invalid-argument", error: "Incorrect API key provided: xx" }, { status: 401 }],
    ["a wrong key, nested", 400, { error: { message: "Incorrect API key provided" } }, { status: 401 }],
    ["a limit", 429, { code: "resource-exhausted", error: "Slow." }, { status: 429 }],
  ] as const) {
    it(name, () => expect(dialect.errors.read(status, body)).to.include(wanted));
  }
});
