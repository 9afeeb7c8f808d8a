import { expect } from "chai";
import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/cl100k_base";
import { countAtLeast } from "../../src/money/least-tokens.js";
import { runs } from "../support/conversion/arbitraries.js";
import { leastProcessorTime } from "../support/processor-time.js";
import { texts } from "./texts.js";
import { anyText } from "../support/any-text.js";

/** As upstreams count: text that looks like a tokenizer's mark is plain text. */
const counted = (text: string) => countTokens(text, { disallowedSpecial: new Set() });

const code =
  "export const a = (b: string): number => {\n\tif (b.length > 10_000) return 0;\n\n\n    return " +
  'JSON.parse(`{"c": [1, 2, 34567]}`)["c"]; // "d\'s"\r\n};\n';
const samples: readonly (readonly [name: string, text: string])[] = [
  ...texts,
  ["code", code],
  ["numbers", "1 22 333 4444 55555 3.14159 ½ ² Ⅷ ٣٤٥ 1,000,000 2024-02-29T12:34:56Z"],
  ["emoji", "😀 😀😀\n❤️ 👩‍👩‍👧 (👍) ok👍ok 🇩🇪\n\n🙂"],
  ["white space", " \t\n \r\n  a   b\n\n\n    c\u00a0d\u3000e \u2028 \n"],
  ["contractions", "I'm she's 'S they'LL we'd've 'tis don''t o'clock's"],
  ["long names", ".translatesAutoresizingMaskIntoConstraints пользователя ".repeat(20)],
  ["long rules", `${"-".repeat(500)}\n${"=".repeat(300)}\n\n${" ".repeat(1000)}x${"\n".repeat(400)}`],
  ["unusual spaces", "\ufeff \ufeff\u0085 \u0085(a\ufeff\n1"],
  ["halves of characters", "a\ud800 \udc00b (\ud800"],
];

/** The separators of tokenizers, in every order. */
const pieces = fc.constantFrom(
  "a",
  "The",
  "ß",
  "你好",
  "한",
  "प्र",
  "ن",
  "'s",
  "'",
  "(",
  ");",
  "--",
  "_",
  "0",
  "12",
  "3456",
  "½",
  " ",
  "  ",
  "\t",
  "\n",
  "\r\n",
  "\u00a0",
  "\ufeff",
  "\u0085",
  "😀",
  "👍🏽",
  "\u200d",
  "\ufe0f",
  "\u0301",
  "𝒳",
  "𝟘",
  "\ud800",
  "\u0378",
);

describe("countAtLeast: the minimum tokens of a text", () => {
  for (const [name, text] of samples) {
    it(`are no more than a tokenizer counts, and not zero: ${name}`, () =>
      expect(countAtLeast(text)).to.be.within(1, counted(text)));
  }

  it("are no more than a tokenizer counts, whatever the text", () => {
    const text = fc.oneof(
      anyText({ maxLength: 60 }),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join("")),
      fc
        .array(fc.constantFrom(...samples.flatMap(([, sample]) => sample.split(/(?<= )/))), { maxLength: 40 })
        .map((all) => all.join("")),
    );
    fc.assert(
      fc.property(text, (given) => countAtLeast(given) <= counted(given)),
      { numRuns: 10 * runs },
    );
  });

  for (const [text, least] of [
    ["", 0],
    ["hello", 1],
    ["hello hello", 2],
    ["hello hello ", 3],
    ["one, two", 3],
    ["(one)", 2],
    ["((one", 2],
    ["1234567", 3],
    ["a 1", 3],
    ["a  b", 3],
    ["a\nb", 3],
    ["a;\nb", 3],
    ["a; \nb", 4],
    ["x".repeat(43), 2],
    ["я".repeat(13), 2],
    ["-".repeat(129), 2],
    [" ".repeat(129), 2],
  ] as const) {
    it(`of ${JSON.stringify(text)} are ${least}`, () => expect(countAtLeast(text)).to.equal(least));
  }

  it("of prose are most of its tokens", () => {
    for (const [name, text] of texts.slice(0, 2)) expect(countAtLeast(text) / counted(text), name).to.be.above(0.8);
  });

  for (const [name, text] of [
    ["prose", texts.map(([, words]) => words).join("\n")],
    ["one letter", "a"],
    ["spaces", " "],
    ["breaks", "\n"],
    ["breaks and spaces", "\n "],
    ["marks", "-"],
  ] as const) {
    it(`are counted for 10 MB without delay: ${name}`, () => {
      const long = text.repeat(Math.ceil(1e7 / text.length));
      expect(leastProcessorTime(() => countAtLeast(long), 3)).to.be.below(1_000);
    });
  }
});
