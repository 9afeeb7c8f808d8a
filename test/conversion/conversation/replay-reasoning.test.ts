import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { replayReasoning } from "../../../src/conversion/conversation/replay-reasoning.js";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, from, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });
const pass = (wantsReasoning: boolean) => (turns: Turn[]) =>
  replayReasoning(turns, noLoss, { unknown: ".", signed: ["signs"] }, { wantsReasoning });

describe("replayReasoning", () => {
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
      [
        "they get it without state",
        [assistant(thought("hm", '{"data":"s"}'), call("a"))],
        [assistant(thought("hm"), call("a"))],
      ],
    ]);
  });

  describe("for hosts that keep a record of it", () => {
    const record = (turns: Turn[]) =>
      replayReasoning(turns, noLoss, { unknown: ".", signed: ["signs"] }, { stateAt: "reasoning" });
    const state = '{"type":"reasoning.text","signature":"s"}';
    passCases(record, [
      [
        "what they signed comes back with its words",
        [assistant(thought("hm", state), call("a"))],
        [assistant(thought("", '{"type":"reasoning.text","signature":"s","text":"hm"}'), call("a"))],
      ],
      ["what they did not sign goes", [assistant(thought("hm"), call("a"))], [assistant(call("a"))]],
      [
        "words that they sign for nobody come back",
        [assistant(thought("hm", '{"format":"words"}'), call("a"))],
        [assistant(thought("", '{"format":"words","text":"hm"}'), call("a"))],
      ],
      [
        "words that they should have signed go",
        [assistant(thought("hm", '{"format":"signs"}'), call("a"))],
        [assistant(call("a"))],
      ],
      ["what is no record goes", [assistant(thought("hm", "altered"), call("a"))], [assistant(call("a"))]],
    ]);
  });

  describe("for all others", () => {
    passCases(pass(false), [
      ["reasoning goes", [assistant(thought("hm"), call("a"))], [assistant(call("a"))]],
      ["with the turn where it is all there is", [user("hi"), assistant(thought("hm"))], [user("hi")]],
      ["calls get none", [assistant(call("a"))], [assistant(call("a"))]],
    ]);

    it("is reported", () => {
      const loss = new Loss({}, {});
      replayReasoning(
        [assistant(from("messages[1].content[0]", thought("hm")), "well")],
        loss,
        { unknown: ".", signed: ["signs"] },
        {},
      );
      expect(loss.paths).to.deep.equal(["messages[1].content[0]"]);
    });
  });
});
