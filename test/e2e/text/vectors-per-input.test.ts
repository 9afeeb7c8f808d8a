/** Clients match vectors with inputs by their places. Not all upstreams return one for each, or number them. */
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
      id: "maker/other",
      kind: "embedding",
      routes: [route("one", "embeddings-by-dtype")],
      outputs: ["embedding"],
      pricing: { input: 1 },
    },
  ],
});

const NUMBERS = [1, -2, 0.5];
const MIB = 1024 * 1024;
const BYTES = "AACAPwAAAMAAAAA/";
const item = (index: unknown, embedding: unknown) => ({ object: "embedding", index, embedding });
const usage = { prompt_tokens: 5, total_tokens: 5 };

async function asked(test: TestGateway, body: object, data: unknown, reported?: object) {
  test.upstream.answer = json({ object: "list", data, model: "inner-model", usage: reported });
  const response = await test.call("/v1/embeddings", body);
  const answer = (await response.json()) as { data: unknown; usage: unknown; error: { message: string } };
  return { status: response.status, ...answer };
}

for (const model of ["maker/same", "maker/other"]) {
  describe(`vectors of ${model}`, () => {
    for (const [name, data, message] of [
      ["fewer than inputs", [item(0, NUMBERS)], "The upstream gave 1 vectors for 2 inputs."],
      ["more", [0, 1, 2].map((index) => item(index, NUMBERS)), "The upstream gave 3 vectors for 2 inputs."],
      ["null for one", [item(0, null), item(1, NUMBERS)], "The upstream gave 1 vectors for 2 inputs."],
      ["none", [], "The upstream's answer has no content."],
      ["null for all", null, "The upstream's answer has no content."],
    ] as const) {
      for (const format of ["float", "base64"]) {
        it(`are an error where the upstream gives ${name}, to a client that requests ${format}`, async () => {
          const test = open();
          const { status, error } = await asked(test, { model, input: ["a", "b"], encoding_format: format }, data);
          expect([status, error.message]).to.deep.equal([502, message]);
          expect(test.log.find(({ event }) => event === "call.completed")?.ticks).to.equal(undefined);
        });
      }
    }

    it("have the places of their inputs where the upstream gives all of them one index", async () => {
      const data = [item(0, [0]), item(0, [1]), item(0, [2])];
      const answer = await asked(open(), { model, input: ["a", "b", "c"], encoding_format: "float" }, data, usage);
      expect(answer.data).to.deep.equal([item(0, [0]), item(1, [1]), item(2, [2])]);
    });

    it("are refused where they are far longer than any model's", async () => {
      const long = Array<number>(MIB).fill(0.5);
      const { status, error } = await asked(open(), { model, input: ["a"] }, [item(0, long)]);
      expect([status, error.message]).to.deep.equal([502, "The upstream's answer is too large."]);
    });

    it("have the estimate as their usage where the upstream reports zeros and they are written anew", async () => {
      const zeros = { prompt_tokens: 0, total_tokens: 0 };
      const body = { model, input: [[1, 2, 3]], encoding_format: "base64" };
      const answer = await asked(open(), body, [item(0, NUMBERS)], zeros);
      expect([answer.data, answer.usage]).to.deep.equal([[item(0, BYTES)], { prompt_tokens: 3, total_tokens: 3 }]);
    });
  });
}
