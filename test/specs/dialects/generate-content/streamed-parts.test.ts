/** Streams for clients that drop a whole turn after one event with an empty list of parts. */
import { expect } from "chai";
import { dialectsOf, type Json, StreamWriter, type Wire } from "../../../../src/registry.js";
import { EventParser } from "../../../support/event-parser.js";

const annotation = { type: "url_citation", url: "https://example.com/", title: "A", start_index: 0, end_index: 2 };
const words = [
  { type: "response.output_item.added", output_index: 0, item: { type: "message", id: "msg_1", content: [] } },
  { type: "response.output_text.delta", output_index: 0, content_index: 0, delta: "Hi" },
];
const cited = {
  type: "response.output_text.annotation.added",
  output_index: 0,
  content_index: 0,
  annotation_index: 0,
  annotation,
};

/** The candidates of a stream, as a client reads them. */
function candidatesOf(events: readonly Wire[]): Wire[] {
  const [from, to] = ["responses", "generate-content"].map((name) => dialectsOf("text").get(name));
  if (from === undefined || to === undefined) throw new Error("both are dialects");
  const candidates: Wire[] = [];
  const parser = new EventParser();
  const write = (piece: string | Uint8Array): void => {
    for (const { data = "{}" } of parser.push(Buffer.from(piece)))
      candidates.push(...((JSON.parse(data) as { candidates?: Wire[] }).candidates ?? []));
  };
  const options = { model: "maker/model", requestId: "request", usageWanted: true };
  const reader = from.openReader(new StreamWriter(to, { ...options, write }));
  const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 };
  const response = { id: "resp_1", status: "completed", output: [], usage };
  const all = [{ type: "response.created", response }, ...events, { type: "response.completed", response }];
  for (const event of all) reader.event(JSON.stringify(event));
  return candidates;
}

const cases: readonly (readonly [name: string, events: readonly Wire[], member: string])[] = [
  ["the last event", words, "finishReason"],
  ["the last event of an answer without words", [], "finishReason"],
  ["the sources of an answer", [...words, cited], "groundingMetadata"],
];

describe("streamed parts", () => {
  for (const [name, events, member] of cases)
    it(`${name} has a part`, () => {
      const found: (Json | undefined)[] = candidatesOf(events)
        .filter((candidate) => candidate[member] !== undefined)
        .map(({ content }) => content);
      expect(found).to.deep.equal([{ role: "model", parts: [{ text: "" }] }]);
    });
});
