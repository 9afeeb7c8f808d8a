import { GoogleGenAI, type Interactions } from "@google/genai";
import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import { makeVideo } from "../../../src/simulator/video-encoder/video.js";
import { content, setsOf } from "../../support/videos/video-reader.js";
import { failureOf } from "../../support/promises.js";
import { PIXEL } from "../../support/clients/questions.js";
import { videoDialects, videographer, type VideographerName, simulatedVideos } from "./simulated-videos.js";

type ClientCall = Omit<Interactions.CreateModelInteractionParamsNonStreaming, "stream">;

const gateway = simulatedVideos();
const NO_RETRIES = { retries: { strategy: "none" as const } };

/** As applications create it: only the address and the key are set. */
function client(apiKey = gateway().key): GoogleGenAI {
  return new GoogleGenAI({ apiKey, httpOptions: { baseUrl: gateway().url } });
}

const begin = (params: ClientCall) => client().interactions.create(params, NO_RETRIES);

async function video(options: ClientCall) {
  const { interactions } = client();
  let reported = await interactions.create(options, NO_RETRIES);
  const { id } = reported;
  expect(id).to.match(/^task_[0-9A-Z]{26}$/);
  while (reported.status === "queued" || reported.status === "in_progress") {
    await sleep(30);
    reported = await interactions.get(id);
  }
  expect(reported).to.include({ id, model: options.model });
  return reported;
}

/** The response at the address that this client finds. */
async function seen({ output_video }: { readonly output_video?: Interactions.VideoContent | undefined }) {
  expect(output_video?.mime_type).to.equal("video/mp4");
  const answer = await fetch(output_video?.uri ?? "");
  expect(answer.headers.get("content-type")).to.equal("video/mp4");
  const bytes = Buffer.from(await answer.arrayBuffer());
  const head = content(bytes, "moov/mvhd");
  const { width, height } = setsOf(bytes);
  return { seconds: head.readUInt32BE(16) / head.readUInt32BE(12), width, height };
}

/** Upstreams whose videos are shorter than those of this client's vendor. */
const LONGEST = new Map([
  ["video-long-running", 8],
  ["video-long-running-by-operation", 8],
]);

const BOAT = "A paper boat leaves the harbour at dusk";
const IMAGE = { type: "image" as const, data: PIXEL, mime_type: "image/png" };
const VIDEO = {
  type: "video" as const,
  data: makeVideo({ words: BOAT, seconds: 1, width: 64, height: 48 }).toString("base64"),
  mime_type: "video/mp4",
};
const TEXT = { type: "text" as const, text: BOAT };

for (const dialect of videoDialects) {
  describe(`the genai client's interactions make videos with an upstream with the dialect ${dialect}`, () => {
    const params = (name: VideographerName = "videographer"): ClientCall => ({
      model: videographer(dialect, name),
      input: BOAT,
      response_format: { type: "video" },
    });

    it("with the requested duration and size", async () => {
      const reported = await video({
        ...params(),
        response_format: { type: "video", duration: "4s", resolution: "720p", aspect_ratio: "9:16", delivery: "uri" },
      });
      expect(reported.status).to.equal("completed");
      expect(await seen(reported)).to.deep.equal({ seconds: 4, width: 720, height: 1280 });
    });

    it("with the vendor's default duration and size", async () => {
      const { model, input } = params();
      expect(await seen(await video({ model, input }))).to.deep.equal({
        seconds: LONGEST.get(dialect) ?? 10,
        width: 1280,
        height: 720,
      });
    });

    it("that begin with an image", async () => {
      const reported = await video({
        ...params(),
        input: [IMAGE, TEXT],
        generation_config: { video_config: { task: "image_to_video" } },
        response_format: [{ type: "video", duration: "4s" }],
      });
      expect(await seen(reported)).to.include({ seconds: 4 });
    });

    it("of a user's input", async () => {
      const reported = await video({
        ...params(),
        input: [{ type: "user_input", content: [TEXT, IMAGE] }],
        response_format: { type: "video", duration: "5s" },
      });
      expect(await seen(reported)).to.include({ seconds: 5 });
    });

    for (const name of [
      "videographer-fails",
      "videographer-expires",
      "videographer-moderated",
      "videographer-empty",
    ] as const) {
      it(`that ${name} never returns`, async () => {
        const reported = await video(params(name));
        expect(reported.status).to.be.oneOf(["failed", "incomplete"]);
        expect(reported.output_video).to.equal(undefined);
        expect(reported).to.have.nested.property("errors[0].message").that.is.a("string").and.is.not.empty;
      });
    }

    it("that the upstream refuses throw the error of the SDK", async () => {
      expect(await failureOf(begin(params("videographer-error-429")))).to.include({ status: 429 });
    });
  });
}

describe("the genai client's interactions make videos of videos", () => {
  it("where the upstream takes their bytes", async () => {
    for (const dialect of ["video-interactions", "video-generation"]) {
      const reported = await video({
        model: videographer(dialect),
        input: [VIDEO, TEXT],
        generation_config: { video_config: { task: "edit" } },
      });
      expect(await seen(reported)).to.include({ height: 720 });
    }
  });

  it("and get an error where it does not", async () => {
    for (const dialect of ["video-content-task", "video-long-running"]) {
      expect(await failureOf(begin({ model: videographer(dialect), input: [VIDEO, TEXT] }))).to.include({
        status: 400,
      });
    }
  });
});

describe("the genai client's interactions for videos and invalid requests", () => {
  const params = (): ClientCall => ({
    model: videographer("video-interactions"),
    input: BOAT,
    response_format: { type: "video" },
  });
  const cases: readonly (readonly [string, () => Promise<unknown>, number, RegExp])[] = [
    ["an unknown model", () => client("sk-iso-wrong").interactions.create(params()), 401, /./],
    ["a model that is not there", () => begin({ ...params(), model: "maker/none" }), 404, /maker\/none/],
    ["a stream", () => client().interactions.create({ ...params(), stream: true }), 400, /stream/],
    ["stored answers", () => begin({ ...params(), store: true }), 400, /store/],
    ["background work", () => begin({ ...params(), background: true }), 400, /background/],
    [
      "continuing from an answer that was not stored",
      () => begin({ ...params(), previous_interaction_id: "v1_a" }),
      400,
      /previous_interaction_id/,
    ],
    [
      "a callback in the vendor's form",
      () => begin({ ...params(), webhook_config: { uris: ["https://caller.example/"] } }),
      400,
      /webhook_config/,
    ],
    ["two images", () => begin({ ...params(), input: [TEXT, IMAGE, IMAGE] }), 400, /image/],
    [
      "an image beside text_to_video",
      () =>
        begin({ ...params(), input: [TEXT, IMAGE], generation_config: { video_config: { task: "text_to_video" } } }),
      400,
      /text_to_video/,
    ],
    [
      "extending a video",
      () => begin({ ...params(), input: [TEXT, VIDEO], generation_config: { video_config: { task: "extend" } } }),
      400,
      /extend/,
    ],
    [
      "an invalid length",
      () => begin({ ...params(), response_format: { type: "video", duration: "long" } }),
      400,
      /duration/,
    ],
    ["an unknown operation", () => client().interactions.get("task_00000000000000000000000000"), 404, /./],
  ];
  for (const [mistake, making, status, words] of cases) {
    it(`gets an error for ${mistake}`, async () => {
      const error = await failureOf(making());
      expect(error).to.include({ status });
      expect(error.message).to.match(words);
    });
  }
});
