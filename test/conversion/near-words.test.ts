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
    ["aaaaaaaaaaaaaaaaaaab", "aaaaaaaaaaaaaaaab", 9, 3],
    ["aaaaaaaaaaaaaaaabaaaaaa", "aaaaaaaaaaaaaaaab", 20, 0],
    ["aaaaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaab", 9, undefined],
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

  for (const long of [`${"a".repeat(5_000)}b`, `b${"a".repeat(5_000)}`, `${"a".repeat(2_500)}b${"a".repeat(2_500)}`]) {
    it(`takes no longer in a text that repeats itself: ${long[0]}…${long[2_500]}…${long.at(-1)}`, () => {
      const text = "a".repeat(50_000);
      const near = new NearWords(text);
      const { cpuUsage } = process;
      const before = cpuUsage();
      for (let one = 0; one < 2_000; one++) expect(near.nearest(long, 50_000)).to.equal(undefined);
      expect(cpuUsage(before).user / 1_000).to.be.below(5_000);
    });
  }
});
