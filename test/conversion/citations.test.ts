import { expect } from "chai";
import {
  citationsByPart,
  citationsOf,
  citedAt,
  citeParts,
  inAllWords,
  placedInCharacters,
  placedInPart,
  placeIn,
  reportedCitations,
  type ReportedCitation,
} from "../../src/conversion/citations.js";
import type { Citation, Part } from "../../generated/interlingua/text.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { Loss, noLoss } from "../../src/conversion/loss.js";

const list: Json[] = [{ text: "abc" }, { image: "a" }, { text: "def" }];
const text = (words: string, citations?: Citation[], index?: number): Part => ({
  kind: "text",
  text: words,
  ...(citations && { citations }),
  ...(index !== undefined && { origin: { from: list[index] as Wire, form: "" } }),
});
const places = (parts: readonly Part[]): string[][] =>
  parts.map((part) =>
    part.kind === "text" ? (part.citations ?? []).map(({ start, end }) => `${String(start)}-${String(end)}`) : [],
  );

describe("citations", () => {
  describe("reported beside the text", () => {
    const cases: [name: string, parts: Part[], reported: ReportedCitation, want: string[][]][] = [
      ["belong to the part that contains their place", [text("abc"), text("def")], { start: 4, end: 6 }, [[], ["1-3"]]],
      ["end with the part in which they begin", [text("abc"), text("def")], { start: 1, end: 6 }, [["1-3"], []]],
      [
        "belong to the last text when they have no place",
        [text("abc"), text("def")],
        {},
        [[], ["undefined-undefined"]],
      ],
      ["may count bytes", [text("é€😀x")], { unit: "bytes", start: 9, end: 10 }, [["4-5"]]],
      [
        "may count through one part",
        [text("abc", undefined, 0), text("def", undefined, 2)],
        { part: 2, start: 0, end: 1 },
        [[], ["0-1"]],
      ],
      [
        "count through the whole text where that part has none",
        [text("abc", undefined, 0)],
        { part: 7, start: 1, end: 2 },
        [["1-2"]],
      ],
      ["are found by the text that they quote", [text("ab cd ab cd")], { start: 5, end: 7, words: "cd" }, [["3-5"]]],
      [
        "keep their reported place when the quoted text is missing",
        [text("ab cd")],
        { start: 1, end: 2, words: "xy" },
        [["1-2"]],
      ],
      ["end where the text ends", [text("ab")], { start: 1, end: 9 }, [["1-2"]]],
      ["have no part without text", [{ kind: "refusal", text: "no" }], { start: 0, end: 1 }, [[]]],
    ];
    for (const [name, parts, reported, want] of cases)
      it(name, () => expect(places(citeParts(parts, [reported], noLoss, list))).to.deep.equal(want));

    it("are lost at their own places without text", () => {
      const annotations = [{ url: "u" }, { url: "v" }];
      const loss = new Loss({}, { annotations });
      const reported = annotations.map((from) => ({ ...from, origin: { from, form: "" } }));
      citeParts([{ kind: "refusal", text: "no" }], reported, loss);
      expect(loss.paths).to.deep.equal(["annotations[0]", "annotations[1]"]);
    });

    it("are lost at the list that was read as a whole", () => {
      const body: Wire = { pages: ["u", "v"] };
      const loss = new Loss({}, body);
      citeParts([{ kind: "refusal", text: "no" }], citedAt([{ url: "u" }, { url: "v" }], body, "pages"), loss);
      expect(loss.paths).to.deep.equal(["pages"]);
    });

    it("are none where nothing is reported", () => {
      const parts = [text("a")];
      expect(citeParts(parts, undefined, noLoss)).to.equal(parts);
      expect(reportedCitations("bytes", undefined, [])).to.equal(undefined);
    });
  });

  it("a citation without a place has no place in the text", () =>
    expect(placeIn("abc", { url: "u", unit: "bytes" })).to.deep.equal({ url: "u" }));

  it("places in bytes are the same as places in characters", () => {
    const part = { text: "né 😀 a", citations: [{ start: 3, end: 5 }, { url: "u" }] };
    const counted = { text: part.text, citations: placedInPart(part, "bytes") };
    expect(counted.citations?.[0]).to.deep.include({ start: 4, end: 8 });
    expect(placedInCharacters(counted).citations?.[0]).to.deep.include({ start: 3, end: 5 });
  });

  it("without a place cover the whole text of their part", () => {
    const part = { text: "né", citations: [{ url: "u" }, { start: 1 }] };
    expect(placedInPart(part)).to.deep.equal([
      { url: "u", start: 0, end: 2 },
      { start: 1, end: 2 },
    ]);
    expect(placedInPart(part, "bytes")?.[0]).to.deep.equal({ url: "u", start: 0, end: 3 });
  });

  const parts: Part[] = [
    text("é", [{ url: "u" }]),
    { kind: "refusal", text: "no" },
    text("bcd", [{ url: "v", start: 1, end: 2 }]),
  ];

  it("are reported with their places in the whole text", () => {
    expect(citationsOf(parts)).to.deep.equal([
      { url: "u", start: 0, end: 1, words: "é" },
      { url: "v", start: 2, end: 3, words: "c" },
    ]);
    expect(citationsOf(parts, "bytes").map(({ start, end }) => [start, end])).to.deep.equal([
      [0, 2],
      [3, 4],
    ]);
  });

  it("are reported one by one with the same places", () => {
    const texts = parts.filter((part) => part.kind === "text");
    expect(texts.map((part) => inAllWords(texts, part, part.citations?.[0] ?? {}))).to.deep.equal([
      { url: "u", start: 0, end: 1 },
      { url: "v", start: 2, end: 3 },
    ]);
  });

  it("are reported with their places in their part, by the index among the parts that are written", () => {
    const all = citationsByPart(parts, ({ kind }) => kind !== "refusal", "bytes");
    expect(all).to.deep.equal([
      { url: "u", start: 0, end: 2, words: "é", part: 0 },
      { url: "v", start: 1, end: 2, words: "c", part: 1 },
    ]);
  });
});
