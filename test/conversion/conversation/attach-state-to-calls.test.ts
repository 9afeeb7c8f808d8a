import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { attachStateToCalls } from "../../../src/conversion/conversation/attach-state-to-calls.js";
import { Loss } from "../../../src/conversion/loss.js";
import { assistant, call, from, plain, user } from "../turns.js";

const state: Part = { kind: "reasoning", text: "", signature: "s" };
const thought: Part = { kind: "reasoning", text: "hm", signature: "s" };
const signed = (id: string, signature: string): Part => ({ ...call(id), signature }) as Part;

function run(turns: Turn[], stateAt?: "calls"): { turns: Turn[]; lost: string[] } {
  const loss = new Loss({ "part.call.signature": ["signature"] }, {});
  return { turns: plain(attachStateToCalls(turns, loss, { unknown: "none" }, { stateAt })), lost: loss.paths };
}

describe("attachStateToCalls", () => {
  const wanted: readonly (readonly [what: string, given: Turn, want: Turn])[] = [
    [
      "puts state onto the call after it",
      assistant(state, call("a"), call("b")),
      assistant(signed("a", "s"), call("b")),
    ],
    [
      "keeps words of reasoning where they are",
      assistant(thought, call("a")),
      assistant({ kind: "reasoning", text: "hm" }, signed("a", "s")),
    ],
    [
      "puts a stand-in onto a first call without any",
      assistant("well", call("a"), call("b")),
      assistant("well", signed("a", "none"), call("b")),
    ],
    ["leaves the user alone", user("hi"), user("hi")],
  ];
  for (const [what, given, want] of wanted)
    it(`${what} for hosts that want it there`, () =>
      expect(run([given], "calls")).to.deep.equal({ turns: [want], lost: [] }));

  it("takes it off calls for all others, and names it", () => {
    expect(run([assistant(from("calls[0]", signed("a", "s")))])).to.deep.equal({
      turns: plain([assistant(from("calls[0]", call("a")))]),
      lost: ["calls[0].signature"],
    });
  });

  it("leaves state before calls to what follows, for all others", () => {
    expect(run([assistant(state, call("a"))])).to.deep.equal({ turns: [assistant(state, call("a"))], lost: [] });
  });
});
