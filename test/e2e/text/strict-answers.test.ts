/** Schemas of answers that the client's dialect always enforces, at hosts that enforce only strict ones. */
import { expect } from "chai";
import { json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";

const schema = { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false };
const request = {
  model: "maker/model",
  max_tokens: 9,
  messages: [{ role: "user", content: "hi" }],
  output_config: { format: { type: "json_schema", schema } },
};

async function received({ call, upstream }: TestGateway): Promise<unknown> {
  upstream.answer = json({});
  await (await call("/v1/messages", request, { headers: { "anthropic-version": "2023-06-01" } })).text();
  return JSON.parse(upstream.requests[0]?.body ?? "{}");
}

/** Hosts with the presets, and whether they enforce only what is strict. */
const presets: readonly (readonly [preset: string | undefined, strict: boolean])[] = [
  ["openai", true],
  ["azure-openai", true],
  ["openrouter", false],
  ["vllm", false],
  [undefined, false],
];

describe("a schema of answers that is always enforced", () => {
  for (const [preset, isStrict] of presets) {
    const open = temporaryGateway({
      providers: preset === undefined ? {} : { one: { preset } },
      models: [{ id: "maker/model", routes: [route("one", "chat")] }],
    });
    it(`is ${isStrict ? "" : "not "}made strict for ${preset ?? "a host without a preset"}`, async () => {
      const format = {
        type: "json_schema",
        json_schema: { name: "answer", schema, ...(isStrict && { strict: true }) },
      };
      expect(await received(open()))
        .to.have.property("response_format")
        .that.deep.equals(format);
    });
  }
});
