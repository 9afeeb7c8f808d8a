import { expect } from "chai";
import { json, route, temporaryGateway, type TestGateway } from "../server/support.js";

const FAMILIES = ["family-A", "family-A-new", "family-B", "family-C", "family-D"] as const;
const painter = { kind: "image", routes: [route("one", "images")], outputs: ["image"], pricing: { perImage: { default: 0.04, "1024x1024/high": 0.17, "1k": 0.02 } } } as const;
const plain = { providers: { one: {} }, models: [...FAMILIES, "none"].map((profile) => ({ ...painter, id: `maker/${profile}`, profile })) };

const GENERATIONS = "/v1/images/generations";
const EDITS = "/v1/images/edits";
const base64 = "iVBORw0KGgoAAAANSUhEUg".repeat(40);
const made = { created: 7, data: [{ b64_json: base64 }], size: "1024x1024", quality: "high", usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 } };
const SOURCE = { type: "image_url", url: "https://example.test/a.png" };

const errorOf = (text: string) => (JSON.parse(text) as { error: Record<string, unknown> }).error;

async function sent(test: TestGateway, path: string, body: unknown) {
  const response = await test.call(path, body);
  return { status: response.status, dropped: response.headers.get("x-dropped-params"), text: await response.text() };
}

describe("images on a route that speaks the client's dialect", () => {
  const open = temporaryGateway(plain);

  for (const [path, body] of [
    [GENERATIONS, { model: "maker/family-A", prompt: "a hill", n: 2, size: "1024x1024", quality: "high", background: "transparent", output_format: "webp", output_compression: 90, moderation: "low", user: "u", later: 1.0 }],
    [EDITS, { model: "maker/family-A", prompt: "snow", images: [{ image_url: "https://example.test/a.png" }], mask: { file_id: "f" }, input_fidelity: "high" }],
    [EDITS, { model: "maker/family-B", prompt: "snow", image: SOURCE, resolution: "2k", aspect_ratio: "16:9", response_format: "url" }],
    [GENERATIONS, { model: "maker/family-C", prompt: "a hill", image: ["https://example.test/a.png"], size: "2K", sequential_image_generation: "auto", sequential_image_generation_options: { max_images: 3 } }],
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

  it("gives bytes and addresses untouched, and the model its public name", async () => {
    const test = open();
    const text = `{"created":1, "data":[{"b64_json":"${base64}"},{"url":"https://example.test/x?a=%20b"}], "model":"inner-model","usage":{"total_tokens":1}}`;
    test.upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(text);
    expect((await sent(test, GENERATIONS, { model: "maker/none", prompt: "x" })).text).to.equal(text.replace("inner-model", "maker/none"));
  });

  for (const [name, model, path, more, code, param] of [
    ["style", "none", GENERATIONS, { style: "vivid" }, "unsupported_parameter", "style"],
    ["storage", "family-B", GENERATIONS, { storage_options: { keep: true } }, "stateful_not_supported", "storage_options"],
    ["routing", "none", GENERATIONS, { provider: "x" }, "unsupported_parameter", "provider"],
    ["a paid tier", "none", GENERATIONS, { service_tier: "priority" }, "unsupported_parameter", "service_tier"],
    ["a response format of family A", "family-A", GENERATIONS, { response_format: "url" }, "unsupported_capability", "response_format"],
    ["a response format of family C", "family-C", GENERATIONS, { response_format: "url" }, "unsupported_capability", "response_format"],
    ["a quality of the newest generations", "family-A", GENERATIONS, { quality: "xhigh" }, "unsupported_capability", "quality"],
    ["a free size", "family-A", GENERATIONS, { size: "2064x1040" }, "unsupported_capability", "size"],
    ["a size that is none", "family-A-new", GENERATIONS, { size: "wide" }, "unsupported_capability", "size"],
    ["a transparent JPEG", "family-A", GENERATIONS, { background: "transparent", output_format: "jpeg" }, "unsupported_capability", "output_format"],
    ["a compressed PNG", "family-A", GENERATIONS, { output_compression: 50 }, "unsupported_capability", "output_format"],
    ["compression above 100", "family-A", GENERATIONS, { output_compression: 101, output_format: "webp" }, "unsupported_capability", "output_compression"],
    ["four previews", "family-A", GENERATIONS, { partial_images: 4 }, "unsupported_capability", "partial_images"],
    ["a tier that is none", "family-B", GENERATIONS, { resolution: "4k" }, "unsupported_capability", "resolution"],
    ["a quality that is none", "family-B", GENERATIONS, { quality: "max" }, "unsupported_capability", "quality"],
    ["a stream of family B", "family-B", GENERATIONS, { stream: true }, "unsupported_capability", "stream"],
    ["a mask of family B", "family-B", EDITS, { image: SOURCE, mask: SOURCE }, "unsupported_capability", "mask"],
    ["layers of nothing", "family-C", GENERATIONS, { prompt: undefined, layer_decomposition: true }, "unsupported_capability", "image"],
    ["layers of two pictures", "family-C", GENERATIONS, { prompt: undefined, image: ["a", "b"], layer_decomposition: true }, "unsupported_capability", "image"],
    ["layers with a prompt", "family-C", GENERATIONS, { image: "a", layer_decomposition: true }, "unsupported_capability", "prompt"],
    ["two pictures of family C", "family-C", GENERATIONS, { n: 2 }, "unsupported_capability", "n"],
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
  const open = temporaryGateway({ providers: { one: { preset: "xai" } }, models: [{ ...painter, id: "maker/family-B", profile: "family-B" }] });

  it("asks in the vendor's form, and answers in the client's", async () => {
    const test = open();
    test.upstream.answer = json({ data: [{ b64_json: `data:image/jpeg;base64,${base64}`, revised_prompt: "p", respect_moderation: true }, { respect_moderation: false }], usage: { cost_in_usd_ticks: 200 } });
    const { status, dropped, text } = await sent(test, EDITS, { model: "maker/family-B", prompt: "snow", images: [{ image_url: "https://example.test/a.png" }], n: 2, resolution: "1k", watermark: true });
    expect([status, dropped], text).to.deep.equal([200, "watermark"]);
    expect(test.upstream.requests[0]?.path).to.equal(EDITS);
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({ model: "inner-model", prompt: "snow", images: [SOURCE], n: 2, resolution: "1k" });
    const { created, ...answer } = JSON.parse(text) as Record<string, unknown>;
    expect(created).to.be.a("number");
    const withheld = { error: { message: "the picture was withheld by moderation", code: "moderation_blocked" } };
    expect(answer).to.deep.equal({ data: [{ b64_json: base64, revised_prompt: "p" }, withheld], model: "maker/family-B" });
  });
});

describe("images of a vendor with one address for all", () => {
  const open = temporaryGateway({ providers: { one: { preset: "volcengine-ark" } }, models: [{ ...painter, id: "maker/family-C", profile: "family-C" }] });

  it("edits there too, never marks pictures, and tells faults beside pictures", async () => {
    const test = open();
    const fault = { code: "OutputImageSensitiveContentDetected", message: "no" };
    test.upstream.answer = json({ model: "inner-model", created: 9, data: [{ url: "https://example.test/1", size: "2048x2048" }, { error: fault }], usage: { generated_images: 1, output_tokens: 16, total_tokens: 16 } });
    const { status, dropped, text } = await sent(test, EDITS, { model: "maker/family-C", prompt: "snow", image: SOURCE, size: "2K", user: "u" });
    expect([status, dropped], text).to.deep.equal([200, "user"]);
    expect(test.upstream.requests[0]?.path).to.equal(GENERATIONS);
    expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({ model: "inner-model", prompt: "snow", image: SOURCE.url, size: "2K", watermark: false });
    expect(JSON.parse(text)).to.deep.equal({
      created: 9,
      data: [{ url: "https://example.test/1", size: "2048x2048" }, { error: fault }],
      model: "maker/family-C",
      size: "2K",
      usage: { output_tokens: 16, total_tokens: 16, generated_images: 1 },
    });
  });

  it("fails where no picture could be made, with the vendor's reason", async () => {
    const test = open();
    test.upstream.answer = json({ created: 9, data: [{ error: { code: "OutputImageSensitiveContentDetected", message: "not this" } }] });
    const { status, text } = await sent(test, GENERATIONS, { model: "maker/family-C", prompt: "x" });
    expect([status, errorOf(text).code, errorOf(text).message]).to.deep.equal([400, "OutputImageSensitiveContentDetected", "not this"]);
  });
});
