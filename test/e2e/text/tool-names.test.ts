import { expect } from "chai";
import { type Answer, events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({ models: [{ id: "maker/other", routes: [route("one", "chat")] }] });

const OWN = "files.search:all";
const path = (action: string) => `/v1beta/models/maker/other:${action}`;
const input = {
  contents: [{ role: "user", parts: [{ text: "find it" }] }],
  tools: [{ functionDeclarations: [{ name: OWN, description: "Searches." }, { name: "plain" }] }],
  toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: [OWN] } },
};

interface Sent {
  readonly tools: readonly { readonly function: { readonly name: string } }[];
  readonly tool_choice: { readonly function: { readonly name: string } };
}

const nameIn = (body: string) => (JSON.parse(body) as Sent).tools[0]?.function.name ?? "";

/** Calls the first tool by the name that was sent. */
const callsWhole: Answer = (response, request, body) => {
  const message = {
    role: "assistant",
    content: null,
    tool_calls: [{ id: "call_1", type: "function", function: { name: nameIn(body), arguments: "{}" } }],
  };
  json({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "inner-model",
    choices: [{ index: 0, message, finish_reason: "tool_calls" }],
  })(response, request, body);
};

const callsInStream: Answer = (response, request, body) => {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: "c1", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const call = chunk(
    { tool_calls: [{ index: 0, id: "call_1", type: "function", function: { name: nameIn(body), arguments: "{}" } }] },
    null,
  );
  events(call, chunk({}, "tool_calls"), "data: [DONE]\n\n")(response, request, body);
};

describe("a tool whose name the upstream would refuse", () => {
  it("is offered and chosen by another name, and other tools are not renamed", async () => {
    const test = open();
    test.upstream.answer = callsWhole;
    await test.call(path("generateContent"), input);
    const sent = JSON.parse(test.upstream.requests[0]?.body ?? "") as Sent;
    const [renamed, plain] = sent.tools.map((tool) => tool.function.name);
    expect(renamed)
      .to.match(/^[A-Za-z0-9_-]{1,64}$/)
      .and.equal(sent.tool_choice.function.name);
    expect(plain).to.equal("plain");
  });

  for (const [how, action, answer] of [
    ["an answer", "generateContent", callsWhole],
    ["a stream", "streamGenerateContent", callsInStream],
    ["a stream in one event", "streamGenerateContent", callsWhole],
  ] as const) {
    it(`is called by its own name in ${how}`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const response = await test.call(path(action), input);
      expect(await response.text()).to.contain(`"functionCall":{"id":"call_1","name":"${OWN}","args":{}}`);
      expect(response.headers.get("x-dropped-params")).to.equal(null);
    });
  }
});
