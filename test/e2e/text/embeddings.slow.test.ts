import { expect } from "chai";
import { json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  providers: { one: {} },
  models: [
    {
      id: "maker/same",
      kind: "embedding",
      routes: [route("one", "embeddings")],
      outputs: ["embedding"],
      pricing: { input: 1 },
    },
    {
      id: "maker/limited",
      kind: "embedding",
      routes: [route("one", "embeddings")],
      outputs: ["embedding"],
      profile: "embedding",
      pricing: { input: 1 },
    },
    {
      id: "maker/other",
      kind: "embedding",
      routes: [route("one", "embed-content")],
      outputs: ["embedding"],
      pricing: { input: 1 },
    },
    { id: "maker/words", routes: [route("one", "chat")] },
  ],
});

const PATH = "/v1/embeddings";
const errorOf = (answer: Record<string, unknown>) => answer.error as Record<string, unknown>;

async function sent(test: TestGateway, body: unknown, path = PATH) {
  const response = await test.call(path, body);
  return { status: response.status, dropped: response.headers.get("x-dropped-params"), text: await response.text() };
}

const answer = (data: unknown[], usage?: unknown) => ({ object: "list", data, model: "inner-model", usage });

const made = (count: number) =>
  Array.from(Array(count), (_, index) => ({ object: "embedding", index, embedding: [1] }));

describe("embeddings on a route with the client's dialect", () => {
  for (const [name, input, vectors] of [
    ["a text", "hi", 1],
    ["texts", ["a", "b"], 2],
    ["tokens", [1, 2, 3], 1],
    ["lists of tokens", [[1], [2, 3]], 2],
  ] as const) {
    it(`forwards ${name} byte for byte, except for the model`, async () => {
      const test = open();
      test.upstream.answer = json(answer(made(vectors)));
      const text = JSON.stringify({ model: "maker/same", input, later: { x: 1.0 } });
      expect((await sent(test, text)).status).to.equal(200);
      expect(test.upstream.requests[0]?.body).to.equal(text.replace("maker/same", "inner-model"));
      expect(test.upstream.requests[0]?.path).to.equal("/v1/embeddings");
    });
  }

  const written = `[${"0.10, -2e-3, ".repeat(40)}1.0]`;
  const bytes = JSON.stringify("AACAPwAAAMAAAAA/".repeat(40));
  for (const [name, format, first, second] of [
    ["numbers, as they are written", "float", written, "[1.0]"],
    ["numbers to a client that requests no format", undefined, written, "[1.0]"],
    ["numbers to a client that requests a format of null", null, written, "[1.0]"],
    ["base64", "base64", bytes, '"AACAPw=="'],
    ["base64 in a format that only the upstream knows", "ubinary", bytes, '"AACAPw=="'],
    ["numbers in a format that only the upstream knows", "int8", written, "[1]"],
  ] as const) {
    it(`returns ${name} unchanged`, async () => {
      const test = open();
      const text =
        `{"object":"list", "data": [{"embedding": ${first}, "index": 0},{"index":1,"embedding":${second}, ` +
        '"later": 1}], "model":"inner-model","usage":{"prompt_tokens":2,"total_tokens":2}}';
      test.upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(text);
      const reported = await sent(test, { model: "maker/same", input: ["a", "b"], encoding_format: format });
      expect(reported.text).to.equal(text.replace("inner-model", "maker/same"));
    });
  }

  for (const [name, input] of [
    ["an empty text", ""],
    ["an empty list", []],
    ["a list with an empty text", ["a", ""]],
    ["a list with an empty list", [[]]],
    ["nothing", null],
    ["a number", 3],
    ["a text among tokens", ["a", 5]],
    ["tokens among texts", ["a", [1, 2]]],
    ["a list among tokens", [1, [2]]],
    ["a text after lists", [[1], "a"]],
  ]) {
    it(`refuses ${String(name)} before anything is sent`, async () => {
      const test = open();
      const { status, text } = await sent(test, { model: "maker/same", input });
      expect([status, errorOf(JSON.parse(text)).code, test.upstream.requests.length]).to.deep.equal([
        400,
        "invalid_request",
        0,
      ]);
    });
  }
});

describe("embeddings of an upstream with an invalid answer", () => {
  const NUMBERS = [1, -2, 0.5];
  const BYTES = "AACAPwAAAMAAAAA/";
  const many = (count: number) => [Array.from({ length: count }, () => NUMBERS).flat(), BYTES.repeat(count)] as const;
  const [long, longBytes] = many(300);
  const [huge, hugeBytes] = many(30_000);
  const item = (index: number, embedding: unknown) => ({ object: "embedding", index, embedding });
  for (const [name, format, given, wanted] of [
    ["base64 where numbers come", "base64", [item(0, NUMBERS), item(1, long)], [item(0, BYTES), item(1, longBytes)]],
    ["base64 where both come", "base64", [item(0, longBytes), item(1, long)], [item(0, longBytes), item(1, longBytes)]],
    ["numbers where base64 comes", "float", [item(0, BYTES), item(1, longBytes)], [item(0, NUMBERS), item(1, long)]],
    ["numbers where base64 comes without a requested format", undefined, [item(0, longBytes)], [item(0, long)]],
    ["numbers where so much base64 comes that it is extracted", null, [item(0, hugeBytes)], [item(0, huge)]],
    ["base64 where many numbers come", "base64", [item(0, huge)], [item(0, hugeBytes)]],
    [
      "vectors in order",
      "float",
      [item(2, [3]), item(0, long), item(1, [2])],
      [item(0, long), item(1, [2]), item(2, [3])],
    ],
    [
      "vectors in order that are extracted",
      "base64",
      [item(1, hugeBytes), item(0, BYTES)],
      [item(0, BYTES), item(1, hugeBytes)],
    ],
    [
      "vectors in order and in the requested format",
      "base64",
      [item(1, NUMBERS), item(0, long)],
      [item(0, longBytes), item(1, BYTES)],
    ],
    [
      "vectors in order in a format that only the upstream knows",
      "ubinary",
      [item(1, BYTES), item(0, longBytes)],
      [item(0, longBytes), item(1, BYTES)],
    ],
  ] as const) {
    it(`are ${name}`, async () => {
      const test = open();
      test.upstream.answer = json(answer([...given], { prompt_tokens: 5, total_tokens: 5 }));
      const { status, text } = await sent(test, {
        model: "maker/same",
        input: given.map(() => "a"),
        encoding_format: format,
      });
      expect(status).to.equal(200);
      expect(JSON.parse(text)).to.deep.equal({
        object: "list",
        data: wanted,
        model: "maker/same",
        usage: { prompt_tokens: 5, total_tokens: 5 },
      });
      expect(test.log.find(({ event }) => event === "call.completed")?.ticks).to.equal("50000");
    });
  }

  for (const [name, format] of [
    ["no format", undefined],
    ["floats", "float"],
  ] as const) {
    it(`pass through where they are 8-bit integers in base64 and a client requests ${name}`, async () => {
      const test = open();
      const vector = Buffer.from(
        Int8Array.from({ length: 256 }, (_unused, index) => ((37 * index) % 100) - 50),
      ).toString("base64");
      const given = {
        data: [{ object: "embedding", index: 0, embedding: vector }],
        model: "inner-model",
        usage: { prompt_tokens: 5, total_tokens: 5, cost: { total_cost: 0.1 } },
      };
      test.upstream.answer = json(given);
      const { text } = await sent(test, { model: "maker/same", input: "a", encoding_format: format });
      expect(JSON.parse(text)).to.deep.equal({ ...given, model: "maker/same" });
      expect(test.log.find(({ event }) => event === "call.completed")?.ticks).to.equal("50000");
    });
  }

  it("cost the estimate where usage is not reported either, and are marked as estimated", async () => {
    const test = open();
    test.upstream.answer = json(answer([item(0, NUMBERS)]));
    const { text } = await sent(test, { model: "maker/same", input: [[1, 2, 3]], encoding_format: "base64" });
    expect((JSON.parse(text) as Record<string, unknown>).usage).to.deep.equal({ prompt_tokens: 3, total_tokens: 3 });
    const line = test.log.find(({ event }) => event === "call.completed");
    expect([line?.ticks, line?.estimated]).to.deep.equal(["30000", true]);
  });
});

describe("embeddings on a route with another dialect", () => {
  it("sends each text by itself, and returns the vectors in the client's format", async () => {
    const test = open();
    test.upstream.answer = json({
      embeddings: [{ values: [3, 4] }, { values: [0, 1] }],
      usageMetadata: { promptTokenCount: 7 },
    });
    const { status, dropped, text } = await sent(test, {
      model: "maker/other",
      input: ["a", "b"],
      dimensions: 2,
      encoding_format: "base64",
      user: "u1",
    });
    expect([status, dropped]).to.deep.equal([200, "user"]);
    const each = (words: string) => ({
      model: "models/inner-model",
      content: { parts: [{ text: words }] },
      outputDimensionality: 2,
    });
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({ requests: [each("a"), each("b")] });
    expect(test.upstream.requests[0]?.path).to.equal("/v1/models/inner-model:batchEmbedContents");
    const floats = (...values: number[]) => Buffer.from(Float32Array.from(values).buffer).toString("base64");
    expect(JSON.parse(text)).to.deep.equal({
      object: "list",
      data: [
        { object: "embedding", index: 0, embedding: floats(0.6, 0.8) },
        { object: "embedding", index: 1, embedding: floats(0, 1) },
      ],
      model: "maker/other",
      usage: { prompt_tokens: 7, total_tokens: 7 },
    });
  });

  for (const [count, vectors] of [
    ["fewer", [[1]]],
    ["more", [[1], [1], [1], [1]]],
    ["no", []],
  ] as const) {
    it(`treats ${count} vectors than inputs as a fault of the upstream`, async () => {
      const test = open();
      test.upstream.answer = json({ embeddings: vectors.map((values) => ({ values })) });
      const { status, text } = await sent(test, { model: "maker/other", input: ["a", "b", "c"] });
      expect([status, errorOf(JSON.parse(text)).code], text).to.deep.equal([502, "upstream_error"]);
      expect(test.log.find(({ event }) => event === "call.completed")?.ticks).to.equal(undefined);
    });
  }

  it("refuses a text among tokens, of which only one would be requested", async () => {
    const test = open();
    expect([
      (await sent(test, { model: "maker/other", input: ["a", 5] })).status,
      test.upstream.requests.length,
    ]).to.deep.equal([400, 0]);
  });

  it("estimates the tokens of inputs where the upstream does not report them", async () => {
    const test = open();
    test.upstream.answer = json({ embeddings: [{ values: [1] }] });
    const { usage } = JSON.parse((await sent(test, { model: "maker/other", input: "some words of a text" })).text) as {
      usage: Record<string, number>;
    };
    expect(usage.prompt_tokens).to.be.within(3, 10);
    expect(usage.total_tokens).to.equal(usage.prompt_tokens);
  });

  for (const [name, input] of [
    ["tokens", [1, 2]],
    ["more inputs than a call takes", Array.from({ length: 101 }, () => "a")],
  ]) {
    it(`refuses ${String(name)}, which the dialect cannot express`, async () => {
      const test = open();
      const { status, text } = await sent(test, { model: "maker/other", input });
      expect([status, errorOf(JSON.parse(text)).param, test.upstream.requests.length]).to.deep.equal([400, "input", 0]);
    });
  }
});

const openTyped = temporaryGateway({
  providers: { one: { preset: "mistral" } },
  models: [
    {
      id: "maker/typed",
      kind: "embedding",
      routes: [route("one", "embeddings")],
      outputs: ["embedding"],
      pricing: { input: 1 },
    },
  ],
});

describe("embeddings on a host with its own names of what vectors are", () => {
  const cases: readonly [name: string, body: object, want: object, dropped: string | null][] = [
    ["the length of vectors", { dimensions: 256 }, { output_dimension: 256 }, null],
    ["the host's own name of it", { output_dimension: 256 }, { output_dimension: 256 }, null],
    ["the type of the numbers", { output_dtype: "int8" }, { output_dtype: "int8" }, null],
    ["the form that an SDK requests", { encoding_format: "base64" }, { encoding_format: "base64" }, null],
    ["that no stream is wanted, which needs no words", { stream: false }, {}, null],
    ["the end user, whom it refuses", { user: "ada" }, {}, "user"],
    ["tokens", { input: [1, 2] }, { input: [1, 2] }, null],
    ["notes", { metadata: { run: "7" } }, { metadata: { run: "7" } }, null],
  ];
  for (const [name, body, want, dropped] of cases) {
    it(`writes ${name} so that the host accepts it`, async () => {
      const test = openTyped();
      test.upstream.answer = json(answer([{ object: "embedding", index: 0, embedding: [1] }]));
      const response = await sent(test, { model: "maker/typed", input: "hi", ...body });
      expect([response.status, response.dropped]).to.deep.equal([200, dropped]);
      const written: unknown = JSON.parse(test.upstream.requests[0]?.body ?? "");
      expect(written).to.deep.equal({ model: "inner-model", input: "hi", ...want });
    });
  }
});

describe("a model of one kind at the endpoints of another", () => {
  for (const [name, path, body, where] of [
    [
      "an embedding model in a chat",
      "/v1/chat/completions",
      { model: "maker/same", messages: [{ role: "user", content: "hi" }] },
      "/v1/embeddings",
    ],
    ["a text model for vectors", PATH, { model: "maker/words", input: "hi" }, "/v1/chat/completions"],
  ] as const) {
    it(`refuses ${name}, and names the right address`, async () => {
      const test = open();
      const { status, text } = await sent(test, body, path);
      const { code, message, param } = errorOf(JSON.parse(text));
      expect([status, code, param, test.upstream.requests.length]).to.deep.equal([
        400,
        "unsupported_capability",
        "model",
        0,
      ]);
      expect(message).to.contain(where);
    });
  }
});

describe("the limits of first-party embedding models", () => {
  const words = (count: number) => "lantern ".repeat(count);
  for (const [name, input, isTaken, vectors = 1] of [
    ["tokens at the limit", Array(8192).fill(1), true],
    ["one token more", Array(8193).fill(1), false],
    ["a text that is far too long", words(12_000), false],
    ["a text that fits", words(4_000), true],
    ["8000 short words", "hello ".repeat(8_000), true],
    ["5000 long words", "international ".repeat(5_000), true],
    ["2048 inputs", Array(2048).fill("a"), true, 2048],
    ["2049 inputs", Array(2049).fill("a"), false],
    ["more than 300000 tokens in all", Array.from({ length: 40 }, () => Array(8000).fill(7)), false],
  ] as const) {
    it(`${isTaken ? "accept" : "refuse"} ${name}`, async () => {
      const test = open();
      test.upstream.answer = json(answer(made(vectors)));
      const { status, text } = await sent(test, { model: "maker/limited", input });
      expect(status, text).to.equal(isTaken ? 200 : 400);
      if (!isTaken)
        expect([errorOf(JSON.parse(text)).code, errorOf(JSON.parse(text)).param]).to.deep.equal([
          "unsupported_capability",
          "input",
        ]);
    });
  }
});

describe("errors for inputs that are too long", () => {
  const hellos = "hello ".repeat(9_000);
  for (const [name, input, excess] of [
    ["a text", hellos, "input 0 has at least 9001 tokens"],
    ["a text after others", ["a", hellos], "input 1 has at least 9001 tokens"],
    ["tokens", Array(8193).fill(1), "input 0 has 8193 tokens"],
    ["texts that are too long together", Array(50).fill("a ".repeat(6_000)), "all inputs have at least 300050 tokens"],
  ] as const) {
    it(`name the minimum of their tokens: ${name}`, async () => {
      const test = open();
      const { status, text } = await sent(test, { model: "maker/limited", input });
      const { message } = errorOf(JSON.parse(text));
      expect([status, message]).to.deep.equal([
        400,
        `input: this model takes at most 2048 inputs, 8192 tokens in each and 300000 in all; ${excess}.`,
      ]);
    });
  }
});

describe("the cost of embeddings", () => {
  for (const [name, input, usage, tokens] of [
    ["the reported tokens", "hi", { prompt_tokens: 5, total_tokens: 5 }, 5],
    ["the reported total, where there is only that", "hi", { total_tokens: 6 }, 6],
    ["the estimated tokens, where none are reported", [[1, 2, 3, 4]], undefined, 4],
  ] as const) {
    it(`is that of ${name}`, async () => {
      const test = open();
      test.upstream.answer = json(answer(made(1), usage));
      expect((await sent(test, { model: "maker/same", input })).status).to.equal(200);
      const line = test.log.find(({ event }) => event === "call.completed");
      expect([line?.ticks, line?.estimated]).to.deep.equal([String(tokens * 10_000), usage === undefined]);
    });
  }
});
