/** Some hosts count the calls of each answer from the start. Agents link a result to its call by the ID alone. */
import { expect } from "chai";
import { type Answer, events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({ models: [{ id: "maker/other", routes: [route("one", "chat")] }] });

const calls = ["call_0", "call_9"].map((id, index) => ({
  index,
  id,
  type: "function",
  function: { name: "look", arguments: "{}" },
}));
const choice = (more: object, finish: string | null) => ({
  id: "c1",
  created: 1,
  model: "inner-model",
  choices: [{ index: 0, ...more, finish_reason: finish }],
});
const whole: Answer = json(choice({ message: { role: "assistant", content: null, tool_calls: calls } }, "tool_calls"));
const data = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
const streamed: Answer = events(
  data(choice({ delta: { tool_calls: calls } }, null)),
  data(choice({ delta: {} }, "tool_calls")),
  "data: [DONE]\n\n",
);

const body = {
  model: "maker/other",
  max_tokens: 50,
  tools: [{ name: "look", input_schema: { type: "object" } }],
  messages: [
    { role: "user", content: "look twice" },
    { role: "assistant", content: [{ type: "tool_use", id: "call_0", name: "look", input: {} }] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "call_0", content: "a boat" }] },
  ],
};

describe("a call with the ID of an earlier call", () => {
  for (const [how, stream, answer] of [
    ["in a whole answer", false, whole],
    ["in a stream", true, streamed],
    ["in a whole answer to a request for a stream", true, whole],
  ] as const)
    it(`gets an ID of its own ${how}, and others keep theirs`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const headers = { "anthropic-version": "2023-06-01" };
      const text = await (await test.call("/v1/messages", { ...body, stream }, { headers })).text();
      const ids = [...text.matchAll(/"type":"tool_use",(?:"caller":\{"type":"direct"\},)?"id":"([^"]+)"/g)].map(
        ([, id]) => id,
      );
      expect(ids, text).to.have.length(2);
      expect(ids[0]).to.match(/^(toolu|call)_[0-9a-f]{24}$/);
      expect(ids[1]).to.equal("call_9");
    });
});
