import { expect } from "chai";
import OpenAI from "openai";
import { embeddingDialects, simulated, simulatedGateway } from "./simulated.js";

const gateway = simulatedGateway();

function client(): OpenAI {
  const { url, key } = gateway();
  return new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
}

const TEXTS = ["the cat sat on the mat", "the dog lay on the rug", "prices rose by four percent"];

function likeness(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}

for (const dialect of embeddingDialects) {
  describe(`the openai client, embeddings from an upstream with the dialect ${dialect}`, () => {
    const model = simulated(dialect);

    it("returns one vector for each text, in order, though it requests base64", async () => {
      const {
        data,
        usage,
        model: named,
      } = await client().embeddings.create({ model, input: [...TEXTS, TEXTS[0] ?? ""] });
      expect(data.map(({ index }) => index)).to.deep.equal([0, 1, 2, 3]);
      const [first = [], second = [], third = [], again = []] = data.map(({ embedding }) => embedding);
      expect(first).to.have.length(64);
      expect(likeness(first, again)).to.be.closeTo(1, 1e-5);
      expect(likeness(first, second)).to.be.greaterThan(likeness(first, third));
      expect([named, usage.prompt_tokens > 0, usage.total_tokens]).to.deep.equal([model, true, usage.prompt_tokens]);
    });

    it("returns the same vectors as floats and as base64", async () => {
      const ask = (encoding_format: "float" | "base64") =>
        client().embeddings.create({ model, input: "a text", dimensions: 16, encoding_format });
      const [floats] = (await ask("float")).data;
      const base64 = (await ask("base64")).data[0]?.embedding as unknown as string;
      const bytes = Buffer.from(base64, "base64");
      expect(floats?.embedding).to.have.length(16);
      expect(Array.from({ length: 16 }, (_unused, index) => bytes.readFloatLE(4 * index))).to.deep.equal(
        floats?.embedding.map(Math.fround),
      );
    });
  });
}
