import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { dialectClients } from "../text/dialect-clients/index.js";
import type { Fields, DialectClient } from "../text/dialect-clients/dialect-client.js";
import { answers, streams } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { newRequestId, meteredGateway } from "../../money/metered-gateway.js";

const USD = 10_000_000_000;
/** One dollar a million. */
const A_TOKEN = 10_000;

const conversationClient = dialectClients.get("generate-content") as DialectClient;
const chat = dialectClients.get("chat") as DialectClient;
const painter: DialectClient = {
  ...chat,
  path: () => "/v1/images/generations",
  body: (model) => ({ model, prompt: "a hill" }),
};
const embedder: DialectClient = {
  ...chat,
  path: () => "/v1/embeddings",
  body: (model) => ({ model, input: "some words of a text" }),
};

const model = (id: string, kind: string, dialect: string, pricing: Fields, more: Fields = {}) => ({
  id: `maker/${id}`,
  kind,
  routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  pricing,
  ...more,
});
const talking = { outputs: ["text", "image"] };
const ledger = meteredGateway([
  model("by-image", "image", "generate-content", { perImage: { default: 0.04, "2K": 0.09, "0.5K": 0.02 } }, talking),
  model(
    "by-both",
    "image",
    "generate-content",
    { input: 0, output: 1, perImage: 0.04 },
    { ...talking, maxOutputTokens: 3000 },
  ),
  model("by-token", "image", "generate-content", { input: 0, output: 1 }, talking),
  model("words-alone", "text", "generate-content", { input: 0, output: 1, perImage: 0.04 }),
  model("painter", "image", "images", { perImage: { default: 0.04, "1024x1024/low": 0.01 } }),
  model("painter-by-token", "image", "images", { input: 0, output: 1 }, { profile: "family-A" }),
  model("layers-by-image", "image", "images-of-layers", { perImage: 0.03 }),
  model("series", "image", "images-of-layers", { perImage: 0.03 }, { profile: "family-C" }),
  model("layers-by-token", "image", "images-of-layers", { input: 0, output: 1 }),
  model("vectors", "embedding", "embeddings", { input: 1 }),
  model("other-vectors", "embedding", "embed-content", { input: 1 }),
]);

/** Bytes that are known again wherever they are kept. */
const bytes = randomBytes(6_000);
const base64 = bytes.toString("base64");
const IMAGE = { inlineData: { mimeType: "image/png", data: base64 } };
const COUNTED = { promptTokenCount: 5, candidatesTokenCount: 1120, totalTokenCount: 1125 };
const answerOf = (parts: readonly object[], usageMetadata: object | undefined, finishReason?: string) => ({
  candidates: [{ content: { role: "model", parts }, index: 0, ...(finishReason !== undefined && { finishReason }) }],
  ...(usageMetadata !== undefined && { usageMetadata }),
  modelVersion: INNER_MODEL,
});
const eventOf = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

/** The same answer as one body, and as events of a part each. */
function says(stream: boolean, parts: readonly object[], usage: object | undefined, finishReason = "STOP") {
  if (!stream) return answers(answerOf(parts, usage, finishReason));
  return streams([
    ...parts.map((part) => eventOf(answerOf([part], undefined))),
    eventOf(answerOf([], usage, finishReason)),
  ]);
}

for (const stream of [false, true]) {
  describe(`images of a model that talks, ${stream ? "streamed" : "whole"}`, () => {
    async function charged(
      id: string,
      parts: readonly object[],
      {
        fields = {},
        usage = COUNTED,
        finishReason = "STOP",
      }: { fields?: Fields; usage?: object | null; finishReason?: string } = {},
    ) {
      ledger().one.plays(says(stream, parts, usage ?? undefined, finishReason));
      const { status, text } = await ledger().ask(conversationClient, `maker/${id}`, { stream, fields });
      expect(status, text).to.equal(200);
      return ledger().charge();
    }
    const sized = (imageSize: string | number) => ({ generationConfig: { imageConfig: { imageSize } } });

    it("cost what one of no size in particular costs", async () => {
      expect(await charged("by-image", [{ text: "Here." }, IMAGE])).to.include({
        held: 0.04 * USD,
        ticks: 0.04 * USD,
        estimated: false,
      });
    });

    it("cost what one of the size asked for costs", async () => {
      expect(await charged("by-image", [IMAGE], { fields: sized("2K") })).to.include({
        held: 0.09 * USD,
        ticks: 0.09 * USD,
      });
    });

    it("cost by the vendor's name of the size, in whichever form it is requested", async () => {
      expect(await charged("by-image", [IMAGE], { fields: sized(512) })).to.include({
        held: 0.02 * USD,
        ticks: 0.02 * USD,
      });
      const snake = { generation_config: { image_config: { image_size: "512" } } };
      expect(await charged("by-image", [IMAGE], { fields: snake })).to.include({ held: 0.02 * USD, ticks: 0.02 * USD });
      expect(JSON.stringify(ledger().one.onlyJson)).to.contain('"0.5K"');
    });

    it("are charged one by one", async () => {
      expect(await charged("by-image", [IMAGE, { text: "and" }, IMAGE])).to.include({ ticks: 0.08 * USD });
    });

    it("are not charged where there are none", async () => {
      expect(await charged("by-image", [{ text: "I cannot." }], { finishReason: "NO_IMAGE" })).to.include({
        held: 0.04 * USD,
        ticks: 0,
      });
    });

    it("are not charged as drafts, nor as media of another kind", async () => {
      expect(
        await charged("by-image", [
          { ...IMAGE, thought: true },
          { inlineData: { mimeType: "audio/wav", data: base64 } },
          IMAGE,
        ]),
      ).to.include({ ticks: 0.04 * USD });
    });

    it("are charged beside tokens, where both have a price", async () => {
      expect(await charged("by-both", [IMAGE])).to.include({
        held: 3000 * A_TOKEN + 0.04 * USD,
        ticks: 1120 * A_TOKEN + 0.04 * USD,
        output: 1120,
      });
    });

    it("are charged by the reported tokens", async () => {
      expect(await charged("by-token", [IMAGE])).to.include({
        held: 4096 * A_TOKEN,
        ticks: 1120 * A_TOKEN,
        estimated: false,
      });
    });

    it("are charged by an estimate where no tokens are reported, and never by more than is held", async () => {
      const { ticks, held, estimated } = await charged("by-token", [IMAGE], { usage: null });
      expect(ticks)
        .to.be.greaterThan(1000 * A_TOKEN)
        .and.at.most(held);
      expect(estimated).to.equal(true);
    });

    it("are not held for a model that makes none", async () => {
      expect(await charged("words-alone", [{ text: "Hello." }])).to.include({ held: 4096 * A_TOKEN });
    });
  });
}

describe("images of several answers", () => {
  it("are held for each", async () => {
    ledger().one.plays(says(false, [IMAGE], COUNTED));
    await ledger().ask(conversationClient, "maker/by-image", { fields: { generationConfig: { candidateCount: 3 } } });
    expect((await ledger().charge()).held).to.equal(0.12 * USD);
  });
});

describe("an image event larger than the limit of text events", () => {
  it("comes whole", async () => {
    const large = { inlineData: { mimeType: "image/png", data: "A".repeat(6 * 1024 * 1024) } };
    ledger().one.plays(says(true, [large], COUNTED));
    const { status, text } = await ledger().ask(conversationClient, "maker/by-image", { stream: true });
    expect([status, text.includes(large.inlineData.data)]).to.deep.equal([200, true]);
    expect(await ledger().charge()).to.include({ ticks: 0.04 * USD });
  });
});

describe("what is held for images", () => {
  const low = { size: "1024x1024", quality: "low" };
  const cases: [what: string, fields: Fields, tokens: number][] = [
    ["by quality and size", low, 272],
    ["of several", { ...low, n: 4 }, 4 * 272],
    ["with previews", { ...low, partial_images: 3 }, 272 + 300],
    ["of which nothing is said", {}, 4160 * 1.5],
    ["of a larger size", { size: "1536x1024", quality: "low" }, 408],
  ];
  for (const [what, fields, tokens] of cases) {
    it(`are their tokens ${what}`, async () => {
      ledger().one.plays(
        answers({
          created: 1,
          data: [{ b64_json: base64 }],
          usage: { input_tokens: 1, output_tokens: 7, total_tokens: 8 },
        }),
      );
      const { status, text } = await ledger().ask(painter, "maker/painter-by-token", { fields });
      expect(status, text).to.equal(200);
      expect(await ledger().charge()).to.include({ held: tokens * A_TOKEN, ticks: 7 * A_TOKEN });
    });
  }

  const preview = {
    type: "image_generation.partial_image",
    b64_json: base64,
    partial_image_index: 0,
    created_at: 5,
    size: "1024x1024",
    quality: "low",
  };
  const completed = {
    type: "image_generation.completed",
    b64_json: base64,
    created_at: 6,
    size: "1024x1024",
    quality: "low",
  };
  const named = (...events: readonly { type: string }[]) =>
    events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const asked = { stream: true, fields: { ...low, stream: true, partial_images: 2 } };

  it("is charged for the previews that came, where no usage is reported", async () => {
    ledger().one.plays(streams(named(preview, completed)));
    expect((await ledger().ask(painter, "maker/painter-by-token", asked)).status).to.equal(200);
    expect(await ledger().charge()).to.include({ held: 472 * A_TOKEN, ticks: 372 * A_TOKEN, estimated: true });
  });

  it("is charged as the vendor counts, where it does", async () => {
    const usage = { input_tokens: 3, output_tokens: 401, total_tokens: 404 };
    ledger().one.plays(streams(named(preview, preview, { ...completed, usage } as { type: string })));
    await ledger().ask(painter, "maker/painter-by-token", asked);
    expect(await ledger().charge()).to.include({ ticks: 401 * A_TOKEN, estimated: false });
  });

  it("is charged for a preview where the stream ends with it", async () => {
    ledger().one.plays(streams(named(preview), { ending: "cut" }));
    await ledger().ask(painter, "maker/painter-by-token", asked);
    expect(await ledger().charge()).to.include({ ticks: 100 * A_TOKEN, estimated: true });
  });

  it("is no image's price for previews", async () => {
    ledger().one.plays(streams(named(preview, preview, completed)));
    await ledger().ask(painter, "maker/painter", asked);
    expect(await ledger().charge()).to.include({ held: 0.01 * USD, ticks: 0.01 * USD });
  });
});

describe("images whose number the model decides", () => {
  const auto = { sequential_image_generation: "auto" };
  const atMost = (count: number) => ({ sequential_image_generation_options: { max_images: count } });
  const cases: [what: string, fields: Fields, images: number][] = [
    ["an open series", auto, 15],
    [
      "an open series beside references",
      { ...auto, image: ["https://example.test/a.png", "https://example.test/b.png"] },
      13,
    ],
    ["an open series beside one reference", { ...auto, image: "https://example.test/a.png" }, 14],
    ["a series of so many", { ...auto, ...atMost(4) }, 4],
    ["a series of more than there is room for", { ...auto, ...atMost(15), image: ["https://example.test/a.png"] }, 14],
    ["a length without a series", atMost(9), 1],
    ["a series that is switched off", { sequential_image_generation: "disabled", ...atMost(9) }, 1],
    ["layers", { prompt: undefined, image: "https://example.test/a.png", layer_decomposition: true }, 17],
    ["layers that are not wanted", { layer_decomposition: false }, 1],
  ];
  for (const [what, fields, images] of cases) {
    it(`are held for as at most ${images}: ${what}`, async () => {
      ledger().one.plays(answers({ created: 9, data: [{ b64_json: base64 }], usage: { generated_images: 1 } }));
      const { status, text } = await ledger().ask(painter, "maker/series", { fields });
      expect(status, text).to.equal(200);
      expect(await ledger().charge()).to.deep.include({ held: images * 0.03 * USD, ticks: 0.03 * USD });
    });
  }
});

describe("images of which some could not be made", () => {
  const fault = { code: "Sensitive", message: "no" };
  const done = (index: number) => ({
    type: "image_generation.partial_succeeded",
    model: INNER_MODEL,
    created: 8,
    image_index: index,
    b64_json: base64,
    size: "1024x1024",
  });
  const failed = (index: number) => ({ type: "image_generation.partial_failed", image_index: index, error: fault });
  const series = { sequential_image_generation: "auto", sequential_image_generation_options: { max_images: 4 } };
  const last = {
    type: "image_generation.completed",
    usage: { generated_images: 2, output_tokens: 32, total_tokens: 32 },
  };
  const events = (...told: readonly { type: string }[]) => [
    ...told.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    "data: [DONE]\n\n",
  ];

  it("cost as much as those that were made", async () => {
    ledger().one.plays(
      answers({
        created: 9,
        data: [{ b64_json: base64 }, { error: fault }, { b64_json: base64 }, { error: fault }],
        usage: { generated_images: 2, output_tokens: 32, total_tokens: 32 },
      }),
    );
    expect((await ledger().ask(painter, "maker/layers-by-image", { fields: series })).status).to.equal(200);
    expect(await ledger().charge()).to.include({ held: 0.12 * USD, ticks: 0.06 * USD });
  });

  it("cost as much in a stream", async () => {
    ledger().one.plays(streams(events(done(0), failed(1), done(2), failed(3), last)));
    expect(
      (await ledger().ask(painter, "maker/layers-by-image", { stream: true, fields: { ...series, stream: true } }))
        .status,
    ).to.equal(200);
    expect(await ledger().charge()).to.include({ held: 0.12 * USD, ticks: 0.06 * USD });
  });

  it("cost the reported tokens, not those of faults", async () => {
    ledger().one.plays(streams(events(done(0), failed(1), last)));
    await ledger().ask(painter, "maker/layers-by-token", { stream: true, fields: { stream: true } });
    expect(await ledger().charge()).to.include({ ticks: 32 * A_TOKEN, output: 32 });
  });

  for (const stream of [false, true]) {
    it(`cost nothing where none was made, ${stream ? "streamed" : "whole"}`, async () => {
      ledger().one.plays(stream ? streams(events(failed(0))) : answers({ created: 9, data: [{ error: fault }] }));
      const { status } = await ledger().ask(painter, "maker/layers-by-image", {
        stream,
        fields: stream ? { stream } : {},
      });
      expect(status).to.equal(400);
      expect(await ledger().charge()).to.include({ state: "released", ticks: 0 });
    });
  }
});

describe("vectors without reported usage", () => {
  for (const [id, body] of [
    ["vectors", { object: "list", data: [{ object: "embedding", index: 0, embedding: [0.25] }], model: INNER_MODEL }],
    ["other-vectors", { embeddings: [{ values: [0.25] }] }],
  ] as const) {
    it(`cost what was estimated at admission (${id})`, async () => {
      ledger().one.plays(answers(body));
      expect((await ledger().ask(embedder, `maker/${id}`)).status).to.equal(200);
      const { held, ticks, estimated, input } = await ledger().charge();
      expect(ticks)
        .to.equal(held)
        .and.to.equal((input ?? 0) * A_TOKEN);
      expect([estimated, ticks > 3 * A_TOKEN]).to.deep.equal([true, true]);
    });
  }
});

describe("a conversation with a model that makes images", () => {
  for (const dialect of ["chat", "messages", "responses", "interactions"]) {
    it(`is refused to ${dialect} clients, who are told where it is`, async () => {
      const dialectClient = dialectClients.get(dialect) as DialectClient;
      const { status, text } = await ledger().ask(dialectClient, "maker/by-image");
      expect(status).to.equal(400);
      const { code, message } = dialectClient.readError(JSON.parse(text), status);
      expect(code).to.equal("unsupported_capability");
      expect(message).to.contain("/v1beta/models/{model}:generateContent");
      expect(await ledger().charges()).to.deep.equal([]);
    });
  }

  for (const [id, where] of [
    ["painter", "/v1/images/generations"],
    ["vectors", "/v1/embeddings"],
  ] as const) {
    it(`is led to ${where}`, async () => {
      const { status, text } = await ledger().ask(chat, `maker/${id}`);
      expect([status, chat.readError(JSON.parse(text), status).message.includes(where)]).to.deep.equal([400, true]);
      expect(await ledger().charges()).to.deep.equal([]);
    });
  }
});

describe("what is kept of images and vectors", () => {
  const traces = [0, 900, 2_400, 5_000].flatMap((start) => {
    const part = bytes.subarray(start, start + 30);
    return [part.toString("latin1"), part.toString("base64"), part.toString("base64url"), part.toString("hex")];
  });
  const numbers = Array.from({ length: 64 }, (_unused, index) => Number(`0.7351${index + 10}`));
  const vectorBytes = Buffer.from(Float32Array.from(numbers).buffer).toString("base64");

  function kept(): string {
    const { database, logged } = ledger().gateway;
    const files = [database, `${database}-wal`]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "latin1"));
    return [...files, logged()].join("\n");
  }

  async function rowOf(dialectClient: DialectClient, id: string, question: Fields = {}, stream = false) {
    const requestId = newRequestId();
    const { status, text } = await ledger().ask(dialectClient, `maker/${id}`, { requestId, stream, fields: question });
    expect(status, text).to.equal(200);
    return ledger().row(requestId);
  }

  const uri = `data:image/png;base64,${base64}`;
  const image = { created: 1, data: [{ b64_json: base64 }], output_format: "png" };
  const completed = { type: "image_generation.completed", b64_json: base64, created_at: 6 };
  const done = { type: "image_generation.partial_succeeded", image_index: 0, b64_json: base64 };
  const last = { type: "image_generation.completed", usage: { generated_images: 1 } };

  for (const [what, id, stream, script] of [
    ["whole", "painter", false, answers(image)],
    ["whole and converted", "layers-by-image", false, answers(image)],
    ["streamed", "painter", true, streams([`event: image_generation.completed\n${eventOf(completed)}`])],
    ["streamed and converted", "layers-by-image", true, streams([eventOf(done), eventOf(last), "data: [DONE]\n\n"])],
  ] as const) {
    it(`is the size of images that are given and made, ${what}`, async () => {
      ledger().one.plays(script);
      const { request_body, response_body } = await rowOf(
        painter,
        id,
        { images: [uri, uri, { image_url: uri }, { type: "image_url", url: uri }], ...(stream && { stream }) },
        stream,
      );
      expect(String(request_body).match(/<image\/png, 6000 bytes>/g)).to.have.length(4);
      expect(response_body).to.match(/<[\w/]+, 600[0-9] bytes>/);
      const all = kept();
      expect(traces.filter((trace) => all.includes(trace))).to.deep.equal([]);
    });
  }

  for (const stream of [false, true]) {
    it(`is the size of images in conversations, ${stream ? "streamed" : "whole"}`, async () => {
      ledger().one.plays(says(stream, [{ text: "Here." }, IMAGE], COUNTED));
      const { request_body, response_body } = await rowOf(
        conversationClient,
        "by-image",
        { contents: [{ role: "user", parts: [{ text: "like this" }, IMAGE] }] },
        stream,
      );
      expect(request_body).to.contain("<image/png, 6000 bytes>").and.contain("like this");
      expect(response_body)
        .to.match(/<[\w/]+, 600[0-9] bytes>/)
        .and.contain("Here.");
      const all = kept();
      expect(traces.filter((trace) => all.includes(trace))).to.deep.equal([]);
    });
  }

  for (const [what, id, fields, body] of [
    [
      "numbers",
      "vectors",
      {},
      { object: "list", data: [{ object: "embedding", index: 0, embedding: numbers }], model: INNER_MODEL },
    ],
    [
      "bytes",
      "vectors",
      { encoding_format: "base64" },
      { object: "list", data: [{ object: "embedding", index: 0, embedding: vectorBytes }], model: INNER_MODEL },
    ],
    ["numbers of another dialect", "other-vectors", {}, { embeddings: [{ values: numbers }] }],
    [
      "numbers of another dialect, as bytes",
      "other-vectors",
      { encoding_format: "base64" },
      { embeddings: [{ values: numbers }] },
    ],
  ] as const) {
    it(`is the size of vectors, told as ${what}`, async () => {
      ledger().one.plays(answers(body));
      const { response_body } = await rowOf(embedder, id, fields);
      expect(response_body).to.match(/<(64 numbers|base64, 25[0-9] bytes)>/);
      const all = kept();
      expect(numbers.filter((number) => all.includes(String(number)))).to.deep.equal([]);
      expect([all.includes("0.7351"), all.includes(vectorBytes.slice(40, 80))]).to.deep.equal([false, false]);
    });
  }
});
