import { expect } from "chai";
import { finishWord } from "../../src/conversion/write.js";
import type { Finish } from "../../src/registry.js";
import { call, text } from "./turns.js";

describe("finishWord", () => {
  const words = new Map<Finish, string>([
    ["stop", "done"],
    ["awaiting_results", "wait"],
    ["length", "cut"],
    ["other", "done"],
  ]);
  const cases: [name: string, finish: Finish | undefined, isCalled: boolean, want: string | undefined][] = [
    ["its own word", "length", false, "cut"],
    ["its own word after calls too", "length", true, "cut"],
    ["the word of a natural end, where it has none of its own", "other", false, "done"],
    ["a wait for results, where it has none of its own and there are calls", "other", true, "wait"],
    ["the word of an unknown end, where none is known", undefined, false, "done"],
  ];
  for (const [name, finish, isCalled, want] of cases) {
    it(`is ${name}`, () =>
      expect(finishWord(words, finish, [text("hi"), ...(isCalled ? [call("a")] : [])])).to.equal(want));
  }
});
