import { expect } from "chai";
import type { Json } from "../../../tools/replay/json.js";
import { Faults, type AnswerMeaning, type Reading } from "../../../tools/replay/meaning.js";
import { readMessagesStream, splitMessagesStream } from "../../../tools/replay/readers/messages-stream.js";
import { readSse } from "../../../tools/replay/sse.js";

type Event = { type: string; [key: string]: Json };

const message = {
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "m",
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 1 },
};
const start: Event = { type: "message_start", message };
const open = (index: number, block: Json): Event => ({ type: "content_block_start", index, content_block: block });
const textBlock = (index: number): Event => open(index, { type: "text", text: "" });
const callBlock = (index: number, input: Json = {}): Event =>
  open(index, { type: "tool_use", id: "toolu_1", name: "f", input });
const delta = (index: number, content: Json): Event => ({ type: "content_block_delta", index, delta: content });
const words = (index: number, text: string): Event => delta(index, { type: "text_delta", text });
const close = (index: number): Event => ({ type: "content_block_stop", index });
const end = (reason: string): Event => ({
  type: "message_delta",
  delta: { stop_reason: reason, stop_sequence: null },
  usage: { output_tokens: 4 },
});
const stop: Event = { type: "message_stop" };

function text(events: Event[]): string {
  return events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}
function read(events: Event[], strict: boolean): Reading<AnswerMeaning> {
  return readMessagesStream(readSse(text(events), new Faults(true)), { strict });
}

const good = [start, textBlock(0), words(0, "Hel"), words(0, "lo"), close(0), end("end_turn"), stop];

describe("replay: the messages stream reader", () => {
  it("reads text, finish and usage of a clean stream", () => {
    const { meaning, faults } = read(good, true);
    expect(faults).to.deep.equal([]);
    expect(meaning.parts.map((part) => (part.kind === "text" ? part.text : part.kind))).to.deep.equal(["Hello"]);
    expect(meaning.finish).to.equal("stop");
    expect(meaning.usage).to.deep.equal({ input: 3, cached: 0, cacheWrite: 0, output: 4, reasoning: 0 });
  });

  it("joins thinking, its signature and a call", () => {
    const { meaning, faults } = read(
      [
        start,
        open(0, { type: "thinking", thinking: "", signature: "" }),
        delta(0, { type: "thinking_delta", thinking: "hm" }),
        delta(0, { type: "signature_delta", signature: "sig" }),
        close(0),
        callBlock(1),
        delta(1, { type: "input_json_delta", partial_json: '{"x"' }),
        delta(1, { type: "input_json_delta", partial_json: ":1}" }),
        close(1),
        end("tool_use"),
        stop,
      ],
      true,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.parts).to.deep.include({
      kind: "call",
      at: "content[1]",
      id: "toolu_1",
      name: "f",
      input: { x: 1 },
    });
    expect(meaning.parts[0]).to.deep.include({
      kind: "reasoning",
      text: "hm",
      signature: { value: "sig", at: "content[0].signature" },
    });
  });

  const faulty: [string, Event[], RegExp][] = [
    ["a missing message_stop", good.slice(0, -1), /no message_stop/],
    ["an event after message_stop", [...good, { type: "ping" }], /ping after message_stop/],
    ["a block before message_start", good.slice(1), /before message_start/],
    ["a wrong block index", [start, textBlock(1), close(1), end("end_turn"), stop], /block 1 opens where 0 is due/],
    [
      "a gap between blocks",
      [...good.slice(0, 5), textBlock(2), close(2), end("end_turn"), stop],
      /block 2 opens where 1 is due/,
    ],
    ["two open blocks", [start, textBlock(0), textBlock(1), close(1), end("end_turn"), stop], /opens while 0 is open/],
    [
      "a delta for another block",
      [start, textBlock(0), words(1, "x"), close(0), end("end_turn"), stop],
      /which is not open/,
    ],
    [
      "a delta of another kind",
      [start, callBlock(0), words(0, "x"), close(0), end("tool_use"), stop],
      /text_delta in a tool_use block/,
    ],
    ["an unclosed block", [start, textBlock(0), words(0, "x"), end("end_turn"), stop], /while block 0 is open/],
    ["a missing message_delta", [start, textBlock(0), close(0), stop], /without message_delta/],
    ["an unknown stop_reason", [...good.slice(0, 5), end("stop"), stop], /stop_reason "stop"/],
    ["a call that ends normally", [start, callBlock(0), close(0), end("end_turn"), stop], /end_turn with calls/],
    [
      "a call that opens with its input",
      [start, callBlock(0, { x: 1 }), close(0), end("tool_use"), stop],
      /opens with its input/,
    ],
    [
      "arguments cut short",
      [
        start,
        callBlock(0),
        delta(0, { type: "input_json_delta", partial_json: '{"x' }),
        close(0),
        end("tool_use"),
        stop,
      ],
      /no JSON object/,
    ],
    [
      "a stop beside an error",
      [start, { type: "error", error: { type: "api_error", message: "no" } }, stop],
      /message_stop after an error/,
    ],
  ];
  for (const [name, events, fault] of faulty) {
    it(`finds ${name}`, () => {
      expect(read(events, true).faults.join("\n")).to.match(fault);
    });
  }

  it("finds an event whose name is not its type", () => {
    const events = readSse(text(good).replace("event: message_stop", "event: done"), new Faults(true));
    expect(readMessagesStream(events, { strict: true }).faults.join()).to.match(/named done has the type message_stop/);
  });

  it("accepts arguments cut by the output limit", () => {
    const { faults } = read(
      [
        start,
        callBlock(0),
        delta(0, { type: "input_json_delta", partial_json: '{"x' }),
        close(0),
        end("max_tokens"),
        stop,
      ],
      true,
    );
    expect(faults).to.deep.equal([]);
  });

  it("accepts a message that starts with its content", () => {
    const whole: Event = {
      type: "message_start",
      message: {
        ...message,
        content: [{ type: "tool_use", id: "toolu_1", name: "f", input: { x: 1 } }],
        stop_reason: "tool_use",
      },
    };
    const { meaning, faults } = read([whole, stop], false);
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("tool_calls");
    expect(meaning.parts).to.deep.include({
      kind: "call",
      at: "content[0]",
      id: "toolu_1",
      name: "f",
      input: { x: 1 },
    });
  });

  it("splits recordings that hold several messages", () => {
    expect(splitMessagesStream(text([...good, ...good]))).to.deep.equal([text(good), text(good)]);
    expect(splitMessagesStream(text(good))).to.have.length(1);
  });
});
