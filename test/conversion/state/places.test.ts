import { expect } from "chai";
import { type JsonEdit, stateEdits, type StateRule } from "../../../src/conversion/state/places.js";
import { tagState } from "../../../src/conversion/state/tag.js";
import type { Json, Wire } from "../../../src/conversion/json.js";

const rule: StateRule = {
  family: "home",
  camel: true,
  lists: [
    {
      at: ["turns", "*", "parts"],
      items: [
        { when: { type: "thinking" }, at: "proof", needed: true },
        { when: { callOf: "present" }, at: "proof", beside: true, instead: "none" },
        { when: { text: "present" }, at: "proof", beside: true },
      ],
    },
    { at: ["items"], items: [{ when: { type: "thinking" }, at: "proof" }] },
  ],
};
const away = tagState("away", "c3RhdGU=");
const turns = (...parts: Json[]): Wire => ({ turns: [{ parts: [{ text: "hi" }] }, { parts }] });

const cases: (readonly [name: string, body: Wire, to: string, edits: readonly JsonEdit[], lost: readonly string[]])[] =
  [
    ["state without a tag stays", turns({ type: "thinking", proof: "s" }), "home", [], []],
    [
      "without a tag it is nobody else's",
      turns({ type: "thinking", proof: "s" }, { text: "well" }),
      "away",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    ["what stands in for it stays for everybody", turns({ callOf: "f", proof: "none" }), "away", [], []],
    [
      "state with a tag is given to its family without it",
      turns({ type: "thinking", proof: away }, { text: "well" }),
      "away",
      [{ path: ["turns", 1, "parts", 0, "proof"], value: "c3RhdGU=" }],
      [],
    ],
    [
      "what there is for its state goes for any other",
      turns({ type: "thinking", proof: away }, { text: "well" }),
      "home",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    [
      "a list that is left with nothing goes with what holds it",
      turns({ type: "thinking", proof: away }),
      "home",
      [{ path: ["turns", 1] }],
      ["turns[1].parts[0]"],
    ],
    [
      "a list at the top stays",
      { items: [{ type: "thinking", proof: away }] },
      "home",
      [{ path: ["items", 0] }],
      ["items[0]"],
    ],
    [
      "state beside words goes alone",
      turns({ text: "well", proof: away }),
      "home",
      [{ path: ["turns", 1, "parts", 0, "proof"] }],
      ["turns[1].parts[0].proof"],
    ],
    [
      "a value stands in for it where one is wanted",
      turns({ callOf: "f", proof: away }),
      "home",
      [{ path: ["turns", 1, "parts", 0, "proof"], value: "none" }],
      ["turns[1].parts[0].proof"],
    ],
    [
      "members may be spelled in another manner",
      turns({ call_of: "f", proof: away }),
      "home",
      [{ path: ["turns", 1, "parts", 0, "proof"], value: "none" }],
      ["turns[1].parts[0].proof"],
    ],
    [
      "reasoning without state goes where it is needed",
      turns({ type: "thinking" }, { text: "well" }),
      "home",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    [
      "empty state is none",
      turns({ type: "thinking", proof: "" }, { text: "well" }),
      "home",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    ["others may take it", turns({ type: "thinking", proof: "" }, { text: "well" }), "away", [], []],
    ["a body without such lists stays", { turns: "hi", items: { type: "thinking" } }, "home", [], []],
  ];

describe("opaque state in bodies that go on as they came", () => {
  for (const [name, body, to, edits, lost] of cases) {
    it(name, () => {
      expect(stateEdits(rule, body, { family: to, isKnown: true })).to.deep.equal({ edits, lost });
    });
  }

  it("what lacks state stays where the vendor is only supposed", () => {
    expect(
      stateEdits(rule, turns({ type: "thinking" }, { text: "well" }), { family: "home", isKnown: false }),
    ).to.deep.equal({ edits: [], lost: [] });
  });

  it("nothing is looked for where there is none", () => {
    expect(
      stateEdits(undefined, turns({ type: "thinking", proof: away }), { family: "home", isKnown: true }),
    ).to.deep.equal({ edits: [], lost: [] });
  });
});
