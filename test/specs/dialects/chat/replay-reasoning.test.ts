import { expect } from "chai";
import type { Part, Turn } from "../../../../generated/interlingua/text.js";
import { replayReasoning, replayReasoningRecords } from "../../../../specs/dialects/chat/functions.js";
import { noLoss } from "../../../../src/conversion/loss.js";
import { assistant, call, from, user } from "../../../support/conversion/turns.js";
import { passCases } from "../../../support/conversion/pass-cases.js";
import { lossOf } from "../../../support/origins.js";

const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });
const SIGNED = ["signs"];
const pass = (wantsReasoning: boolean) => (turns: Turn[]) =>
  replayReasoningRecords(replayReasoning(turns, noLoss, ".", { wantsReasoning }), noLoss, SIGNED, { wantsReasoning });

describe("replayReasoning and replayReasoningRecords", () => {
  describe("for hosts that require state", () => {
    passCases(pass(true), [
      ["reasoning stays", [assistant(thought("hm"), call("a"))], [assistant(thought("hm"), call("a"))]],
      [
        "a call without state gets a placeholder",
        [assistant("well", call("a"))],
        [assistant(thought("."), "well", call("a"))],
      ],
      [
        "empty reasoning does not count",
        [assistant(thought(""), call("a"))],
        [assistant(thought("."), thought(""), call("a"))],
      ],
      ["text without state stays", [user("hi"), assistant("well")], [user("hi"), assistant("well")]],
      [
        "reasoning is written without state",
        [assistant(thought("hm", '{"data":"s"}'), call("a"))],
        [assistant(thought("hm"), call("a"))],
      ],
    ]);
  });

  describe("for hosts that keep a record of reasoning", () => {
    const record = (turns: Turn[]) => replayReasoningRecords(turns, noLoss, SIGNED, { stateAt: "reasoning" });
    const state = '{"type":"reasoning.text","signature":"s"}';
    passCases(record, [
      [
        "signed reasoning returns with its text",
        [assistant(thought("hm", state), call("a"))],
        [assistant(thought("", '{"type":"reasoning.text","signature":"s","text":"hm"}'), call("a"))],
      ],
      ["unsigned reasoning is dropped", [assistant(thought("hm"), call("a"))], [assistant(call("a"))]],
      [
        "text in a format that needs no signature returns",
        [assistant(thought("hm", '{"format":"words"}'), call("a"))],
        [assistant(thought("", '{"format":"words","text":"hm"}'), call("a"))],
      ],
      [
        "text without a required signature is dropped",
        [assistant(thought("hm", '{"format":"signs"}'), call("a"))],
        [assistant(call("a"))],
      ],
      ["state that is no record is dropped", [assistant(thought("hm", "altered"), call("a"))], [assistant(call("a"))]],
    ]);
  });

  describe("for all other hosts", () => {
    passCases(pass(false), [
      ["reasoning goes", [assistant(thought("hm"), call("a"))], [assistant(call("a"))]],
      ["a turn of reasoning alone is dropped", [user("hi"), assistant(thought("hm"))], [user("hi")]],
      ["calls get no state", [assistant(call("a"))], [assistant(call("a"))]],
    ]);

    it("is reported", () => {
      const loss = lossOf({});
      const given = [assistant(from("messages[1].content[0]", thought("hm")), "well")];
      replayReasoningRecords(given, loss, SIGNED, {});
      expect(loss.paths).to.deep.equal(["messages[1].content[0]"]);
    });
  });
});
