import { expect } from "chai";
import type { Turn } from "../../generated/interlingua/text.js";
import { withInstruction } from "../../src/conversion/instruction.js";
import { assistant, developer, image, system, text, user } from "../support/conversion/turns.js";

describe("withInstruction", () => {
  const marked = { ...text("a"), cache: {} } as Turn["parts"][number];
  const cases: [where: string, given: Turn[], want: Turn[], place?: "user" | "first"][] = [
    ["before a conversation without instructions", [user("hi")], [system("more"), user("hi")]],
    ["in an empty conversation", [], [system("more")]],
    [
      "after the first instructions",
      [system("a"), developer("b"), user("hi"), system("later")],
      [system("a"), developer("b"), system("more"), user("hi"), system("later")],
    ],
    ["in the only turn of instructions", [system("a"), user("hi")], [system("a\n\nmore"), user("hi")], "first"],
    [
      "beside what is marked for the cache",
      [system(marked), user("hi")],
      [system(marked, "more"), user("hi")],
      "first",
    ],
    ["beside media", [system(image()), user("hi")], [system(image(), "more"), user("hi")], "first"],
    ["as the only turn of instructions", [user("hi")], [system("more"), user("hi")], "first"],
    ["in the user's turn of a model without instructions", [user("hi")], [user("more", "hi")], "user"],
    ["before the assistant's turn of such a model", [assistant("hi")], [user("more"), assistant("hi")], "user"],
  ];
  for (const [where, turns, want, place] of cases)
    it(`adds it ${where}`, () => expect(withInstruction({ turns }, "more", place).turns).to.deep.equal(want));

  it("changes nothing without a text", () => {
    const request = { turns: [user("hi")] };
    expect(withInstruction(request, undefined)).to.equal(request);
  });
});
