import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { reasoningWhereWanted } from "../../../src/conversion/conversation/reasoning-where-wanted.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, from, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const thought = (words: string): Part => ({ kind: "reasoning", text: words });
const pass = (wantsReasoning: boolean) => (turns: Turn[]) =>
  reasoningWhereWanted(turns, noLoss, { unknown: "." }, { wantsReasoning });

describe("reasoningWhereWanted", () => {
  describe("for hosts that want it", () => {
    passCases(pass(true), [
      ["reasoning stays", [assistant(thought("hm"), call("a"))], [assistant(thought("hm"), call("a"))]],
      [
        "a call without it gets a stand-in",
        [assistant("well", call("a"))],
        [assistant(thought("."), "well", call("a"))],
      ],
      [
        "empty reasoning is none",
        [assistant(thought(""), call("a"))],
        [assistant(thought("."), thought(""), call("a"))],
      ],
      ["words without it stay so", [user("hi"), assistant("well")], [user("hi"), assistant("well")]],
    ]);
  });

  describe("for all others", () => {
    passCases(pass(false), [
      ["reasoning goes", [assistant(thought("hm"), call("a"))], [assistant(call("a"))]],
      ["with the turn where it is all there is", [user("hi"), assistant(thought("hm"))], [user("hi")]],
      ["calls get none", [assistant(call("a"))], [assistant(call("a"))]],
    ]);

    it("is told", () => {
      const loss = new Loss({}, {});
      reasoningWhereWanted(
        [assistant(from("messages[1].content[0]", thought("hm")), "well")],
        loss,
        { unknown: "." },
        {},
      );
      expect(loss.paths).to.deep.equal(["messages[1].content[0]"]);
    });
  });
});
