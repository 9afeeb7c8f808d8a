import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { noLoss, withAnother } from "../../../src/conversion/loss.js";
import { detachSignatures } from "../../../src/conversion/conversation/detach-signatures.js";
import { assistant, call, from, plain, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";
import { lossOf, originAt } from "../../support/origins.js";

const signed = (id: string, signature: string): Part => ({ ...call(id), signature }) as Part;
const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });

const words = (output: string, signature: string): Part => ({ kind: "text", text: output, signature });
const image = (signature?: string): Part => ({
  kind: "media",
  medium: "image",
  source: { data: "AAAA", mime: "image/png" },
  signature,
});
const apart = (turns: Turn[]): Turn[] => detachSignatures(turns, noLoss, ["text", "call"]);

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
      "reasoning just before the call gets the signature",
      [assistant(thought("hm"), signed("a", "s"))],
      [assistant(thought("hm", "s"), call("a"))],
    ],
    [
      "reasoning with its own signature does not",
      [assistant(thought("hm", "t"), signed("a", "s"))],
      [assistant(thought("hm", "t"), thought("", "s"), call("a"))],
    ],
    [
      "the same state at both counts once",
      [assistant(thought("hm", "s"), signed("a", "s"))],
      [assistant(thought("hm", "s"), call("a"))],
    ],
    ["an empty signature is none", [assistant(signed("a", ""))], [assistant(call("a"))]],
    [
      "opaque reasoning does not",
      [assistant({ kind: "reasoning", text: "", redacted: "x" }, signed("a", "s"))],
      [assistant({ kind: "reasoning", text: "", redacted: "x" }, thought("", "s"), call("a"))],
    ],
    [
      "of parallel calls each keeps its own, or none",
      [assistant(signed("a", "s"), call("b"), signed("c", "t"))],
      [assistant(thought("", "s"), call("a"), call("b"), thought("", "t"), call("c"))],
    ],
    [
      "reasoning in several pieces becomes one part",
      [assistant(thought("h"), thought("m"), signed("a", "s"))],
      [assistant(thought("hm", "s"), call("a"))],
    ],
    [
      "text between reasoning and call separates them",
      [assistant(thought("hm"), text("well"), signed("a", "s"))],
      [assistant(thought("hm"), text("well"), thought("", "s"), call("a"))],
    ],
    ["state of text separates them too", [assistant(words("well", "s"))], [assistant(thought("", "s"), "well")]],
    [
      "state on the last of several texts is the state of all of them",
      [assistant(thought("hm"), "we", words("ll", "s"))],
      [assistant(thought("hm", "s"), "we", "ll")],
    ],
    [
      "texts with state of their own stay separate",
      [assistant(words("we", "s"), words("ll", "t"))],
      [assistant(thought("", "s"), "we", thought("", "t"), "ll")],
    ],
    ["kinds that are not selected keep their signatures", [assistant(image("s"))], [assistant(image("s"))]],
  ]);

  it("moves the state of media where it is required", () => {
    expect(plain(detachSignatures([assistant("well", image("s"))], noLoss, ["media"]))).to.deep.equal(
      plain([assistant("well", thought("", "s"), image())]),
    );
  });

  it("keeps both origins of reasoning that received state from elsewhere", () => {
    const output = { ...thought("hm"), origin: originAt("parts[0]", "part.thought") };
    const origin = originAt("parts[1]", "part.text");
    const [turn] = apart([assistant(output, { ...words("well", "s"), origin })]);
    expect(plain(turn?.parts[0]?.origin)).to.deep.equal(
      plain(withAnother(output.origin, { ...origin, concept: "signature" })),
    );
  });

  it("keeps the origins of all pieces", () => {
    const loss = lossOf({ "part.text.signature": ["sign"] });
    const [turn] = apart([
      assistant(from("parts[0]", thought("h")), from("parts[1]", thought("m")), {
        ...words("well", "s"),
        origin: originAt("parts[2]", "part.text"),
      }),
    ]);
    for (const part of turn?.parts.slice(0, 1) ?? []) loss.drop(part);
    expect(loss.paths).to.have.members(["parts[0]", "parts[1]", "parts[2].sign"]);
  });
});
