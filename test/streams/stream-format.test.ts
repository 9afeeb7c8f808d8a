import { crc32 } from "node:zlib";
import { expect } from "chai";
import fc from "fast-check";
import {
  frames,
  framed,
  mediaTypeOf,
  streamTypeOf,
  type Framing,
  type StreamFraming,
} from "../../src/conversion/stream/framing.js";
import { encodeEvents } from "../../src/conversion/stream/event-messages.js";
import type { StreamEvent } from "../../src/streams/stream-event.js";
import { formatOf } from "../../src/streams/stream-format.js";
import { EventParser } from "../support/event-parser.js";
import { anyText } from "../support/any-text.js";

type Known = Pick<StreamEvent, "data">;

const framings: readonly Framing[] = ["sse", "ndjson", "eventstream"];
const named = (framing: Framing): StreamFraming => ({ framing, byDefault: false, named: "now" });

/** The bytes of events as an upstream with the framing sends them. */
function bytesOf(framing: Framing, text: string): Buffer {
  return Buffer.from(encodeEvents(text, named(framing)));
}

/** An event in each framing. A binary message has its name beside its data. */
function eventIn(framing: Framing, name: string, members: Readonly<Record<string, unknown>>): Buffer {
  const isApart = frames[framing].name?.isApart === true;
  return bytesOf(framing, framed(framing, name, JSON.stringify(isApart ? members : { now: name, ...members })));
}

function parse(framing: Framing, chunks: readonly Buffer[], longest?: number): Known[] {
  const parser = new EventParser(longest, named(framing));
  return [...chunks.flatMap((chunk) => parser.push(chunk)), ...parser.end()].map(({ data }) => ({
    data,
  }));
}

function dataOf(framing: Framing, bytes: Buffer): unknown[] {
  return parse(framing, [bytes]).map(({ data }) => JSON.parse(data ?? "null") as unknown);
}

const members = fc.dictionary(
  anyText().filter((key) => key !== "now" && key !== "__proto__"),
  fc.oneof(anyText(), fc.integer(), fc.boolean()),
);
const name = fc.constantFrom("begin", "say", "message.delta", "over_all");
const longText = fc.array(fc.tuple(name, members), { maxLength: 8 });

describe("formatOf: the framings of streams", () => {
  for (const framing of framings) {
    describe(framing, () => {
      it("reads what it wrote, with the name in the data", () => {
        fc.assert(
          fc.property(longText, (events) => {
            const bytes = Buffer.concat(events.map(([event, rest]) => eventIn(framing, event, rest)));
            expect(dataOf(framing, bytes)).to.deep.equal(events.map(([now, rest]) => ({ now, ...rest })));
          }),
        );
      });

      it("does not depend on where chunks are cut", () => {
        fc.assert(
          fc.property(longText, fc.array(fc.nat()), (events, cuts) => {
            const bytes = Buffer.concat(events.map(([event, rest]) => eventIn(framing, event, rest)));
            const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other)];
            const chunks = [...places.keys()].map((at) => bytes.subarray(places[at], places[at + 1]));
            expect(parse(framing, chunks)).to.deep.equal(parse(framing, [bytes]));
          }),
        );
      });

      it("knows the end of each event in a chunk, and of one that began before it", () => {
        const events = ["say", "over_all"].map((event) => eventIn(framing, event, { words: "some" }));
        const [first = Buffer.alloc(0)] = events;
        const bytes = Buffer.concat(events);
        const splitter = formatOf({ framing: named(framing) }).openSplitter();
        expect(splitter.endIn(bytes, 0)).to.equal(first.length);
        expect(splitter.endIn(bytes, first.length)).to.equal(bytes.length);
        splitter.push(bytes.subarray(0, 5));
        expect(splitter.endIn(bytes.subarray(5), 0)).to.equal(
          framing === "eventstream" ? bytes.length - 5 : first.length - 5,
        );
        splitter.push(bytes.subarray(5, 15));
        expect(splitter.endIn(bytes.subarray(15), 0)).to.equal(first.length - 15);
      });

      it("reads a stream that comes byte by byte", () => {
        const bytes = Buffer.concat([eventIn(framing, "say", { words: "é漢👩‍🚀" }), eventIn(framing, "over", {})]);
        const chunks = [...bytes.keys()].map((at) => bytes.subarray(at, at + 1));
        expect(parse(framing, chunks))
          .to.deep.equal(parse(framing, [bytes]))
          .and.to.have.length(2);
      });

      it("refuses an event that is too large, in one chunk or in many", () => {
        const bytes = eventIn(framing, "say", { words: "x".repeat(2_000) });
        const chunks = [...bytes.keys()].map((at) => bytes.subarray(at, at + 1));
        for (const sent of [[bytes], chunks]) expect(() => parse(framing, sent, 1_000)).to.throw("is too large");
        expect(parse(framing, [bytes], bytes.length)).to.have.length(1);
      });

      it("replaces the data of an event", () => {
        const format = formatOf({ framing: named(framing) });
        const parser = new EventParser(undefined, named(framing));
        const [event] = parser.push(eventIn(framing, "say", { words: "a" }));
        const text = event && format.withData(event, event.data?.replace('"a"', '"b"') ?? "", "now");
        expect(dataOf(framing, bytesOf(framing, text ?? ""))).to.deep.equal([{ now: "say", words: "b" }]);
      });
    });
  }

  it("is server-sent events unless a dialect declares another framing", () => {
    expect(streamTypeOf(undefined)).to.equal("text/event-stream; charset=utf-8");
  });

  it("has the content type that a dialect declares", () => {
    const framing = { framing: "ndjson", byDefault: true, contentType: "application/jsonl" } as const;
    expect(streamTypeOf(framing)).to.equal("application/jsonl");
  });

  it("compares content types without their parameters", () => {
    expect(mediaTypeOf("Application/X-NDJSON ; charset=utf-8")).to.equal("application/x-ndjson");
  });
});

describe("lines of JSON", () => {
  const cases: [string, string, unknown[]][] = [
    ["line ends of Windows", '{"a":1}\r\n{"a":2}\r\n', [{ a: 1 }, { a: 2 }]],
    ["a last line without an end", '{"a":1}\n{"a":2}', [{ a: 1 }, { a: 2 }]],
    ["a last line with a carriage return alone", '{"a":1}\r', [{ a: 1 }]],
    ["blank lines", '\n\r\n{"a":1}\n  \n\n{"a":2}\n\n', [{ a: 1 }, { a: 2 }]],
    ["spaces around a line", ' {"a":1} \n', [{ a: 1 }]],
    ["nothing", "", []],
  ];
  for (const [what, text, wanted] of cases) {
    it(`reads ${what}`, () => {
      expect(dataOf("ndjson", Buffer.from(text))).to.deep.equal(wanted);
    });
  }
});

describe("messages of an eventstream", () => {
  const message = eventIn("eventstream", "say", { words: "hello" });
  const flipped = (at: number) => Buffer.from(message.map((byte, index) => (index === at ? byte ^ 1 : byte)));

  for (const at of message.keys()) {
    it(`refuses a message whose byte ${at} is wrong`, () => {
      expect(() => parse("eventstream", [flipped(at)])).to.throw(/checksum/);
    });
  }

  it("refuses invalid lengths", () => {
    const short = Buffer.from(message);
    short.writeUInt32BE(15, 0);
    short.writeUInt32BE(crc32(short.subarray(0, 8)), 8);
    expect(() => parse("eventstream", [short])).to.throw("impossible lengths");
  });

  it("loses an incomplete message", () => {
    expect(parse("eventstream", [message, message.subarray(0, -1)])).to.have.length(1);
  });

  // Both were written by Amazon's own library for JavaScript.
  const SAY =
    "000000670000004941308d000b3a6576656e742d747970650700037361790d3a636f6e74656e742d747970650700106170706c6963617469" +
    "6f6e2f6a736f6e0d3a6d6573736167652d747970650700056576656e747b22776f726473223a22c3a9227dad8338ef";
  const ERROR_WITH_ALL_TYPES =
    "AAAAkAAAAIBZnHtZAWEAAWIBAWMCAQFkAwACAWUEAAAAAwFmBgADYWJjAWcIAAAAAAAAAAABaAkBI0VniavN7wEjRWeJq83vDTptZXNzYWdlLXR5" +
    "cGUHAAVlcnJvcgs6ZXJyb3ItY29kZQcACXRocm90dGxlZA46ZXJyb3ItbWVzc2FnZQcABHdhaXSWeGAJ";

  it("writes a message as Amazon does", () => {
    expect(eventIn("eventstream", "say", { words: "é" }).toString("hex")).to.equal(SAY);
  });

  const failures: [string, Buffer, unknown][] = [
    ["an exception", bytesOf("eventstream", '!throttled {"note":"wait"}\n'), { now: "throttled", note: "wait" }],
    [
      "an error without a payload, among headers of every type",
      Buffer.from(ERROR_WITH_ALL_TYPES, "base64"),
      { now: "throttled", message: "wait" },
    ],
  ];
  for (const [what, bytes, wanted] of failures) {
    it(`marks ${what} as a failure`, () => {
      const [event] = new EventParser(undefined, named("eventstream")).push(bytes);
      expect(event?.isFailure).to.equal(true);
      expect(JSON.parse(event?.data ?? "null")).to.deep.equal(wanted);
    });
  }
});
