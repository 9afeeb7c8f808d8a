import { expect } from "chai";
import { json, route, temporaryGateway, type TestGateway } from "../../server/support.js";

const FAMILIES = ["family-A", "family-A-new", "family-B", "family-C", "family-D"] as const;
const painter = {
  kind: "image",
  routes: [route("one", "images")],
  outputs: ["image"],
  pricing: { perImage: { default: 0.04, "1024x1024/high": 0.17, "1k": 0.02 } },
} as const;
const plain = {
  providers: { one: {} },
  models: [...FAMILIES, "none"].map((profile) => ({ ...painter, id: `maker/${profile}`, profile })),
};

const GENERATIONS = "/v1/images/generations";
const EDITS = "/v1/images/edits";
const base64 = "iVBORw0KGgoAAAANSUhEUg".repeat(40);
const made = {
  created: 7,
  data: [{ b64_json: base64 }],
  size: "1024x1024",
  quality: "high",
  usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
};
const SOURCE = { type: "image_url", url: "https://example.test/a.png" };

const errorOf = (text: string) => (JSON.parse(text) as { error: Record<string, unknown> }).error;

async function sent(test: TestGateway, path: string, body: unknown) {
  const response = await test.call(path, body);
  return { status: response.status, dropped: response.headers.get("x-dropped-params"), text: await response.text() };
}

describe("images on a route with the client's dialect", () => {
  const open = temporaryGateway(plain);

  for (const [path, body] of [
    [
      GENERATIONS,
      {
        model: "maker/family-A",
        prompt: "a hill",
        n: 2,
        size: "1024x1024",
        quality: "high",
        background: "transparent",
        output_format: "webp",
        output_compression: 90,
        moderation: "low",
        user: "u",
        later: 1.0,
      },
    ],
    [
      EDITS,
      {
        model: "maker/family-A",
        prompt: "snow",
        images: [{ image_url: "https://example.test/a.png" }],
        mask: { file_id: "f" },
        input_fidelity: "high",
      },
    ],
    [
      EDITS,
      {
        model: "maker/family-B",
        prompt: "snow",
        image: SOURCE,
        resolution: "2k",
        aspect_ratio: "16:9",
        response_format: "url",
      },
    ],
    [
      GENERATIONS,
      {
        model: "maker/family-C",
        prompt: "a hill",
        image: ["https://example.test/a.png"],
        size: "2K",
        sequential_image_generation: "auto",
        sequential_image_generation_options: { max_images: 3 },
      },
    ],
    [GENERATIONS, { model: "maker/family-C", image: "data:image/png;base64,AAAA", layer_decomposition: true }],
    [GENERATIONS, { model: "maker/family-D", prompt: "a hill", image: "https://example.test/a.png" }],
    [GENERATIONS, { model: "maker/family-A-new", prompt: "a hill", size: "2064x1040", quality: "max" }],
  ] as const) {
    it(`passes ${JSON.stringify(body).slice(0, 70)} on to ${path} byte for byte, but for the model`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const text = JSON.stringify(body);
      const told = await sent(test, path, text);
      expect(told.status, told.text).to.equal(200);
      expect(test.upstream.requests[0]?.body).to.equal(text.replace(body.model, "inner-model"));
      expect(test.upstream.requests[0]?.path).to.equal(path);
    });
  }

  for (const [family, path, said, told] of [
    ["family-A", EDITS, { image: SOURCE }, { images: [{ image_url: SOURCE.url }] }],
    [
      "family-A",
      EDITS,
      { image: SOURCE.url, mask: SOURCE },
      { mask: { image_url: SOURCE.url }, images: [{ image_url: SOURCE.url }] },
    ],
    [
      "family-A-new",
      EDITS,
      { images: [SOURCE, { file_id: "f" }, SOURCE.url] },
      { images: [{ image_url: SOURCE.url }, { file_id: "f" }, { image_url: SOURCE.url }] },
    ],
    [
      "family-A",
      EDITS,
      { image: [{ type: "image_url", image_url: { url: SOURCE.url } }] },
      { images: [{ image_url: SOURCE.url }] },
    ],
    ["family-B", EDITS, { image: SOURCE.url }, { image: SOURCE }],
    ["family-B", EDITS, { image: [SOURCE.url] }, { image: SOURCE }],
    ["family-B", EDITS, { image: [SOURCE.url, SOURCE] }, { images: [SOURCE, SOURCE] }],
    ["family-B", EDITS, { images: [SOURCE.url] }, { images: [SOURCE] }],
    ["family-D", GENERATIONS, { image: SOURCE }, { image: SOURCE.url }],
    [
      "family-D",
      GENERATIONS,
      { images: [SOURCE, "data:image/png;base64,AAAA"] },
      { image: [SOURCE.url, "data:image/png;base64,AAAA"] },
    ],
    ["family-D", GENERATIONS, { image: [SOURCE.url] }, { image: [SOURCE.url] }],
  ] as const) {
    it(`tells ${family} ${JSON.stringify(said)} as ${JSON.stringify(told)}, and all else as it came`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      const head = (model: string) => `{ "later" : 1.0,"model":"${model}", "prompt":"snow"`;
      const response = await sent(test, path, `${head(`maker/${family}`)},${JSON.stringify(said).slice(1)}`);
      expect([response.status, response.dropped], response.text).to.deep.equal([200, null]);
      const body = test.upstream.requests[0]?.body ?? "";
      expect(body.startsWith(head("inner-model")), body).to.equal(true);
      expect(JSON.parse(body)).to.deep.equal({ later: 1, model: "inner-model", prompt: "snow", ...told });
    });
  }

  it("names what a source says beside its image, where the vendor takes no more", async () => {
    const test = open();
    test.upstream.answer = json(made);
    const { dropped } = await sent(test, EDITS, {
      model: "maker/family-A",
      prompt: "snow",
      image: { ...SOURCE, later: 1 },
    });
    expect(dropped).to.equal("image.later");
  });

  it("gives bytes and addresses untouched, and the model its public name", async () => {
    const test = open();
    const text = `{"created":1, "data":[{"b64_json":"${base64}"},{"url":"https://example.test/x?a=%20b"}], "model":"inner-model","usage":{"total_tokens":1}}`;
    test.upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(text);
    expect((await sent(test, GENERATIONS, { model: "maker/none", prompt: "x" })).text).to.equal(
      text.replace("inner-model", "maker/none"),
    );
  });

  for (const [name, model, path, more, code, param] of [
    ["style", "none", GENERATIONS, { style: "vivid" }, "unsupported_parameter", "style"],
    [
      "storage",
      "family-B",
      GENERATIONS,
      { storage_options: { keep: true } },
      "stateful_not_supported",
      "storage_options",
    ],
    ["routing", "none", GENERATIONS, { provider: "x" }, "unsupported_parameter", "provider"],
    ["a paid tier", "none", GENERATIONS, { service_tier: "priority" }, "unsupported_parameter", "service_tier"],
    [
      "a response format of family A",
      "family-A",
      GENERATIONS,
      { response_format: "url" },
      "unsupported_capability",
      "response_format",
    ],
    [
      "a response format of family C",
      "family-C",
      GENERATIONS,
      { response_format: "url" },
      "unsupported_capability",
      "response_format",
    ],
    [
      "a quality of the newest generations",
      "family-A",
      GENERATIONS,
      { quality: "xhigh" },
      "unsupported_capability",
      "quality",
    ],
    ["a free size", "family-A", GENERATIONS, { size: "2064x1040" }, "unsupported_capability", "size"],
    ["a size that is none", "family-A-new", GENERATIONS, { size: "wide" }, "unsupported_capability", "size"],
    [
      "a transparent JPEG",
      "family-A",
      GENERATIONS,
      { background: "transparent", output_format: "jpeg" },
      "unsupported_capability",
      "output_format",
    ],
    [
      "a compressed PNG",
      "family-A",
      GENERATIONS,
      { output_compression: 50 },
      "unsupported_capability",
      "output_format",
    ],
    [
      "compression above 100",
      "family-A",
      GENERATIONS,
      { output_compression: 101, output_format: "webp" },
      "invalid_request",
      "output_compression",
    ],
    ["four previews", "family-A", GENERATIONS, { partial_images: 4 }, "invalid_request", "partial_images"],
    ["a tier that is none", "family-B", GENERATIONS, { resolution: "4k" }, "unsupported_capability", "resolution"],
    ["a quality that is none", "family-B", GENERATIONS, { quality: "max" }, "unsupported_capability", "quality"],
    ["a stream of family B", "family-B", GENERATIONS, { stream: true }, "unsupported_capability", "stream"],
    ["a mask of family B", "family-B", EDITS, { image: SOURCE, mask: SOURCE }, "unsupported_capability", "mask"],
    [
      "layers of nothing",
      "family-C",
      GENERATIONS,
      { prompt: undefined, layer_decomposition: true },
      "unsupported_capability",
      "image",
    ],
    [
      "layers of two images",
      "family-C",
      GENERATIONS,
      { prompt: undefined, image: ["a", "b"], layer_decomposition: true },
      "unsupported_capability",
      "image",
    ],
    [
      "layers with a prompt",
      "family-C",
      GENERATIONS,
      { image: "a", layer_decomposition: true },
      "unsupported_capability",
      "prompt",
    ],
    ["two images of family C", "family-C", GENERATIONS, { n: 2 }, "unsupported_capability", "n"],
    ["a file of a host, to family D", "family-D", GENERATIONS, { image: { file_id: "f" } }, "invalid_request", "image"],
    ["an edit of family D", "family-D", EDITS, { image: SOURCE }, "unsupported_capability", "image"],
    [
      "an image of family A where there are no edits",
      "family-A",
      GENERATIONS,
      { image: SOURCE },
      "unsupported_capability",
      "image",
    ],
    [
      "images of the newest generations where there are no edits",
      "family-A-new",
      GENERATIONS,
      { images: [SOURCE] },
      "unsupported_capability",
      "images",
    ],
    ["a mask where there are no edits", "family-A", GENERATIONS, { mask: SOURCE }, "unsupported_capability", "mask"],
    [
      "an image of family B where there are no edits",
      "family-B",
      GENERATIONS,
      { image: SOURCE },
      "unsupported_capability",
      "image",
    ],
    ["an image beside images", "none", EDITS, { image: SOURCE, images: [SOURCE] }, "invalid_request", "images"],
    [
      "an image beside images, of family C",
      "family-C",
      GENERATIONS,
      { image: "a", images: ["b"] },
      "invalid_request",
      "images",
    ],
    ["an image that is none", "none", EDITS, { image: {} }, "invalid_request", "image.url"],
    ["an image of a type alone", "none", EDITS, { image: { type: "image_url" } }, "invalid_request", "image.url"],
    [
      "an image without an address",
      "none",
      EDITS,
      { image: { type: "image_url", url: null } },
      "invalid_request",
      undefined,
    ],
    ["images that are none", "none", EDITS, { images: [{}] }, "invalid_request", "images[0].url"],
    ["images of nothing", "none", EDITS, { images: [null] }, "invalid_request", "images[0]"],
    ["an empty address", "none", EDITS, { image: { type: "image_url", url: "" } }, "invalid_request", "image.url"],
    [
      "an empty address beside a file",
      "none",
      EDITS,
      { image: { url: "", file_id: "f" } },
      "invalid_request",
      "image.url",
    ],
    [
      "an empty address inside",
      "none",
      EDITS,
      { image: { image_url: { url: "" } } },
      "invalid_request",
      "image.image_url.url",
    ],
    ["no prompt", "family-A", GENERATIONS, { prompt: undefined }, "invalid_request", undefined],
    ["an edit of nothing", "family-A", EDITS, {}, "invalid_request", undefined],
    ["an edit of an empty list", "family-A", EDITS, { images: [] }, "invalid_request", undefined],
  ] as const) {
    it(`refuses ${name} before anything is sent`, async () => {
      const test = open();
      const { status, text } = await sent(test, path, { model: `maker/${model}`, prompt: "a hill", ...more });
      expect(status, text).to.equal(400);
      expect([errorOf(text).code, test.upstream.requests.length]).to.deep.equal([code, 0]);
      if (param !== undefined) expect(errorOf(text).param).to.equal(param);
    });
  }
});

describe("images of a vendor that takes references and tells its price", () => {
  const open = temporaryGateway({
    providers: { one: { preset: "xai" } },
    models: [{ ...painter, id: "maker/family-B", profile: "family-B" }],
  });

  for (const [what, item] of [
    ["no address", {}],
    ["an empty address", { url: "" }],
    ["empty bytes", { url: null, b64_json: "" }],
  ] as const) {
    it(`fails, and charges nothing, where all it made was withheld with ${what}`, async () => {
      const test = open();
      test.upstream.answer = json({ data: [{ ...item, respect_moderation: false }] });
      const { status, text } = await sent(test, GENERATIONS, { model: "maker/family-B", prompt: "a hill" });
      expect([status, errorOf(text).message], text).to.deep.equal([400, "the image was withheld by moderation"]);
      expect(test.log.filter(({ event }) => event === "call.completed").map(({ ticks }) => ticks ?? 0)).to.deep.equal([
        0,
      ]);
    });
  }

  it("asks in the vendor's form, and answers in the client's", async () => {
    const test = open();
    test.upstream.answer = json({
      data: [
        { b64_json: `data:image/jpeg;base64,${base64}`, revised_prompt: "p", respect_moderation: true },
        { respect_moderation: false },
      ],
      usage: { cost_in_usd_ticks: 200 },
    });
    const { status, dropped, text } = await sent(test, EDITS, {
      model: "maker/family-B",
      prompt: "snow",
      images: [{ image_url: "https://example.test/a.png" }],
      n: 2,
      resolution: "1k",
      watermark: true,
    });
    expect([status, dropped], text).to.deep.equal([200, "watermark"]);
    expect(test.upstream.requests[0]?.path).to.equal(EDITS);
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({
      model: "inner-model",
      prompt: "snow",
      images: [SOURCE],
      n: 2,
      resolution: "1k",
    });
    const { created, ...answer } = JSON.parse(text) as Record<string, unknown>;
    expect(created).to.be.a("number");
    const withheld = { error: { message: "the image was withheld by moderation", code: "moderation_blocked" } };
    expect(answer).to.deep.equal({
      data: [{ b64_json: base64, revised_prompt: "p" }, withheld],
      model: "maker/family-B",
    });
  });
});

describe("images of a vendor with one address for all", () => {
  const open = temporaryGateway({
    providers: { one: { preset: "volcengine-ark" } },
    models: [{ ...painter, id: "maker/family-C", profile: "family-C" }],
  });

  it("edits there too, never marks images, and tells faults beside images", async () => {
    const test = open();
    const fault = { code: "OutputImageSensitiveContentDetected", message: "no" };
    test.upstream.answer = json({
      model: "inner-model",
      created: 9,
      data: [{ url: "https://example.test/1", size: "2048x2048" }, { error: fault }],
      usage: { generated_images: 1, output_tokens: 16, total_tokens: 16 },
    });
    const { status, dropped, text } = await sent(test, EDITS, {
      model: "maker/family-C",
      prompt: "snow",
      image: SOURCE,
      size: "2K",
      user: "u",
    });
    expect([status, dropped], text).to.deep.equal([200, "user"]);
    expect(test.upstream.requests[0]?.path).to.equal(GENERATIONS);
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({
      model: "inner-model",
      prompt: "snow",
      image: SOURCE.url,
      size: "2K",
      watermark: false,
    });
    expect(JSON.parse(text)).to.deep.equal({
      created: 9,
      data: [{ url: "https://example.test/1", size: "2048x2048" }, { error: fault }],
      model: "maker/family-C",
      size: "2K",
      usage: { output_tokens: 16, total_tokens: 16, generated_images: 1 },
    });
  });

  it("fails where no image could be made, with the vendor's reason", async () => {
    const test = open();
    test.upstream.answer = json({
      created: 9,
      data: [{ error: { code: "OutputImageSensitiveContentDetected", message: "not this" } }],
    });
    const { status, text } = await sent(test, GENERATIONS, { model: "maker/family-C", prompt: "x" });
    expect([status, errorOf(text).code, errorOf(text).message]).to.deep.equal([
      400,
      "OutputImageSensitiveContentDetected",
      "not this",
    ]);
  });
});

/** Events as they go over the wire. */
const sse = (...events: object[]) =>
  events.map((event) => `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
const eventsIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);

async function streamed(test: TestGateway, path: string, body: object, text: string) {
  test.upstream.answer = (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(text);
  return sent(test, path, { prompt: "a hill", stream: true, ...body });
}

describe("a stream of images on a route with the client's dialect", () => {
  const open = temporaryGateway(plain);
  const preview = {
    type: "image_generation.partial_image",
    b64_json: base64,
    partial_image_index: 0,
    created_at: 5,
    size: "1024x1024",
  };
  const completed = {
    type: "image_generation.completed",
    b64_json: base64,
    created_at: 6,
    usage: { input_tokens: 2, output_tokens: 3, total_tokens: 5 },
  };

  it("passes as it came, and ends when the upstream closes it", async () => {
    const test = open();
    const text = sse(preview, completed);
    const told = await streamed(test, GENERATIONS, { model: "maker/family-A", partial_images: 1 }, text);
    expect([told.status, told.text]).to.deep.equal([200, text]);
  });

  it("takes an event larger than the limit of text events", async () => {
    const test = open();
    const text = sse({ ...completed, b64_json: "A".repeat(6 * 1024 * 1024) });
    expect((await streamed(test, GENERATIONS, { model: "maker/family-A" }, text)).text).to.equal(text);
  });

  for (const [name, text] of [
    ["a stream that ends before its image", sse(preview)],
    [
      "a stream that tells a failure",
      sse({ type: "error", error: { message: "no more", code: "moderation_blocked" } }),
    ],
  ] as const) {
    it(`tells ${name} as an error`, async () => {
      const told = await streamed(open(), GENERATIONS, { model: "maker/family-A" }, text);
      const error = told.status === 200 ? eventsIn(told.text).at(-1)?.error : errorOf(told.text);
      expect(error).to.have.property("message");
    });
  }
});

describe("a streamed request that the upstream answers in one body", () => {
  const conversationClient = {
    id: "maker/talker",
    kind: "image",
    outputs: ["text", "image"],
    routes: [route("one", "generate-content")],
    pricing: { input: 1, output: 2 },
  } as const;
  const open = temporaryGateway({ ...plain, models: [...plain.models, conversationClient] });

  /** An edit as a form. */
  function form(model: string): FormData {
    const said = new FormData();
    for (const [name, value] of Object.entries({ model, prompt: "snow", stream: "true" })) said.append(name, value);
    said.append("image", new Blob([Buffer.from(base64, "base64")], { type: "image/png" }), "a.png");
    return said;
  }
  const calling = (path: string, body: object) => async (test: TestGateway) => (await sent(test, path, body)).text;
  const sending =
    (body: FormData) =>
    async ({ url, key }: TestGateway) =>
      (await fetch(url + EDITS, { method: "POST", headers: { authorization: `Bearer ${key}` }, body })).text();

  for (const [name, call] of [
    ["an image", calling(GENERATIONS, { model: "maker/family-A", prompt: "a hill", stream: true })],
    ["an image of another family", calling(GENERATIONS, { model: "maker/family-D", prompt: "a hill", stream: true })],
    [
      "an edit",
      calling(EDITS, { model: "maker/family-A", prompt: "snow", stream: true, images: [{ image_url: SOURCE.url }] }),
    ],
    ["an edit as a form", sending(form("maker/family-A"))],
  ] as const) {
    it(`returns ${name} with all its bytes`, async () => {
      const test = open();
      test.upstream.answer = json(made);
      expect(eventsIn(await call(test)).map((event) => event.b64_json)).to.deep.equal([base64]);
    });
  }

  it("returns an image within text with all its bytes", async () => {
    const test = open();
    const inlineData = { mimeType: "image/png", data: base64 };
    test.upstream.answer = json({
      candidates: [{ content: { role: "model", parts: [{ inlineData }] }, finishReason: "STOP", index: 0 }],
      modelVersion: "inner-model",
    });
    const { text } = await sent(test, "/v1beta/models/maker/talker:streamGenerateContent?alt=sse", {
      contents: [{ role: "user", parts: [{ text: "a hill" }] }],
    });
    expect(text).to.contain(`"data":"${base64}"`);
  });
});

describe("a stream of images of a vendor whose last event has none", () => {
  const open = temporaryGateway({
    providers: { one: { preset: "volcengine-ark" } },
    models: [{ ...painter, id: "maker/family-C", profile: "family-C" }],
  });
  const done = (url: string) => ({
    type: "image_generation.partial_succeeded",
    model: "inner-model",
    created: 8,
    image_index: 0,
    url,
    size: "2048x2048",
  });
  const failed = {
    type: "image_generation.partial_failed",
    image_index: 1,
    error: { code: "Sensitive", message: "no" },
  };
  const last = {
    type: "image_generation.completed",
    usage: { generated_images: 2, output_tokens: 32, total_tokens: 32 },
  };

  for (const [path, word] of [
    [GENERATIONS, "image_generation.completed"],
    [EDITS, "image_edit.completed"],
  ] as const) {
    it(`tells each image as ${word}, the last with the usage`, async () => {
      const told = await streamed(
        open(),
        path,
        { model: "maker/family-C", image: "https://example.test/a.png" },
        sse(done("u1"), failed, done("u2"), last) + "data: [DONE]\n\n",
      );
      expect(told.status, told.text).to.equal(200);
      const image = (url: string) => ({ type: word, created_at: 8, url, size: "2048x2048" });
      const more = {
        failed: [{ error: { code: "Sensitive", message: "no" } }],
        usage: { output_tokens: 32, total_tokens: 32, generated_images: 2 },
      };
      expect(eventsIn(told.text)).to.deep.equal([image("u1"), { ...image("u2"), ...more }]);
    });
  }

  const auto = { model: "maker/family-C", sequential_image_generation: "auto" };
  const ticks = (test: TestGateway) => test.log.find(({ event }) => event === "call.completed")?.ticks;
  for (const [name, ending] of [
    ["closes before it is complete", ""],
    ["tells an error", 'data: {"error":{"code":"InternalServiceError","message":"gone"}}\n\n'],
  ] as const) {
    it(`tells and charges what was made where the upstream ${name}, and then the error`, async () => {
      const test = open();
      const told = await streamed(test, GENERATIONS, auto, sse(done("u1"), failed, done("u2")) + ending);
      const [first, second, error, ...rest] = eventsIn(told.text);
      expect([told.status, first?.url, second?.url, rest], told.text).to.deep.equal([200, "u1", "u2", []]);
      expect(second).to.have.property("failed").that.has.length(1);
      expect(error?.error).to.have.property("message");
      expect(ticks(test)).to.equal("800000000");
    });
  }

  it("is an error with a status, and costs nothing, where it is cut before the first image", async () => {
    const test = open();
    const told = await streamed(test, GENERATIONS, auto, sse(failed));
    expect([told.status, ticks(test)]).to.deep.equal([502, undefined]);
  });

  it("fails where no image could be made", async () => {
    const told = await streamed(
      open(),
      GENERATIONS,
      { model: "maker/family-C" },
      sse(failed, last) + "data: [DONE]\n\n",
    );
    expect([told.status, errorOf(told.text).code]).to.deep.equal([400, "Sensitive"]);
  });
});

describe("what images cost", () => {
  const open = temporaryGateway({
    ...plain,
    models: [...plain.models, { ...painter, id: "maker/by-token", pricing: { input: 5, output: 30 } }],
  });
  const USD = 10_000_000_000;
  const fault = { error: { code: "x", message: "no" } };

  for (const [name, body, answer, dollars] of [
    ["one of the size and quality told", { model: "maker/family-A" }, made, 0.17],
    [
      "one of the size and quality asked for, where none is told",
      { model: "maker/family-A", size: "1024x1024", quality: "high" },
      { data: [{ b64_json: "AA" }] },
      0.17,
    ],
    ["one of a price of its own", { model: "maker/family-A", quality: "low" }, { data: [{ b64_json: "AA" }] }, 0.04],
    [
      "two of a tier",
      { model: "maker/family-B", resolution: "1k", n: 2 },
      { data: [{ url: "u" }, { url: "v" }] },
      0.04,
    ],
    [
      "those that came, not those that failed",
      { model: "maker/none", n: 3 },
      { data: [{ url: "u" }, fault, fault] },
      0.04,
    ],
    [
      "by token, as told",
      { model: "maker/by-token" },
      { data: [{ b64_json: "AA" }], usage: { input_tokens: 100, output_tokens: 1000 } },
      0.0305,
    ],
  ] as const) {
    it(`is that of ${name}`, async () => {
      const test = open();
      test.upstream.answer = json(answer);
      expect((await sent(test, GENERATIONS, { prompt: "a hill", ...body })).status).to.equal(200);
      expect(test.log.find(({ event }) => event === "call.completed")?.ticks).to.equal(
        String(Math.round(dollars * USD)),
      );
    });
  }
});

describe("a model that makes images in conversations", () => {
  const open = temporaryGateway({
    providers: { one: {} },
    models: [
      {
        id: "maker/talker",
        kind: "image",
        outputs: ["text", "image"],
        routes: [route("one", "generate-content")],
        pricing: { input: 1, output: 2 },
      },
    ],
  });
  const contents = [{ role: "user", parts: [{ text: "a hill" }] }];

  it("gives them as bytes among its words, at the size asked for", async () => {
    const test = open();
    const parts = [{ text: "Here." }, { inlineData: { mimeType: "image/png", data: base64 } }];
    test.upstream.answer = json({
      candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }],
      usageMetadata: { promptTokenCount: 2, candidatesTokenCount: 1120, totalTokenCount: 1122 },
      modelVersion: "inner-model",
    });
    const generationConfig = {
      responseModalities: ["TEXT", "IMAGE"],
      imageConfig: { imageSize: "512", aspectRatio: "16:9" },
    };
    const { status, text } = await sent(test, "/v1beta/models/maker/talker:generateContent", {
      contents,
      generationConfig,
    });
    expect(status, text).to.equal(200);
    expect(
      (JSON.parse(text) as { candidates: { content: { parts: unknown } }[] }).candidates[0]?.content.parts,
    ).to.deep.equal(parts);
    const asked = JSON.parse(test.upstream.requests[0]?.body ?? "") as { generationConfig: unknown };
    expect(asked.generationConfig).to.deep.equal({
      ...generationConfig,
      imageConfig: { imageSize: "0.5K", aspectRatio: "16:9" },
    });
  });

  for (const [path, body] of [
    ["/v1/chat/completions", { messages: [{ role: "user", content: "a hill" }] }],
    [GENERATIONS, { prompt: "a hill" }],
  ] as const) {
    it(`is refused at ${path}, which names the right address`, async () => {
      const test = open();
      const { status, text } = await sent(test, path, { model: "maker/talker", ...body });
      expect([status, errorOf(text).code, test.upstream.requests.length]).to.deep.equal([
        400,
        "unsupported_capability",
        0,
      ]);
      expect(errorOf(text).message).to.contain("/v1beta/models/{model}:generateContent");
    });
  }
});

describe("a model that speaks and paints", () => {
  const open = temporaryGateway({
    models: [
      {
        id: "maker/talk",
        kind: "image",
        outputs: ["text", "image"],
        routes: [route("one", "generate-content")],
        pricing: { input: 1, output: 2 },
      },
    ],
  });

  for (const [path, body] of [
    [GENERATIONS, { prompt: "a hill" }],
    [EDITS, { prompt: "snow", image: SOURCE }],
    ["/v1/chat/completions", { messages: [{ role: "user", content: "a hill" }] }],
  ] as const) {
    it(`is refused at ${path}, and only paths that serve it are named`, async () => {
      const test = open();
      const { status, text } = await sent(test, path, { model: "maker/talk", ...body });
      expect([status, errorOf(text).code], text).to.deep.equal([400, "unsupported_capability"]);
      expect(errorOf(text).message)
        .to.contain("{model}:generateContent")
        .and.not.match(/chat|responses|messages|interactions/);
    });
  }
});
