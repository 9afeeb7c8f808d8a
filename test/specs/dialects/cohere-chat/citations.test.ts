/** Citations of this dialect, whole and streamed. */
import { expect } from "chai";
import { dialectsOf, Loss, StreamWriter, type Part, type Wire } from "../../../../src/registry.js";
import { EventParser } from "../../../support/event-parser.js";

const [cohere, messages] = ["cohere-chat", "messages"].map(
  (name) => dialectsOf("text").get(name) ?? expect.fail(`no dialect ${name}`),
) as [DialectOfText, DialectOfText];
type DialectOfText = NonNullable<ReturnType<ReturnType<typeof dialectsOf<"text">>["get"]>>;

const page = (url: string) => ({ type: "document", id: "1", document: { url, title: "Page" } });
const thinking = { type: "thinking", thinking: "Hm, b." };
const words = { type: "text", text: "a b" };

const cases: readonly [name: string, citation: Wire, want: readonly object[]][] = [
  [
    "every source of it",
    { start: 2, end: 3, text: "b", content_index: 1, type: "TEXT_CONTENT", sources: [page("u"), page("v")] },
    [
      { url: "u", title: "Page", start: 2, end: 3 },
      { url: "v", title: "Page", start: 2, end: 3 },
    ],
  ],
  [
    "a page that a tool found",
    { start: 0, end: 1, sources: [{ type: "tool", id: "x:0", tool_output: { url: "u", title: "Page" } }] },
    [{ url: "u", title: "Page", start: 0, end: 1 }],
  ],
  [
    "its words, where they are not at its place",
    { start: 0, end: 1, text: "b", sources: [page("u")] },
    [{ url: "u", title: "Page", start: 2, end: 3 }],
  ],
  ["nothing of one of the reasoning", { start: 4, end: 5, type: "THINKING_CONTENT", sources: [page("u")] }, []],
  ["nothing of one without sources", { start: 0, end: 1, text: "a", sources: [] }, []],
];

/** The citations of the parts, without their origin. */
function citationsIn(parts: readonly Part[]): object[] {
  return parts.flatMap((part) =>
    part.kind === "text" ? (part.citations ?? []).map(({ origin: _origin, ...citation }) => citation) : [],
  );
}

/** The events that a stream in a dialect has. */
function streamed(to: DialectOfText, write: (writer: StreamWriter) => void): Wire[] {
  let text = "";
  const options = { model: "maker/model", requestId: "request", usageWanted: true };
  write(new StreamWriter(to, { ...options, write: (piece) => (text += piece) }));
  return new EventParser().push(Buffer.from(text)).map(({ data = "{}" }) => JSON.parse(data) as Wire);
}

/** The events that a stream of one dialect becomes in another. */
function converted(from: DialectOfText, to: DialectOfText, events: readonly object[]): Wire[] {
  return streamed(to, (writer) => {
    const reader = from.openReader(writer);
    for (const event of events) reader.event(JSON.stringify(event));
  });
}

const started = (index: number, content: Wire): Wire[] => [
  { type: "content-start", index, delta: { message: { content } } },
  ...(content.type === "text" ? [] : [{ type: "content-end", index }]),
];
const ended = { type: "message-end", delta: { finish_reason: "COMPLETE" } };

describe("the citations of cohere-chat", () => {
  for (const [name, citation, want] of cases) {
    it(`have ${name}`, () => {
      const message = { role: "assistant", content: [thinking, words], citations: [citation] };
      const { parts } = cohere.readResponse({ id: "1", finish_reason: "COMPLETE", message });
      expect(citationsIn(parts)).to.deep.equal(want);
    });

    it(`have ${name}, in a stream`, () => {
      const cited = { type: "citation-start", index: 0, delta: { message: { citations: citation } } };
      const events = [...started(0, thinking), ...started(1, words), cited, { type: "content-end", index: 1 }, ended];
      const written = converted(cohere, messages, events).filter(({ delta }) =>
        JSON.stringify(delta)?.includes("citation"),
      );
      expect(written).to.have.lengthOf(want.length);
    });
  }

  it("of reasoning in a history are reported", () => {
    const citation = { type: "THINKING_CONTENT", sources: [page("u")] };
    const answer = { role: "assistant", content: [words], citations: [citation] };
    const body = { model: "m", messages: [{ role: "user", content: "hi" }, answer, { role: "user", content: "ho" }] };
    const loss = new Loss(cohere.paths, body);
    cohere.readRequest(body, loss);
    expect(loss.paths).to.deep.equal(["messages[1].citations[0]"]);
  });

  const answered = [
    { kind: "reasoning" as const, text: "Hm." },
    { kind: "text" as const, text: "a b", citations: [{ url: "u", title: "One" }] },
    { kind: "text" as const, text: "c d", citations: [{ url: "v", title: "Two", start: 2, end: 3 }] },
  ];
  const sources = (url: string, title: string) => [{ type: "document", id: "", document: { url, title } }];
  const want = [
    { type: "TEXT_CONTENT", sources: sources("u", "One"), start: 0, end: 3, content_index: 1, text: "a b" },
    { type: "TEXT_CONTENT", sources: sources("v", "Two"), start: 2, end: 3, content_index: 2, text: "d" },
  ];

  it("are written with their part and its words", () => {
    const { message } = cohere.writeResponse({ parts: answered, finish: "stop" }) as { message: Wire };
    expect(message.citations).to.deep.equal(want);
  });

  it("are written with their part and its words, in a stream", () => {
    const events = streamed(cohere, (writer) => {
      for (const [key, part] of answered.entries()) writer.piece({ key, close: true, ...part });
    });
    const cited = events.filter(({ type }) => type === "citation-start") as { delta: { message: Wire } }[];
    expect(cited.map(({ delta }) => delta.message.citations)).to.deep.equal(want);
  });

  it("name the index of their part in the events of a stream, also after a call", () => {
    const events = streamed(cohere, (writer) => {
      writer.piece({ kind: "call", id: "c", name: "f", text: "{}", close: true });
      writer.piece({ kind: "text", text: "a", citations: [{ url: "u" }], close: true });
    });
    const [started] = events.filter(({ type }) => type === "content-start");
    const [cited] = events.filter(({ type }) => type === "citation-start") as { delta: { message: Wire } }[];
    expect(cited?.delta.message.citations).to.have.property("content_index", started?.index);
  });

  it("are counted in a stream", () => {
    const citations = ["u", "v"].map((url) => ({ url }));
    const events = streamed(cohere, (writer) => writer.piece({ kind: "text", text: "a", citations, close: true }));
    const counts = events.filter(({ type }) => String(type).startsWith("citation")).map(({ index }) => index);
    expect(counts).to.deep.equal([0, 0, 1, 1]);
  });
});
