import { expect } from "chai";
import type { Part, Turn } from "../../../../generated/interlingua/text.js";
import { attachStateToCalls } from "../../../../specs/dialects/chat/functions.js";
import { assistant, call, from, plain, user } from "../../../support/conversion/turns.js";
import { lossOf } from "../../../support/origins.js";

const state: Part = { kind: "reasoning", text: "", signature: "s" };
const thought: Part = { kind: "reasoning", text: "hm", signature: "s" };
const signed = (id: string, signature: string): Part => ({ ...call(id), signature }) as Part;

function run(turns: Turn[], stateAt?: "calls"): { turns: Turn[]; lost: string[] } {
  const loss = lossOf({ "part.call.signature": ["signature"] });
  return { turns: plain(attachStateToCalls(turns, loss, "none", { stateAt })), lost: loss.paths };
}

describe("attachStateToCalls", () => {
  const wanted: readonly (readonly [what: string, given: Turn, want: Turn])[] = [
    [
      "puts state onto the call after it",
      assistant(state, call("a"), call("b")),
      assistant(signed("a", "s"), call("b")),
    ],
    [
      "keeps the text of reasoning in place",
      assistant(thought, call("a")),
      assistant({ kind: "reasoning", text: "hm" }, signed("a", "s")),
    ],
    [
      "puts a placeholder onto a first call without state",
      assistant("well", call("a"), call("b")),
      assistant("well", signed("a", "none"), call("b")),
    ],
    [
      "leaves state that is before a text",
      assistant(state, "well", call("a")),
      assistant(state, "well", signed("a", "none")),
    ],
    ["does not change turns of the user", user("hi"), user("hi")],
  ];
  for (const [what, given, want] of wanted)
    it(`${what} for hosts that require state on calls`, () =>
      expect(run([given], "calls")).to.deep.equal({ turns: [want], lost: [] }));

  it("removes it from calls for all other hosts, and reports it", () => {
    expect(run([assistant(from("calls[0]", signed("a", "s")))])).to.deep.equal({
      turns: plain([assistant(from("calls[0]", call("a")))]),
      lost: ["calls[0].signature"],
    });
  });

  it("leaves state that is not on a call in place for all other hosts", () => {
    expect(run([assistant(state, call("a"))])).to.deep.equal({ turns: [assistant(state, call("a"))], lost: [] });
  });
});
