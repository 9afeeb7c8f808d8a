import { expect } from "chai";
import fc from "fast-check";
import type { OpenPart, PartTemplates, StreamTemplates } from "../../../src/conversion/stream/contract.js";
import {
  dialectsOf,
  encodeEvents,
  StreamWriter,
  writeResponseEvents,
  type Dialect,
  type Part,
  type Response,
} from "../../../src/registry.js";
import { cites } from "../../support/dialect-features.js";
import { EventParser } from "../../support/event-parser.js";
import { runs } from "../../support/conversion/arbitraries.js";

/** Dialects without citations write none, and their tables report them as dropped. */
const all = [...dialectsOf("text").values()].filter(cites);
const pairs = all.flatMap((from) => all.map((to) => ({ from, to })));

type Cited = readonly [url: string, words: string];

/** Characters of one to four bytes and of one or two units, so that no count equals another by chance. */
const characters = fc.array(fc.constantFrom("a", "é", "€", "😀", " "), { minLength: 1, maxLength: 12 });
const citedText = fc
  .tuple(characters, fc.array(fc.option(fc.tuple(fc.nat(), fc.nat())), { maxLength: 3 }))
  .map(([letters, spans]) => {
    // A citation without a place covers the whole text.
    const places = spans.map((span) => {
      if (span === null) return {};
      const [one, other] = span;
      const first = one % letters.length;
      const last = first + (other % (letters.length - first));
      return { start: letters.slice(0, first).join("").length, end: letters.slice(0, last + 1).join("").length };
    });
    return { text: letters.join(""), places };
  });
/** Reasoning comes before the text, so that the part of the text is not always the first. */
const answer = fc
  .tuple(fc.boolean(), fc.array(citedText, { minLength: 1, maxLength: 2 }))
  .map(([reasons, texts]): Response => {
    const parts = texts.map(({ text, places }, index): Part => ({
      kind: "text",
      text,
      citations: places.map((place, order) => ({
        url: `https://page.test/${index}/${order}`,
        title: "Page",
        ...place,
      })),
    }));
    return {
      id: "made",
      model: "maker/model",
      parts: [...(reasons ? [{ kind: "reasoning", text: "hm" } as const] : []), ...parts],
      finish: "stop",
      usage: { input: 1, output: 1, total: 2 },
    };
  });

function citedIn(parts: readonly (Part | OpenPart)[]): Cited[] {
  const cited = parts.flatMap((part): Cited[] =>
    part.kind === "text"
      ? (part.citations ?? []).map(({ url, start, end }) => [
          url ?? "",
          part.text.slice(start ?? 0, end ?? part.text.length),
        ])
      : [],
  );
  return cited.sort(([one], [other]) => one.localeCompare(other));
}

function whole(dialect: Dialect, response: Response): Response {
  return dialect.readResponse(dialect.writeResponse(response));
}

function writer(target: Pick<Dialect, "templates">, write: (text: string) => void): StreamWriter {
  return new StreamWriter(target as Dialect, { model: "maker/model", requestId: "request", usageWanted: true, write });
}

function writeAll(from: Dialect, stream: string, sink: StreamWriter): void {
  const reader = from.openReader(sink);
  const parser = new EventParser(undefined, from.framing);
  for (const { data } of [...parser.push(Buffer.from(encodeEvents(stream, from.framing))), ...parser.end()])
    if (data !== undefined) reader.event(data);
  reader.close();
}

function written(target: Dialect, given: (sink: StreamWriter) => void): string {
  let text = "";
  given(writer(target, (piece) => (text += piece)));
  return text;
}

/** The parts that a stream reported. */
function partsOf(dialect: Dialect, stream: string): readonly OpenPart[] {
  let parts: readonly OpenPart[] = [];
  const silent: PartTemplates = {};
  const templates: StreamTemplates = {
    idPrefix: "",
    callIdPrefix: "",
    interleaved: false,
    endsInState: true,
    hiddenAsState: false,
    marksCut: false,
    repeatsProbabilities: false,
    signed: [],
    explainsByRefusal: false,
    hasUnusableWord: false,
    start: () => "",
    keepAlive: "",
    parts: { text: silent, reasoning: silent, refusal: silent, call: silent },
    finish: (state) => {
      parts = state.parts;
      return "";
    },
  };
  writeAll(
    dialect,
    stream,
    writer({ templates }, () => undefined),
  );
  return parts;
}

/** Some dialects cite whole blocks. */
const sample: Response = {
  parts: [{ kind: "text", text: "abc", citations: [{ url: "u", start: 1, end: 2 }] }],
  finish: "stop",
};
const reportsPlaces = new Set(all.filter((dialect) => citedIn(whole(dialect, sample).parts ?? [])[0]?.[1] === "b"));

describe("any citation", () => {
  it("has a place in most dialects", () => expect([...reportsPlaces]).to.have.length.at.least(4));

  for (const { from, to } of pairs) {
    const havePlaces = reportsPlaces.has(from) && reportsPlaces.has(to);
    const compare = (found: readonly Cited[], given: readonly Cited[]): void => {
      const seen = (cited: readonly Cited[]): unknown[] => (havePlaces ? [...cited] : cited.map(([url]) => url));
      expect(seen(found)).to.deep.equal(seen(given));
    };

    it(`quotes the same text in an answer from ${from.name} to ${to.name}`, () => {
      fc.assert(
        fc.property(answer, (response) =>
          compare(citedIn(whole(to, whole(from, response)).parts ?? []), citedIn(response.parts ?? [])),
        ),
        { numRuns: runs },
      );
    });

    it(`quotes the same text in a stream from ${from.name} to ${to.name}`, () => {
      fc.assert(
        fc.property(answer, (response) => {
          const upstream = written(from, (sink) => writeResponseEvents(response, sink));
          const client = written(to, (sink) => writeAll(from, upstream, sink));
          compare(citedIn(partsOf(to, client)), citedIn(response.parts ?? []));
        }),
        { numRuns: runs },
      );
    });
  }
});
