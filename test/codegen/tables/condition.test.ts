/** The words that tables have for the conditions of their rows. */
import { expect } from "chai";
import {
  inWords,
  onlyWhen,
  stated,
  testsInWords,
  type Condition,
  type Test,
} from "../../../codegen/tables/condition.js";
import type { Json } from "../../../src/registry.js";

function concept(name: string, wanted: Json): Test {
  return { is: "concept", of: [], concept: name, wanted };
}

const conditions: readonly (readonly [words: string, condition: Condition])[] = [
  ["only low, high", { is: "words", words: ["low", "high"] }],
  ["from 0 to 1", { is: "range", least: 0, most: 1 }],
  ["the first 4", { is: "first", count: 4 }],
  ['unless "auto", 1', { is: "other value", values: ["auto", 1, "auto"] }],
  ["unless max_tokens has another value", { is: "earlier", place: "max_tokens" }],
  [
    "in items whose type is text or absent and role is user",
    { is: "items", match: { type: ["text", "absent"], role: "user" } },
  ],
  ["as named", { is: "form", form: "named" }],
  ["not as file, hosted", { is: "not as", forms: ["file", "hosted", "file"] }],
  ["in user or assistant turns", { is: "roles", roles: ["user", "assistant"] }],
  [
    "in user turns with signature",
    { is: "tests", any: [[{ is: "within", context: { role: "user" } }, concept("signature", "present")]] },
  ],
  [
    "with url or in results",
    {
      is: "tests",
      any: [[concept("url", "present")], [{ is: "within", context: "results" }], [concept("url", "present")]],
    },
  ],
  ["not where name is empty with cache", { is: "not", any: [[concept("name", ""), concept("cache", "present")]] }],
  [
    "of plain text or without names",
    {
      is: "any",
      any: [stated("of plain text"), { is: "tests", any: [[concept("names", "absent")]] }, stated("of plain text")],
    },
  ],
  ["one video is made", { is: "rule", concept: "count", rule: { values: [1], message: "one video is made" } }],
  [
    "else refused: one video is made",
    { is: "rule", concept: "count", rule: { values: [1], essential: true, message: "one video is made" } },
  ],
  ["with a letter or a sign", stated("with a letter or a sign")],
];

const tests: readonly (readonly [words: string, test: Test])[] = [
  ["with output format", concept("output_format", "present")],
  ["without source's data", concept("source.data", "absent")],
  ["with one of names", concept("names", "one")],
  ["where mode is required", concept("mode", "required")],
  ["where error is true", concept("error", true)],
  ["in results", { is: "within", context: "results" }],
];

describe("the conditions of rows", () => {
  for (const [words, condition] of conditions)
    it(`of the kind "${condition.is}" are "${words}"`, () => {
      expect(inWords(condition)).to.equal(words);
    });

  for (const [words, test] of tests)
    it(`test records in the words "${words}"`, () => {
      expect(testsInWords([test])).to.equal(words);
    });

  it("are named once each, in their order", () => {
    const all = [stated("of plain text"), stated("as it is"), stated("of plain text")];
    expect(onlyWhen(all)).to.deep.equal({ when: "of plain text; as it is", conditions: all });
  });

  it("leave rows without any as they are", () => {
    expect(onlyWhen([])).to.deep.equal({});
  });
});
