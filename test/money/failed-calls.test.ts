/** What failed calls cost: the quantities that their upstream reported, and not the price of a call. */
import { expect } from "chai";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { DialectClient } from "../support/dialect-clients/dialect-client.js";
import { meteredGateway } from "../support/money/metered-gateway.js";
import { answers, type Script, streams } from "../support/upstream.js";
import { INNER_MODEL } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";

/** A dollar per million tokens, and a quarter of one per call. */
const PRICING = { input: 1, output: 1, perCall: 0.25 };
const A_TOKEN = 10_000;
const A_CALL = 2_500_000_000;

const model = (dialect: string, kind: string) => ({
  id: `maker/${dialect}`,
  kind,
  routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  pricing: PRICING,
});
const ledger = meteredGateway([
  model("images", "image"),
  model("images-of-layers", "image"),
  model("embed-content", "embedding"),
  model("embeddings", "embedding"),
  model("chat", "text"),
  model("responses", "text"),
]);

const client = (name: string) => dialectClients.get(name) as DialectClient;
const at = (path: string, more: object): DialectClient => ({
  ...client("chat"),
  path: () => path,
  body: (id) => ({ model: id, ...more }),
});
const painter = at("/v1/images/generations", { prompt: "a hill" });
const embedder = at("/v1/embeddings", { input: "some words" });
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const beginning = (dialect: string) => vendorForms.get(dialect)?.beginning ?? [];

const error = { code: "OutputImageSensitiveContentDetected", message: "no" };
const noImages = { generated_images: 0, output_tokens: 0, total_tokens: 0 };
const used = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
const usedNew = { input_tokens: 7, output_tokens: 3, total_tokens: 10 };
const onlyInput = { prompt_tokens: 7 };
const failure = { status: "failed", error: { code: "server_error", message: "broke" } };

const imagesFailed = answers({ model: INNER_MODEL, created: 8, data: [{ error }], usage: noImages });
const streamFailed = streams([
  data({ type: "image_generation.partial_failed", image_index: 0, error }),
  data({ type: "image_generation.completed", usage: noImages }),
  "data: [DONE]\n\n",
]);
const answerFailed = answers({
  id: "r",
  object: "response",
  model: INNER_MODEL,
  output: [],
  ...failure,
  usage: usedNew,
});
const CHUNK = { id: "c", object: "chat.completion.chunk", created: 1, model: INNER_MODEL };
const noItems = answers({ data: [], model: INNER_MODEL, usage: { prompt_tokens: 7, input_tokens: 7 } });
const noVectors = answers({ embeddings: [], usageMetadata: { promptTokenCount: 7 } });
const brokenText = (usage: object) => [...beginning("chat"), data({ error: { message: "boo" }, usage })];

const cases: readonly [
  what: string,
  from: DialectClient,
  to: string,
  upstream: Script,
  stream: boolean,
  want: number,
  end?: "cut",
][] = [
  ["an answer of failed images", painter, "images", imagesFailed, false, 0],
  ["a converted answer of failed images", painter, "images-of-layers", imagesFailed, false, 0],
  ["a stream of failed images", painter, "images", streamFailed, true, 0],
  ["a converted stream of failed images", painter, "images-of-layers", streamFailed, true, 0],
  ["a failed answer", client("responses"), "responses", answerFailed, false, 10 * A_TOKEN],
  ["a converted failed answer", client("messages"), "responses", answerFailed, false, 10 * A_TOKEN],
  [
    "an error with usage",
    client("chat"),
    "chat",
    answers({ error: { message: "boo" }, usage: used }),
    false,
    10 * A_TOKEN,
  ],
  [
    "a stream of an error",
    client("chat"),
    "chat",
    streams([data({ error: { message: "boo" }, usage: used })]),
    true,
    10 * A_TOKEN,
    "cut",
  ],
  [
    "a stream that was cut before any content",
    client("chat"),
    "chat",
    streams([data({ ...CHUNK, choices: [], usage: used })]),
    true,
    10 * A_TOKEN,
    "cut",
  ],
  [
    "a report of input alone",
    client("chat"),
    "chat",
    answers({ error: { message: "boo" }, usage: onlyInput }),
    false,
    7 * A_TOKEN,
  ],
  ["vectors that are missing", embedder, "embeddings", noItems, false, 7 * A_TOKEN],
  ["images that are missing", painter, "images", noItems, false, 7 * A_TOKEN],
  ["converted vectors that are missing", embedder, "embed-content", noVectors, false, 7 * A_TOKEN],
];

describe("a call that failed", () => {
  for (const [what, from, to, upstream, stream, want, end] of cases)
    it(`costs only what was reported: ${what}`, async () => {
      ledger().one.plays(upstream);
      const fields = stream ? { stream } : {};
      await ledger().ask(from, `maker/${to}`, { stream, fields });
      expect(await ledger().charge()).to.include({ ticks: want, estimated: end === "cut" });
    });

  it("costs the call too where its stream broke after text", async () => {
    ledger().one.plays(streams(brokenText(used)));
    const { status, text } = await ledger().ask(client("chat"), "maker/chat", { stream: true });
    expect(status, text).to.equal(200);
    expect(await ledger().charge()).to.include({ ticks: 10 * A_TOKEN + A_CALL });
  });
});
