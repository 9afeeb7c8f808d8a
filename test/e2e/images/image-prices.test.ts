import { expect } from "chai";
import { json, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { painter, plain, GENERATIONS, made, sent } from "./image-calls.js";

describe("the cost of images", () => {
  const open = temporaryGateway({
    ...plain,
    models: [...plain.models, { ...painter, id: "maker/by-token", pricing: { input: 5, output: 30 } }],
  });
  const USD = 10_000_000_000;
  const fault = { error: { code: "x", message: "no" } };

  for (const [name, body, answer, dollars] of [
    ["one of the reported size and quality", { model: "maker/family-A" }, made, 0.17],
    [
      "one of the requested size and quality, where none is reported",
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
      "those that were made, not those that failed",
      { model: "maker/none", n: 3 },
      { data: [{ url: "u" }, fault, fault] },
      0.04,
    ],
    [
      "by token, as reported",
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

const priced = (preset: string, perImage: Readonly<Record<string, number>>) =>
  temporaryGateway({
    providers: { one: { preset } },
    models: [{ ...painter, id: "maker/some", pricing: { perImage } }],
  });

describe("the price of a tier, where the vendor reports pixels", () => {
  const open = priced("volcengine-ark", { default: 0.03, "2K": 0.09, "1024x1024": 0.02, "1600x1600": 0.05 });

  for (const [name, size, reported, dollars] of [
    ["counts for pixels without a price", "2K", "2048x2048", 0.09],
    ["does not count for pixels with one", "2K", "1600x1600", 0.05],
    ["does not count where it is not in the table", "4K", "4096x4096", 0.03],
    ["does not count, nor do other pixels, where pixels were requested", "1024x1024", "2048x2048", 0.03],
  ] as const) {
    it(name, async () => {
      const test = open();
      test.upstream.answer = json({ data: [{ url: "https://example.test/1", size: reported }] });
      const { status, text } = await sent(test, GENERATIONS, { prompt: "a hill", model: "maker/some", size });
      expect(status, text).to.equal(200);
      const ticks = String(Math.round(dollars * 10_000_000_000));
      expect(test.log.find(({ event }) => event === "call.completed")?.ticks).to.equal(ticks);
    });
  }
});

describe("settings of images that were not sent", () => {
  const byReference = priced("xai", { default: 0.05, "1k": 0.01, "2k": 0.07, high: 0.02, "1024x1024/high": 0.17 });
  const ofLayers = priced("volcengine-ark", { default: 0.09, low: 0.01 });
  const USD = 10_000_000_000;
  const item = { url: "https://example.test/1" };

  for (const [name, open, body, dollars, dropped, repeated] of [
    ["a size beside a tier", byReference, { size: "1k", resolution: "2k" }, 0.07, "size", {}],
    [
      "a size, beside a quality that was",
      byReference,
      { size: "1024x1024", quality: "high" },
      0.02,
      "size",
      { quality: "high" },
    ],
    [
      "a background and a format",
      byReference,
      { background: "opaque", output_format: "webp" },
      0.05,
      "background, output_format",
      {},
    ],
    ["a quality", ofLayers, { quality: "low", size: "2K" }, 0.09, "quality", { size: "2K" }],
  ] as const) {
    it(`neither set the price nor are reported as used: ${name}`, async () => {
      const test = open();
      test.upstream.answer = json({ data: [item] });
      const reported = await sent(test, GENERATIONS, { prompt: "a hill", model: "maker/some", ...body });
      expect(reported.dropped).to.equal(dropped);
      const { created, ...answer } = JSON.parse(reported.text) as Record<string, unknown>;
      expect(created).to.be.a("number");
      expect(answer).to.deep.equal({ data: [item], model: "maker/some", ...repeated });
      expect(test.log.find(({ event }) => event === "call.completed")?.ticks).to.equal(
        String(Math.round(dollars * USD)),
      );
    });
  }
});
