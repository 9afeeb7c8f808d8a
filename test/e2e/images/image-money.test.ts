import { expect } from "chai";
import { dialectClients } from "../../support/dialect-clients/index.js";
import type { Fields, DialectClient } from "../../support/dialect-clients/dialect-client.js";
import { answers } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { meteredGateway } from "../../support/money/metered-gateway.js";
import {
  USD,
  A_TOKEN,
  conversationClient,
  chat,
  embedder,
  painter,
  base64,
  IMAGE,
  COUNTED,
  reply,
  pricedModels,
} from "./priced-images.js";

const ledger = meteredGateway(pricedModels);

for (const stream of [false, true]) {
  describe(`images of a model for conversations, ${stream ? "streamed" : "whole"}`, () => {
    async function charged(
      id: string,
      parts: readonly object[],
      {
        fields = {},
        usage = COUNTED,
        finishReason = "STOP",
      }: { fields?: Fields; usage?: object | null; finishReason?: string } = {},
    ) {
      ledger().one.plays(reply(stream, parts, usage ?? undefined, finishReason));
      const { status, text } = await ledger().ask(conversationClient, `maker/${id}`, { stream, fields });
      expect(status, text).to.equal(200);
      return ledger().charge();
    }
    const sized = (imageSize: string | number) => ({ generationConfig: { imageConfig: { imageSize } } });

    it("cost the price without a size", async () => {
      expect(await charged("by-image", [{ text: "Here." }, IMAGE])).to.include({
        held: 0.04 * USD,
        ticks: 0.04 * USD,
        estimated: false,
      });
    });

    it("cost what one of the requested size costs", async () => {
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

    for (const data of ["", null, 7, {}])
      it(`are not charged where their bytes are ${JSON.stringify(data)}`, async () => {
        const empty = { inlineData: { mimeType: "image/png", data } };
        expect(await charged("by-image", [{ text: "Here." }, empty])).to.include({ ticks: 0 });
        expect(await charged("by-image", [empty, IMAGE])).to.include({ ticks: 0.04 * USD });
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
    ledger().one.plays(reply(false, [IMAGE], COUNTED));
    await ledger().ask(conversationClient, "maker/by-image", { fields: { generationConfig: { candidateCount: 3 } } });
    expect((await ledger().charge()).held).to.equal(0.12 * USD);
  });
});

describe("an image event larger than the limit of text events", () => {
  it("comes whole", async () => {
    const large = { inlineData: { mimeType: "image/png", data: "A".repeat(6 * 1024 * 1024) } };
    ledger().one.plays(reply(true, [large], COUNTED));
    const { status, text } = await ledger().ask(conversationClient, "maker/by-image", { stream: true });
    expect([status, text.includes(large.inlineData.data)]).to.deep.equal([200, true]);
    expect(await ledger().charge()).to.include({ ticks: 0.04 * USD });
  });
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
    it(`is refused to ${dialect} clients, with the address of its endpoint`, async () => {
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
    it(`is refused with the address ${where}`, async () => {
      const { status, text } = await ledger().ask(chat, `maker/${id}`);
      expect([status, chat.readError(JSON.parse(text), status).message.includes(where)]).to.deep.equal([400, true]);
      expect(await ledger().charges()).to.deep.equal([]);
    });
  }
});

describe("more images than a hold can be for", () => {
  const MOST = 128;
  const crowd = Array(MOST + 72).fill({ b64_json: "iVBORw0KGgo=" });

  it("are passed on, and not charged", async () => {
    ledger().one.plays(answers({ created: 1, data: crowd }));
    const { status, text } = await ledger().ask(painter, "maker/painter", {});
    expect([status, (JSON.parse(text) as { data: unknown[] }).data.length]).to.deep.equal([200, crowd.length]);
    expect(await ledger().charge()).to.include({ ticks: 0.04 * USD * MOST });
  });
});
