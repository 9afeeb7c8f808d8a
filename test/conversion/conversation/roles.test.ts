import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { splitInstructions } from "../../../src/conversion/conversation/roles.js";
import { assistant, developer, system, text, user } from "../../support/conversion/turns.js";

const cases: [name: string, given: Turn[], instructions: Part[], rest: Turn[]][] = [
  ["no instructions", [user("hi")], [], [user("hi")]],
  [
    "instructions at the start",
    [system("a", "b"), developer("c"), user("hi")],
    [text("a"), text("b"), text("c")],
    [user("hi")],
  ],
  ["instructions alone", [system("a")], [text("a")], []],
  [
    "later instructions stay in place",
    [system("a"), user("hi"), system("b"), assistant("ho")],
    [text("a")],
    [user("hi"), system("b"), assistant("ho")],
  ],
  ["nothing", [], [], []],
];

describe("splitInstructions", () => {
  for (const [name, given, instructions, rest] of cases)
    it(name, () => expect(splitInstructions(given)).to.deep.equal({ instructions, rest }));

  it("leaves instructions that are turns in place", () => {
    const turns = [system("a"), user("hi")];
    expect(splitInstructions(turns, true)).to.deep.equal({ instructions: [], rest: turns });
  });
});
