import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createXai } from "@ai-sdk/xai";
import { APICallError, experimental_generateVideo as generateVideo } from "ai";
import { expect } from "chai";
import { makeVideo } from "../../../src/simulator/video-encoder/video.js";
import { content, setsOf } from "../../support/videos/video-reader.js";
import { failureOf } from "../../support/promises.js";
import { PIXEL } from "../../support/clients/questions.js";
import { videoDialects, videographer, type VideographerName, simulatedVideos } from "./simulated-videos.js";

type ClientCall = Parameters<typeof generateVideo>[0];
type Made = Awaited<ReturnType<typeof generateVideo>>;

const gateway = simulatedVideos();
const quiet = globalThis as { AI_SDK_LOG_WARNINGS?: boolean };

/** As applications create them: only the address and the key are set. */
const xai = (id: string) => createXai({ baseURL: `${gateway().url}/v1`, apiKey: gateway().key }).video(id);
const google = (id: string) =>
  createGoogleGenerativeAI({ baseURL: `${gateway().url}/v1beta`, apiKey: gateway().key }).video(id);

const IMPATIENT = { pollIntervalMs: 10 };

/** The toolkit itself fetches nothing from loopback addresses. */
async function download({ url }: { readonly url: URL }) {
  const answer = await fetch(url);
  expect(answer.status, url.href).to.equal(200);
  return {
    data: new Uint8Array(await answer.arrayBuffer()),
    mediaType: answer.headers.get("content-type") ?? undefined,
  };
}

const ask = (params: ClientCall): Promise<Made> => generateVideo({ maxRetries: 0, download, ...params });

function seen({ video }: Made) {
  const bytes = Buffer.from(video.uint8Array);
  const head = content(bytes, "moov/mvhd");
  const { width, height } = setsOf(bytes);
  return { mediaType: video.mediaType, seconds: head.readUInt32BE(16) / head.readUInt32BE(12), width, height };
}

const BOAT = "A paper boat leaves the harbour at dusk";
const IMAGE = `data:image/png;base64,${PIXEL}`;
const VIDEO =
  "data:video/mp4;base64," + makeVideo({ words: BOAT, seconds: 1, width: 64, height: 48 }).toString("base64");
const HOSTED = "https://videos.example/boat.mp4";

interface Maker {
  readonly model: typeof xai;
  readonly providerOptions: NonNullable<ClientCall["providerOptions"]>;
}

const makers = new Map<string, Maker>([
  ["xai", { model: xai, providerOptions: { xai: IMPATIENT } }],
  ["google", { model: google, providerOptions: { google: IMPATIENT } }],
]);

describe("the ai toolkit's videos", () => {
  before(() => void (quiet.AI_SDK_LOG_WARNINGS = false));
  after(() => void delete quiet.AI_SDK_LOG_WARNINGS);

  for (const [maker, { model, providerOptions }] of makers) {
    for (const dialect of videoDialects) {
      describe(`requested from ${maker} models, from an upstream with the dialect ${dialect}`, () => {
        const options = (name: VideographerName = "videographer"): ClientCall => ({
          model: model(videographer(dialect, name)),
          prompt: BOAT,
          providerOptions,
        });

        it("have the requested duration and size", async () => {
          const made = await ask({ ...options(), duration: 4, resolution: "1280x720", aspectRatio: "9:16" });
          expect(seen(made)).to.deep.equal({ mediaType: "video/mp4", seconds: 4, width: 720, height: 1280 });
        });

        it("begin with an image", async () => {
          const made = await ask({ ...options(), prompt: { text: BOAT, image: IMAGE }, duration: 4 });
          expect(seen(made)).to.include({ seconds: 4 });
        });

        for (const name of [
          "videographer-fails",
          "videographer-expires",
          "videographer-moderated",
          "videographer-empty",
        ] as const) {
          it(`are none for ${name}`, async () => {
            const error = await failureOf(ask(options(name)));
            expect(error.name).to.match(/^(XAI|GOOGLE)_VIDEO_(GENERATION_(FAILED|EXPIRED|ERROR)|MODERATION_ERROR)$/);
          });
        }

        it("that the upstream refuses throw the error of the SDK", async () => {
          const error = await failureOf(ask(options("videographer-error-429")));
          expect(APICallError.isInstance(error)).to.equal(true);
          expect(error).to.include({ statusCode: 429, isRetryable: true });
        });
      });
    }
  }

  describe("made of other videos", () => {
    const video = (dialect: string, mode: "edit-video" | "extend-video", videoUrl: string) =>
      ask({
        model: xai(videographer(dialect)),
        prompt: BOAT,
        providerOptions: { xai: { ...IMPATIENT, mode, videoUrl } },
      });
    const offered = [
      ["video-generation", "edit-video", VIDEO],
      ["video-generation", "edit-video", HOSTED],
      ["video-generation", "extend-video", HOSTED],
      ["video-interactions", "edit-video", VIDEO],
      ["video-content-task", "edit-video", HOSTED],
      ["video-content-task", "extend-video", HOSTED],
    ] as const;
    for (const [dialect, mode, url] of offered) {
      it(`are made by ${dialect} of ${mode} with ${url.slice(0, 10)}`, async () => {
        expect(seen(await video(dialect, mode, url))).to.include({ mediaType: "video/mp4" });
      });
    }

    const refused = [
      ["video-content-task", "edit-video", VIDEO, /hosted/],
      ["video-long-running", "edit-video", HOSTED, /no videos from other videos/],
      ["video-long-running-by-operation", "extend-video", HOSTED, /no videos from other videos/],
      ["video-interactions", "edit-video", "https://127.0.0.1/boat.mp4", /cannot be reached/],
    ] as const;
    for (const [dialect, mode, url, words] of refused) {
      it(`are refused by ${dialect} for ${mode} with ${url.slice(0, 10)}`, async () => {
        const error = await failureOf(video(dialect, mode, url));
        expect(APICallError.isInstance(error)).to.equal(true);
        expect(error).to.include({ statusCode: 400 });
        expect(error.message).to.match(words);
      });
    }
  });

  describe("of references", () => {
    for (const dialect of ["video-generation", "video-content-task"]) {
      it(`are made by ${dialect}`, async () => {
        const made = await ask({
          model: xai(videographer(dialect)),
          prompt: BOAT,
          inputReferences: [IMAGE, IMAGE],
          duration: 5,
          providerOptions: { xai: IMPATIENT },
        });
        expect(seen(made)).to.include({ seconds: 5 });
      });
    }
  });

  it("report their cost for xai models", async () => {
    const { providerMetadata } = await ask({
      model: xai(videographer("video-content-task")),
      prompt: BOAT,
      duration: 4,
      providerOptions: { xai: IMPATIENT },
    });
    expect(providerMetadata.xai).to.deep.include({ duration: 4, costInUsdTicks: 2_000_000_000, progress: 100 });
  });

  it("of google models are fetched with the caller's key, which is written nowhere", async () => {
    const addresses: URL[] = [];
    await ask({
      ...{ model: google(videographer("video-generation")), prompt: BOAT, providerOptions: { google: IMPATIENT } },
      download: (requested) => (addresses.push(requested.url), download(requested)),
    });
    const { key, logged } = gateway();
    expect(addresses.map(({ searchParams }) => searchParams.get("key"))).to.deep.equal([key]);
    expect(logged()).not.to.contain(key);
  });

  describe("with an idempotency key", () => {
    const header = { "idempotency-key": "once" };

    it("are refused, with a message that names the accepted way", async () => {
      const error = await failureOf(
        ask({ model: xai(videographer("video-generation")), prompt: BOAT, headers: header }),
      );
      expect(error).to.include({ statusCode: 400, isRetryable: false });
      expect(error.message).to.match(/Idempotency-Key.*fetch/);
    });

    it("are made once the key is removed", async () => {
      const without: typeof fetch = (address, init) => {
        const headers = new Headers(init?.headers);
        headers.delete("idempotency-key");
        return fetch(address, { ...init, headers });
      };
      const model = createXai({ baseURL: `${gateway().url}/v1`, apiKey: gateway().key, fetch: without }).video(
        videographer("video-generation"),
      );
      expect(
        seen(await ask({ model, prompt: BOAT, headers: header, duration: 2, providerOptions: { xai: IMPATIENT } })),
      ).to.include({ seconds: 2 });
    });
  });
});
