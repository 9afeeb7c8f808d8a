/** What counts as the end of a stream in each dialect: all that comes before it and then nothing more is a cut. */
import { expect } from "chai";
import { dialectsOf, StreamObserver } from "../../src/registry.js";
import { scriptedGateway } from "../support/scripted-gateway.js";
import { streams } from "../support/upstream.js";

type Event = Readonly<Record<string, unknown>> | string;

interface Recorded {
  /** A whole stream, in the order of its events. */
  readonly events: readonly Event[];
  /** The first event with which it may close, and the one with which it has ended, if it has one. */
  readonly closesAfter: number;
  readonly endsWith?: number;
}

const chunk = (more: object) => ({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", ...more });
const choice = (delta: object, reason: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: reason }],
});
const tokens = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };
const candidate = (text: string, more: object = {}) => ({
  candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0, ...more }],
  usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 },
});
const item = {
  type: "message",
  id: "i",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "Hello", annotations: [] }],
};
const response = {
  id: "r",
  object: "response",
  created_at: 1,
  model: "m",
  output: [item],
  usage: { input_tokens: 3, output_tokens: 2, total_tokens: 5 },
};
const interaction = { id: "v1_1", object: "interaction", model: "m" };
const used = { total_input_tokens: 3, total_output_tokens: 2, total_tokens: 5 };

const STREAMS: Readonly<Record<string, readonly Recorded[]>> = {
  chat: [
    // The reason and then the usage, which hosts tell together as well; the marker may be left out.
    {
      events: [
        chunk(choice({ role: "assistant", content: "Hel" })),
        chunk(choice({ content: "lo" })),
        chunk(choice({}, "stop")),
        chunk({ choices: [], usage: tokens }),
        "[DONE]",
      ],
      closesAfter: 3,
      endsWith: 4,
    },
    {
      events: [chunk(choice({ content: "Hello" })), chunk({ ...choice({}, "stop"), usage: tokens }), "[DONE]"],
      closesAfter: 1,
      endsWith: 2,
    },
    { events: [chunk(choice({ content: "Hello" })), chunk(choice({}, "stop")), "[DONE]"], closesAfter: 2, endsWith: 2 },
  ],
  responses: [
    {
      events: [
        { type: "response.created", response: { ...response, output: [], status: "in_progress" } },
        { type: "response.output_item.added", output_index: 0, item: { ...item, content: [] } },
        { type: "response.output_text.delta", output_index: 0, content_index: 0, delta: "Hello" },
        { type: "response.output_text.done", output_index: 0, content_index: 0, text: "Hello" },
        { type: "response.output_item.done", output_index: 0, item },
        { type: "response.completed", response: { ...response, status: "completed" } },
      ],
      closesAfter: 5,
      endsWith: 5,
    },
  ],
  messages: [
    {
      events: [
        {
          type: "message_start",
          message: { id: "m", role: "assistant", content: [], usage: { input_tokens: 3, output_tokens: 1 } },
        },
        { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Hello" } },
        { type: "content_block_stop", index: 0 },
        { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 2 } },
        { type: "message_stop" },
      ],
      closesAfter: 5,
      endsWith: 5,
    },
  ],
  "generate-content": [
    { events: [candidate("Hel"), candidate("lo"), candidate("", { finishReason: "STOP" })], closesAfter: 2 },
  ],
  interactions: [
    {
      events: [
        { event_type: "interaction.created", interaction: { ...interaction, status: "in_progress" } },
        { event_type: "interaction.status_update", interaction_id: "v1_1", status: "in_progress" },
        { event_type: "step.start", index: 0, step: { type: "model_output" } },
        { event_type: "step.delta", index: 0, delta: { type: "text", text: "Hello" } },
        { event_type: "step.stop", index: 0 },
        { event_type: "interaction.completed", interaction: { ...interaction, status: "completed", usage: used } },
        "[DONE]",
      ],
      closesAfter: 5,
      endsWith: 6,
    },
    // What a host tells without its usage is told all the same.
    {
      events: [
        { event_type: "step.start", index: 0, step: { type: "model_output" } },
        { event_type: "step.delta", index: 0, delta: { type: "text", text: "Hello" } },
        { event_type: "interaction.completed", interaction: { ...interaction, status: "completed" } },
        "[DONE]",
      ],
      closesAfter: 2,
      endsWith: 3,
    },
  ],
};

const dataOf = (event: Event) => (typeof event === "string" ? event : JSON.stringify(event));
const wireOf = (event: Event) =>
  typeof event === "string" ? `event: done\ndata: ${event}\n\n` : `data: ${dataOf(event)}\n\n`;

describe("a stream", () => {
  for (const [name, dialect] of dialectsOf("text")) {
    for (const [number, { events, closesAfter, endsWith }] of (STREAMS[name] ?? []).entries()) {
      for (const last of [-1, ...events.keys()]) {
        const end = last < closesAfter ? "was cut" : "has ended";
        it(`of ${name} (${number}) that breaks off after its event ${last} ${end}`, () => {
          const observer = new StreamObserver();
          const reader = dialect.openReader(observer);
          for (const event of events.slice(0, last + 1)) reader.event("", dataOf(event));
          expect(observer.ended, "by its events").to.equal(endsWith !== undefined && last >= endsWith);
          reader.close();
          expect(observer.failure).to.equal(undefined);
          expect(observer.ended, "by a close").to.equal(last >= closesAfter);
        });
      }
    }
  }

  it("is known of every dialect that streams words", () => {
    expect(Object.keys(STREAMS)).to.have.members([...dialectsOf("text").keys()]);
  });
});

describe("a stream of interactions without its end marker", () => {
  const open = scriptedGateway([
    { id: "maker/words", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "interactions" }] },
  ]);
  const { events = [] } = STREAMS.interactions?.[0] ?? {};

  const ask = async (path: string, body: object, upTo: number) => {
    const { gateway, one } = open();
    one.plays(streams(events.slice(0, upTo).map(wireOf)));
    const answer = await fetch(gateway.url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "maker/words", stream: true, ...body }),
    });
    return answer.text();
  };

  it("is whole to a client of the same dialect, with the marker", async () => {
    expect(await ask("/v1beta/interactions", { input: "hi" }, 6)).to.match(
      /interaction\.completed[\s\S]*data: \[DONE\]\n\n$/,
    );
  });

  it("is whole to a client of another dialect", async () => {
    expect(await ask("/v1/chat/completions", { messages: [{ role: "user", content: "hi" }] }, 6)).to.match(
      /"finish_reason":"stop"[\s\S]*data: \[DONE\]\n\n$/,
    );
  });

  for (const [path, body] of [
    ["/v1beta/interactions", { input: "hi" }],
    ["/v1/chat/completions", { messages: [{ role: "user", content: "hi" }] }],
  ] as const) {
    it(`is broken at ${path} where the completed event is missing too`, async () => {
      expect(await ask(path, body, 5))
        .to.contain("ended before")
        .and.not.to.contain("[DONE]");
    });
  }
});
