/** Citations in streams of this dialect that come after the end of the text that they are about. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, type Dialect, type Wire } from "../../../../src/registry.js";
import { EventParser } from "../../../support/event-parser.js";

const dialect = (name: string): Dialect => dialectsOf("text").get(name) ?? expect.fail("no dialect");

const message = (type: string, index: number, inside: object): Wire => ({
  type,
  index,
  delta: { message: inside as Wire },
});
const text = [
  message("content-start", 0, { content: { type: "text", text: "" } }),
  message("content-delta", 0, { content: { text: "Hello" } }),
  { type: "content-end", index: 0 },
];
const citation = message("citation-start", 0, {
  citations: {
    start: 0,
    end: 5,
    text: "Hello",
    type: "TEXT_CONTENT",
    sources: [{ type: "document", id: "d", document: { url: "https://pages.example/a" } }],
  },
});
const call = message("tool-call-start", 0, {
  tool_calls: { id: "t", type: "function", function: { name: "f", arguments: "{}" } },
});
const end = { type: "message-end", delta: { finish_reason: "COMPLETE", usage: {} } };

/** The events for a client of the messages dialect: what they are about, and the index of the block. */
function converted(events: readonly Wire[]): { readonly events: string[]; readonly lost: readonly string[] } {
  let written = "";
  const options = { model: "m", requestId: "r", usageWanted: false };
  const writer = new StreamWriter(dialect("messages"), { ...options, write: (piece) => (written += piece) });
  const reader = dialect("cohere-chat").openReader(writer);
  for (const event of events) reader.event(JSON.stringify(event));
  const blocks = new EventParser()
    .push(Buffer.from(written))
    .map(({ data = "{}" }) => JSON.parse(data) as Record<string, { type: string } | number>)
    .filter(({ index }) => index !== undefined)
    .map(({ type, index, delta, content_block: block }) => {
      const about = (delta ?? block) as { type: string } | undefined;
      return [index, about?.type ?? type].join(" ");
    });
  return { events: blocks, lost: writer.lost };
}

describe("citations of cohere-chat after the end of their text", () => {
  const cases: readonly [name: string, events: readonly Wire[], want: string[], lost?: string[]][] = [
    [
      "are written in the block of the text, which ends with the answer",
      [...text, citation, end],
      ["0 text", "0 text_delta", "0 citations_delta", "0 content_block_stop"],
    ],
    [
      "are written in that block before a call",
      [...text, citation, call, { type: "tool-call-end", index: 0 }, end],
      [
        "0 text",
        "0 text_delta",
        "0 citations_delta",
        "0 content_block_stop",
        "1 tool_use",
        "1 input_json_delta",
        "1 content_block_stop",
      ],
    ],
    [
      "are lost after a call has ended that block",
      [...text, call, { type: "tool-call-end", index: 0 }, citation, end],
      ["0 text", "0 text_delta", "0 content_block_stop", "1 tool_use", "1 input_json_delta", "1 content_block_stop"],
      ["delta.message.citations"],
    ],
  ];
  for (const [name, events, want, lost = []] of cases)
    it(name, () => expect(converted(events)).to.deep.equal({ events: want, lost }));
});
