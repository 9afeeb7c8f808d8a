import { expect } from "chai";
import { Faults, type AnswerMeaning, type Reading } from "../../../tools/replay/meaning.js";
import { readChatStream } from "../../../tools/replay/readers/chat-stream.js";
import { readSse } from "../../../tools/replay/sse.js";

const head = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "m" };
const usage = { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 };

function delta(content: object, more: object = {}): object {
  return { ...head, choices: [{ index: 0, delta: content, finish_reason: null, ...more }] };
}
const role = delta({ role: "assistant", content: "" });
const finish = (reason: string): object => delta({}, { finish_reason: reason });
const tokens = { ...head, choices: [], usage };
const callOpens = (index: number, id: string, name: string, text = ""): object =>
  delta({ tool_calls: [{ index, id, type: "function", function: { name, arguments: text } }] });
const callGoesOn = (index: number, text: string): object =>
  delta({ tool_calls: [{ index, function: { arguments: text } }] });

function read(events: (object | string)[], strict: boolean): Reading<AnswerMeaning> {
  const text = events.map((event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`).join("");
  return readChatStream(readSse(text, new Faults(true)), { strict });
}

const good = [role, delta({ content: "Hel" }), delta({ content: "lo" }), finish("stop"), tokens, "[DONE]"];

describe("replay: the chat stream reader", () => {
  it("reads text, finish and usage of a clean stream", () => {
    const { meaning, faults } = read(good, true);
    expect(faults).to.deep.equal([]);
    expect(meaning.parts.map((part) => (part.kind === "text" ? part.text : part.kind))).to.deep.equal(["Hello"]);
    expect(meaning.finish).to.equal("stop");
    expect(meaning.usage).to.deep.equal({ input: 5, cached: 0, cacheWrite: 0, output: 2, reasoning: 0 });
  });

  it("reads text that a record repeats once, and its opaque part as state", () => {
    const entry = { type: "reasoning.text", format: "f", index: 0 };
    const { meaning, faults } = read(
      [
        role,
        delta({ reasoning: "Hm.", reasoning_details: [{ ...entry, text: "Hm." }] }),
        delta({ reasoning: null, reasoning_details: [{ ...entry, signature: "s" }] }),
        delta({ reasoning_details: [{ type: "reasoning.summary", summary: "So." }] }),
        delta({ content: "Yes" }),
        finish("stop"),
        tokens,
        "[DONE]",
      ],
      true,
    );
    expect(faults).to.deep.equal([]);
    const thought = { kind: "reasoning", at: "reasoning_content", carrier: "reasoning_content" };
    expect(meaning.parts.slice(0, 2)).to.deep.equal([
      {
        ...thought,
        text: "Hm.",
        signature: { at: "reasoning_details", value: JSON.stringify({ ...entry, signature: "s" }) },
      },
      { ...thought, text: "So." },
    ]);
  });

  it("joins the arguments of parallel calls", () => {
    const { meaning, faults } = read(
      [
        role,
        callOpens(0, "a", "f"),
        callGoesOn(0, '{"x":'),
        callGoesOn(0, "1}"),
        callOpens(1, "b", "g"),
        finish("tool_calls"),
        tokens,
        "[DONE]",
      ],
      true,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.parts).to.deep.include({ kind: "call", at: "tool_calls[0]", id: "a", name: "f", input: { x: 1 } });
    expect(meaning.parts).to.deep.include({ kind: "call", at: "tool_calls[1]", id: "b", name: "g", input: {} });
  });

  const faulty: [string, (object | string)[], RegExp][] = [
    ["a missing [DONE]", good.slice(0, -1), /no \[DONE\]/],
    ["an event after [DONE]", [...good, role], /after \[DONE\]/],
    ["a missing finish", good.filter((event) => event !== good[3]), /no finish_reason/],
    ["two finishes", [...good.slice(0, 4), finish("stop"), ...good.slice(4)], /more than one finish/],
    [
      "content after the finish",
      [...good.slice(0, 4), delta({ content: "!" }), ...good.slice(4)],
      /content after the finish/,
    ],
    ["a missing role", good.slice(1), /has no role/],
    [
      "usage that does not add up",
      [...good.slice(0, 4), { ...tokens, usage: { ...usage, total_tokens: 9 } }, "[DONE]"],
      /total_tokens 9/,
    ],
    ["usage twice", [...good.slice(0, 5), tokens, "[DONE]"], /2 usage chunks/],
    ["a changed id", [role, { ...role, id: "other" }, ...good.slice(1)], /id changed/],
    ["an unknown finish reason", [role, finish("end_turn"), tokens, "[DONE]"], /finish_reason "end_turn"/],
    [
      "calls that end with stop",
      [role, callOpens(0, "a", "f", "{}"), finish("stop"), tokens, "[DONE]"],
      /stop with calls/,
    ],
    [
      "a call at a wrong index",
      [role, callOpens(1, "a", "f", "{}"), finish("tool_calls"), tokens, "[DONE]"],
      /call 1 opens out of order/,
    ],
    [
      "arguments cut short",
      [role, callOpens(0, "a", "f", '{"x":'), finish("tool_calls"), tokens, "[DONE]"],
      /no JSON object/,
    ],
    [
      "a call without id",
      [role, callOpens(0, "", "f", "{}"), finish("tool_calls"), tokens, "[DONE]"],
      /opens without id/,
    ],
    ["data that is no JSON", ["{", ...good], /no JSON object/],
    [
      "an end beside an error",
      [role, { error: { message: "no", type: "t", param: null, code: null } }, "[DONE]"],
      /beside an error/,
    ],
  ];
  for (const [name, events, fault] of faulty) {
    it(`finds ${name}`, () => {
      expect(read(events, true).faults.join("\n")).to.match(fault);
    });
  }

  it("accepts the known deviations of hosts", () => {
    const { meaning, faults } = read(
      [
        { ...head, model: "", choices: [] },
        {
          ...head,
          choices: [
            {
              index: 0,
              delta: { role: "assistant", content: [{ type: "thinking", thinking: [{ type: "text", text: "hm" }] }] },
            },
          ],
        },
        {
          ...head,
          choices: [
            {
              index: 0,
              delta: {
                role: "assistant",
                content: null,
                tool_calls: [{ id: "a", function: { name: "f", arguments: "{}" } }],
              },
            },
          ],
        },
        {
          ...head,
          choices: [
            {
              index: 0,
              delta: { tool_calls: [{ index: 0, id: "b", function: { name: "g", arguments: "{}" } }] },
              finish_reason: "",
            },
          ],
          usage,
        },
      ],
      false,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("tool_calls");
    expect(
      meaning.parts.map((part) => (part.kind === "reasoning" ? part.text : part.kind === "call" ? part.id : part.kind)),
    ).to.deep.equal(["hm", "a", "b"]);
  });

  it("reports a stream that was cut even when reading tolerantly", () => {
    expect(read(good.slice(0, 3), false).faults).to.deep.equal(["the stream was cut: neither finish nor [DONE]"]);
  });
});
