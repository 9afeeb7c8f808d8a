import { GoogleGenAI } from "@google/genai";
import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";

const routes = [{ provider: "one", model: "inner-model", dialect: "interactions" }];
const open = scriptedGateway([{ id: "maker/model", kind: "text", routes }]);

const part = (text: string, end: object) => ({
  id: "int_1",
  object: "interaction",
  model: "inner-model",
  steps: [{ type: "model_output", content: [{ type: "text", text }] }],
  usage: { total_input_tokens: 1, total_output_tokens: 1, total_tokens: 2 },
  ...end,
});

describe("an answer that the vendor gives in parts, for the genai client", () => {
  const ask = (settings: object) => {
    const { gateway, one } = open();
    one.plays(
      answers(part("Half", { status: "requires_continuation", continuation_token: "token" })),
      answers(part(" and half", { status: "completed" })),
    );
    const client = new GoogleGenAI({ apiKey: gateway.key, httpOptions: { baseUrl: gateway.url } });
    return client.interactions.create({ model: "maker/model", input: "hi", ...settings });
  };

  it("is continued if nothing is stored", async () => {
    expect((await ask({ store: false })).output_text).to.equal("Half and half");
    expect(JSON.parse(open().one.received[1]?.body.toString() ?? "")).to.deep.include({
      input: "hi",
      continuation_token: "token",
    });
  });

  it("is not continued by the ID of a stored one, and the error explains it", async () => {
    expect((await failureOf(ask({}))).message).to.include("`previous_interaction_id` is not supported");
    expect(open().one.received).to.have.lengthOf(1);
  });
});
