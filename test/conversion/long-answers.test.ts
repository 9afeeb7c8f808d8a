/** A vendor that is broken or hostile may send ever so much. Quadratic work would block the gateway. */
import { expect } from "chai";
import type { Citation, Part } from "../../generated/interlingua/text.js";
import { grounding } from "../../specs/dialects/generate-content/grounding.js";
import { citationsOf, type ReportedCitation } from "../../src/conversion/citations.js";
import { Loss } from "../../src/conversion/loss.js";
import type { OpenPart, Piece, StreamState } from "../../src/conversion/stream/contract.js";
import { dialectsOf, StreamObserver, StreamWriter } from "../../src/registry.js";
import { silentListener } from "../support/conversion/open-relay.js";
import { block, templates } from "./stream/written-stream.js";

/** So many that quadratic work takes far longer than any case here may. */
const LENGTH = 40_000;
const MOST_MICROSECONDS = 4_000_000;

const numbers = Array.from({ length: LENGTH }, (_, index) => index);
const words = "Some words of a text. ";

/** The pieces of a stream, and the dialect of the client that gets them. */
const streams: readonly (readonly [title: string, client: string, pieces: () => Piece[]])[] = [
  [
    "calls that never end",
    "chat",
    () => numbers.map((index) => ({ kind: "call", key: index, id: `c${index}`, name: "f", text: '{"a":' })),
  ],
  [
    "states behind a text",
    "messages",
    () => [{ kind: "text", text: "x" }, ...numbers.map((key): Piece => ({ kind: "reasoning", key, signature: "s" }))],
  ],
  [
    "names of a call whose arguments never end",
    "messages",
    () => [
      { kind: "call", key: 0, id: "c", name: "f", text: '{"a":"' },
      ...numbers.map((index): Piece => ({ kind: "call", key: 0, name: `f${index}`, text: "long enough }" })),
    ],
  ],
  ["citations beside each text", "messages", () => numbers.flatMap((index) => cited(index, index))],
  ["citations of one text beside all texts", "generate-content", () => numbers.flatMap((index) => cited(index, 0))],
  ["texts", "cohere-chat", () => numbers.map((index) => ({ kind: "text", key: index, text: words, close: true }))],
  ["texts with citations", "chat", () => numbers.flatMap((index) => withCitation(index))],
  ["citations of one text", "interactions", oneCitedText],
];

/** The input is prepared before the clock starts. */
const cases: readonly (readonly [title: string, prepare: () => () => unknown])[] = [
  ...streams.map(([title, client, pieces]) => [`a stream with ${title}`, () => written(client, pieces())] as const),
  ["sources and the texts that rest on them", groundedAnswer],
  ["places of lost concepts", lostConcepts],
];

describe("a long answer is converted in linear time", () => {
  for (const [title, prepare] of cases) {
    it(title, () => {
      const work = prepare();
      const start = process.cpuUsage();
      work();
      expect(process.cpuUsage(start).user).to.be.below(MOST_MICROSECONDS);
    });
  }

  it("quotes the words of citations only up to a length", () => {
    const text = words.repeat(LENGTH);
    const part: Part = { kind: "text", text, citations: numbers.map((index) => ({ url: `u${index}` })) };
    const quoted = citationsOf([part]).reduce((sum, one) => sum + (one.words?.length ?? 0), 0);
    expect(quoted).to.be.within(text.length, 8 * 1024 * 1024);
  });

  it("quotes none after the first that is too long", () => {
    const text = "x".repeat(8 * 1024 * 1024 + 1);
    const part: Part = { kind: "text", text, citations: [{ start: 0, end: 2 }, {}, { start: 0, end: 3 }] };
    expect(citationsOf([part]).map((one) => one.words)).to.deep.equal(["xx", undefined, undefined]);
  });
});

it("citations behind very long texts are written without what their place is found by", () => {
  const given: Citation[] = [];
  const keep = (citation: Citation): string => (given.push(citation), "");
  const text = { ...block, citation: (_state: StreamState, _part: OpenPart, one: Citation) => keep(one) };
  const options = { model: "m", requestId: "r", usageWanted: true, write: () => undefined };
  const sink = new StreamWriter({ templates: { ...templates, parts: { ...templates.parts, text } } }, options);
  for (const [key, length] of [33 * 1024 * 1024, 1].entries()) {
    const cited: ReportedCitation = { url: `u${key}`, unit: "bytes", part: key, words: "x", list: { from: {} } };
    sink.piece({ kind: "text", key, text: "x".repeat(length), cited: [cited] });
    sink.piece({ key, close: true });
  }
  expect(given).to.deep.equal([
    { url: "u0", start: 0, end: 1 },
    { url: "u1", start: 0, end: 0 },
  ]);
});

describe("a long stream counts what it keeps", () => {
  const open = (): StreamWriter => writer("chat", () => undefined);

  for (const [title, pieceOf] of [
    ["calls without arguments", (key) => ({ kind: "call", key, name: "f" })],
    ["citations", (index) => ({ kind: "text", text: "x", citations: [{ url: `u${index}` }] })],
    ["citations beside the text", (index) => ({ cited: [{ url: `u${index}` }] })],
  ] as const satisfies readonly (readonly [string, (index: number) => Piece])[])
    it(`of ${title}`, () => {
      const sink = open();
      for (let index = 0; index < 1000; index++) sink.piece(pieceOf(index));
      expect(sink.kept).to.be.at.least(200 * 1000);
    });

  it("of sources that each event repeats, once", () => {
    const sources = numbers.slice(0, 40).map((index) => ({ url: `https://example.test/${index}`, title: "A title" }));
    for (const client of ["messages", "chat", "generate-content"]) {
      let text = "";
      const sink = writer(client, (more) => (text += more));
      for (let event = 0; event < 10_000; event++)
        sink.piece({ kind: "text", text: "x", cited: sources.map((source) => ({ ...source })) });
      expect(sink.kept, client).to.be.below(40_000);
      end(sink);
      expect(urlsIn(text), client).to.equal(sources.length);
    }
  });

  it("of the ID and the name that each piece of a call repeats, once", () => {
    const sink = open();
    for (let piece = 0; piece < 1000; piece++)
      sink.piece({ kind: "call", key: 0, id: "c".repeat(500), name: "f".repeat(500), text: "x" });
    expect(sink.kept).to.be.within(2000, 4000);
  });

  it("of keys where it passes, also of answers beside the first", () => {
    const sink = new StreamObserver(silentListener);
    for (const one of [sink, sink.openFurther()])
      for (let key = 0; key < 1000; key++) one?.piece({ kind: "call", key: `k${key}`, text: "x" });
    expect(sink.kept).to.be.at.least(2 * 50 * 1000);
  });
});

function cited(key: number, start: number): Piece[] {
  const citation = { url: `https://example.test/${key}`, start: words.length * start, end: words.length * start + 4 };
  return [{ kind: "text", key, text: words }, { cited: [citation] }, { key, close: true }];
}

function withCitation(key: number): Piece[] {
  return [{ kind: "text", key, text: words, citations: [{ url: `https://example.test/${key}` }], close: true }];
}

/** Its places are counted in bytes. */
function oneCitedText(): Piece[] {
  const citations = numbers.map((index) => ({ url: `u${index}`, start: index, end: index + 1 }));
  return [{ kind: "text", text: `é${words.repeat(LENGTH / 10)}`, citations, close: true }];
}

function writer(client: string, write: (text: string) => void): StreamWriter {
  const dialect = dialectsOf("text").get(client);
  if (dialect === undefined) throw new Error(`there is no dialect ${client}`);
  return new StreamWriter(dialect, { model: "maker/model", requestId: "r", usageWanted: true, write });
}

function end(sink: StreamWriter): void {
  sink.finish("stop");
  sink.end();
}

const urlsIn = (text: string): number => text.split("https://example.test/").length - 1;

function written(client: string, pieces: readonly Piece[]): () => unknown {
  const given = pieces.flatMap(({ citations = [], cited: beside = [] }) => [...citations, ...beside]);
  return () => {
    let [length, urls] = [0, 0];
    const sink = writer(client, (text) => {
      length += text.length;
      urls += urlsIn(text);
    });
    for (const piece of pieces) sink.piece(piece);
    end(sink);
    expect(length).to.be.above(0);
    expect(urls).to.equal(urlsIn(given.map(({ url }) => url).join()));
  };
}

function groundedAnswer(): () => unknown {
  const groundingChunks = numbers.map((index) => ({ web: { uri: `https://example.test/${index}` } }));
  const groundingSupports = numbers.map((index) => ({ groundingChunkIndices: [LENGTH - index - 1] }));
  return () => grounding.read({ groundingChunks, groundingSupports });
}

function lostConcepts(): () => unknown {
  const items = numbers.map((index) => ({ title: `t${index}` }));
  const loss = new Loss({ "citation.title": ["title"] }, { items });
  return () => items.map((from) => loss.placeOf({ origin: { from, form: "citation" } }, "title"));
}
