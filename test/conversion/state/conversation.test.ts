import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { keepOwnState, withTags } from "../../../src/conversion/state/conversation.js";
import { readTag, tagState } from "../../../src/conversion/state/tag.js";
import { assistant, call, from, plain, text, user } from "../../support/conversion/turns.js";
import { lossOf, originAt } from "../../support/origins.js";

const HERE = "messages[1].content[0]";
const thought = (words: string, signature?: string): Part => ({ kind: "reasoning", text: words, signature });
const hidden = (redacted: string): Part => ({ kind: "reasoning", text: "", redacted });
const ours = (family: string): string => tagState(family, "c3RhdGU=");

const cases: [name: string, given: Part, to: string, want: Part | undefined, lost?: string[]][] = [
  ["state without a tag reaches the client's own family", thought("hm", "s"), "home", thought("hm", "s")],
  ["and no other family", thought("hm", "s"), "away", thought("hm"), [`${HERE}.signature`]],
  [
    "state with a tag reaches its family without the tag",
    thought("hm", ours("away")),
    "away",
    thought("hm", "c3RhdGU="),
  ],
  ["and not the client's own family", thought("hm", ours("away")), "home", thought("hm"), [`${HERE}.signature`]],
  [
    "state with a broken tag reaches no family",
    thought("hm", "isogloss1!"),
    "home",
    thought("hm"),
    [`${HERE}.signature`],
  ],
  ["a part of state alone is dropped with it", thought("", "s"), "away", undefined, [HERE]],
  ["hidden reasoning too", hidden("s"), "away", undefined, [HERE]],
  ["hidden reasoning reaches its own family only", hidden("s"), "home", hidden("s")],
  [
    "hidden reasoning that was written as state is hidden again",
    thought("", tagState("away", "s", "hidden")),
    "away",
    hidden("s"),
  ],
  ["and reaches no other family", thought("", tagState("away", "s", "hidden")), "home", undefined, [HERE]],
  ["empty state is dropped without a report", thought("hm", ""), "away", thought("hm")],
  [
    "signed reasoning with text stays",
    { ...call("a"), signature: "s" } as Part,
    "away",
    call("a"),
    [`${HERE}.signature`],
  ],
];

describe("keepOwnState", () => {
  for (const [name, given, to, want, lost = []] of cases) {
    it(name, () => {
      const loss = lossOf({ "part.form.signature": ["signature"], "part.form.redacted": ["data"] });
      const reported = { ...from(HERE, given), origin: originAt(HERE, "part.form") } as Part;
      const turns: Turn[] = [user("hi"), assistant(reported, "well")];
      const kept = keepOwnState({ turns }, { from: "home", to }, loss);
      const bare = kept.turns.map((turn) => ({
        ...turn,
        parts: turn.parts.map(({ origin: _origin, ...part }) => part as Part),
      }));
      expect(plain(bare)).to.deep.equal(
        plain([user("hi"), want === undefined ? assistant("well") : assistant(want, "well")]),
      );
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  it("separates hidden reasoning from text that it was joined with", () => {
    const part = thought("hm", tagState("away", "s", "hidden"));
    const { turns } = keepOwnState({ turns: [user("hi"), assistant(part)] }, { from: "home", to: "away" }, lossOf({}));
    expect(plain(turns)).to.deep.equal(plain([user("hi"), assistant(thought("hm"), hidden("s"))]));
  });

  it("leaves no empty turn behind", () => {
    const kept = keepOwnState(
      { turns: [user("hi"), assistant(thought("", "s")), user("on")] },
      { from: "home", to: "away" },
      lossOf({}),
    );
    expect(plain(kept.turns)).to.deep.equal(plain([user("hi"), user("on")]));
  });
});

describe("withTags", () => {
  it("tags all state of an answer, and nothing else", () => {
    const parts = [thought("hm", "AAAA"), hidden("BBBB"), text("well"), thought("so", "")];
    const reported = withTags({ parts } as never, "away").parts as {
      readonly signature?: string;
      readonly redacted?: string;
    }[];
    expect(reported.map(({ signature, redacted }) => readTag(signature ?? redacted ?? "")?.value)).to.deep.equal([
      "AAAA",
      "BBBB",
      undefined,
      undefined,
    ]);
    expect(reported[2]).to.deep.equal(text("well"));
    expect(reported[3]?.signature).to.equal("");
  });
});
