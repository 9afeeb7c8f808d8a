/** Generation video: requests of clients, answers of upstreams, and answers to clients. */
import { expect } from "chai";
import { checkRequest, Loss, type Wire } from "../../../src/registry.js";
import { dialect, jobs, IMAGE, VIDEO } from "./generation-dialect.js";

const ask = (more: object): Wire => ({ model: "maker/videoWriter", prompt: "a boat", ...more }) as Wire;

function read(body: Wire, task?: string) {
  const loss = new Loss(dialect.paths, body);
  const request = dialect.readRequest(body, loss, task);
  return { request, lost: loss.paths };
}

describe("calls for generation video", () => {
  describe("are valid or not", () => {
    const cases: [name: string, body: Wire, task: string | undefined, path: string | undefined][] = [
      ["text alone", ask({}), undefined, undefined],
      ["an image as an object", ask({ image: { url: IMAGE } }), undefined, undefined],
      ["an image under its other name", ask({ image: { image_url: IMAGE } }), undefined, undefined],
      ["an image as a file", ask({ image: { file_id: "f" } }), undefined, undefined],
      ["an image as a text", ask({ image: IMAGE }), undefined, "image"],
      ["an invalid image", ask({ image: {} }), undefined, "image.url"],
      ["neither image nor text", { model: "m", image: { url: IMAGE } }, undefined, undefined],
      ["a length as a text", ask({ duration: "8" }), undefined, undefined],
      ["a length that is no whole number", ask({ duration: 2.5 }), undefined, "duration"],
      ["an invalid length", ask({ duration: "long" }), undefined, "duration"],
      [
        "nulls",
        ask({ image: null, duration: null, seconds: null, resolution: null, callback_url: null, user: null }),
        undefined,
        undefined,
      ],
      ["no model", { prompt: "a boat" }, undefined, "model"],
      ["unknown members", ask({ keyframes: [], size: "848x480" }), undefined, undefined],
      ["an edit", ask({ video: VIDEO }), "edit", undefined],
      ["an edit of an address alone", ask({ video: VIDEO.url }), "edit", "video"],
      ["an edit without a video", ask({}), "edit", "video"],
      [
        "an edit without text",
        { model: "m", video: { url: "https://videos.example/u" }, prompt: "" },
        "edit",
        "prompt",
      ],
      ["an extension of a video", ask({ video: { file_id: "f" }, duration: "6" }), "extend", undefined],
      ["an extension without a video", ask({ video: null }), "extend", "video"],
    ];
    for (const [name, body, task, path] of cases)
      it(name, () => expect(dialect.validate(body, task)?.path).to.equal(path));
  });

  for (const member of ["output", "storage_options"]) {
    it(`refuse ${member}`, () => {
      expect(dialect.refuse(ask({ [member]: {} }))).to.include({ code: "stateful_not_supported", param: member });
      expect(dialect.refuse(ask({ [member]: null }))).to.equal(undefined);
    });
  }

  describe("request one operation", () => {
    for (const [name, body, task, mode] of [
      ["text alone", {}, undefined, "text"],
      ["an image", { image: { url: IMAGE } }, undefined, "image"],
      ["two images", { image: { url: IMAGE }, last_frame: { url: IMAGE } }, undefined, "frames"],
      ["references", { reference_images: [{ url: IMAGE }] }, undefined, "reference"],
      ["a voice", { reference_audios: [{ voice_id: "eve" }] }, undefined, "reference"],
      ["no references", { reference_images: [] }, undefined, "text"],
      ["a video to change", { video: VIDEO }, "edit", "edit"],
      ["a video to extend", { video: VIDEO }, "extend", "extend"],
    ] as const) {
      it(`${name}: ${mode}`, () => expect(read(ask(body), task).request.mode).to.equal(mode));
    }
  });

  describe("use the defaults of the dialect", () => {
    for (const [name, body, task, wanted] of [
      ["a video", {}, undefined, { duration: 8, resolution: "480p", presumed: ["duration", "resolution"] }],
      [
        "a video with a duration",
        { duration: 3 },
        undefined,
        { duration: 3, resolution: "480p", presumed: ["resolution"] },
      ],
      ["seconds where there is no duration", { seconds: "4" }, undefined, { duration: 4, presumed: ["resolution"] }],
      [
        "an extension of a video",
        { video: VIDEO },
        "extend",
        { duration: 6, resolution: undefined, presumed: ["duration"] },
      ],
      [
        "a video that is changed",
        { video: VIDEO },
        "edit",
        { duration: undefined, resolution: undefined, presumed: undefined },
      ],
    ] as const) {
      it(name, () => expect({ presumed: undefined, ...read(ask(body), task).request }).to.deep.include(wanted));
    }
  });

  it("list ignored members: the seconds beside a duration, and unknown members", () => {
    const { request, lost } = read(
      ask({ duration: 5, seconds: 6, keyframes: [1], callback_url: "https://example.test" }),
    );
    expect([request.duration, lost]).to.deep.equal([5, ["seconds", "keyframes"]]);
  });

  describe("are checked against rules", () => {
    const check = (body: Wire, task?: string, profile = "none") =>
      checkRequest(profile, dialect, read(body, task).request, body);

    for (const [name, body, task, param] of [
      ["missing text", { model: "m" }, undefined, "prompt"],
      ["blank text", ask({ prompt: "" }), undefined, "prompt"],
      ["references without text", { model: "m", reference_images: [{ url: IMAGE }] }, undefined, "prompt"],
      ["a long video", ask({ duration: 16 }), undefined, "duration"],
      ["no video", ask({ seconds: "0" }), undefined, "seconds"],
      ["too short an extension", ask({ video: VIDEO, duration: 1 }), "extend", "duration"],
      ["too long an extension", ask({ video: VIDEO, duration: 11 }), "extend", "duration"],
      ["a resolution", ask({ resolution: "4k" }), undefined, "resolution"],
      ["a ratio", ask({ aspect_ratio: "21:9" }), undefined, "aspect_ratio"],
      [
        "too many audio items",
        ask({ reference_audios: [1, 2, 3, 4].map((n) => ({ voice_id: `v${n}` })) }),
        undefined,
        "reference_audios",
      ],
    ] as [string, Wire, string | undefined, string][]) {
      it(`refuse ${name}, whatever the model`, () =>
        expect(check(body, task)).to.include({ code: "invalid_request", param }));
    }

    for (const [name, body, task] of [
      ["an image without text", { model: "m", image: { url: IMAGE } }, undefined],
      ["the shortest", ask({ duration: 1 }), undefined],
      ["the longest", ask({ duration: "15", resolution: "1080p", aspect_ratio: "2:3" }), undefined],
      ["an extension", ask({ video: VIDEO, duration: 10 }), "extend"],
      ["an edit", ask({ video: VIDEO }), "edit"],
    ] as [string, Wire, string | undefined][]) {
      for (const profile of ["none", "generation-video"])
        it(`accept ${name} for ${profile}`, () => expect(check(body, task, profile)).to.equal(undefined));
    }

    it("refuse what the model does not support", () => {
      const many = ask({ reference_images: Array.from({ length: 8 }, () => ({ url: IMAGE })) });
      expect(check(many)).to.equal(undefined);
      expect(check(many, undefined, "generation-video")).to.include({
        code: "unsupported_capability",
        param: "reference_images",
      });
    });
  });
});

describe("videos from upstreams of generation video", () => {
  const running = { state: "running" } as const;
  const cases: [name: string, body: Wire, job: string, reported: object][] = [
    ["a created job", { request_id: "r1" }, "running", { id: "r1", state: undefined }],
    ["nothing", {}, "running", { state: undefined }],
    ["waiting", { status: "pending", progress: 45, model: "m" }, "running", { ...running, progress: 45 }],
    ["a new status", { status: "simmering" }, "running", running],
    [
      "queued, with members that are null",
      { status: "pending", video: { url: "", duration: 0, respect_moderation: false } },
      "running",
      { ...running, videos: [], fault: undefined },
    ],
    [
      "done",
      {
        status: "done",
        progress: 100,
        model: "m",
        video: { url: "https://videos.example/u", duration: 6, respect_moderation: true },
        usage: { cost_in_usd_ticks: 500_000_000 },
      },
      "succeeded",
      { state: "succeeded", seconds: 6, respected: true, usage: { cost: 500_000_000 } },
    ],
    [
      "done, as older hosts report it",
      { video: { url: "https://videos.example/u", duration: 6 } },
      "succeeded",
      { state: "succeeded", respected: true },
    ],
    [
      "withheld",
      { status: "done", video: { url: "", duration: 6, respect_moderation: false }, usage: { cost_in_usd_ticks: 4 } },
      "failed",
      { state: "failed", fault: "unsafe", respected: false, usage: { cost: 4 } },
    ],
    [
      "withheld although there is an address",
      { status: "done", video: { url: "https://videos.example/u", respect_moderation: false } },
      "failed",
      { state: "failed", fault: "unsafe", videos: [] },
    ],
    [
      "withheld, with a failed status",
      { status: "failed", video: { respect_moderation: false }, error: { code: "invalid_argument", message: "No." } },
      "failed",
      { state: "failed", fault: "unsafe", explanation: "No." },
    ],
    ["done without a video", { status: "done", video: null }, "failed", { state: "failed", fault: "internal" }],
    [
      "failed",
      {
        status: "failed",
        model: "",
        video: { duration: 0, respect_moderation: true },
        error: { code: "invalid_argument", message: "No." },
      },
      "failed",
      { state: "failed", fault: "invalid", fault_code: "invalid_argument", explanation: "No.", videos: [] },
    ],
    [
      "failed for a new reason",
      { status: "failed", error: { code: "sun_flare", message: "No." } },
      "failed",
      { fault: "internal", fault_code: "sun_flare" },
    ],
    ["failed, with a flat reason", { status: "failed", error: "No." }, "failed", { explanation: "No." }],
    ["failed without a reason", { status: "failed" }, "failed", { state: "failed" }],
    [
      "a fault without a status",
      { error: { code: "internal_error", message: "No." } },
      "failed",
      { state: "failed", fault: "internal", explanation: "No." },
    ],
    ["expired", { status: "expired" }, "expired", { state: "expired" }],
    ["cancelled, as some hosts report it", { status: "cancelled" }, "failed", { state: "failed" }],
    [
      "nonsense",
      { status: 7, progress: "x", video: [1], error: 3, usage: "much", model: null },
      "running",
      { videos: [] },
    ],
  ];
  for (const [name, body, job, reported] of cases) {
    it(name, () => {
      const response = dialect.readResponse(body);
      expect({ ...response }).to.deep.include(reported);
      expect(jobs?.stateOf(response)).to.equal(job);
    });
  }

  it("are read whatever they contain", () => {
    for (const value of [null, 0, "", [], {}, [null], { url: {} }, true]) {
      for (const member of ["status", "progress", "model", "video", "error", "usage", "request_id"])
        dialect.readResponse({ [member]: value } as Wire);
    }
  });
});
