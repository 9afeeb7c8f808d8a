import { expect } from "chai";
import { Faults, type AnswerMeaning, type Reading } from "../../../tools/replay/meaning.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { readInteractionsStream } from "../../../tools/replay/readers/interactions-stream.js";
import { readSse } from "../../../tools/replay/sse.js";

type Event = { event_type: string } & Record<string, unknown>;

const usage = {
  total_input_tokens: 5,
  total_tool_use_tokens: 1,
  total_output_tokens: 2,
  total_thought_tokens: 3,
  total_tokens: 11,
};
const head = { id: "v1_1", object: "interaction", model: "m" };
const times = { created: "2026-05-20T10:00:00Z", updated: "2026-05-20T10:00:01.5Z" };
const created: Event = { event_type: "interaction.created", interaction: { ...head, status: "in_progress" } };
const running: Event = { event_type: "interaction.status_update", interaction_id: "v1_1", status: "in_progress" };
const start = (index: number, step: object): Event => ({ event_type: "step.start", index, step });
const delta = (index: number, more: object): Event => ({ event_type: "step.delta", index, delta: more });
const stop = (index: number): Event => ({ event_type: "step.stop", index });
const completed = (status: string, more: object = {}): Event => ({
  event_type: "interaction.completed",
  interaction: { ...head, status, ...times, usage, ...more },
});
const words = (index: number, text: string): Event => delta(index, { type: "text", text });
const call = (index: number): Event => start(index, { type: "function_call", id: "c1", name: "f", arguments: {} });
const pieces = (index: number, text: string): Event => delta(index, { type: "arguments_delta", arguments: text });
const done = "event: done\ndata: [DONE]\n\n";

function stream(events: Event[]): string {
  return events.map((event) => `event: ${event.event_type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
}
function read(events: Event[], strict: boolean, end = done): Reading<AnswerMeaning> {
  return readInteractionsStream(readSse(stream(events) + end, new Faults(true)), { strict });
}

const output = start(0, { type: "model_output" });
const good = [created, running, output, words(0, "Hel"), words(0, "lo"), stop(0), completed("completed")];
const without = (index: number): Event[] => good.filter((_, place) => place !== index);

describe("replay: the interactions stream reader", () => {
  it("reads text, finish and usage of a clean stream", () => {
    const { meaning, faults } = read(good, true);
    expect(faults).to.deep.equal([]);
    expect(meaning.parts.map((part) => (part.kind === "text" ? part.text : part.kind))).to.deep.equal(["Hello"]);
    expect(meaning.finish).to.equal("stop");
    expect(meaning.usage).to.deep.equal({ input: 6, cached: 0, cacheWrite: 0, output: 5, reasoning: 3 });
  });

  it("joins a thought, its state and a call", () => {
    const { meaning, faults } = read(
      [
        created,
        running,
        start(0, { type: "thought" }),
        delta(0, { type: "thought_summary", content: { type: "text", text: "hm" } }),
        delta(0, { type: "thought_signature", signature: "s" }),
        stop(0),
        call(1),
        pieces(1, '{"x"'),
        pieces(1, ":1}"),
        stop(1),
        completed("requires_action"),
      ],
      true,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("tool_calls");
    expect(meaning.parts[0]).to.deep.include({
      kind: "reasoning",
      text: "hm",
      signature: { value: "s", at: "steps[0].signature" },
    });
    expect(meaning.parts[1]).to.deep.include({ kind: "call", id: "c1", name: "f", input: { x: 1 } });
  });

  const faulty: [string, Event[], RegExp][] = [
    ["a missing end", good.slice(0, -1), /the stream was cut/],
    ["an event after the end", [...good, running], /after the end/],
    ["a missing start", without(0), /before interaction\.created/],
    ["a missing status", without(1), /a step before interaction\.status_update/],
    ["text before its step", without(2), /which is not open/],
    ["an unclosed step", without(5), /while step 0 is open/],
    ["two open steps", [created, running, output, call(1)], /opens while 0 is open/],
    ["a gap between steps", [created, running, start(1, { type: "model_output" })], /opens where 0 is due/],
    ["a delta of another kind", [created, running, call(0), words(0, "x")], /text in a function_call step/],
    [
      "a call that opens with its arguments",
      [created, running, start(0, { type: "function_call", id: "c", name: "f", arguments: { x: 1 } })],
      /opens with its arguments/,
    ],
    [
      "arguments cut short",
      [created, running, call(0), pieces(0, '{"x'), stop(0), completed("requires_action")],
      /no JSON object/,
    ],
    [
      "a call that ends like text",
      [created, running, call(0), stop(0), completed("completed")],
      /completed with calls/,
    ],
    ["an id that changes", [...good.slice(0, -1), completed("completed", { id: "v1_2" })], /id changed/],
    [
      "a missing id",
      good.map((event) =>
        "interaction" in event ? { ...event, interaction: { ...(event.interaction as object), id: "" } } : event,
      ),
      /no id/,
    ],
    [
      "a wrong sum",
      [...good.slice(0, -1), completed("completed", { usage: { ...usage, total_tokens: 5 } })],
      /total_tokens 5 is not 11/,
    ],
    ["an invalid time", [...good.slice(0, -1), completed("completed", { created: 1 })], /created is no time/],
    [
      "an error followed by other events",
      [created, { event_type: "error", error: { code: "unavailable", message: "no" } }, running],
      /after an error/,
    ],
    ["a number as code", [created, { event_type: "error", error: { code: 503, message: "no" } }], /error\.code is 503/],
  ];
  for (const [name, events, fault] of faulty)
    it(`finds ${name}`, () => expect(read(events, true).faults.join("\n")).to.match(fault));

  it("finds a missing end marker, and one in the wrong event", () => {
    expect(read(good, true, "").faults).to.deep.equal(["no [DONE]"]);
    expect(read(good, true, "data: [DONE]\n\n").faults.join()).to.match(/\[DONE\] in an event named undefined/);
  });

  it("accepts arguments cut by the output limit", () => {
    const { meaning, faults } = read(
      [created, running, call(0), pieces(0, '{"x'), stop(0), completed("incomplete")],
      true,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("length");
  });

  it("distinguishes withheld output from a failure", () => {
    const blocked = (code: string): Event[] => [
      created,
      running,
      start(0, { type: "model_output", error: { code, message: "Not this." } }),
      stop(0),
      completed("failed"),
    ];
    expect(read(blocked("safety"), true).meaning).to.deep.include({ finish: "filtered", explanation: "Not this." });
    expect(read(blocked("malformed_function_call"), true).meaning.finish).to.equal("malformed");
    expect(read(blocked("api_error"), true).meaning.error?.message).to.equal("Not this.");
  });

  it("accepts empty ids and signatures in pieces from the vendor", () => {
    const bare = { ...created, interaction: { object: "interaction", id: "", model: "m", status: "in_progress" } };
    const { meaning, faults } = read(
      [
        bare,
        { ...running, interaction_id: "" },
        start(0, { type: "thought" }),
        delta(0, { type: "thought_signature", signature: "" }),
        delta(0, { type: "thought_signature", signature: "s" }),
        stop(0),
        completed("completed", { id: "" }),
      ],
      false,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.parts[0]).to.have.nested.property("signature.value", "s");
  });

  it("skips events before the first step", () => {
    expect(interactions.whySkipped?.("stream", "event: interaction.start\ndata: {}\n\n")).to.match(/before steps/);
    expect(interactions.whySkipped?.("response", JSON.stringify({ outputs: [] }))).to.match(/before steps/);
    expect(interactions.whySkipped?.("stream", stream(good))).to.equal(undefined);
    expect(interactions.whySkipped?.("response", JSON.stringify({ steps: [] }))).to.equal(undefined);
  });

  it("finds no fault in the smallest answers", () => {
    expect(
      readInteractionsStream(readSse(interactions.smallAnswer(true).body, new Faults(true)), { strict: true }).faults,
    ).to.deep.equal([]);
    expect(
      interactions.readResponse(JSON.parse(String(interactions.smallAnswer(false).body)), { strict: true }).faults,
    ).to.deep.equal([]);
  });
});
