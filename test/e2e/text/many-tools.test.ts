/** More tools than V8 takes arguments of one call: none of the ways of a tool into a request passes them so. */
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";

const MANY = 140_000;

const served = answers({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1735689600,
  model: "inner",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
});

const input = [{ role: "user", content: "hi" }];
const tools = Array.from({ length: MANY }, (_, index) => ({ type: "function", name: `f${index}` }));
const found = { type: "tool_search_output", execution: "client", call_id: "c", tools };
const more = { type: "additional_tools", role: "developer", tools };

const cases: readonly (readonly [title: string, body: object])[] = [
  ["in one namespace", { input, tools: [{ type: "namespace", name: "n", tools }] }],
  ["that a search found", { input: [...input, found] }],
  ["that are added in the conversation", { input: [...input, more] }],
];

describe("a request with very many tools", () => {
  const open = scriptedGateway([
    { id: "acme/text", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
  ]);

  for (const [title, body] of cases)
    it(title, async () => {
      const { gateway, one } = open();
      one.plays(served);
      const response = await fetch(`${gateway.url}/v1/responses`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "acme/text", ...body }),
      });
      expect(response.status, await response.text()).to.equal(200);
      const sent = JSON.parse(one.received.at(-1)?.body.toString() ?? "") as { tools: unknown[] };
      expect(sent.tools).to.have.lengthOf(MANY);
    });
});
