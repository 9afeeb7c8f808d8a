import { expect } from "chai";
import { Faults, type AnswerMeaning, type Reading } from "../../../tools/replay/meaning.js";
import { responses } from "../../../tools/replay/readers/responses.js";
import { readResponsesStream, splitResponsesStream } from "../../../tools/replay/readers/responses-stream.js";
import { readSse } from "../../../tools/replay/sse.js";

type Event = { type: string } & Record<string, unknown>;

const usage = {
  input_tokens: 3,
  input_tokens_details: { cached_tokens: 1 },
  output_tokens: 4,
  output_tokens_details: { reasoning_tokens: 2 },
  total_tokens: 7,
};
const head = {
  id: "resp_1",
  object: "response",
  created_at: 1,
  model: "m",
  error: null,
  incomplete_details: null,
  store: false,
};
const created: Event = {
  type: "response.created",
  response: { ...head, status: "in_progress", output: [], usage: null },
};
const running: Event = { ...created, type: "response.in_progress" };
const added = (index: number, item: object): Event => ({
  type: "response.output_item.added",
  output_index: index,
  item: { status: "in_progress", ...item },
});
const done = (index: number, item: object): Event => ({
  type: "response.output_item.done",
  output_index: index,
  item: { status: "completed", ...item },
});
const ending = (status: string, output: object[], more: object = {}): Event => ({
  type: `response.${status}`,
  response: { ...head, status, output, usage, ...more },
});

const words = (text: string): object => ({ type: "output_text", text, annotations: [] });
const message = (content: object[]): object => ({ type: "message", id: "msg_1", role: "assistant", content });
const inMessage = (type: string, more: object): Event => ({
  type,
  item_id: "msg_1",
  output_index: 0,
  content_index: 0,
  ...more,
});
const written = { status: "completed", ...message([words("Hello")]) };
const text: Event[] = [
  added(0, message([])),
  inMessage("response.content_part.added", { part: words("") }),
  inMessage("response.output_text.delta", { delta: "Hel", logprobs: [] }),
  inMessage("response.output_text.delta", { delta: "lo", logprobs: [] }),
  inMessage("response.output_text.done", { text: "Hello", logprobs: [] }),
  inMessage("response.content_part.done", { part: words("Hello") }),
  done(0, written),
];
const call = (text: string): object => ({
  type: "function_call",
  id: "fc_1",
  call_id: "call_1",
  name: "f",
  arguments: text,
});
const inCall = (verb: string, more: object): Event => ({
  type: `response.function_call_arguments.${verb}`,
  item_id: "fc_1",
  output_index: 0,
  ...more,
});
const good = [created, running, ...text, ending("completed", [written])];

function stream(events: Event[]): string {
  return events
    .map((event, index) => `event: ${event.type}\ndata: ${JSON.stringify({ sequence_number: index, ...event })}\n\n`)
    .join("");
}
function read(events: Event[], strict: boolean): Reading<AnswerMeaning> {
  return readResponsesStream(readSse(stream(events), new Faults(true)), { strict });
}
const without = (index: number): Event[] =>
  good.filter((_, place) => place !== index).map((event, place) => ({ ...event, sequence_number: place }));

describe("replay: the responses stream reader", () => {
  it("reads text, finish and usage of a clean stream", () => {
    const { meaning, faults } = read(good, true);
    expect(faults).to.deep.equal([]);
    expect(meaning.parts.map((part) => (part.kind === "text" ? part.text : part.kind))).to.deep.equal(["Hello"]);
    expect(meaning.finish).to.equal("stop");
    expect(meaning.usage).to.deep.equal({ input: 3, cached: 1, cacheWrite: 0, output: 4, reasoning: 2 });
  });

  it("joins reasoning, its state and a call", () => {
    const thought = {
      type: "reasoning",
      id: "rs_1",
      summary: [{ type: "summary_text", text: "hm" }],
      encrypted_content: "state",
      status: "completed",
    };
    const inThought = (type: string, more: object): Event => ({
      type,
      item_id: "rs_1",
      output_index: 0,
      summary_index: 0,
      ...more,
    });
    const made = { ...call('{"x":1}'), status: "completed" };
    const { meaning, faults } = read(
      [
        created,
        running,
        added(0, { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "st" }),
        inThought("response.reasoning_summary_part.added", { part: { type: "summary_text", text: "" } }),
        inThought("response.reasoning_summary_text.delta", { delta: "hm" }),
        inThought("response.reasoning_summary_text.done", { text: "hm" }),
        inThought("response.reasoning_summary_part.done", { part: { type: "summary_text", text: "hm" } }),
        done(0, thought),
        added(1, call("")),
        { ...inCall("delta", { delta: '{"x":1}' }), output_index: 1 },
        { ...inCall("done", { arguments: '{"x":1}' }), output_index: 1 },
        done(1, made),
        ending("completed", [thought, made]),
      ],
      true,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("tool_calls");
    expect(meaning.parts[0]).to.deep.include({
      kind: "reasoning",
      text: "hm",
      signature: { value: "state", at: "output[0].encrypted_content" },
    });
    expect(meaning.parts[1]).to.deep.include({ kind: "call", id: "call_1", name: "f", input: { x: 1 } });
  });

  const callCut = [
    created,
    running,
    added(0, call("")),
    inCall("delta", { delta: '{"x' }),
    inCall("done", { arguments: '{"x' }),
    done(0, call('{"x')),
  ];
  const faulty: [string, Event[], RegExp][] = [
    ["a missing end", good.slice(0, -1), /the stream was cut/],
    ["an event after the end", [...good, running], /after the end/],
    ["a missing start", without(0), /before response\.created/],
    [
      "a gap in the numbers",
      good.map((event, index) => ({ ...event, sequence_number: index * 2 })),
      /sequence_number is not 1/,
    ],
    [
      "an id that changes",
      [created, { ...running, response: { ...(running.response as object), id: "resp_2" } }, ...good.slice(2)],
      /id changed/,
    ],
    ["text before its item", without(2), /which is not open/],
    ["text before its piece", without(3), /piece 0 is not open/],
    ["text that was lost", without(4), /done is not what was streamed/],
    ["a piece that is never closed", without(7), /ends with content 0 open/],
    ["an item that is never done", without(8), /while an item is open/],
    [
      "two open items",
      [created, running, added(0, message([])), added(1, call("")), ...text.slice(1), ending("completed", [written])],
      /while another is open/,
    ],
    ["an item out of order", [created, running, added(1, message([]))], /opens where 0 is due/],
    [
      "an id used twice",
      [created, running, ...text, added(1, message([])), done(1, written), ending("completed", [written, written])],
      /used twice/,
    ],
    ["an end with other values", [created, running, ...text, ending("completed", [])], /the output at the end/],
    [
      "an end of another status",
      [created, running, ...text, ending("completed", [written], { status: "incomplete" })],
      /status is incomplete, not completed/,
    ],
    [
      "an answer that is stored",
      [created, running, ...text, ending("completed", [written], { store: true })],
      /store is not false/,
    ],
    [
      "arguments cut short",
      [...callCut, ending("completed", [{ ...call('{"x'), status: "completed" }])],
      /no JSON object/,
    ],
    [
      "an error followed by other events",
      [created, { type: "error", error: { type: "server_error", code: null, message: "no", param: null } }, running],
      /after an error/,
    ],
    [
      "an unknown event",
      [created, running, added(0, message([])), inMessage("response.output_words.delta", { delta: "x" })],
      /unknown event/,
    ],
  ];
  for (const [name, events, fault] of faulty) {
    it(`finds ${name}`, () => expect(read(events, true).faults.join("\n")).to.match(fault));
  }

  it("accepts arguments cut by the output limit", () => {
    const cut = ending("incomplete", [{ ...call('{"x'), status: "completed" }], {
      incomplete_details: { reason: "max_output_tokens" },
    });
    const { meaning, faults } = read([...callCut, cut], true);
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("length");
  });

  it("reads an error in either of its forms, and the failure after it", () => {
    const failed = ending("failed", [], { error: { code: "server_error", message: "no" }, usage: null });
    for (const error of [
      { error: { type: "t", code: "c", message: "no", param: null } },
      { code: "c", message: "no", param: null },
    ]) {
      const { meaning, faults } = read([created, running, { type: "error", ...error }, failed], true);
      expect(faults).to.deep.equal([]);
      expect(meaning.error?.message).to.equal("no");
      expect(meaning.finish).to.equal(undefined);
    }
  });

  it("accepts pieces out of place, arguments given only at their end, and events after the end", () => {
    const odd = good.map((event) => ("content_index" in event ? { ...event, content_index: 1 } : event));
    expect(read(odd, false)).to.deep.include({ faults: [] });
    const whole = { ...call('{"x":1}'), status: "completed" };
    const { meaning, faults } = read(
      [
        created,
        running,
        added(0, call("")),
        inCall("done", { arguments: '{"x":1}' }),
        done(0, whole),
        ending("completed", [whole]),
      ],
      false,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.parts[0]).to.deep.include({ kind: "call", input: { x: 1 } });
    const events = readSse(`${stream(good)}data: [DONE]\n\n`, new Faults(true));
    expect(readResponsesStream(events, { strict: false }).faults).to.deep.equal([]);
    expect(readResponsesStream(events, { strict: true }).faults).to.deep.equal(["[DONE]"]);
  });

  it("splits recordings that hold several responses", () => {
    expect(splitResponsesStream(stream(good) + stream(good))).to.deep.equal([stream(good), stream(good)]);
    expect(splitResponsesStream(`: comment\n\n${stream(good)}`)).to.have.length(1);
  });

  it("finds no fault in the smallest answers", () => {
    expect(
      readResponsesStream(readSse(responses.smallAnswer(true).body, new Faults(true)), { strict: true }).faults,
    ).to.deep.equal([]);
    expect(
      responses.readResponse(JSON.parse(String(responses.smallAnswer(false).body)), { strict: true }).faults,
    ).to.deep.equal([]);
  });
});
