import { expect } from "chai";
import { events, json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({ models: [{ id: "maker/model", routes: [route("one", "chat")] }] });

const whole = {
  id: "c1",
  created: 1,
  model: "inner-model",
  choices: [{ index: 0, message: { role: "assistant", content: "hello" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
};
const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const streamed = [
  data({ id: "c1", created: 1, choices: [{ index: 0, delta: { content: "hello" }, finish_reason: "stop" }] }),
  data({ choices: [], usage: whole.usage }),
  "data: [DONE]\n\n",
];

type Answer = Record<string, unknown>;

async function answerOf(test: TestGateway, request: object): Promise<Answer> {
  test.upstream.answer = json(whole);
  const response = await test.call("/v1/responses", { model: "maker/model", input: "hi", ...request });
  return (await response.json()) as Answer;
}

/** The answer, in each event that contains it. */
async function answersOf(test: TestGateway, request: object): Promise<[event: string, answer: Answer][]> {
  test.upstream.answer = events(...streamed);
  const text = await (
    await test.call("/v1/responses", { model: "maker/model", input: "hi", stream: true, ...request })
  ).text();
  const reported = [...text.matchAll(/^data: (\{.*)$/gm)].map(
    ([, body]) => JSON.parse(body ?? "") as { type: string; response?: Answer },
  );
  return reported.flatMap(({ type, response }) => (response === undefined ? [] : [[type, response]]));
}

const tool = { type: "function", name: "look", parameters: { type: "object", properties: {} }, strict: true };

const cases: [name: string, options: object, repeated: Answer][] = [
  ["the sampling", { temperature: 0.25, top_p: 0.5 }, { temperature: 0.25, top_p: 0.5 }],
  [
    "the tools and the choice among them",
    { tools: [tool], tool_choice: "required", parallel_tool_calls: false },
    { tools: [tool], tool_choice: "required", parallel_tool_calls: false },
  ],
  ["the instructions", { instructions: "be brief" }, { instructions: "be brief" }],
  ["the metadata and the user", { metadata: { a: "b" }, user: "someone" }, { metadata: { a: "b" }, user: "someone" }],
  ["the limit", { max_output_tokens: 50 }, { max_output_tokens: 50 }],
  [
    "the format, with the default verbosity",
    { text: { format: { type: "json_object" } } },
    { text: { format: { type: "json_object" }, verbosity: "medium" } },
  ],
  ["the reasoning", { reasoning: { effort: "low" } }, { reasoning: { effort: "low", summary: null } }],
  ["members that were dropped", { truncation: "auto" }, { truncation: "auto" }],
  [
    "members that were not requested, as the upstream reports them",
    { temperature: null },
    {
      temperature: 1,
      top_p: 1,
      tools: [],
      tool_choice: "auto",
      parallel_tool_calls: true,
      instructions: null,
      metadata: {},
      max_output_tokens: null,
      text: { format: { type: "text" }, verbosity: "medium" },
      reasoning: { effort: null, summary: null },
      truncation: "disabled",
      user: null,
    },
  ],
  [
    "nothing of stored answers",
    { store: false, previous_response_id: null },
    { store: false, previous_response_id: null, background: false },
  ],
];

describe("an answer of a dialect that repeats the request", () => {
  for (const [name, request, repeated] of cases) {
    it(`repeats ${name}`, async () => {
      expect(await answerOf(open(), request)).to.deep.include(repeated);
    });

    it(`repeats ${name} in every event that contains the answer`, async () => {
      const answers = await answersOf(open(), request);
      expect(answers.map(([event]) => event)).to.deep.equal([
        "response.created",
        "response.in_progress",
        "response.completed",
      ]);
      for (const [event, answer] of answers) expect(answer, event).to.deep.include(repeated);
    });
  }
});
