/**
 * Reasoning that a vendor never shows: clients of other dialects keep it as state, and only that vendor gets it back.
 */
import { expect } from "chai";
import { listAt, member, parseJson, type Json } from "../../../tools/replay/json.js";
import { EventParser } from "../../support/event-parser.js";
import { events, json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";
import { conversationClients } from "./conversation-clients.js";

const [HIDDEN, SHOWN] = ["RW1wdHkgaGlkZGVu", "not base64: hidden"];
const content = [
  { type: "redacted_thinking", data: HIDDEN },
  { type: "redacted_thinking", data: SHOWN },
  { type: "tool_use", id: "toolu_1", name: "get_weather", input: { city: "Oslo" } },
];
const answer = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "m",
  content,
  stop_reason: "tool_use",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};
const reported = (value: { readonly type: string }) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
const inPieces = [
  { type: "message_start", message: { ...answer, content: [], stop_reason: null } },
  ...content.flatMap((block, index) => [
    { type: "content_block_start", index, content_block: "input" in block ? { ...block, input: {} } : block },
    ...("input" in block
      ? [
          {
            type: "content_block_delta",
            index,
            delta: { type: "input_json_delta", partial_json: JSON.stringify(block.input) },
          },
        ]
      : []),
    { type: "content_block_stop", index },
  ]),
  { type: "message_delta", delta: { stop_reason: "tool_use" }, usage: { output_tokens: 1 } },
  { type: "message_stop" },
].map(reported);

const open = temporaryGateway({
  models: ["messages", "responses"].map((dialect) => ({
    id: `at/${dialect}`,
    routes: [{ ...route("one", dialect), model: "inner-model" }],
  })),
});

function answerIn(text: string, stream: boolean, client: string): Json {
  if (!stream) return parseJson(text) ?? null;
  const parser = new EventParser();
  const read = [...parser.push(Buffer.from(text)), ...parser.end()].flatMap(({ data }) =>
    data?.startsWith("{") === true ? [parseJson(data) as never] : [],
  );
  return conversationClients[client]?.gather(read) ?? null;
}

/** Calls a vendor that hides reasoning, and sends the result of its call to another model, or to the same. */
async function session(
  test: TestGateway,
  client: string,
  stream: boolean,
  second: string,
): Promise<{ body: string; dropped: string; sent: string }> {
  const conversationClient = conversationClients[client];
  if (conversationClient === undefined) throw new Error(`no client uses ${client}`);
  test.upstream.answer = stream ? events(...inPieces) : json(answer);
  const requested = await test.call(
    conversationClient.path("at/messages", stream),
    conversationClient.body("at/messages", [conversationClient.user("hi")], stream),
    { headers: { ...conversationClient.headers } },
  );
  const text = await requested.text();
  expect(requested.status, text).to.equal(200);
  const received = answerIn(text, stream, client);
  const history = [
    conversationClient.user("hi"),
    ...conversationClient.answered(received),
    ...conversationClient.results(conversationClient.calls(received), "It is cold."),
  ];
  test.upstream.answer = (response) => response.writeHead(400).end("{}");
  const brought = await test.call(
    conversationClient.path(second, false),
    conversationClient.body(second, history, false),
    {
      headers: { ...conversationClient.headers },
    },
  );
  await brought.text();
  return {
    body: test.upstream.requests[1]?.body ?? "",
    dropped: brought.headers.get("x-dropped-params") ?? "",
    sent: text,
  };
}

const hiddenIn = (body: string): Json[] =>
  listAt(parseJson(body), "messages")
    .flatMap((turn) => listAt(turn, "content"))
    .filter((block) => member(block, "type") === "redacted_thinking");

describe("hidden reasoning", () => {
  for (const client of ["responses", "generate-content", "interactions"]) {
    for (const stream of [false, true]) {
      const how = stream ? "streams" : "whole answers";
      it(`returns unchanged to its vendor: a ${client} client, ${how}`, async () => {
        const { body, dropped, sent: text } = await session(open(), client, stream, "at/messages");
        expect(hiddenIn(body)).to.deep.equal(content.slice(0, 2));
        expect(body).to.include('"tool_use"').and.not.include("isogloss1");
        expect(dropped).not.to.match(/signature|encrypted_content/i);
        expect(text).not.to.include(SHOWN);
      });
    }

    it(`reaches no other vendor, and is reported: a ${client} client`, async () => {
      const { body, dropped } = await session(open(), client, false, "at/responses");
      expect(body)
        .to.include("get_weather")
        .and.not.match(/isogloss1|RW1wdHkgaGlkZGVu|hidden/);
      expect(dropped).not.to.equal("");
    });
  }

  it("is left out where answers have no place for state", async () => {
    const { body, sent: text } = await session(open(), "chat", true, "at/messages");
    expect(text).to.include("get_weather").and.not.include("isogloss1");
    expect(hiddenIn(body)).to.deep.equal([]);
  });
});
