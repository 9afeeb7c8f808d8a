import { expect } from "chai";
import { ApiError, type GenerateVideosOperation, type GenerateVideosParameters, GoogleGenAI } from "genai-2";
import { setTimeout as sleep } from "node:timers/promises";
import { content, setsOf } from "../../support/videos/video-reader.js";
import { failureOf } from "../../support/promises.js";
import { PIXEL } from "../../support/clients/questions.js";
import { videoDialects, videographer, type VideographerName, simulatedVideos } from "./simulated-videos.js";

const gateway = simulatedVideos();

/** As applications create it: only the address and the key are set. */
function client(apiKey = gateway().key): GoogleGenAI {
  return new GoogleGenAI({ apiKey, httpOptions: { baseUrl: gateway().url } });
}

/** Requests a video and waits for it as the vendor's guide shows. */
async function video(params: GenerateVideosParameters): Promise<GenerateVideosOperation> {
  const ai = client();
  let operation = await ai.models.generateVideos(params);
  expect(operation.name).to.match(/^task_[0-9A-Z]{26}$/);
  while (!operation.done) {
    await sleep(10);
    operation = await ai.operations.getVideosOperation({ operation });
  }
  return operation;
}

const addressOf = ({ response }: GenerateVideosOperation) => response?.generatedVideos?.[0]?.video?.uri ?? "";

/** With a plain call: the client's own `files.download` accepts files of its vendor alone. */
async function bytesAt(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  expect(answer.headers.get("content-type")).to.equal("video/mp4");
  return Buffer.from(await answer.arrayBuffer());
}

function secondsOf(bytes: Buffer): number {
  const head = content(bytes, "moov/mvhd");
  return head.readUInt32BE(16) / head.readUInt32BE(12);
}

const BOAT = "A paper boat leaves the harbour at dusk";

for (const dialect of videoDialects) {
  describe(`the genai client's videos, from an upstream with the dialect ${dialect}`, () => {
    const options = (name: VideographerName = "videographer") => ({
      model: videographer(dialect, name),
      source: { prompt: BOAT },
    });

    it("can be fetched when their operation is done", async () => {
      const operation = await video({
        ...options(),
        config: { durationSeconds: 4, resolution: "720p", aspectRatio: "9:16" },
      });
      expect(operation.error).to.equal(undefined);
      expect(operation.response?.generatedVideos).to.have.length(1);
      const bytes = await bytesAt(addressOf(operation));
      const { width, height } = setsOf(bytes);
      expect({ width, height, seconds: secondsOf(bytes) }).to.deep.equal({ width: 720, height: 1280, seconds: 4 });
    });

    it("have the vendor's default duration and size", async () => {
      expect(secondsOf(await bytesAt(addressOf(await video(options()))))).to.equal(8);
    });

    it("begin with an image", async () => {
      const image = { imageBytes: PIXEL, mimeType: "image/png" };
      const operation = await video({
        ...options(),
        source: { prompt: BOAT, image },
        config: { numberOfVideos: 1, durationSeconds: 4 },
      });
      expect(secondsOf(await bytesAt(addressOf(operation)))).to.equal(4);
    });

    for (const name of ["videographer-fails", "videographer-expires"] as const) {
      it(`are an error of ${name}`, async () => {
        const { error, response } = await video(options(name));
        expect(error?.code).to.be.a("number");
        expect(error?.message).to.be.a("string").and.not.equal("");
        expect(response).to.equal(undefined);
      });
    }

    it("that are withheld for safety are counted", async () => {
      const { error, response } = await video(options("videographer-moderated"));
      expect(error).to.equal(undefined);
      expect(response?.generatedVideos ?? []).to.deep.equal([]);
      expect(response?.raiMediaFilteredCount).to.equal(1);
      expect(response?.raiMediaFilteredReasons?.[0]).to.be.a("string").and.not.equal("");
    });

    it("that were not made are no videos", async () => {
      expect(addressOf(await video(options("videographer-empty")))).to.equal("");
    });

    it("that the upstream refuses throw the error of the SDK", async () => {
      const error = await failureOf(video(options("videographer-error-429")));
      expect(error).to.be.instanceOf(ApiError).and.to.include({ status: 429 });
    });
  });
}

describe("the genai client's videos and invalid requests", () => {
  const model = videographer("video-long-running");
  const source = { prompt: BOAT };
  const image = { imageBytes: PIXEL, mimeType: "image/png" };
  const cases = [
    ["a wrong key", () => client("sk-iso-wrong").models.generateVideos({ model, source }), 401, /UNAUTHENTICATED/],
    [
      "an unknown model",
      () => client().models.generateVideos({ model: "maker/none", source }),
      404,
      /model_not_found.*NOT_FOUND/,
    ],
    ["no text and no image", () => client().models.generateVideos({ model, source: {} }), 400, /INVALID_ARGUMENT/],
    [
      "two videos at once",
      () => client().models.generateVideos({ model, source, config: { numberOfVideos: 2 } }),
      400,
      /sampleCount.*INVALID_ARGUMENT/,
    ],
    [
      "a last image",
      () => client().models.generateVideos({ model, source: { ...source, image }, config: { lastFrame: image } }),
      400,
      /unsupported_capability.*INVALID_ARGUMENT/,
    ],
    [
      "a video to extend",
      () =>
        client().models.generateVideos({
          model,
          source: { ...source, video: { uri: "https://videos.example/a.mp4" } },
        }),
      400,
      /unsupported_capability.*INVALID_ARGUMENT/,
    ],
    [
      "a callback in the vendor's form",
      () =>
        client().models.generateVideos({
          model,
          source,
          config: { webhookConfig: { uris: ["https://caller.example/"] } },
        }),
      400,
      /callback_url.*INVALID_ARGUMENT/,
    ],
  ] as const;
  for (const [mistake, making, status, words] of cases) {
    it(`gets an error for ${mistake}`, async () => {
      const error = await failureOf(making());
      expect(error).to.be.instanceOf(ApiError).and.to.include({ status });
      expect(error.message).to.match(words);
    });
  }

  it("gets a not-found error for an unknown task", async () => {
    const operation = await client().models.generateVideos({ model, source });
    const error = await failureOf(
      client().operations.getVideosOperation({
        operation: Object.assign(operation, { name: "task_00000000000000000000000000" }),
      }),
    );
    expect(error).to.be.instanceOf(ApiError).and.to.include({ status: 404 });
    expect(error.message).to.contain("task_not_found");
  });
});
