import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { Loss, noLoss, withAnother } from "../../../src/conversion/loss.js";
import { detachSignatures } from "../../../src/conversion/conversation/detach-signatures.js";
import { assistant, call, from, plain, text, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const signed = (id: string, signature: string): Part => ({ ...call(id), signature }) as Part;
const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });

const words = (output: string, signature: string): Part => ({ kind: "text", text: output, signature });
const image = (signature?: string): Part => ({
  kind: "media",
  medium: "image",
  source: { data: "AAAA", mime: "image/png" },
  signature,
});
const apart = (turns: Turn[]): Turn[] => detachSignatures(turns, noLoss, { of: ["text", "call"] });

describe("detachSignatures", () => {
  passCases(apart, [
    [
      "calls without a signature are left alone",
      [user("hi"), assistant(call("a"))],
      [user("hi"), assistant(call("a"))],
    ],
    [
      "a signature becomes reasoning before its call",
      [assistant("well", signed("a", "s"))],
      [assistant("well", thought("", "s"), call("a"))],
    ],
    [
      "reasoning just before the call takes it",
      [assistant(thought("hm"), signed("a", "s"))],
      [assistant(thought("hm", "s"), call("a"))],
    ],
    [
      "reasoning that has one of its own does not",
      [assistant(thought("hm", "t"), signed("a", "s"))],
      [assistant(thought("hm", "t"), thought("", "s"), call("a"))],
    ],
    [
      "nor does reasoning in opaque form",
      [assistant({ kind: "reasoning", text: "", redacted: "x" }, signed("a", "s"))],
      [assistant({ kind: "reasoning", text: "", redacted: "x" }, thought("", "s"), call("a"))],
    ],
    [
      "of parallel calls each keeps its own, or none",
      [assistant(signed("a", "s"), call("b"), signed("c", "t"))],
      [assistant(thought("", "s"), call("a"), call("b"), thought("", "t"), call("c"))],
    ],
    [
      "reasoning that came in pieces is one",
      [assistant(thought("h"), thought("m"), signed("a", "s"))],
      [assistant(thought("hm", "s"), call("a"))],
    ],
    [
      "words between reasoning and call part them",
      [assistant(thought("hm"), text("well"), signed("a", "s"))],
      [assistant(thought("hm"), text("well"), thought("", "s"), call("a"))],
    ],
    ["so does the state of words", [assistant(words("well", "s"))], [assistant(thought("", "s"), "well")]],
    [
      "state beside the last of several texts is that of all of them",
      [assistant(thought("hm"), "we", words("ll", "s"))],
      [assistant(thought("hm", "s"), "we", "ll")],
    ],
    [
      "texts with state of their own are texts apart",
      [assistant(words("we", "s"), words("ll", "t"))],
      [assistant(thought("", "s"), "we", thought("", "t"), "ll")],
    ],
    ["kinds that are not asked for keep theirs", [assistant(image("s"))], [assistant(image("s"))]],
  ]);

  it("moves the state of media where it is required", () => {
    expect(plain(detachSignatures([assistant("well", image("s"))], noLoss, { of: ["media"] }))).to.deep.equal(
      plain([assistant("well", thought("", "s"), image())]),
    );
  });

  it("remembers both places of reasoning that took state from elsewhere", () => {
    const output = { ...thought("hm"), origin: { path: "parts[0]", form: "part.thought" } };
    const origin = { path: "parts[1]", form: "part.text" };
    const [turn] = apart([assistant(output, { ...words("well", "s"), origin })]);
    expect(plain(turn?.parts[0]?.origin)).to.deep.equal(
      plain(withAnother(output.origin, { ...origin, concept: "signature" })),
    );
  });

  it("remembers the places of all pieces", () => {
    const loss = new Loss({ "part.text.signature": ["sign"] }, {});
    const [turn] = apart([
      assistant(from("parts[0]", thought("h")), from("parts[1]", thought("m")), {
        ...words("well", "s"),
        origin: { path: "parts[2]", form: "part.text" },
      }),
    ]);
    for (const part of turn?.parts.slice(0, 1) ?? []) loss.drop(part);
    expect(loss.paths).to.have.members(["parts[0]", "parts[1]", "parts[2].sign"]);
  });
});
