/** Places of content in streams of this dialect, which counts calls apart. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, type Wire } from "../../../../src/registry.js";
import { EventParser } from "../../../support/event-parser.js";

const cohere = dialectsOf("text").get("cohere-chat") ?? expect.fail("no dialect");

/** The events of a stream of this dialect. */
function streamed(write: (writer: StreamWriter) => void): Wire[] {
  let text = "";
  const options = { model: "maker/model", requestId: "request", usageWanted: true };
  write(new StreamWriter(cohere, { ...options, write: (piece) => (text += piece) }));
  return new EventParser().push(Buffer.from(text)).map(({ data = "{}" }) => JSON.parse(data) as Wire);
}

describe("the places of content in streams of cohere-chat", () => {
  it("do not count calls", () => {
    const events = streamed((writer) => {
      writer.piece({ kind: "reasoning", key: 0, text: "Hm.", close: true });
      writer.piece({ kind: "call", key: 1, id: "a", name: "f", text: "{}", close: true });
      writer.piece({ kind: "text", key: 2, text: "b", close: true });
    });
    const placesOf = (type: string) => events.flatMap((event) => (event.type === type ? [event.index] : []));
    expect(placesOf("content-start")).to.deep.equal([0, 1]);
    expect(placesOf("content-end")).to.deep.equal([0, 1]);
    expect(placesOf("tool-call-start")).to.deep.equal([0]);
  });

  it("may be those of calls before them", () => {
    const call = { id: "a", type: "function", function: { name: "f", arguments: "{}" } };
    const message = (content: object) => ({ delta: { message: { content } } });
    const given = [
      { type: "tool-call-start", index: 0, delta: { message: { tool_calls: call } } },
      { type: "tool-call-end", index: 0 },
      { type: "content-start", index: 0, ...message({ type: "text", text: "" }) },
      { type: "content-delta", index: 0, ...message({ text: "b" }) },
      { type: "content-end", index: 0 },
    ];
    const events = streamed((writer) => {
      const reader = cohere.openReader(writer);
      for (const event of given) reader.event(JSON.stringify(event));
    });
    expect(events.filter(({ type }) => type === "content-delta")).to.deep.equal([given[3]]);
  });
});
