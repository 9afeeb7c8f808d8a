import { expect } from "chai";
import type { Family } from "../../src/conversion/family.js";
import { namedLimit } from "../../src/conversion/usual-limit.js";
import { dialectsOf } from "../../src/registry.js";

const counted: Family = { reasoning: { budget: { least: 1024 } }, output: 64_000 };
const silent: Family = { reasoning: "none", output: 8_192 };

const cases: readonly (readonly [
  dialect: string,
  family: Family | undefined,
  budget: number | undefined,
  want?: number,
])[] = [
  ["messages", undefined, undefined, 4_096],
  ["messages", silent, undefined, 8_192],
  ["messages", counted, 50_000, 54_096],
  ["bedrock-converse", counted, undefined, 36_864],
  ["bedrock-converse", counted, 50_000, 54_096],
  ["bedrock-converse", silent, undefined],
  ["bedrock-converse", undefined, undefined],
  ["chat", counted, undefined],
];

describe("namedLimit", () => {
  for (const [name, family, budget, want] of cases)
    it(`is ${want} for ${JSON.stringify(family)} behind ${name} with a budget of ${budget}`, () => {
      const dialect = dialectsOf("text").get(name);
      expect(dialect && namedLimit(dialect, family, budget)).to.equal(want);
    });
});
