import { expect } from "chai";
import type { Fields } from "../../support/dialect-clients/dialect-client.js";
import { answers, streams } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { meteredGateway } from "../../support/money/metered-gateway.js";
import { USD, A_TOKEN, editor, painter, base64, pricedModels } from "./priced-images.js";

const ledger = meteredGateway(pricedModels);

describe("the hold for images", () => {
  const low = { size: "1024x1024", quality: "low" };
  const cases: [what: string, fields: Fields, tokens: number][] = [
    ["by quality and size", low, 272],
    ["of several", { ...low, n: 4 }, 4 * 272],
    ["with previews", { ...low, partial_images: 3 }, 272 + 300],
    ["without any settings", {}, 4160 * 1.5],
    ["of a larger size", { size: "1536x1024", quality: "low" }, 408],
  ];
  for (const [what, fields, tokens] of cases) {
    it(`is for their tokens ${what}`, async () => {
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
  const requested = { stream: true, fields: { ...low, stream: true, partial_images: 2 } };

  it("is charged for the previews that came, where no usage is reported", async () => {
    ledger().one.plays(streams(named(preview, completed)));
    expect((await ledger().ask(painter, "maker/painter-by-token", requested)).status).to.equal(200);
    expect(await ledger().charge()).to.include({ held: 472 * A_TOKEN, ticks: 372 * A_TOKEN, estimated: true });
  });

  it("is charged as the vendor counts, where it does", async () => {
    const usage = { input_tokens: 3, output_tokens: 401, total_tokens: 404 };
    ledger().one.plays(streams(named(preview, preview, { ...completed, usage } as { type: string })));
    await ledger().ask(painter, "maker/painter-by-token", requested);
    expect(await ledger().charge()).to.include({ ticks: 401 * A_TOKEN, estimated: false });
  });

  it("is charged for a preview where the stream ends with it", async () => {
    ledger().one.plays(streams(named(preview), { ending: "cut" }));
    await ledger().ask(painter, "maker/painter-by-token", requested);
    expect(await ledger().charge()).to.include({ ticks: 100 * A_TOKEN, estimated: true });
  });

  it("is not raised for previews with a price per image", async () => {
    ledger().one.plays(streams(named(preview, preview, completed)));
    await ledger().ask(painter, "maker/painter", requested);
    expect(await ledger().charge()).to.include({ held: 0.01 * USD, ticks: 0.01 * USD });
  });
});

describe("the hold for images to work on", () => {
  const url = "https://example.test/a.png";
  for (const [what, fields, images] of [
    ["an address", { image: url }, 1],
    ["several addresses", { image: [url, url] }, 2],
    ["an object with an address", { image: { type: "image_url", url } }, 1],
    ["objects with an address under another name", { images: [{ image_url: url }, { image_url: url }] }, 2],
    ["an address inside an object", { image: { type: "image_url", image_url: { url } } }, 1],
    ["a mask", { image: { url }, mask: { image_url: url } }, 2],
  ] as const) {
    it(`counts each of them, given as ${what}`, async () => {
      ledger().one.plays(answers({ created: 1, data: [{ b64_json: base64 }] }));
      const { status, text } = await ledger().ask(editor, "maker/editor", { fields });
      expect(status, text).to.equal(200);
      expect((await ledger().charge()).held / A_TOKEN).to.be.within(1000 * images, 1000 * images + 50);
    });
  }
});

describe("the hold for images whose settings an upstream may not be sent", () => {
  for (const [what, fields, held, charged] of [
    ["a tier beside the size", { size: "1k", resolution: "2k" }, 0.09, 0.09],
    ["nothing beside the size", { size: "1k" }, 0.04, 0.04],
    ["a quality beside the size", { size: "1k", quality: "low" }, 0.04, 0.02],
  ] as const) {
    it(`is for the dearest that may count: ${what}`, async () => {
      ledger().one.plays(answers({ data: [{ b64_json: base64 }] }));
      const { status, text } = await ledger().ask(painter, "maker/references", { fields });
      expect(status, text).to.equal(200);
      expect(await ledger().charge()).to.include({ held: held * USD, ticks: charged * USD });
    });
  }
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
    ["a series with a number", { ...auto, ...atMost(4) }, 4],
    ["a series of more than the limit", { ...auto, ...atMost(15), image: ["https://example.test/a.png"] }, 14],
    ["a length without a series", atMost(9), 1],
    ["a series that is switched off", { sequential_image_generation: "disabled", ...atMost(9) }, 1],
    ["layers", { prompt: undefined, image: "https://example.test/a.png", layer_decomposition: true }, 17],
    ["layers that are disabled", { layer_decomposition: false }, 1],
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
  const events = (...reported: readonly { type: string }[]) => [
    ...reported.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
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

  for (const [dialect, model] of [
    ["of its own dialect", "maker/layers-by-image"],
    ["of the dialect of the client", "maker/images-by-image"],
  ] as const) {
    it(`cost as much in a stream ${dialect}`, async () => {
      ledger().one.plays(streams(events(done(0), failed(1), done(2), failed(3), last)));
      const { status, text } = await ledger().ask(painter, model, {
        stream: true,
        fields: { ...series, stream: true },
      });
      expect([status, text.includes("event: error")], text).to.deep.equal([200, false]);
      expect(await ledger().charge()).to.include({ held: 0.12 * USD, ticks: 0.06 * USD });
    });
  }

  it("cost the whole call where an image follows the faults", async () => {
    ledger().one.plays(streams(events(failed(0), done(1), last), { pauseMilliseconds: 50 }));
    const { status, text } = await ledger().ask(painter, "maker/images-by-call", {
      stream: true,
      fields: { stream: true },
    });
    expect([status, text.match(/^event: .*_(?:failed|succeeded)$/gm)], text).to.deep.equal([
      200,
      ["event: image_generation.partial_failed", "event: image_generation.partial_succeeded"],
    ]);
    expect((await ledger().charge()).ticks).to.be.at.least(0.25 * USD);
  });

  const allFailed = [failed(0), failed(1)];
  const noUsage = { type: last.type };
  for (const [what, sent, status] of [
    ["and the stream is cut off", events(...allFailed).slice(0, -1), 502],
    ["and the stream ends", events(...allFailed, noUsage), 400],
    ["and the stream ends after its marker alone", events(...allFailed), 400],
  ] as const) {
    it(`cost nothing where none was made ${what}`, async () => {
      ledger().one.plays(streams(sent, { pauseMilliseconds: 50 }));
      const question = { stream: true, fields: { stream: true } };
      const answer = await ledger().ask(painter, "maker/images-by-call", question);
      expect(answer.status, answer.text).to.equal(status);
      expect(await ledger().charge()).to.include({ state: "released", ticks: 0 });
    });
  }

  const ofNone = { ...last, usage: { generated_images: 0, output_tokens: 0, total_tokens: 0 } };
  for (const [what, sent, model] of [
    ["an end alone", noUsage, "maker/images-by-call"],
    ["an end of no images", ofNone, "maker/images-by-image"],
  ] as const) {
    it(`cost nothing where ${what} is all that came`, async () => {
      ledger().one.plays(streams(events(sent), { pauseMilliseconds: 50 }));
      const answer = await ledger().ask(painter, model, { stream: true, fields: { stream: true } });
      expect(answer.status, answer.text).to.equal(502);
      expect(await ledger().charge()).to.include({ ticks: 0 });
    });
  }

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
