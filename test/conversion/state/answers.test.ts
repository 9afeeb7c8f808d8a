import { expect } from "chai";
import { AnswerTags } from "../../../src/conversion/state/answers.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import type { StateRule } from "../../../src/conversion/state/rule.js";
import { readTag, tagFirstPiece, tagState } from "../../../src/conversion/state/tag.js";

const rule: StateRule = {
  family: "home",
  lists: [],
  inAnswers: {
    at: [["items"], ["delta"]],
    items: [
      { when: { type: "thinking" }, at: [["proof"]], pieces: "index" },
      { when: {}, at: [["proof"], ["more", "proof"]] },
    ],
  },
};
const STATES = ["EqQBCkYIBxgCKkD3bm90IGEgcmVhbA==", "_-a state of words", "AAA"];
const tags = (): AnswerTags => new AnswerTags(rule, "away");

describe("tags of opaque state in answers that clients get unconverted", () => {
  it("come before state at every place of an object", () => {
    expect(tags().edits({ items: [{ type: "call", proof: "AAAA", more: { proof: "BBBB" } }] })).to.deep.equal([
      { path: ["items", 0, "proof"], value: tagState("away", "AAAA") },
      { path: ["items", 0, "more", "proof"], value: tagState("away", "BBBB") },
    ]);
  });

  it("are written before the whole answer, in a form that clients can decode", () => {
    expect(tags().edits({ items: [{ type: "thinking", proof: "AAAA" }] })).to.deep.equal([
      { path: ["items", 0, "proof"], value: tagState("away", "AAAA") },
    ]);
  });

  for (const [name, delta] of Object.entries<Wire>({
    "no state": { type: "thinking", proof: "" },
    "state that has a tag": { type: "call", proof: tagState("other", "AAAA") },
  }))
    it(`do not come before ${name}`, () => {
      expect(tags().edits({ index: 0, delta })).to.deep.equal([]);
    });

  /** What a client gets when it joins the pieces of each part. */
  function joined(events: readonly (readonly [index: number, piece: string])[]): string[] {
    const open = tags();
    const parts: string[] = [];
    for (const [index, proof] of events) {
      const [edit] = open.edits({ index, delta: { type: "thinking", proof } });
      parts[index] = (parts[index] ?? "") + String((edit?.value as Json | undefined) ?? proof);
    }
    return parts;
  }

  for (const state of STATES)
    it(`join to one tag of the whole: ${state}`, () => {
      for (let cut = 1; cut < state.length; cut++) {
        const [first = ""] = joined([
          [0, ""],
          [0, state.slice(0, cut)],
          [0, state.slice(cut)],
        ]);
        expect(readTag(first)).to.deep.equal({ family: "away", value: state });
      }
    });

  it("come before the first piece of every part", () => {
    expect(
      joined([
        [0, "AA"],
        [1, "BB"],
        [0, "A="],
        [1, "BB"],
      ]).map(readTag),
    ).to.deep.equal([
      { family: "away", value: "AAA=" },
      { family: "away", value: "BBBB" },
    ]);
  });

  it("do not change pieces whose first one has a tag", () => {
    expect(
      joined([
        [0, tagFirstPiece("other", "AA")],
        [0, "BB"],
      ]).map(readTag),
    ).to.deep.equal([{ family: "other", value: "AABB" }]);
  });
});
