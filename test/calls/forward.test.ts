import { expect } from "chai";
import type { Registry } from "../../src/calls/context.js";
import * as compiled from "../../src/registry.js";
import { json, route, temporaryGateway } from "../support/server/temporary-gateway.js";

describe("the inputs of embeddings that are forwarded", () => {
  let reads = 0;
  const embeddings = compiled.dialectsOf("embedding").get("embeddings");
  if (embeddings === undefined) throw new Error("the dialect is not compiled");
  const counting: typeof embeddings = {
    ...embeddings,
    readRequest(...given) {
      reads++;
      return embeddings.readRequest(...given);
    },
  };
  const registry: Registry = { ...compiled, dialects: new Map([...compiled.dialects, ["embeddings", counting]]) };
  const open = temporaryGateway(
    {
      models: [
        {
          id: "maker/vectors",
          kind: "embedding",
          outputs: ["embedding"],
          routes: [route("one", "embeddings"), route("two", "embeddings", 1)],
        },
      ],
    },
    registry,
  );

  for (const [what, vectors, status] of [
    ["and compared with the vectors of the second route", 2, 200],
    ["and compared with vectors that are too few", 1, 502],
  ] as const) {
    it(`are read once for both routes, ${what}`, async () => {
      const test = open();
      const [one, two] = test.upstreams;
      if (one === undefined || two === undefined) throw new Error("two upstreams are needed");
      one.answer = json({ error: { message: "busy" } }, 503);
      const data = Array.from({ length: vectors }, (_, index) => ({ object: "embedding", index, embedding: [0.5] }));
      two.answer = json({ object: "list", data, model: "inner-model", usage: { prompt_tokens: 2, total_tokens: 2 } });
      reads = 0;
      const response = await test.call("/v1/embeddings", { model: "maker/vectors", input: ["a", "b"] });
      expect([response.status, one.requests.length, two.requests.length]).to.deep.equal([status, 1, 1]);
      expect(reads).to.equal(1);
    });
  }

  it("are read again for another call", async () => {
    const test = open();
    test.upstream.answer = json({ data: [{ index: 0, embedding: [0.5] }], usage: { total_tokens: 1 } });
    reads = 0;
    for (const input of ["a", ["a", "b"]])
      await test.call("/v1/embeddings", { model: "maker/vectors", input }).then((response) => response.text());
    expect(reads).to.equal(2);
  });
});
