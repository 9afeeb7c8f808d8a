/** Streams in another dialect: the parts that their pieces form. */
import { expect } from "chai";
import { dialectsOf, type Json, StreamWriter, type Wire } from "../../src/registry.js";
import { EventParser } from "../support/event-parser.js";

const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
const created = { type: "response.created", response: { id: "resp_1", status: "in_progress", output: [] } };
const completed = {
  type: "response.completed",
  response: { id: "resp_1", status: "completed", output: [], usage },
};
const summaryPart = (summary_index: number, delta: string) => [
  { type: "response.reasoning_summary_part.added", output_index: 0, summary_index },
  { type: "response.reasoning_summary_text.delta", output_index: 0, summary_index, delta },
];

/** The message that clients of `messages` build from a stream. */
function blocksOf(events: readonly Wire[], source = "responses"): Wire[] {
  const dialects = dialectsOf("text");
  const [from, to] = [dialects.get(source), dialects.get("messages")];
  if (from === undefined || to === undefined) throw new Error("both are dialects");
  const blocks: Wire[] = [];
  const parser = new EventParser();
  const options = { model: "maker/model", requestId: "request", usageWanted: true };
  const reader = from.openReader(
    new StreamWriter(to, {
      ...options,
      write(piece) {
        for (const { data = "{}" } of parser.push(Buffer.from(piece))) gather(JSON.parse(data) as Wire, blocks);
      },
    }),
  );
  for (const event of events) reader.event(JSON.stringify(event));
  return blocks;
}

function gather({ type, index, content_block: begun, delta }: Wire, blocks: Wire[]): void {
  if (type === "content_block_start") blocks[Number(index)] = { ...(begun as Wire) };
  const block = blocks[Number(index)];
  if (type !== "content_block_delta" || block === undefined) return;
  const { text: words, thinking, partial_json: input } = delta as Wire;
  if (words !== undefined) block.text = String(block.text) + String(words);
  if (input !== undefined && input !== "") block.input = JSON.parse(String(input)) as Wire;
  if (thinking !== undefined) block.thinking = String(block.thinking) + String(thinking);
}

describe("streamed items", () => {
  it("the parts of a summary keep their separator", () => {
    const events = [created, ...summaryPart(0, "one"), ...summaryPart(1, "two"), ...summaryPart(1, "!"), completed];
    expect(blocksOf(events)).to.deep.equal([{ type: "thinking", thinking: "one\n\ntwo!", signature: "" }]);
  });

  const done = (item: Wire, output_index = 0) => ({ type: "response.output_item.done", output_index, item });
  const message = (...texts: string[]): Wire => ({
    type: "message",
    role: "assistant",
    content: texts.map((text) => ({ type: "output_text", text })),
  });
  const delta = (text: string, output_index = 0) => ({
    type: "response.output_text.delta",
    output_index,
    content_index: 0,
    delta: text,
  });
  const end = (text: string) => ({ type: "response.output_text.done", output_index: 0, content_index: 0, text });

  const texts: [name: string, events: Wire[], want: string[]][] = [
    ["a text that is only in its complete item", [done(message("Hi", " there"))], ["Hi", " there"]],
    ["a text after an empty fragment", [delta(""), done(message("Hi"))], ["Hi"]],
    ["texts that are only in complete items", [done(message("Hi")), done(message("Ho"), 1)], ["Hi", "Ho"]],
    [
      "a refusal that is only in its complete item",
      [done({ type: "message", content: [{ type: "refusal", refusal: "No" }] })],
      ["No"],
    ],
    [
      "a text that is in fragments and in its complete item",
      [delta("H"), delta("i"), end("Hi"), done(message("Hi"))],
      ["Hi"],
    ],
    ["the same, where the item has another index", [delta("H"), delta("i"), done(message("Hi"), 5)], ["Hi"]],
    [
      "a text whose last fragments are missing",
      [delta("Hi"), end("Hi there"), done(message("Hi there"))],
      ["Hi there"],
    ],
    ["a text that is spaced in another way at its end", [delta(" Hi"), end("Hi"), done(message("Hi"))], [" Hi"]],
  ];
  for (const [name, events, want] of texts)
    it(name, () => expect(blocksOf([created, ...events, completed]).map(({ text }) => text)).to.deep.equal(want));

  const ending = (output: Wire[], type = "completed") => ({
    type: `response.${type}`,
    response: { ...completed.response, status: type, output },
  });
  const called = (call_id: string, name = "f", args = '{"x":1}') => ({
    type: "function_call",
    call_id,
    name,
    arguments: args,
  });
  const begun = (item: Wire, output_index = 0) => ({ type: "response.output_item.added", output_index, item });
  const free = { type: "custom_tool_call", call_id: "c", name: "patch", input: '{"y":2}' };
  const thought = { type: "reasoning", summary: [{ type: "summary_text", text: "hm" }], encrypted_content: "state" };
  const all = [thought, message("Hi", " there"), called("a"), called("b"), free];
  const said = ["thinking:hm", "text:Hi", "text: there"];
  const calls = ['f#a:{"x":1}', 'f#b:{"x":1}', 'patch#c:{"y":2}'];
  const lists: [name: string, events: Wire[], output: Wire[], want: string[]][] = [
    ["everything", [], all, [...said, ...calls]],
    ["all but a text", [delta("Hi there")], all, ["text:Hi there", "thinking:hm", ...calls]],
    ["the rest of a text", [delta("Hi th")], [message("Hi there", "!")], ["text:Hi there", "text:!"]],
    ["no text in other words", [delta("Hi [1]")], [message("Hi", "!")], ["text:Hi [1]"]],
    ["no text in other spaces", [delta(" Hi\n"), delta("there")], [message("Hi\n", "there ")], ["text: Hi\nthere"]],
    ["a message of two", [delta("Hi"), done(message("Hi"))], [message("Hi"), message("Ho")], ["text:Hi", "text:Ho"]],
    [
      "the other calls",
      [done(called("b"))],
      [called("a"), called("b"), free],
      [calls[1], calls[0], calls[2]].map(String),
    ],
    ["nothing", [...all.map(done)], all, [...said, ...calls]],
    ["no call with another ID", [done(called("fc_1"))], [called("a")], ['f#fc_1:{"x":1}']],
    ["a call with another name", [done(called("a"))], [called("a", "g")], ['f#a:{"x":1}', 'g#NEW:{"x":1}']],
    ["a second call alike", [done(called("a"))], [called("b"), called("c")], ['f#a:{"x":1}', 'f#c:{"x":1}']],
    ["arguments", [begun({ ...called("a"), arguments: "" })], [called("a")], ['f#a:{"x":1}']],
  ];
  const shown = ({ type, id, name, text, thinking, input }: Wire) =>
    type === "tool_use"
      ? `${name}#${String(id).replace(/^toolu_.*/, "NEW")}:${JSON.stringify(input)}`
      : `${type}:${text ?? thinking}`;
  for (const [name, events, output, want] of lists)
    for (const type of ["completed", "incomplete"])
      it(`an answer that is whole at the end of a stream, ${type}, adds ${name}`, () =>
        expect(blocksOf([created, ...events, ending(output, type)]).map(shown)).to.deep.equal(want));

  const reasoning = (summary: string[], content: string[]): Wire => ({
    type: "reasoning",
    summary: summary.map((text) => ({ type: "summary_text", text })),
    content: content.map((text) => ({ type: "reasoning_text", text })),
  });
  const thoughts: [name: string, item: Wire, want: string][] = [
    ["a summary of reasoning", reasoning(["sum"], []), "sum"],
    ["reasoning itself", reasoning([], ["hm", "so"]), "hm\n\nso"],
    ["a summary before the reasoning itself", reasoning(["sum"], ["hm"]), "sum"],
  ];
  for (const [name, item, want] of thoughts)
    it(`${name} that is only in its complete item`, () =>
      expect(blocksOf([created, done(item), completed])[0]?.thinking).to.equal(want));

  it("reasoning in short that a host of chat sends as a part of the content", () => {
    const thought = (text: string) => ({ type: "reasoning", summary: [{ type: "summary_text", text }] });
    const chunk = (content: Json, finish_reason: string | null = null) => ({
      id: "c",
      choices: [{ index: 0, delta: { content }, finish_reason }],
    });
    const [first, second] = blocksOf(
      [chunk([thought("Let me ")]), chunk([thought("see.")]), chunk([{ type: "text", text: "Hi" }]), chunk("", "stop")],
      "chat",
    );
    expect(first?.thinking).to.equal("Let me see.");
    expect(second?.text).to.equal("Hi");
  });

  it("calls that share an ID get IDs of their own", () => {
    const item = { type: "function_call", call_id: "same", name: "f", arguments: "{}" };
    const calls = [0, 1].map((output_index) => ({ type: "response.output_item.done", output_index, item }));
    const [first, second] = blocksOf([created, ...calls, completed]);
    expect(first?.id).to.equal("same");
    expect(second?.id).to.match(/^toolu_.+/);
  });

  it("arguments that a host sends as an object are kept", () => {
    const called = { index: 0, id: "a", type: "function", function: { name: "f", arguments: { x: 1 } } };
    const chunk = (delta: Wire, finish_reason: string | null = null) => ({
      id: "c",
      choices: [{ index: 0, delta, finish_reason }],
    });
    const [block] = blocksOf([chunk({ tool_calls: [called] }), chunk({}, "tool_calls")], "chat");
    const caller = { type: "direct" };
    expect(block).to.deep.equal({ type: "tool_use", id: "a", name: "f", input: { x: 1 }, caller });
  });
});
