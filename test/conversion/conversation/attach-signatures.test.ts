import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { detachSignatures } from "../../../src/conversion/conversation/detach-signatures.js";
import { attachSignatures, attachTo } from "../../../src/conversion/conversation/attach-signatures.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, from, plain, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";
import { lossOf, originAt } from "../../support/origins.js";

const UNSIGNED = "none";
const sign = (turns: Turn[]): Turn[] => attachSignatures(turns, noLoss, UNSIGNED);
const signed = (id: string, signature: string): Part => ({ ...call(id), signature }) as Part;
const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });

describe("attachSignatures", () => {
  passCases(sign, [
    [
      "turns without calls are left alone",
      [user("hi"), assistant(thought("hm", "s"), "ho")],
      [user("hi"), assistant(thought("hm", "s"), "ho")],
    ],
    [
      "a signature just before a call goes onto it",
      [assistant(thought("", "s"), call("a"))],
      [assistant(signed("a", "s"))],
    ],
    [
      "the first call of a turn without a signature gets the documented value",
      [assistant("well", call("a"), call("b"))],
      [assistant("well", signed("a", "none"), call("b"))],
    ],
    ["a call that has a signature keeps it", [assistant(signed("a", "s"))], [assistant(signed("a", "s"))]],
    [
      "reasoning without a signature stays",
      [assistant(thought("hm"), call("a"))],
      [assistant(thought("hm"), signed("a", "none"))],
    ],
    [
      "state without text goes to the text that follows",
      [assistant(thought("", "s"), "well")],
      [assistant({ kind: "text", text: "well", signature: "s" })],
    ],
    [
      "state of reasoning with text stays with that reasoning",
      [assistant(thought("hm", "s"), "well")],
      [assistant(thought("hm", "s"), "well")],
    ],
    ["state after text stays in place", [assistant("well", thought("", "s"))], [assistant("well", thought("", "s"))]],
    [
      "each turn has its own first call",
      [assistant(call("a")), user("on"), assistant(call("b"))],
      [assistant(signed("a", "none")), user("on"), assistant(signed("b", "none"))],
    ],
  ]);

  it("removes the text of reasoning for a target that refuses it, and reports it", () => {
    const loss = lossOf({ "part.thought.text": ["text"] });
    const turns = attachTo(
      [assistant({ ...thought("hm", "s"), origin: originAt("input[0]", "part.thought") }, call("a"))],
      loss,
      { unsigned: UNSIGNED, keepsWords: false, others: ["text", "media"] },
    );
    expect(plain(turns)).to.deep.equal(plain([assistant(signed("a", "s"))]));
    expect(loss.paths).to.deep.equal(["input[0].text"]);
  });

  it("reports the text of each of the pieces that are one part", () => {
    const loss = lossOf({ "part.reasoning.text": ["text"], "part.call.signature": ["signature"] });
    const pieces = [from("input[0]", thought("hm")), from("input[1]", thought("well"))];
    const turns = detachSignatures([assistant(...pieces, from("input[2]", signed("a", "s")))], loss, ["call"]);
    attachTo(turns, loss, { unsigned: UNSIGNED, keepsWords: false, others: [] });
    expect(loss.paths).to.have.members(["input[0].text", "input[1].text"]);
  });

  it("text of reasoning stays where the target can read it", () => {
    const turns = attachSignatures([assistant(thought("hm", "s"), call("a"), call("b"))], noLoss);
    expect(plain(turns)).to.deep.equal(plain([assistant(thought("hm"), signed("a", "s"), call("b"))]));
  });

  it("reports the text alone where it is lost after its state has gone to a call", () => {
    const loss = lossOf({ "part.thought.text": ["text"] });
    const given = { ...thought("hm", "s"), origin: originAt("input[0]", "part.thought") };
    for (const part of attachSignatures([assistant(given, call("a"))], noLoss)[0]?.parts ?? [])
      if (part.kind === "reasoning") loss.drop(part);
    expect(loss.paths).to.deep.equal(["input[0].text"]);
  });

  it("detachSignatures reverses it", () => {
    const turns = [
      assistant({ kind: "text", text: "well", signature: "r" }, signed("a", "s"), call("b"), signed("c", "t")),
    ];
    expect(plain(sign(detachSignatures(turns, noLoss, ["text", "call"])))).to.deep.equal(plain(turns));
  });
});
