import { expect } from "chai";
import { meaningOf } from "../../src/conversion/values.js";

const table = new Map([
  ["done", "end"],
  ["failed/*", "any failure"],
  ["*/safety", "filtered"],
  ["*/length", "cut"],
]);

const MANY_WORDS = 500_000;

const cases: readonly (readonly [string, string, string | undefined])[] = [
  ["a word as a whole", "done", "end"],
  ["a word after others", "failed/by/length", "any failure"],
  ["a word after an empty one", "/safety", "filtered"],
  ["a word between others", "stopped/safety/here", "filtered"],
  ["a word before others", "failed/here", "any failure"],
  ["a single word like one that may follow", "length", "cut"],
  ["the first pattern of the table where several fit", "stopped/length/safety", "filtered"],
  ["no other word", "stopped/by/hand", undefined],
  ["nothing of an empty word", "", undefined],
  ["the last of very many words", `${"/".repeat(MANY_WORDS)}length`, "cut"],
];

describe("the meaning of joined words", () => {
  for (const [name, word, want] of cases) it(`knows ${name}`, () => expect(meaningOf(table, word)).to.equal(want));
});
