/** Hosts that give the words of one answer as the first of several, and its calls as others. */
import { expect } from "chai";
import { events, json, route, temporaryGateway, type Answer } from "../../support/server/temporary-gateway.js";
import { until } from "../../support/until.js";
import { dialectClients } from "../../support/dialect-clients/index.js";

const open = temporaryGateway({
  models: ["chat", "generate-content"].map((dialect) => ({ id: `maker/${dialect}`, routes: [route("one", dialect)] })),
});

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const head = { id: "c1", created: 1, model: "inner-model" };
const words = "Let me look.";

const called = (name: string, args: string) => ({
  index: 0,
  id: `call_${name}`,
  type: "function",
  function: { name, arguments: args },
});
const choices = (...messages: object[]) =>
  messages.map((message, index) => ({
    index,
    message: { role: "assistant", ...message },
    finish_reason: "tool_calls",
  }));
const chunk = (index: number, delta: object, finish_reason: string | null = null) =>
  data({ ...head, object: "chat.completion.chunk", choices: [{ index, delta, finish_reason }] });
const candidate = (index: number, ...parts: object[]) => ({
  index,
  content: { role: "model", parts },
  finishReason: "STOP",
});
const candidates = [
  candidate(0, { text: words }),
  candidate(1, { functionCall: { name: "measure", args: { side: 1 } } }),
  candidate(2, { text: "We," }, { functionCall: { name: "weigh", args: { side: 2 } } }),
  candidate(3, { text: "another choice" }),
];

interface Upstream {
  readonly dialect: string;
  readonly member: string;
  readonly whole: unknown;
  readonly stream: readonly string[];
}

const upstreams: readonly Upstream[] = [
  {
    dialect: "chat",
    member: "choices",
    whole: {
      ...head,
      object: "chat.completion",
      choices: choices(
        { content: words },
        { content: null, tool_calls: [called("measure", '{"side":1}')] },
        { content: "We,", tool_calls: [called("weigh", '{"side":2}')] },
        { content: "another choice" },
      ),
    },
    stream: [
      chunk(0, { role: "assistant", content: "Let me" }),
      chunk(0, { content: " look." }),
      chunk(1, { content: "", tool_calls: [called("measure", '{"si')] }),
      chunk(1, { tool_calls: [{ index: 0, function: { arguments: 'de":1}' } }] }),
      chunk(2, { content: "We," }),
      chunk(2, { tool_calls: [called("weigh", '{"side":2}')] }),
      chunk(3, { content: "another choice" }),
      ...[0, 1, 2, 3].map((index) => chunk(index, {}, index === 0 ? "stop" : "tool_calls")),
      "data: [DONE]\n\n",
    ],
  },
  {
    dialect: "generate-content",
    member: "candidates",
    whole: { candidates, modelVersion: "inner-model" },
    stream: candidates.map((one) => data({ candidates: [one] })),
  },
];

const manners: readonly [name: string, answer: (upstream: Upstream) => Answer, stream: boolean][] = [
  ["in one body", ({ whole }) => json(whole), false],
  ["in one body to a request for a stream", ({ whole }) => json(whole), true],
  ["as a stream", ({ stream }) => events(...stream), true],
];

async function ask(dialect: string, upstream: Upstream, answer: Answer, stream: boolean) {
  const test = open();
  test.upstream.answer = answer;
  const client = dialectClients.get(dialect) ?? expect.fail(dialect);
  const model = `maker/${upstream.dialect}`;
  const body = { ...client.body(model), ...(stream ? client.streaming : {}) };
  const response = await test.call(client.path(model, stream), body, { headers: { ...client.headers } });
  const text = await response.text();
  expect(response.status, text).to.equal(200);
  const completed = () => test.log.find(({ event }) => event === "call.completed");
  await until(() => completed() !== undefined);
  return { text, dropped: completed()?.dropped };
}

/** Words of the finish that awaits the results of calls. */
const finishes: Readonly<Record<string, string>> = {
  chat: '"finish_reason":"tool_calls"',
  messages: '"stop_reason":"tool_use"',
  interactions: "requires_action",
};

describe("calls in answers beside the first", () => {
  for (const upstream of upstreams)
    for (const dialect of [...dialectClients.keys()].filter((name) => name !== upstream.dialect))
      for (const [name, answer, stream] of manners)
        it(`of ${upstream.dialect} ${name} are calls of the answer for ${dialect} clients`, async () => {
          const { text, dropped } = await ask(dialect, upstream, answer(upstream), stream);
          const places = ["look", "measure", "side", "We,", "weigh"].map((one) => text.indexOf(one));
          expect(places).not.to.include(-1);
          expect(text).not.to.include("another choice");
          expect(text).to.include(finishes[dialect] ?? "");
          expect(dropped).to.deep.equal([`answer.${upstream.member}[3]`]);
        });

  it("come after the words, in their order, and keep their arguments", async () => {
    const [upstream] = upstreams;
    if (upstream === undefined) expect.fail();
    for (const [, answer, stream] of manners) {
      const { text } = await ask("messages", upstream, answer(upstream), stream);
      expect(text).to.match(/look.*"measure".*We,.*"weigh"/s);
      expect(text).to.include("call_measure").and.include("call_weigh");
      expect(text.match(/"type":"tool_use"/g)).to.have.length(2);
    }
  });
});
