import { expect } from "chai";
import { namesOf, ungrouped } from "../../../codegen/load/grouped-keys.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { SpecTree } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("namesOf", () => {
  const cases: [what: string, key: string, names: readonly string[]][] = [
    ["one name", "seed", ["seed"]],
    ["several names", "seed, top_k, user", ["seed", "top_k", "user"]],
    ["paths", "top.one, top.items[0].two", ["top.one", "top.items[0].two"]],
    ["a comma without a space, which is part of a name", "a,b", ["a,b"]],
    ["a comma at the end", "a, ", ["a, "]],
    ["a text", "more words, and more", ["more words, and more"]],
  ];
  for (const [what, key, names] of cases)
    it(`takes ${what}`, () => {
      expect(namesOf(key)).to.deep.equal(names);
    });
});

describe("ungrouped", () => {
  it("writes a value once for each name, in lists and maps too", () => {
    expect(ungrouped([{ "a, b": { "c, d": 1 }, e: null }])).to.deep.equal([
      { a: { c: 1, d: 1 }, b: { c: 1, d: 1 }, e: null },
    ]);
  });
});

describe("keys that are several names", () => {
  it("mean what each of them means alone", async () => {
    const lines =
      "    metadata: pairs stay with the vendor\n    logit_bias: tokens are numbered differently by every vendor\n";
    const apart = new SpecTree([[chat, lines, "    metadata: one reason\n    logit_bias: one reason\n"]]);
    const grouped = new SpecTree([[chat, lines, "    metadata, logit_bias: one reason\n"]]);
    try {
      expect(await grouped.compile()).to.deep.equal(await apart.compile());
    } finally {
      apart.remove();
      grouped.remove();
    }
  });

  faultCases([
    [
      "a name that is in two keys of a map",
      [[chat, "    store: {", "    ▸store, metadata: {"]],
      '"metadata" is here twice',
      "take it out of one of the keys",
    ],
    [
      "a fault of one of the names",
      [[chat, "    temperature: temperature\n", "    ▸temperature, tempo: temperature\n"]],
      'a Request has no concept "tempo"',
      "known here: model, stream, turns, output_limit, temperature, top_k, stop, seed, tools, " +
        "tool_choice, parallel_calls, reasoning, …",
    ],
    [
      "a name among several that reaches the prototype",
      [[messages, "    seed: {", "    ▸seed, __proto__: {"]],
      'the key "__proto__" is not allowed',
      "choose another name",
    ],
  ]);
});
