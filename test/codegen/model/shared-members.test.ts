import { expect } from "chai";
import { withShared } from "../../../codegen/model/shared-members.js";
import type { Json } from "../../../src/conversion/json.js";

const shared = {
  place: { number: "$sequence", index: "$index" },
  delta: { choices: [{ delta: "$rest", reason: null }] },
};

const cases: [what: string, event: Json, written: Json][] = [
  [
    "members in the place where they are used",
    { type: "a", $use: "place", text: "$piece" },
    { type: "a", number: "$sequence", index: "$index", text: "$piece" },
  ],
  [
    "the other members of an event, where $rest is",
    { $use: "delta", text: "$piece" },
    { choices: [{ delta: { text: "$piece" }, reason: null }] },
  ],
  ["members inside an event", { item: { $use: "place" } }, { item: { number: "$sequence", index: "$index" } }],
  [
    "members inside the other members of an event",
    { $use: "delta", at: [{ $use: "place" }] },
    { choices: [{ delta: { at: [{ number: "$sequence", index: "$index" }] }, reason: null }] },
  ],
  ["an event that uses none", { type: "a", list: [1, "b"] }, { type: "a", list: [1, "b"] }],
  ["an unknown name, which the check reports", { $use: "none", text: "" }, { $use: "none", text: "" }],
];

describe("withShared", () => {
  for (const [what, event, written] of cases)
    it(`writes ${what}`, () => {
      const result = withShared(event, shared);
      expect(result).to.deep.equal(written);
      expect(JSON.stringify(result)).to.equal(JSON.stringify(written));
    });
});
