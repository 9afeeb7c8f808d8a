/** Answers that were cut, for clients whose items tell whether they are whole. */
import { expect } from "chai";
import { events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  models: ["chat", "messages"].map((dialect) => ({ id: `cut/${dialect}`, routes: [route("one", dialect)] })),
});

const usage = { input_tokens: 3, output_tokens: 2 };
const tool = { name: "dig", description: "Digs.", parameters: { type: "object", properties: {} } };
type Item = Readonly<Record<"type" | "status", string>>;
interface Event {
  readonly type: string;
  readonly item?: Item;
  readonly response?: { readonly status: string; readonly output: readonly Item[] };
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const choice = (delta: object, finish: string | null = null) =>
  data({ id: "c", choices: [{ index: 0, delta, finish_reason: finish }] });
const call = { id: "a", type: "function", function: { name: "dig", arguments: '{"deep' } };
const calling = (finish: string) => ({
  whole: { id: "c", choices: [{ message: { content: "So.", tool_calls: [call] }, finish_reason: finish }] },
  streamed: [
    choice({ content: "So." }),
    choice({ tool_calls: [{ index: 0, ...call }] }),
    choice({}, finish),
    "data: [DONE]\n\n",
  ],
});
/** Its blocks are closed before it tells why it ended. */
const saying = (reason: string) => ({
  whole: {
    id: "m",
    type: "message",
    role: "assistant",
    content: [
      { type: "thinking", thinking: "Hm.", signature: "s" },
      { type: "text", text: "It is" },
    ],
    stop_reason: reason,
    usage,
  },
  streamed: [
    data({ type: "message_start", message: { id: "m", usage } }),
    data({ type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "", signature: "" } }),
    data({ type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "Hm." } }),
    data({ type: "content_block_delta", index: 0, delta: { type: "signature_delta", signature: "s" } }),
    data({ type: "content_block_stop", index: 0 }),
    data({ type: "content_block_start", index: 1, content_block: { type: "text", text: "" } }),
    data({ type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "It is" } }),
    data({ type: "content_block_stop", index: 1 }),
    data({ type: "message_delta", delta: { stop_reason: reason }, usage }),
    data({ type: "message_stop" }),
  ],
});

const cases = [
  ["chat", "a length", calling("length"), "incomplete", ["message", "function_call"]],
  ["chat", "a filter", calling("content_filter"), "incomplete", ["message", "function_call"]],
  ["chat", "calls", calling("tool_calls"), "completed", ["message", "function_call"]],
  ["messages", "a length", saying("max_tokens"), "incomplete", ["reasoning", "message"]],
  ["messages", "a full context", saying("model_context_window_exceeded"), "incomplete", ["reasoning", "message"]],
  ["messages", "its end", saying("end_turn"), "completed", ["reasoning", "message"]],
] as const;

describe("an item that was whole before the upstream failed", () => {
  it("is closed before the failure", async () => {
    const test = open();
    const { streamed } = saying("end_turn");
    const failure = data({ type: "error", error: { type: "overloaded_error", message: "Busy." } });
    // What fails before the client has anything is an HTTP error.
    test.upstream.answer = (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write(streamed.slice(0, 8).join(""));
      setTimeout(() => response.end(failure), 100);
    };
    const text = await (
      await test.call("/v1/responses", { model: "cut/messages", input: "Dig.", stream: true })
    ).text();
    const types = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, one]) => (JSON.parse(one ?? "") as Event).type);
    expect(types.slice(-2)).to.deep.equal(["response.output_item.done", "error"]);
  });
});

describe("the last item of an answer that ends with", () => {
  for (const [upstream, name, { whole, streamed }, status, types] of cases) {
    const wanted = types.map((type, index) => ({ type, status: index === 1 ? status : "completed" }));
    const seen = (items: readonly Item[]) => items.map(({ type, status: own }) => ({ type, status: own }));
    const body = { model: `cut/${upstream}`, input: "Dig.", tools: [{ type: "function", ...tool }] };

    it(`${name} of ${upstream} is ${status}`, async () => {
      const test = open();
      test.upstream.answer = json(whole);
      const answer = (await (await test.call("/v1/responses", body)).json()) as NonNullable<Event["response"]>;
      expect(answer.status).to.equal(status);
      expect(seen(answer.output)).to.deep.equal(wanted);
    });

    it(`${name} of ${upstream} is ${status} in a stream`, async () => {
      const test = open();
      test.upstream.answer = events(...streamed);
      const text = await (await test.call("/v1/responses", { ...body, stream: true })).text();
      const sent = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, one]) => JSON.parse(one ?? "") as Event);
      const done = sent.flatMap(({ type, item }) => (type === "response.output_item.done" && item ? [item] : []));
      expect(seen(done)).to.deep.equal(wanted);
      const last = sent.at(-1);
      expect(last?.type).to.equal(`response.${status}`);
      expect(seen(last?.response?.output ?? [])).to.deep.equal(wanted);
    });
  }
});
