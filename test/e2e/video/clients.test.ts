import { createXai } from "@ai-sdk/xai";
import { GoogleGenAI } from "@google/genai";
import { experimental_generateVideo as generateVideo } from "ai";
import { expect } from "chai";
import { GoogleGenAI as EarlierGoogleGenAI } from "genai-2";
import { PIXEL } from "../../support/clients/questions.js";
import type { RunningGateway } from "../../support/gateway.js";
import { videoGateway, modelAt, vendors } from "../../support/videos/video-gateway.js";

type At = Pick<RunningGateway, "url" | "key">;

const PROMPT = "a paper boat [stuck]";
const URI = `data:image/png;base64,${PIXEL}`;

/** Unmodified clients that request one video: portrait, four seconds, from an image. */
const clients = new Map<string, (at: At, model: string) => Promise<unknown>>([
  [
    "genai 2",
    ({ url, key }, model) =>
      new EarlierGoogleGenAI({ apiKey: key, httpOptions: { baseUrl: url } }).models.generateVideos({
        model,
        source: { prompt: PROMPT, image: { imageBytes: PIXEL, mimeType: "image/png" } },
        config: { durationSeconds: 4, resolution: "720p", aspectRatio: "9:16", numberOfVideos: 1 },
      }),
  ],
  [
    "genai 3",
    ({ url, key }, model) =>
      new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl: url } }).interactions.create({
        model,
        input: [
          { type: "text", text: PROMPT },
          { type: "image", data: PIXEL, mime_type: "image/png" },
        ],
        response_format: { type: "video", duration: "4s", resolution: "720p", aspect_ratio: "9:16" },
        generation_config: { video_config: { task: "image_to_video" } },
      }),
  ],
  [
    "ai",
    async ({ url, key }, model) => {
      const leaving = new AbortController();
      // It would wait for the video, so it stops when it is about to poll.
      const leave: typeof fetch = async (address, init) => {
        const answer = await fetch(address, init);
        leaving.abort();
        return answer;
      };
      const params = {
        prompt: { text: PROMPT, image: URI },
        duration: 4,
        aspectRatio: "9:16",
        resolution: "1280x720",
      } as const;
      const made = generateVideo({
        ...params,
        model: createXai({ baseURL: `${url}/v1`, apiKey: key, fetch: leave }).video(model),
        maxRetries: 0,
        abortSignal: leaving.signal,
      });
      await made.catch((error: unknown) => expect((error as Error).name).to.equal("AbortError"));
    },
  ],
]);

const LONG_RUNNING = {
  instances: [{ prompt: PROMPT, image: { bytesBase64Encoded: PIXEL, mimeType: "image/png" } }],
  parameters: { durationSeconds: 4, resolution: "720p", aspectRatio: "9:16" },
};

/** The same video, as it must be requested from each host. */
const inputs: ReadonlyMap<string, object> = new Map<string, object>([
  [
    "video-generation",
    { model: "inner", prompt: PROMPT, image: { url: URI }, duration: 4, resolution: "720p", aspect_ratio: "9:16" },
  ],
  [
    "video-interactions",
    {
      model: "inner",
      input: [
        { type: "text", text: PROMPT },
        { type: "image", data: PIXEL, mime_type: "image/png" },
      ],
      response_format: { type: "video", duration: "4s", resolution: "720p", aspect_ratio: "9:16" },
      generation_config: { video_config: { task: "image_to_video" } },
      background: true,
      store: true,
    },
  ],
  ["video-long-running", LONG_RUNNING],
  ["video-long-running-by-operation", LONG_RUNNING],
  [
    "video-content-task",
    {
      model: "inner",
      content: [
        { type: "text", text: PROMPT },
        { type: "image_url", image_url: { url: URI }, role: "first_frame" },
      ],
      duration: 4,
      resolution: "720p",
      ratio: "9:16",
    },
  ],
]);

describe("clients of vendors with upstreams of others", () => {
  const open = videoGateway();
  for (const [client, ask] of clients) {
    for (const vendor of vendors) {
      it(`${client} requests a video of ${vendor}`, async () => {
        const { gateway, videoUpstream } = open();
        await ask(gateway, modelAt(vendor));
        const { vendor: requested, body } = videoUpstream.jobs.at(-1) ?? {};
        expect(requested).to.equal(vendor);
        expect(body).to.containSubset(inputs.get(vendor) ?? expect.fail(`no request for ${vendor}`));
      });
    }
  }
});
