import { expect } from "chai";
import { finishWord } from "../../src/conversion/write.js";
import type { Finish } from "../../src/registry.js";
import { call, text } from "../support/conversion/turns.js";

describe("finishWord", () => {
  const words = new Map<Finish, string>([
    ["stop", "done"],
    ["awaiting_results", "wait"],
    ["length", "cut"],
    ["other", "done"],
  ]);
  const cases: [name: string, finish: Finish | undefined, isCalled: boolean, want: string | undefined][] = [
    ["its own value", "length", false, "cut"],
    ["its own value after calls too", "length", true, "cut"],
    ["the value of a normal end, where it has none of its own", "other", false, "done"],
    ["a wait for results, where it has none of its own and there are calls", "other", true, "wait"],
    ["the value of an unknown end, where it has one", undefined, false, "done"],
  ];
  for (const [name, finish, isCalled, want] of cases) {
    it(`is ${name}`, () =>
      expect(finishWord(words, finish, [text("hi"), ...(isCalled ? [call("a")] : [])])).to.equal(want));
  }
});
