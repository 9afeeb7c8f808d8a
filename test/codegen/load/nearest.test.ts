import { expect } from "chai";
import { hintFor, nearest } from "../../../codegen/load/nearest.js";

describe("the nearest known word", () => {
  const cases: [name: string, word: string, known: string[], want: string | undefined][] = [
    ["one letter is missing", "tempratur", ["top_p", "temperature"], "temperature"],
    ["one letter is too many", "seeed", ["seed", "stop"], "seed"],
    ["two letters are swapped", "lenght", ["length"], "length"],
    ["two letters of a short word are swapped", "tpye", ["type", "name"], "type"],
    ["the nearer of two", "stops", ["stop", "steps"], "stop"],
    ["nothing is near", "colour", ["seed", "stop"], undefined],
    ["short words must be nearer", "at", ["is", "as"], undefined],
    ["a word of a megabyte", "x".repeat(1_000_000), ["seed"], undefined],
    ["no words are known", "seed", [], undefined],
  ];
  for (const [name, word, known, want] of cases) {
    it(name, () => {
      expect(nearest(word, known)).to.equal(want);
    });
  }

  it("a hint names it", () => {
    expect(hintFor("sed", ["seed", "stop"])).to.equal('did you mean "seed"?');
  });

  it("without one the hint names the known words, if they are few", () => {
    expect(hintFor("colour", ["seed", "stop"])).to.equal("known here: seed, stop");
    expect(
      hintFor(
        "colour",
        Array.from({ length: 20 }, (_unused, index) => `n${index}`),
      ),
    ).to.match(/n11, …$/);
  });

  it("there is no hint where no words are known", () => {
    expect(hintFor("colour", [])).to.equal(undefined);
  });
});
