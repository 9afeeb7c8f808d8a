import { expect } from "chai";
import fc from "fast-check";
import { rawWithData } from "../../src/streams/server-events.js";
import type { StreamEvent } from "../../src/streams/stream-event.js";
import { EventParser } from "../support/event-parser.js";
import { processorTime } from "../support/processor-time.js";

function parse(...chunks: (string | Buffer)[]): (StreamEvent & { raw: string })[] {
  const parser = new EventParser();
  const events = [...chunks.flatMap((chunk) => parser.push(Buffer.from(chunk))), ...parser.end()];
  return events.map((event) => ({ ...event, raw: String(event.raw) }));
}

describe("events of an upstream's stream", () => {
  const cases: [string, string, (string | undefined)[]][] = [
    ["a line of data", "data: a\n\n", ["a"]],
    ["no space after the colon", "data:a\n\n", ["a"]],
    ["only the first space is dropped", "data:  a\n\n", [" a"]],
    ["a name before the data", "event: x\ndata: a\n\n", ["a"]],
    ["a name after the data", "data: a\nevent: x\n\n", ["a"]],
    ["a name belongs to one event", "event: x\ndata: a\n\ndata: b\n\n", ["a", "b"]],
    ["lines of data are joined", "data: a\ndata\ndata: b\n\n", ["a\n\nb"]],
    ["CRLF", "event: x\r\ndata: a\r\n\r\ndata: b\r\n\r\n", ["a", "b"]],
    ["CR", "data: a\r\rdata: b\r\r", ["a", "b"]],
    ["line ends of all kinds", "data: a\r\n\ndata: b\n\r\ndata: c\r\r\n", ["a", "b", "c"]],
    ["a byte order mark", "\uFEFFdata: a\n\n", ["a"]],
    ["a mark that is not at the start stays", "data: \uFEFF\n\n", ["\uFEFF"]],
    ["a comment in an event", ": hello\ndata: a\n\n", ["a"]],
    ["a comment alone", ": hello\n\n", [undefined]],
    ["a name without data is no event", "event: ping\n\n", [undefined]],
    ["empty data is no event", "data:\n\n", [undefined]],
    ["unknown fields", "id: 1\nretry: 5\nfoo: bar\ndata: a\n\n", ["a"]],
    ["blank lines between events", "\n\n\ndata: a\n\n\n\n", ["a"]],
    ["a last event without a blank line", "data: a\n\ndata: b\n", ["a", "b"]],
    ["a last line without an end", "data: a\n\ndata: b", ["a", "b"]],
    ["characters of several bytes", "data: é漢👩‍🚀\n\n", ["é漢👩‍🚀"]],
    ["nothing", "", []],
  ];

  for (const [name, text, want] of cases) {
    it(`reads ${name}`, () => {
      expect(parse(text).map(({ data }) => data)).to.deep.equal(want);
    });

    it(`reads ${name}, cut at every byte`, () => {
      const bytes = Buffer.from(text);
      const whole = parse(text);
      expect(parse(...Array.from(bytes, (byte) => Buffer.from([byte])))).to.deep.equal(whole);
      for (let at = 1; at < bytes.length; at++) {
        expect(parse(bytes.subarray(0, at), bytes.subarray(at)), `cut at ${at}`).to.deep.equal(whole);
      }
    });
  }

  it("returns an event as soon as its blank line is there", () => {
    const parser = new EventParser();
    expect(parser.push(Buffer.from("data: a\r\n\r"))).to.have.length(1);
    expect(parser.push(Buffer.from("\ndata: b\n\n"))).to.have.length(1);
  });

  it("keeps the whole block with line ends as LF", () => {
    const [event] = parse(": note\r\nid: 7\r\nevent: x\r\ndata: a\r\n\r\n");
    expect(event?.raw).to.equal(": note\nid: 7\nevent: x\ndata: a\n\n");
  });

  it("closes the block of a last event that lacks its blank line", () => {
    expect(parse("data: a").at(-1)?.raw).to.equal("data: a\n\n");
  });

  it("reads its own blocks back to the same events", () => {
    const line = fc.string({ unit: fc.constantFrom("a", ":", " ", "é", "\r", "\n", "data", "event", "\uFEFF") });
    fc.assert(
      fc.property(line, (text) => {
        const events = parse(`:\n${text}`);
        const again = parse(events.map(({ raw }) => raw).join(""));
        expect(again).to.deep.equal(events);
      }),
    );
  });

  describe("limits", () => {
    const push =
      (parser: EventParser, ...chunks: string[]) =>
      () =>
        chunks.forEach((chunk) => parser.push(Buffer.from(chunk)));

    it("refuses a line that grows too long before it ends", () => {
      expect(push(new EventParser(10), "data: ", "1234", "5")).to.throw("too large");
    });

    it("refuses an event of many short lines", () => {
      expect(push(new EventParser(20), "data: 1\n", "data: 2\n", "data: 3\n")).to.throw("too large");
    });

    it("accepts any number of small events", () => {
      expect(push(new EventParser(20), ...Array<string>(100).fill("data: 1\n\n"))).not.to.throw();
    });

    it("reads a long line in many chunks in linear time", () => {
      const parser = new EventParser();
      const chunk = Buffer.alloc(1024, "a");
      const began = processorTime();
      parser.push(Buffer.from("data: "));
      for (let count = 0; count < 4000; count++) parser.push(chunk);
      const [event] = parser.push(Buffer.from("\n\n"));
      expect(event?.data).to.have.length(4000 * 1024);
      expect(processorTime() - began).to.be.below(1000);
    });
  });
});

describe("an event with other data", () => {
  const cases: [string, string, string, string][] = [
    ["keeps the other lines", ": c\nevent: x\ndata: a\nid: 1\n\n", "b", ": c\nevent: x\ndata: b\nid: 1\n\n"],
    ["puts several lines where the first was", "data: a\nid: 1\ndata: b\n\n", "c\nd", "data: c\ndata: d\nid: 1\n\n"],
  ];
  for (const [name, text, data, want] of cases) {
    it(name, () => {
      const [event] = parse(text);
      expect(event && rawWithData(event, data)).to.equal(want);
    });
  }
});
