import { expect } from "chai";
import { json, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { painter, GENERATIONS, EDITS, base64, SOURCE, errorOf, sent } from "./image-calls.js";

describe("images of a vendor that accepts references and reports its price", () => {
  const open = temporaryGateway({
    providers: { one: { preset: "xai" } },
    models: [{ ...painter, id: "maker/family-B", profile: "family-B" }],
  });

  for (const [what, item] of [
    ["no address", {}],
    ["an empty address", { url: "" }],
    ["empty bytes", { url: null, b64_json: "" }],
  ] as const) {
    it(`fails, and charges nothing, where all images were withheld with ${what}`, async () => {
      const test = open();
      test.upstream.answer = json({ data: [{ ...item, respect_moderation: false }] });
      const { status, text } = await sent(test, GENERATIONS, { model: "maker/family-B", prompt: "a hill" });
      expect([status, errorOf(text).message], text).to.deep.equal([400, "the image was withheld by moderation"]);
      expect(test.log.filter(({ event }) => event === "call.completed").map(({ ticks }) => ticks ?? 0)).to.deep.equal([
        0,
      ]);
    });
  }

  it("sends the vendor's form, and answers in the client's", async () => {
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

  it("sends edits there too, never requests a watermark, and reports faults beside images", async () => {
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

  it("refuses a stream that begins with refused content, with the vendor's code", async () => {
    const test = open();
    const fault = { code: "OutputImageSensitiveContentDetected", message: "not this" };
    test.upstream.answer = (response) =>
      response
        .writeHead(200, { "content-type": "text/event-stream" })
        .end(`data: ${JSON.stringify({ error: fault })}\n\n`);
    const { status, text } = await sent(test, GENERATIONS, { model: "maker/family-C", prompt: "x", stream: true });
    expect([status, errorOf(text).code], text).to.deep.equal([400, "OutputImageSensitiveContentDetected"]);
  });
});

/** Clients send the defaults of the first-party family too. */
describe("settings of images that ask for what happens anyway", () => {
  const defaults = { n: 1, size: "auto", quality: "auto", background: "auto", moderation: "auto", partial_images: 0 };
  for (const [preset, reported] of [
    ["xai", { n: 1 }],
    ["volcengine-ark", { watermark: false }],
  ] as const) {
    const open = temporaryGateway({ providers: { one: { preset } }, models: [{ ...painter, id: "maker/some" }] });
    it(`are not sent to the vendor of ${preset}, which would refuse them, and not reported`, async () => {
      const test = open();
      test.upstream.answer = json({ data: [{ url: "https://example.test/1" }] });
      const body = { model: "maker/some", prompt: "a hill", ...defaults };
      const { status, dropped, text } = await sent(test, GENERATIONS, body);
      expect([status, dropped], text).to.deep.equal([200, null]);
      expect(JSON.parse(test.upstream.requests[0]?.body ?? "")).to.deep.equal({
        model: "inner-model",
        prompt: "a hill",
        ...reported,
      });
    });
  }
});
