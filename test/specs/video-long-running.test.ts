/** Long-running videos: what bodies of clients say, what upstreams of both kinds are sent, and what is told and heard of a job. */
import { expect } from "chai";
import type { Request, Response } from "../../generated/interlingua/video.js";
import { ConversionError, type Wire } from "../../src/registry.js";
import { videoDialect, hear, lostElsewhere, read, refusalOf, tell, write } from "./videos.js";

const dialect = videoDialect("video-long-running");
const byOperation = videoDialect("video-long-running-by-operation");
const bytes: Wire = { bytesBase64Encoded: "iVBO", mimeType: "image/png" };
const imageUri = "data:image/png;base64,iVBO";
const give = (instance: Wire, parameters?: Wire): Wire => ({
  instances: [{ prompt: "A paper boat", ...instance }],
  ...(parameters !== undefined && { parameters }),
});
const set = (parameters: Wire): Wire => give({}, parameters);

const readings: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
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
  ["how many", set({ numberOfVideos: 1 }), { count: 1 }],
  ["how many, as clients of the vendor write it", set({ sampleCount: 1 }), { count: 1 }],
  ["a seed and sound", set({ seed: 7, generateAudio: false }), { seed: 7, audio: false }],
];

const V31 = ["V3.1-standard", "V3.1-fast", "V3.1-lite"];
const large = V31.slice(0, 2);
const accepted: readonly (readonly [name: string, profiles: readonly string[], body: Wire])[] = [
  ["words", V31, give({})],
  ["an image", V31, give({ image: bytes })],
  ["an image without words", V31, { instances: [{ image: bytes }] }],
  [
    "nulls, which ask for nothing",
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
  ["1080p of the usual length", V31, set({ resolution: "1080p" })],
  ["4k of 8 seconds", large, set({ durationSeconds: 8, resolution: "4k" })],
  ["a tall video", V31, set({ aspectRatio: "9:16" })],
  [
    "what other rules are the vendor's",
    V31,
    set({ negativePrompt: "rain", personGeneration: "allow_adult", enhancePrompt: true, seed: 1, something_new: 1 }),
  ],
];

const unable = "unsupported_capability";
const refused: readonly (readonly [
  name: string,
  profiles: readonly string[],
  body: Wire,
  param: string,
  code: string,
  says: string,
])[] = [
  ["no instances", V31, {}, "instances", "invalid_request", "required"],
  ["an empty list of instances", V31, { instances: [] }, "instances", "invalid_request", "empty"],
  ["two instances", V31, { instances: [{ prompt: "a" }, { prompt: "b" }] }, "instances", "invalid_request", "1 item"],
  ["an instance of nothing", V31, { instances: [{}] }, "instances[0].prompt", "invalid_request", "in words"],
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
    "a video to go on from",
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
    "another place to report to",
    V31,
    { ...give({}), webhookConfig: { uris: [] } },
    "webhookConfig",
    "stateful_not_supported",
    "callback_url",
  ],
  [
    "a place of the vendor's",
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
    "a broken length",
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

const writings: readonly (readonly [name: string, request: Request, says: Wire])[] = [
  ["words and nothing else", { prompt: "a boat", mode: "text", count: 1 }, { instances: [{ prompt: "a boat" }] }],
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

const origin = { path: "here", form: "x" };
const unwritten: readonly (readonly [name: string, request: Request, path: string, says: string])[] = [
  ["an address", { prompt: "p", first_frame: { url: "https://host.test/a.png", origin } }, "here", "bytes"],
  ["a file of another host", { prompt: "p", first_frame: { file: "file_1", origin } }, "here", "another host"],
  [
    "a video",
    { prompt: "p", source: { url: "data:video/mp4;base64,AAAA", origin }, mode: "edit" },
    "here",
    "no videos of other videos",
  ],
  ["a last image alone", { prompt: "p", last_frame: { url: imageUri, origin } }, "here", "to begin with"],
  [
    "four references",
    { prompt: "p", reference_images: [1, 2, 3, 4].map(() => ({ url: imageUri, origin })) },
    "here",
    "at most three",
  ],
  [
    "videos that show something",
    { prompt: "p", reference_videos: [{ url: imageUri, origin }] },
    "here",
    "no videos of other videos",
  ],
  ["sounds", { prompt: "p", reference_audios: [{ voice: "v", origin }] }, "here", "no sounds"],
  ["a draft", { prompt: "p", draft_task: "task_1" }, "", "no drafts"],
];

const uri = "https://host.test/a.mp4";
const made = (...videos: Wire[]): Wire => ({
  generateVideoResponse: { generatedSamples: videos.map((video) => ({ video })) },
});
const failed = (code: number, message: string): Wire => ({ name: "t", done: true, error: { code, message } });
const snapshots: readonly (readonly [name: string, response: Response, told: Wire])[] = [
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

const ended = (response: Wire): Wire => ({ name: "n", done: true, response });
const name = "models/m/operations/abc";
const replies: readonly (readonly [name: string, body: Wire, says: Wire])[] = [
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

const repliesOf: Readonly<Record<string, readonly (readonly [name: string, body: Wire, says: Wire])[]>> = {
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

describe("long-running videos", () => {
  describe("understands", () => {
    for (const [what, body, says] of readings) {
      it(what, () => {
        const request = read(dialect, body);
        for (const [concept, value] of Object.entries(says)) expect(request[concept], concept).to.deep.equal(value);
      });
    }

    it("every member that it takes", () => {
      expect(
        lostElsewhere(dialect, {
          ...give({ image: bytes }, { durationSeconds: 8, sampleCount: 1 }),
          callback_url: "https://host.test",
          model: "m",
        }),
      ).to.deep.equal([]);
    });

    it("that other members are lost elsewhere", () => {
      expect(
        lostElsewhere(dialect, {
          ...give({ mask: {}, image: { ...bytes, extra: 1 } }, { negativePrompt: "rain", fps: 24 }),
          labels: {},
        }),
      ).to.deep.equal([
        "instances[0].mask",
        "instances[0].image.extra",
        "parameters.negativePrompt",
        "parameters.fps",
        "labels",
      ]);
    });
  });

  describe("accepts", () => {
    for (const [what, profiles, body] of accepted)
      for (const profile of profiles)
        it(`${what} (${profile})`, () => expect(refusalOf(dialect, body, profile)).to.equal(undefined));
  });

  describe("refuses", () => {
    for (const [what, profiles, body, param, code, says] of refused) {
      for (const profile of profiles) {
        it(`${what} (${profile})`, () => {
          const told = refusalOf(dialect, body, profile);
          expect(told).to.include({ param, code });
          expect(told?.message).to.contain(says);
        });
      }
    }
  });

  for (const target of [dialect, byOperation]) {
    describe(`writes to ${target.name}`, () => {
      for (const [what, request, says] of writings) it(what, () => expect(write(target, request)).to.deep.equal(says));
      for (const [what, request, path, says] of unwritten) {
        it(`never ${what}`, () =>
          expect(() => write(target, request))
            .to.throw(ConversionError, says)
            .with.property("path", path));
      }
    });

    describe(`hears from ${target.name}`, () => {
      for (const [what, body, says] of repliesOf[target.name] ?? []) {
        it(what, () => {
          const response = hear(target, body);
          for (const [concept, value] of Object.entries(says)) expect(response[concept], concept).to.deep.equal(value);
        });
      }
    });

    it(`reads errors of ${target.name}`, () => {
      expect(
        target.errors.read(429, {
          error: { code: 429, message: "busy", status: "RESOURCE_EXHAUSTED", details: [{ retryDelay: "30s" }] },
        }),
      ).to.include({ status: 429, message: "busy", type: "RESOURCE_EXHAUSTED", retryAfter: "30" });
      expect(
        target.errors.read(400, { error: { code: 400, message: "bad key", details: [{ reason: "API_KEY_INVALID" }] } }),
      ).to.include({ status: 401 });
    });
  }

  it("leaves sound to those who can leave it out", () => {
    expect(write(byOperation, { prompt: "p", audio: false })).to.deep.equal({
      instances: [{ prompt: "p" }],
      parameters: { generateAudio: false },
    });
    expect(write(dialect, { prompt: "p", audio: false })).to.deep.equal({ instances: [{ prompt: "p" }] });
  });

  describe("tells", () => {
    for (const [what, response, told] of snapshots) it(what, () => expect(tell(dialect, response)).to.deep.equal(told));

    it("again what it heard", () => {
      for (const [, , told] of snapshots) expect(tell(dialect, dialect.readResponse(told))).to.deep.equal(told);
    });

    it("an error with its code before the words", () => {
      expect(dialect.errors.write({ status: 404, code: "task_not_found", message: "none" }, "r")).to.deep.equal({
        error: { code: 404, message: "task_not_found: none", status: "NOT_FOUND" },
      });
    });
  });

  it("asks after a job by its name", () => {
    const { files, ...jobs } = dialect.jobs ?? expect.fail("it makes no jobs");
    expect(files?.path).to.equal("/files/{file}");
    expect(jobs).to.deep.equal({
      accepted: ["name"],
      callback: "callback_url",
      poll: { method: "GET", path: "/{job}" },
      named: { at: ["name"], after: "operations/" },
      keepsMedia: true,
      wantsBytes: true,
    });
  });

  it("asks after a job with a call of its own", () => {
    const { standsFor, ...jobs } = byOperation.jobs ?? expect.fail("it makes no jobs");
    expect(standsFor?.dialect).to.equal("video-long-running");
    expect(jobs).to.deep.equal({
      accepted: ["name"],
      poll: { method: "POST", path: "/models/{model}:fetchPredictOperation", body: { operationName: "{job}" } },
      named: { at: ["name"], after: "operations/" },
      keepsMedia: true,
      wantsBytes: true,
    });
  });
});
