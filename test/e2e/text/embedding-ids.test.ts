import { expect } from "chai";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const host = { kind: "embedding", outputs: ["embedding"], pricing: { input: 1 } } as const;
const open = temporaryGateway({
  providers: { one: { preset: "mistral" } },
  models: [
    { ...host, id: "maker/with-id", routes: [route("one", "embeddings")] },
    { ...host, id: "maker/without", routes: [route("one", "embed-content")] },
  ],
});

const data = [{ object: "embedding", index: 0, embedding: [1] }];

/** Mistral's SDK refuses an answer without an ID. */
describe("the ID of an answer with vectors", () => {
  const cases: readonly (readonly [name: string, model: string, answer: object, id: string | undefined])[] = [
    ["is that of the upstream", "maker/with-id", { id: "answer-7", object: "list", data }, "answer-7"],
    ["is absent if the upstream gives none", "maker/with-id", { object: "list", data }, undefined],
    ["is absent if the upstream's dialect has none", "maker/without", { embeddings: [{ values: [1] }] }, undefined],
  ];
  for (const [name, model, answer, id] of cases)
    it(name, async () => {
      const test = open();
      test.upstream.answer = json(answer);
      const response = await test.call("/v1/embeddings", { model, input: "hi" });
      const text = await response.text();
      const { id: given, object } = JSON.parse(text) as Record<string, unknown>;
      expect([given, object], text).to.deep.equal([id, "list"]);
    });
});
