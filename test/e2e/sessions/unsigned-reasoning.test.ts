/** A host that keeps a record of reasoning gets unsigned text back, for clients of any dialect. */
import { expect } from "chai";
import { listAt, member, parseJson, type Json } from "../../../tools/replay/json.js";
import { EventParser } from "../../support/event-parser.js";
import { events, json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";
import { conversationClients } from "./conversation-clients.js";

const entry = { type: "reasoning.text", text: "It may be cold.", format: "unknown", index: 0 };
const call = { id: "call_1", type: "function", function: { name: "get_weather", arguments: '{"city":"Oslo"}' } };
const head = { id: "c1", created: 1, model: "inner-model" };
const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const whole = {
  ...head,
  object: "chat.completion",
  choices: [
    {
      index: 0,
      message: {
        role: "assistant",
        content: null,
        reasoning: entry.text,
        reasoning_details: [entry],
        tool_calls: [call],
      },
      finish_reason: "tool_calls",
    },
  ],
  usage,
};
const chunk = (delta: object, finish: string | null = null) =>
  "data: " +
  JSON.stringify({ ...head, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: finish }] }) +
  "\n\n";
const pieces = [
  ...["It may ", "be cold."].map((text) => chunk({ reasoning: text, reasoning_details: [{ ...entry, text }] })),
  chunk({ tool_calls: [{ index: 0, ...call }] }),
  chunk({}, "tool_calls"),
  `data: ${JSON.stringify({ ...head, choices: [], usage })}\n\n`,
  "data: [DONE]\n\n",
];

const open = temporaryGateway({
  providers: { one: { preset: "openrouter" }, two: { preset: "openai-compatible" } },
  models: (["one", "two"] as const).map((provider) => ({ id: `at/${provider}`, routes: [route(provider, "chat")] })),
});

function answerIn(text: string, stream: boolean, client: string): Json {
  if (!stream) return parseJson(text) ?? null;
  const parser = new EventParser();
  const read = [...parser.push(Buffer.from(text)), ...parser.end()].flatMap(({ data }) =>
    data?.startsWith("{") === true ? [parseJson(data) as never] : [],
  );
  return conversationClients[client]?.gather(read) ?? null;
}

/**
 * Sends the result of the host's call to a model. Returns what its upstream gets of the answer, and what is reported.
 */
async function session(test: TestGateway, client: string, stream: boolean, second: "one" | "two") {
  const conversationClient = conversationClients[client] ?? expect.fail(client);
  const [one, two] = test.upstreams;
  if (one === undefined || two === undefined) throw new Error("there are no upstreams");
  one.answer = stream ? events(...pieces) : json(whole);
  const { headers } = conversationClient;
  const bodyOf = await test.call(
    conversationClient.path("at/one", stream),
    conversationClient.body("at/one", [conversationClient.user("hi")], stream),
    { headers: { ...headers } },
  );
  const text = await bodyOf.text();
  expect(bodyOf.status, text).to.equal(200);
  const received = answerIn(text, stream, client);
  const history = [
    conversationClient.user("hi"),
    ...conversationClient.answered(received),
    ...conversationClient.results(conversationClient.calls(received), "It is cold."),
  ];
  one.answer = two.answer = (response) => response.writeHead(400).end("{}");
  const model = `at/${second}`;
  const brought = await test.call(
    conversationClient.path(model, false),
    conversationClient.body(model, history, false),
    { headers: { ...headers } },
  );
  await brought.text();
  const sent = (second === "one" ? one : two).requests.at(-1)?.body ?? "";
  return { sent, dropped: brought.headers.get("x-dropped-params") ?? "" };
}

describe("unsigned reasoning", () => {
  for (const client of ["messages", "responses", "generate-content", "interactions"]) {
    for (const stream of [false, true]) {
      it(`returns to its host: a ${client} client, ${stream ? "a stream" : "a whole answer"}`, async () => {
        const { sent } = await session(open(), client, stream, "one");
        const records = listAt(parseJson(sent), "messages").flatMap((turn) => member(turn, "reasoning_details") ?? []);
        expect(records).to.deep.equal([entry]);
      });
    }

    it(`reaches no other host, and is reported: a ${client} client`, async () => {
      const { sent, dropped } = await session(open(), client, true, "two");
      expect(sent)
        .to.include("get_weather")
        .and.not.match(/isogloss1|be cold/);
      expect(dropped).not.to.equal("");
    });
  }
});
