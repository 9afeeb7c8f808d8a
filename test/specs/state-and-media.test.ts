/** Opaque state and media of answers in one dialect, whole and streamed, and in another dialect. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, type Dialect, type Json, type Wire } from "../../src/registry.js";
import { EventParser } from "../support/event-parser.js";

const photo = "iVBORw0KGgo=";
const inline = { inlineData: { mimeType: "image/png", data: photo } };
const image = { type: "image", data: photo, mime_type: "image/png" };
const googled = (...parts: Json[]): Wire => ({
  candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  modelVersion: "m",
  responseId: "r",
});
const interacted = (...steps: Json[]): Wire => ({
  id: "int_1",
  object: "interaction",
  model: "m",
  status: "completed",
  steps,
  usage: { total_input_tokens: 1, total_output_tokens: 1, total_tokens: 2 },
});
const thought = (signature: string, ...summary: string[]): Wire => ({
  type: "thought",
  signature,
  ...(summary.length === 0 ? {} : { summary: summary.map((text) => ({ type: "text", text })) }),
});
const written = (...content: Json[]): Wire => ({ type: "model_output", content });
const words = (text: string): Wire => ({ type: "text", text });

function dialect(name: string): Dialect {
  const found = dialectsOf("text").get(name);
  if (found === undefined) throw new Error(`no dialect ${name}`);
  return found;
}

function plain(value: unknown): Wire {
  return JSON.parse(JSON.stringify(value)) as Wire;
}

/** The names of the parts of an answer in each dialect. */
const partsOf: Readonly<Record<string, (body: Wire) => unknown>> = {
  "generate-content": (body) =>
    (body as { candidates: { content: { parts: unknown } }[] }).candidates[0]?.content.parts,
  interactions: ({ steps }) => steps,
  messages: ({ content }) => content,
  chat: (body) => (body as { choices: { message: { content: unknown } }[] }).choices[0]?.message.content,
  responses: ({ output }) => (output as { type: string }[]).map(({ type }) => type),
};

function answered(from: string, to: string, body: Wire): unknown {
  return partsOf[to]?.(plain(dialect(to).writeResponse(dialect(from).readResponse(body))));
}

/** The events of a stream whose upstream sends each of these bodies in an event. */
function streamed(from: string, to: string, events: readonly Wire[]): Wire[] {
  let text = "";
  const writer = new StreamWriter(dialect(to), {
    model: "m",
    requestId: "r",
    usageWanted: false,
    write: (piece) => (text += piece),
  });
  const reader = dialect(from).openReader(writer);
  for (const event of events) reader.event(JSON.stringify(event));
  reader.close();
  const parser = new EventParser();
  return [...parser.push(Buffer.from(text)), ...parser.end()].flatMap(({ data }) =>
    data === undefined || data === "[DONE]" ? [] : [JSON.parse(data) as Wire],
  );
}

describe("opaque state and media of answers", () => {
  const google = "generate-content";
  const call = { functionCall: { id: "c", name: "f", args: {} } };
  const state = { text: "", thoughtSignature: "s" };
  const PLACEHOLDER = "skip_thought_signature_validator";
  const whole: [name: string, from: string, body: Wire, to: string, want: unknown][] = [
    [
      "state beside text",
      google,
      googled({ text: "hi", thoughtSignature: "s" }),
      "interactions",
      [thought("s"), written(words("hi"))],
    ],
    [
      "state beside text after reasoning",
      google,
      googled({ text: "hm", thought: true }, { text: "hi", thoughtSignature: "s" }),
      "messages",
      [{ type: "thinking", thinking: "hm", signature: "s" }, words("hi")],
    ],
    [
      "state beside text, where items are separate",
      google,
      googled({ text: "hi", thoughtSignature: "s" }),
      "responses",
      ["reasoning", "message"],
    ],
    [
      "state in a part of its own",
      google,
      googled({ text: "hi" }, { text: "", thoughtSignature: "s" }),
      "interactions",
      [written(words("hi")), thought("s")],
    ],
    [
      "state of a vendor's own tool is dropped with the tool",
      google,
      googled({ executableCode: { code: "1" }, thoughtSignature: "s" }, { text: "hi" }),
      "messages",
      [words("hi")],
    ],
    [
      "reasoning in short as a part of the content",
      "chat",
      {
        choices: [
          {
            message: {
              role: "assistant",
              content: [{ type: "reasoning", summary: [{ type: "summary_text", text: "hm" }] }, words("hi")],
            },
            finish_reason: "stop",
          },
        ],
      },
      "messages",
      [{ type: "thinking", thinking: "hm", signature: "" }, words("hi")],
    ],
    [
      "state before text",
      "interactions",
      interacted(thought("s"), written(words("hi"))),
      google,
      [{ text: "hi", thoughtSignature: "s" }],
    ],
    [
      "state after text",
      "interactions",
      interacted(written(words("hi")), thought("s")),
      google,
      [{ text: "hi" }, { text: "", thoughtSignature: "s" }],
    ],
    [
      "reasoning and its state before a call",
      "interactions",
      interacted(thought("s", "hm"), { type: "function_call", id: "c", name: "f", arguments: {} }),
      google,
      [
        { text: "hm", thought: true },
        { ...call, thoughtSignature: "s" },
      ],
    ],
    [
      "state after text, where answers do not end in it",
      google,
      googled({ text: "hi" }, state),
      "messages",
      [words("hi")],
    ],
    [
      "state after a call, where answers do not end in it",
      google,
      googled({ text: "hi" }, call, state),
      "messages",
      [words("hi"), { type: "tool_use", id: "c", name: "f", input: {}, caller: { type: "direct" } }],
    ],
    [
      "state before more text, where answers do not end in it",
      google,
      googled({ text: "hi" }, state, { text: "ho" }),
      "messages",
      [words("hi"), { type: "thinking", thinking: "", signature: "s" }, words("ho")],
    ],
    [
      "reasoning after text, where answers do not end in state",
      google,
      googled({ text: "hi" }, { text: "hm", thought: true, thoughtSignature: "s" }),
      "messages",
      [words("hi"), { type: "thinking", thinking: "hm", signature: "s" }],
    ],
    [
      "state alone, where answers do not end in it",
      google,
      googled(state),
      "messages",
      [{ type: "thinking", thinking: "", signature: "s" }],
    ],
    ["a photo", google, googled({ text: "hi" }, inline), "interactions", [written(words("hi")), written(image)]],
    [
      "a photo and its state",
      google,
      googled({ ...inline, thoughtSignature: "s" }),
      "interactions",
      [thought("s"), written(image)],
    ],
    [
      "a photo and its state, the reverse direction",
      "interactions",
      interacted(thought("s"), written(image)),
      google,
      [{ ...inline, thoughtSignature: "s" }],
    ],
    [
      "a photo, where the dialect has no place for it",
      google,
      googled({ text: "hi" }, { ...inline, thoughtSignature: "s" }),
      "messages",
      [words("hi")],
    ],
    ["a photo alone, where the dialect has no place for it", google, googled(inline), "chat", ""],
    [
      "a call with a placeholder for state",
      google,
      googled({ ...call, thoughtSignature: PLACEHOLDER }),
      "responses",
      ["function_call"],
    ],
  ];
  for (const [name, from, body, to, want] of whole)
    it(`${name}: from ${from} to ${to}`, () => expect(answered(from, to, body)).to.deep.equal(want));

  const chunk = (...parts: Json[]): Wire => ({ candidates: [{ content: { role: "model", parts }, index: 0 }] });
  const deltas = (events: readonly Wire[]): unknown[] =>
    events.flatMap(({ delta }) => (delta === undefined ? [] : [delta]));

  const blocks = (events: readonly Wire[]): unknown[] =>
    events.flatMap(({ content_block: block }) => (block === undefined ? [] : [(block as { type: string }).type]));

  it("state that a stream ends in is left out where answers do not end in it", () => {
    const events = streamed(google, "messages", [chunk({ text: "hi" }), googled(state)]);
    expect(blocks(events)).to.deep.equal(["text"]);
    expect(deltas(events)).to.deep.equal([
      { type: "text_delta", text: "hi" },
      { stop_reason: "end_turn", stop_sequence: null, stop_details: null },
    ]);
  });

  it("so is state beside the last text", () => {
    const events = streamed(google, "messages", [chunk({ text: "hi" }), googled({ text: "!", thoughtSignature: "s" })]);
    expect(blocks(events)).to.deep.equal(["text"]);
  });

  it("state before more text comes before that text in a stream", () => {
    const events = streamed(google, "messages", [chunk({ text: "hi" }), chunk(state), googled({ text: "ho" })]);
    expect(blocks(events)).to.deep.equal(["text", "thinking", "text"]);
    expect(deltas(events).slice(0, 3)).to.deep.equal([
      { type: "text_delta", text: "hi" },
      { type: "signature_delta", signature: "s" },
      { type: "text_delta", text: "ho" },
    ]);
  });

  it("state in an item of its own at the end is left out too", () => {
    const step = (index: number, type: string, reported: Json): Wire[] => [
      { event_type: "step.start", index, step: { type } },
      { event_type: "step.delta", index, delta: reported },
      { event_type: "step.stop", index },
    ];
    const { steps: _none, ...interaction } = interacted();
    const events = streamed("interactions", "messages", [
      { event_type: "interaction.created", interaction },
      ...step(0, "model_output", words("hi")),
      ...step(1, "thought", { type: "thought_signature", signature: "s" }),
      { event_type: "interaction.completed", interaction },
    ]);
    expect(blocks(events)).to.deep.equal(["text"]);
  });

  it("state at the end of a stream reaches clients of other dialects", () => {
    const events = streamed(google, "interactions", [chunk({ text: "hi" }), googled(state)]);
    expect(deltas(events)).to.deep.equal([words("hi"), { type: "thought_signature", signature: "s" }]);
  });

  it("a photo streams with its state before it", () => {
    const events = streamed(google, "interactions", [
      chunk({ text: "hi" }),
      chunk({ ...inline, thoughtSignature: "s" }),
      googled({ text: "ho" }),
    ]);
    expect(deltas(events)).to.deep.equal([
      words("hi"),
      { type: "thought_signature", signature: "s" },
      image,
      words("ho"),
    ]);
  });

  it("a photo streams in the reverse direction", () => {
    const step = (index: number, type: string): Wire => ({ event_type: "step.start", index, step: { type } });
    const delta = (index: number, reported: Json): Wire => ({ event_type: "step.delta", index, delta: reported });
    const stop = (index: number): Wire => ({ event_type: "step.stop", index });
    const { steps: _none, ...interaction } = interacted();
    const events = streamed("interactions", google, [
      { event_type: "interaction.created", interaction },
      step(0, "thought"),
      delta(0, { type: "thought_signature", signature: "s" }),
      stop(0),
      step(1, "model_output"),
      delta(1, image),
      delta(1, words("hi")),
      stop(1),
      { event_type: "interaction.completed", interaction },
    ]);
    expect(events.map((event) => partsOf[google]?.(event)).slice(0, 2)).to.deep.equal([
      [{ ...inline, thoughtSignature: "s" }],
      [{ text: "hi" }],
    ]);
  });

  it("a photo in a stream without a place for it does not change the rest", () => {
    const events = streamed(google, "chat", [chunk({ ...inline, thoughtSignature: "s" }), googled({ text: "hi" })]);
    expect(JSON.stringify(events)).to.include('"content":"hi"').and.not.include(photo);
  });

  it("a placeholder for state is no state in a stream", () => {
    const events = streamed(google, "responses", [googled({ ...call, thoughtSignature: PLACEHOLDER })]);
    expect(JSON.stringify(events)).to.include('"function_call"').and.not.include('"type":"reasoning"');
  });

  it("arguments that come one value at a time are one call", () => {
    const piece = (functionCall: Wire): Wire => chunk({ functionCall });
    const args = (...partialArgs: Json[]): Wire => piece({ partialArgs, willContinue: true });
    const events = streamed(google, "interactions", [
      piece({ name: "f", willContinue: true }),
      args({ jsonPath: "$.place", stringValue: "New ", willContinue: true }),
      args({ jsonPath: "$.place", stringValue: "York" }, { jsonPath: "$.days", numberValue: 2 }),
      googled({ functionCall: {} }),
    ]);
    expect(deltas(events)).to.deep.equal([{ type: "arguments_delta", arguments: '{"place":"New York","days":2}' }]);
    expect(events.at(-1)).to.have.nested.property("interaction.status", "requires_action");
  });
});
