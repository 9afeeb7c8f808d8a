import { expect } from "chai";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

describe("vectors of a vendor that is not sent the type of their numbers", () => {
  const open = temporaryGateway({
    models: [
      { id: "maker/vectors", kind: "embedding", pricing: { input: 1 }, routes: [route("one", "embed-content")] },
    ],
  });
  // Whole numbers would fit into one byte each.
  const vectors = [
    [1, 0, 0],
    [0.6, 0.8, 0],
  ];
  const floats = (numbers: readonly number[]) => Buffer.from(Float32Array.from(numbers).buffer).toString("base64");

  for (const output_dtype of ["int8", "ubinary"]) {
    it(`are 32-bit floats in base64, though ${output_dtype} was requested`, async () => {
      const test = open();
      test.upstream.answer = json({ embeddings: vectors.map((values) => ({ values })) });
      const body = { model: "maker/vectors", input: ["a", "b"], encoding_format: "base64", output_dtype };
      const response = await test.call("/v1/embeddings", body);
      expect(response.headers.get("x-dropped-params")).to.equal("output_dtype");
      const { data } = (await response.json()) as { data: { embedding: string }[] };
      expect(data.map(({ embedding }) => embedding)).to.deep.equal(vectors.map(floats));
    });
  }
});
