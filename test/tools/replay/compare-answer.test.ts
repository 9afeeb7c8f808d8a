import { expect } from "chai";
import { Tally } from "../../../tools/replay/allowances.js";
import { compareAnswer, compareHttpError } from "../../../tools/replay/compare-answer.js";
import type { Json } from "../../../tools/replay/json.js";
import type { AnswerMeaning } from "../../../tools/replay/meaning.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import { messages } from "../../../tools/replay/readers/messages.js";

const chatUsage = {
  prompt_tokens: 10,
  completion_tokens: 5,
  total_tokens: 15,
  prompt_tokens_details: { cached_tokens: 4 },
};
const call = (name: string, text: string): Json => ({ id: "a", type: "function", function: { name, arguments: text } });
function completion(message: Record<string, Json>, finish = "stop", usage: Json = chatUsage): Json {
  return {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: finish }],
    usage,
  };
}
function answer(content: Json[], reason = "end_turn", more: Record<string, Json> = {}): Json {
  return {
    id: "1",
    type: "message",
    role: "assistant",
    model: "m",
    content,
    stop_reason: reason,
    stop_sequence: null,
    usage: { input_tokens: 6, cache_read_input_tokens: 4, output_tokens: 5 },
    ...more,
  };
}
const words = (text: string): Json => ({ type: "text", text });

function toMessages(from: Json, to: Json, tally = new Tally()): string[] {
  const output = chat.readResponse(from, { strict: false });
  const received = messages.readResponse(to, { strict: true });
  return [
    ...output.faults,
    ...received.faults,
    ...compareAnswer(output.meaning, received.meaning, chat, messages, tally),
  ];
}
function toChat(from: Json, to: Json, tally = new Tally()): string[] {
  const output = messages.readResponse(from, { strict: false });
  const received = chat.readResponse(to, { strict: true });
  return [
    ...output.faults,
    ...received.faults,
    ...compareAnswer(output.meaning, received.meaning, messages, chat, tally),
  ];
}

describe("compareAnswer: replay: comparing answers", () => {
  const kept: [string, () => string[]][] = [
    ["text", () => toMessages(completion({ content: "Hello" }), answer([words("Hello")]))],
    ["text in two blocks", () => toChat(answer([words("Hel"), words("lo")]), completion({ content: "Hello" }))],
    [
      "reasoning",
      () =>
        toMessages(
          completion({ reasoning: "hm", content: "x" }),
          answer([{ type: "thinking", thinking: "hm", signature: "" }, words("x")]),
        ),
    ],
    [
      "a call, whatever the order of its members",
      () =>
        toMessages(
          completion({ tool_calls: [call("f", '{"b":2,"a":1}')] }, "tool_calls"),
          answer([{ type: "tool_use", id: "a", name: "f", input: { a: 1, b: 2 } }], "tool_use"),
        ),
    ],
    [
      "a call that a host ends with stop",
      () =>
        toMessages(
          completion({ tool_calls: [call("f", "")] }),
          answer([{ type: "tool_use", id: "a", name: "f", input: {} }], "tool_use"),
        ),
    ],
    [
      "text after a call, where the order is not reported",
      () =>
        toChat(
          answer([{ type: "tool_use", id: "a", name: "f", input: {} }, words("x")], "tool_use"),
          completion({ content: "x", tool_calls: [call("f", "{}")] }, "tool_calls"),
        ),
    ],
    ["a refusal as text", () => toMessages(completion({ refusal: "No." }), answer([words("No.")], "refusal"))],
    ["a filter", () => toChat(answer([], "refusal"), completion({ content: "" }, "content_filter"))],
    [
      "thinking without its signature",
      () =>
        toChat(
          answer([{ type: "thinking", thinking: "hm", signature: "s" }, words("x")]),
          completion({ reasoning_content: "hm", content: "x" }),
        ),
    ],
    [
      "hosted tools left out",
      () =>
        toChat(
          answer([{ type: "server_tool_use", id: "s", name: "web_search", input: {} }, words("x")]),
          completion({ content: "x" }),
        ),
    ],
    [
      "usage of a host that reports reasoning separately",
      () =>
        toMessages(
          completion({ content: "x" }, "stop", {
            prompt_tokens: 10,
            completion_tokens: 1,
            total_tokens: 31,
            completion_tokens_details: { reasoning_tokens: 20 },
          }),
          answer([words("x")], "end_turn", {
            usage: { input_tokens: 10, output_tokens: 21, output_tokens_details: { thinking_tokens: 20 } },
          }),
        ),
    ],
  ];
  for (const [name, faults] of kept) it(`accepts ${name}`, () => expect(faults()).to.deep.equal([]));

  const lost: [string, () => string[], RegExp][] = [
    ["a lost text", () => toMessages(completion({ content: "Hello" }), answer([])), /text "Hello" .*is lost/],
    [
      "a changed text",
      () => toMessages(completion({ content: "Hello" }), answer([words("Hallo")])),
      /differs at character 1/,
    ],
    ["an added text", () => toMessages(completion({ content: "" }), answer([words("x")])), /was added/],
    [
      "lost reasoning",
      () => toMessages(completion({ reasoning_content: "hm", content: "x" }), answer([words("x")])),
      /reasoning .* became text/,
    ],
    [
      "altered arguments",
      () =>
        toMessages(
          completion({ tool_calls: [call("f", '{"a":1}')] }, "tool_calls"),
          answer([{ type: "tool_use", id: "a", name: "f", input: { a: 2 } }], "tool_use"),
        ),
      /arguments at .*a: 1 became 2/,
    ],
    [
      "another tool",
      () =>
        toMessages(
          completion({ tool_calls: [call("f", "{}")] }, "tool_calls"),
          answer([{ type: "tool_use", id: "a", name: "g", input: {} }], "tool_use"),
        ),
      /call of f became one of g/,
    ],
    [
      "a changed call id",
      () =>
        toMessages(
          completion({ tool_calls: [call("f", "{}")] }, "tool_calls"),
          answer([{ type: "tool_use", id: "b", name: "f", input: {} }], "tool_use"),
        ),
      /call id "a" became "b"/,
    ],
    [
      "a wrong finish",
      () => toMessages(completion({ content: "x" }, "length"), answer([words("x")])),
      /finish length became stop/,
    ],
    [
      "cached tokens counted twice",
      () =>
        toMessages(
          completion({ content: "x" }),
          answer([words("x")], "end_turn", {
            usage: { input_tokens: 10, cache_read_input_tokens: 4, output_tokens: 5 },
          }),
        ),
      /usage.input 10 became 14/,
    ],
    [
      "lost cached tokens",
      () =>
        toChat(
          answer([words("x")]),
          completion({ content: "x" }, "stop", { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 }),
        ),
      /usage.cached 4 became 0/,
    ],
    [
      "a lost citation",
      () =>
        toChat(
          answer([
            { type: "text", text: "x", citations: [{ type: "web_search_result_location", url: "https://a.test" }] },
          ]),
          completion({ content: "x" }),
        ),
      /citations .*a\.test/,
    ],
    ["a lost refusal", () => toMessages(completion({ refusal: "No." }), answer([], "end_turn")), /No\./],
  ];
  for (const [name, faults, fault] of lost) it(`finds ${name}`, () => expect(faults().join("\n")).to.match(fault));

  describe("state that an answer ends in", () => {
    const words = { kind: "text", at: "a", text: "x" } as const;
    const state = { kind: "reasoning", at: "b", carrier: "b", text: "", signature: { value: "s", at: "b" } } as const;
    const reported = (parts: AnswerMeaning["parts"]): AnswerMeaning => ({
      model: "m",
      parts,
      choices: 1,
      finish: "stop",
    });
    const compare = (output: AnswerMeaning["parts"], received: AnswerMeaning["parts"]): string[] =>
      compareAnswer(reported(output), reported(received), chat, messages, new Tally());

    it("must be left out where agents use the last block as the answer", () => {
      expect(compare([words, state], [words])).to.deep.equal([]);
      expect(compare([words, state], [words, state])).to.have.length(1);
    });

    it("must be kept where more follows, and where there is nothing else", () => {
      expect(compare([words, state, words], [words, words])).to.have.length(1);
      expect(compare([state], [])).to.have.length(1);
    });
  });

  it("counts what it allowed", () => {
    const tally = new Tally();
    toChat(
      answer([{ type: "thinking", thinking: "hm", signature: "s" }]),
      completion({ reasoning_content: "hm" }),
      tally,
    );
    expect([...tally.uses]).to.deep.equal([["no place for signatures", 1]]);
  });
});

describe("compareAnswer: replay: comparing HTTP errors", () => {
  const cases: [string, [number, string], [number, string], number][] = [
    ["a client's fault keeps its status and message", [400, "bad"], [400, "invalid_request: bad"], 0],
    ["a changed status", [404, "none"], [400, "none"], 1],
    ["a lost message", [429, "slow down"], [429, "error"], 1],
    ["a refused credential becomes the gateway's failure", [401, "wrong key sk-1"], [502, "upstream failed"], 0],
    ["a refused credential that reaches the client", [401, "wrong key sk-1"], [401, "wrong key sk-1"], 2],
    ["an upstream's failure stays one", [500, "boom"], [502, "upstream failed"], 0],
    ["an upstream's failure blamed on the client", [500, "boom"], [400, "boom"], 1],
  ];
  for (const [name, [from, output], [to, received], count] of cases) {
    it(name, () =>
      expect(compareHttpError({ status: from, message: output }, { status: to, message: received })).to.have.length(
        count,
      ),
    );
  }
});
