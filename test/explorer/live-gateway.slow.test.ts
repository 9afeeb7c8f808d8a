/** Holds what browsers convert against what a running gateway sends, for calls that are not recorded. */
import { expect } from "chai";
import type { ExplorerSample } from "../../src/explorer/tables.js";
import { explorerData } from "../../tools/explorer-data.js";
import { CHECKOUT } from "../support/checkout.js";
import type { ConvertedRequest, Explorer } from "../../src/explorer/contract.js";
import { dialects } from "../../src/registry.js";
import { type RunningGateway, startGateway } from "../support/gateway.js";
import { answers, ScriptedUpstream } from "../support/upstream.js";
import { suiteDirectory } from "../support/directories.js";
import { loadBrowserBundle } from "./load-browser-bundle.js";

const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ" +
  "AAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const KINDS: Readonly<Record<string, string>> = {
  text: "text",
  image: "image",
  embedding: "embedding",
  video: "video",
};

interface Case {
  readonly from: string;
  readonly to: readonly string[];
  readonly path: string;
  readonly operation?: string;
  /** Without its model. */
  readonly body: object;
}

const VIDEOS = ["video-generation", "video-interactions", "video-long-running", "video-content-task"] as const;
const others = (from: string) => VIDEOS.filter((one) => one !== from);

const cases: readonly Case[] = [
  {
    from: "images",
    to: ["images-by-reference", "images-of-layers"],
    path: "/v1/images/generations",
    body: { prompt: "A lighthouse at dusk", n: 1, size: "1024x1024", quality: "high", moderation: "low", user: "ada" },
  },
  {
    from: "images",
    to: ["images-by-reference"],
    path: "/v1/images/edits",
    operation: "edit",
    body: { prompt: "A lighthouse at dusk", image: { type: "image_url", url: PIXEL }, background: "transparent" },
  },
  {
    from: "embeddings",
    to: ["embed-content"],
    path: "/v1/embeddings",
    body: {
      input: ["What is an isogloss?", "A line on a map."],
      dimensions: 256,
      encoding_format: "base64",
      user: "ada",
    },
  },
  {
    from: "video-generation",
    to: others("video-generation"),
    path: "/v1/videos/generations",
    body: { prompt: "A paper boat on a pond", duration: 6, aspect_ratio: "16:9", user: "ada" },
  },
  {
    from: "video-content-task",
    to: others("video-content-task"),
    path: "/v1/contents/generations/tasks",
    body: {
      content: [
        { type: "text", text: "A paper boat on a pond" },
        { type: "image_url", image_url: { url: PIXEL }, role: "first_frame" },
      ],
      duration: 6,
      ratio: "16:9",
      seed: 7,
      watermark: true,
    },
  },
  {
    from: "chat",
    to: ["messages", "responses", "generate-content", "bedrock-converse"],
    path: "/v1/chat/completions",
    body: {
      messages: [{ role: "user", content: "What is an isogloss?", name: "Ada" }],
      temperature: 1.7,
      stop: ["END", "STOP", "A", "B"],
      n: 2,
      logprobs: true,
      prediction: { type: "content", content: "A line" },
      unheard_of: 1,
    },
  },
];

/** Bodies of chat that no upstream sees. */
const refused: Readonly<Record<string, string>> = {
  "text that is no JSON": '{ "model": "messages/m", "messages": [ }',
  "a list": "[]",
  "a key twice": '{ "model": "messages/m", "model": "messages/m", "messages": [] }',
  "a wrong type": '{ "model": "messages/m", "messages": "none" }',
  "a missing field": '{ "model": "messages/m" }',
  "a field that is never accepted":
    '{ "model": "messages/m", "messages": [{ "role": "user", "content": "a" }], "models": ["a"] }',
  "a paid tier":
    '{ "model": "messages/m", "messages": [{ "role": "user", "content": "a" }], "service_tier": "priority" }',
  "an integer that cannot be carried exactly":
    '{ "model": "messages/m", "messages": [{ "role": "user", "content": "a" }], "max_tokens": 9007199254740993 }',
};

describe("the compiled code in a browser, beside a gateway", function () {
  this.timeout(30_000);
  let upstream: ScriptedUpstream;
  let gateway: RunningGateway;
  let explorer: Explorer;
  const directory = suiteDirectory();

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const targets = [...new Set(cases.flatMap(({ to }) => to))];
    gateway = await startGateway({
      catalog: {
        providers: [{ id: "one", baseUrl: upstream.baseUrl, apiKey: "secret" }],
        models: targets.map((dialect) => ({
          id: `${dialect}/m`,
          kind: KINDS[dialects.get(dialect)?.vocabulary ?? ""],
          ...(dialects.get(dialect)?.vocabulary === "image" && { outputs: ["image"] }),
          routes: [{ provider: "one", dialect, model: "upstream-model" }],
        })),
      },
    });
    explorer = await loadBrowserBundle(directory());
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  const post = (path: string, body: string): Promise<Response> =>
    fetch(`${gateway.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${gateway.key}` },
      body,
    });

  for (const { from, to: all, path, operation, body } of cases)
    for (const to of all)
      it(`${from} to ${to}${operation === undefined ? "" : `, ${operation}`}: the upstream gets the same`, async () => {
        const request = JSON.stringify({ model: `${to}/m`, ...body });
        // A refusal: the request has been sent then, and the header is there.
        upstream.plays(answers({ error: { message: "no" } }, { status: 400 }));
        const answer = await post(path, request);
        expect(upstream.received, await answer.text()).to.have.length(1);
        const outcome = await explorer.convertRequest({
          from,
          to,
          request,
          operation,
          upstreamModel: "upstream-model",
        });
        const converted = "done" in outcome ? outcome.done : ({ text: outcome.error.message } as ConvertedRequest);
        expect(converted.text).to.equal(JSON.stringify(upstream.onlyJson, undefined, 2));
        expect(`/v1${converted.path}`).to.equal(upstream.only.path.split("?")[0]);
        expect(converted.header ?? null).to.equal(answer.headers.get("x-dropped-params"));
      });

  const answered: Readonly<Record<string, readonly [from: string, path: string, body: object]>> = {
    "embed-content": ["embeddings", "/v1/embeddings", { input: ["a"] }],
    "images-of-layers": ["images", "/v1/images/generations", { prompt: "A lighthouse" }],
  };
  const sampleOf = async (dialect: string) =>
    (JSON.parse((await explorerData(CHECKOUT)).get(`sample-${dialect}.json`) ?? "") as ExplorerSample).answer;
  for (const [to, [from, path, body]] of Object.entries(answered))
    it(`${to} to ${from}: the client gets the same of the sample's answer`, async () => {
      const answer = await sampleOf(to);
      const request = JSON.stringify({ model: `${to}/m`, ...body });
      upstream.plays(answers(answer));
      const response = await post(path, request);
      const outcome = await explorer.convertAnswer({ from, to, request, answer });
      if (!("done" in outcome)) throw new Error(outcome.error.message);
      expect(response.status).to.equal(200);
      expect(JSON.parse(outcome.done.text)).to.deep.equal(await response.json());
    });

  for (const [what, request] of Object.entries(refused))
    it(`the client gets the same error for ${what}`, async () => {
      const answer = await post("/v1/chat/completions", request);
      const outcome = await explorer.convertRequest({ from: "chat", to: "messages", request });
      if (!("error" in outcome)) throw new Error("it was converted");
      expect(outcome.error.status).to.equal(answer.status);
      expect(JSON.parse(outcome.error.body)).to.deep.equal(await answer.json());
    });
});
