import { expect } from "chai";
import type { Part } from "../../../generated/interlingua/text.js";
import { dropTrailingReasoning } from "../../../src/conversion/conversation/drop-trailing-reasoning.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, from, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const thought = (words: string): Part => ({ kind: "reasoning", text: words, signature: "s" });

describe("dropTrailingReasoning", () => {
  passCases(
    (turns) => dropTrailingReasoning(turns, noLoss, {}),
    [
      ["reasoning before words stays", [assistant(thought("hm"), "well")], [assistant(thought("hm"), "well")]],
      ["reasoning before a call stays", [assistant(thought("hm"), call("a"))], [assistant(thought("hm"), call("a"))]],
      ["a turn of reasoning alone goes", [user("hi"), assistant(thought("hm")), user("on")], [user("hi"), user("on")]],
      ["one at the end goes too", [user("hi"), assistant(thought("hm"))], [user("hi")]],
      [
        "it stays where the assistant goes on in the next turn",
        [assistant(thought("hm")), assistant("well")],
        [assistant(thought("hm")), assistant("well")],
      ],
      ["all of several such turns go", [user("hi"), assistant(thought("hm")), assistant(thought("so"))], [user("hi")]],
      [
        "reasoning after the words goes",
        [assistant(thought("hm"), "well", thought("so")), user("on")],
        [assistant(thought("hm"), "well"), user("on")],
      ],
    ],
  );

  describe("where it may end a turn", () => {
    passCases(
      (turns) => dropTrailingReasoning(turns, noLoss, { alone: true }),
      [
        ["reasoning after the words stays", [assistant("well", thought("so"))], [assistant("well", thought("so"))]],
        ["a turn of reasoning alone goes", [user("hi"), assistant(thought("hm"))], [user("hi")]],
      ],
    );
  });

  it("reports what was left out", () => {
    const loss = new Loss({}, {});
    dropTrailingReasoning([user("hi"), assistant(from("messages[1].content[0]", thought("hm")))], loss, {});
    expect(loss.paths).to.deep.equal(["messages[1].content[0]"]);
  });
});
