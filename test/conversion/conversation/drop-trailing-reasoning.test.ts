import { expect } from "chai";
import type { Part } from "../../../generated/interlingua/text.js";
import { dropTrailingReasoning } from "../../../src/conversion/conversation/drop-trailing-reasoning.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, from, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";
import { lossOf } from "../../support/origins.js";

const thought = (words: string): Part => ({ kind: "reasoning", text: words, signature: "s" });

describe("dropTrailingReasoning", () => {
  passCases(
    (turns) => dropTrailingReasoning(turns, noLoss),
    [
      ["reasoning before text stays", [assistant(thought("hm"), "well")], [assistant(thought("hm"), "well")]],
      ["reasoning before a call stays", [assistant(thought("hm"), call("a"))], [assistant(thought("hm"), call("a"))]],
      [
        "a turn of reasoning alone is removed",
        [user("hi"), assistant(thought("hm")), user("on")],
        [user("hi"), user("on")],
      ],
      ["one at the end is removed too", [user("hi"), assistant(thought("hm"))], [user("hi")]],
      [
        "it stays where the assistant continues in the next turn",
        [assistant(thought("hm")), assistant("well")],
        [assistant(thought("hm")), assistant("well")],
      ],
      [
        "several such turns are all removed",
        [user("hi"), assistant(thought("hm")), assistant(thought("so"))],
        [user("hi")],
      ],
      [
        "reasoning after the text is removed",
        [assistant(thought("hm"), "well", thought("so")), user("on")],
        [assistant(thought("hm"), "well"), user("on")],
      ],
    ],
  );

  describe("where it may end a turn", () => {
    passCases(
      (turns) => dropTrailingReasoning(turns, noLoss, "whole_turns"),
      [
        ["reasoning after the text stays", [assistant("well", thought("so"))], [assistant("well", thought("so"))]],
        ["a turn of reasoning alone is removed", [user("hi"), assistant(thought("hm"))], [user("hi")]],
      ],
    );
  });

  it("reports what it drops", () => {
    const loss = lossOf({});
    dropTrailingReasoning([user("hi"), assistant(from("messages[1].content[0]", thought("hm")))], loss);
    expect(loss.paths).to.deep.equal(["messages[1].content[0]"]);
  });
});
