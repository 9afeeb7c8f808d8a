import { expect } from "chai";
import type { Citation } from "../../../generated/interlingua/text.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { StreamObserver } from "../../../src/conversion/stream/stream-observer.js";
import type { Loss } from "../../../src/conversion/loss.js";
import {
  eventData,
  jsonText,
  keyOf,
  memberText,
  mergeUsage,
  readCitations,
} from "../../../src/conversion/stream/events.js";
import { asText, asWire } from "../../../src/conversion/values.js";
import { plain } from "../../support/conversion/turns.js";

describe("eventData", () => {
  const cases: [name: string, data: string, want: Wire | undefined][] = [
    ["an object", '{"a":1}', { a: 1 }],
    ["no data", "", undefined],
    ["a value that is no object", "[1]", undefined],
  ];
  for (const [name, data, want] of cases) {
    it(name, () => {
      const sink = new StreamObserver();
      expect(eventData(data, sink)).to.deep.equal(want);
      expect(sink.failure).to.equal(undefined);
    });
  }

  it("data that is not JSON breaks the stream", () => {
    const sink = new StreamObserver();
    expect(eventData('{"a":', sink)).to.equal(undefined);
    expect(sink.failure).to.include({ status: 502, code: "upstream_error" });
  });
});

describe("mergeUsage", () => {
  const cases: [name: string, known: Wire, reported: Wire, want: Wire][] = [
    ["the last reported value counts", { in: 1, out: 1 }, { out: 4 }, { in: 1, out: 4 }],
    ["null reports nothing", { in: 1 }, { in: null, out: 2 }, { in: 1, out: 2 }],
    ["zero reports zero", { out: 1 }, { out: 0 }, { out: 0 }],
    ["zeros of all inputs report nothing", { in: 1 }, { in: 0, cached: 0, out: 2 }, { in: 1, cached: 0, out: 2 }],
    ["a zero beside another input reports zero", { in: 1 }, { in: 0, cached: 1 }, { in: 0, cached: 1 }],
    [
      "zeros of parts report nothing either",
      { in: 5, parts: { long: 5 } },
      { in: 0, cached: 0, parts: { long: 0, short: 0 } },
      { in: 5, cached: 0, parts: { long: 5 } },
    ],
    [
      "zeros of parts beside another input report zero",
      { in: 5, parts: { long: 5 } },
      { in: 5, parts: { long: 0 } },
      { in: 5, parts: { long: 0 } },
    ],
    ["zeros alone report nothing", { in: 1, out: 2 }, { in: 0, cached: 0, out: 0 }, { in: 1, cached: 0, out: 2 }],
    ["zeros alone report zero where nothing is known", {}, { in: 0, out: 0 }, { in: 0, out: 0 }],
    ["a zero beside the same input reports zero", { in: 1, out: 2 }, { in: 1, out: 0 }, { in: 1, out: 0 }],
    ["an input that is known late replaces a zero", { in: 0 }, { in: 1 }, { in: 1 }],
  ];
  for (const [name, known, reported, want] of cases)
    it(name, () => expect(mergeUsage(known, reported, ["in", "cached", "parts"], ["out"])).to.deep.equal(want));
});

describe("memberText", () => {
  const cases: [name: string, value: Json | undefined, want: string][] = [
    ["no value", undefined, ""],
    ["a text", "b", ',"a":"b"'],
    ["a null", null, ',"a":null'],
  ];
  for (const [name, value, want] of cases) it(name, () => expect(memberText(',"a":', value)).to.equal(want));
});

describe("keyOf", () => {
  const cases: [name: string, values: (Json | undefined)[], want: string | number | undefined][] = [
    ["a number", [0], 0],
    ["a text", ["a"], "a"],
    ["several values", [0, "a"], "0/a"],
    ["nothing", [undefined], undefined],
    ["null", [null], undefined],
    ["several values of which one is missing", [0, undefined], undefined],
    ["an object", [{}], undefined],
  ];
  for (const [name, values, want] of cases) it(name, () => expect(keyOf(...values)).to.equal(want));
});

describe("jsonText", () => {
  it("undefined becomes null", () => expect(jsonText(undefined)).to.equal("null"));
  it("text is quoted", () => expect(jsonText('a"\n')).to.equal('"a\\"\\n"'));
});

describe("readCitations", () => {
  const read = (value: Json | undefined): { url: string } | undefined => {
    const url = asText(asWire(value)?.url);
    return url === undefined ? undefined : { url };
  };
  const cases: [name: string, value: Json | undefined, want: object[] | undefined][] = [
    ["one", { url: "u" }, [{ url: "u" }]],
    ["several", [{ url: "u" }, { url: "v" }], [{ url: "u" }, { url: "v" }]],
    ["citations that cannot be read are left out", [{ page: 1 }, { url: "v" }], [{ url: "v" }]],
    ["none that can be read", [{ page: 1 }], undefined],
    ["nothing", undefined, undefined],
    ["null", null, undefined],
  ];
  for (const [name, value, want] of cases)
    it(name, () => {
      const citations = readCitations(value, read, {}, { lose: () => undefined }, {});
      expect(citations && plain(citations)).to.deep.equal(want);
    });

  it("reports what is not read of them", () => {
    const event: Wire = { delta: { cited: { url: "u", page: 1 } } };
    const lost: string[] = [];
    const readAndLose = (value: Json, loss: Loss): undefined => loss.at(value as Wire, "page") as undefined;
    readCitations((event.delta as Wire).cited, readAndLose, event, { lose: (place) => lost.push(place) }, {});
    expect(lost).to.deep.equal(["delta.cited.page"]);
  });

  it("tells where the concepts are that were given", () => {
    const event: Wire = { cited: { url: "u" } };
    const readUrl = (value: Json): Citation => ({ url: "u", origin: { from: value as Wire, form: "citation.web" } });
    const paths = { "citation.web.url": ["url"], "citation.web.title": ["title"] };
    const [citation] = readCitations(event.cited, readUrl, event, { lose: () => undefined }, paths) ?? [];
    expect(["url", "title"].map((concept) => citation?.placeOf?.(concept))).to.deep.equal(["cited.url", undefined]);
  });
});
