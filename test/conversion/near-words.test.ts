import { expect } from "chai";
import { NearWords } from "../../src/conversion/near-words.js";

describe("NearWords", () => {
  const cases: readonly [text: string, words: string, from: number, want: number | undefined][] = [
    ["ab cd ab cd", "cd", 4, 3],
    ["ab cd ab cd", "cd", 8, 9],
    ["ab cd ab cd", "ab", 3, 0],
    ["ab cd ab cd", "cd", 99, 9],
    ["ab cd ab cd", "cd", -5, 3],
    ["ab cd ab cd", "xy", 4, undefined],
  ];
  for (const [text, words, from, want] of cases) {
    it(`finds ${words} near ${from} at ${String(want)}`, () => {
      expect(new NearWords(text).nearest(words, from)).to.equal(want);
    });
  }

  it("stops looking for words that are nowhere, but keeps finding words until then", () => {
    const text = `${"ab".repeat(1_000_000)}cd`;
    const near = new NearWords(text);
    for (let one = 0; one < 14; one++) expect(near.nearest("xy", 0)).to.equal(undefined);
    expect(near.nearest("cd", text.length)).to.equal(text.length - 2);
    for (let one = 0; one < 10; one++) near.nearest("xy", 0);
    expect(near.nearest("cd", text.length)).to.equal(undefined);
  });
});
