import { expect } from "chai";
import { namesOf, ungrouped } from "../../../codegen/load/grouped-keys.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { SpecTree } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const RESULT = "  result:\n    in: [user]\n";

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

describe("what several keys say of one name", () => {
  const cases: [what: string, value: unknown, together: unknown][] = [
    ["is put together", { "a, b": { x: 1 }, a: { y: 2 } }, { a: { x: 1, y: 2 }, b: { x: 1 } }],
    [
      "is put together in maps inside",
      { a: { x: { y: 1 } }, "a, b": { x: { z: 2 } } },
      { a: { x: { y: 1, z: 2 } }, b: { x: { z: 2 } } },
    ],
    [
      "of several keys of several names too",
      { "a, b": { x: 1 }, "b, c": { y: 2 } },
      { a: { x: 1 }, b: { x: 1, y: 2 }, c: { y: 2 } },
    ],
  ];
  for (const [what, value, together] of cases)
    it(what, () => {
      expect(JSON.stringify(ungrouped(value))).to.equal(JSON.stringify(together));
    });

  it("stays in the order in which the names come first", () => {
    const value = { b: { y: 1 }, "a, b": { x: 2 } };
    expect(Object.keys(Object(ungrouped(value)))).to.deep.equal(["b", "a"]);
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

  it("share what their own keys leave out", async () => {
    const consumed = "      consumed: { disable_parallel_tool_use: read with the request }\n";
    const named = `      fields: { names: { at: name, transform: single } }\n${consumed}`;
    const words = "{ auto: auto, required: any, none: none }";
    const plain = `      fields: { mode: { at: type, values: ${words} } }\n${consumed}`;
    const shared = `    named, plain:\n${consumed}  reasoning:\n    thinking:\n`;
    const apart = new SpecTree([]);
    const together = new SpecTree([
      [messages, named, named.replace(consumed, "")],
      [messages, plain, plain.replace(consumed, "")],
      [messages, "  reasoning:\n    thinking:\n", shared],
    ]);
    try {
      expect(await together.compile()).to.deep.equal(await apart.compile());
    } finally {
      apart.remove();
      together.remove();
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
      "what a name's own key says already",
      [[messages, RESULT, `  call, image: { fields: { ▸id: id } }\n${RESULT}`]],
      '"id" is here twice',
      "take it out of one of the keys",
    ],
    [
      "a concept with a reason in two keys",
      [[messages, "    seed: {", "    seed: { absent: none }\n    ▸top_logprobs, seed: {"]],
      '"seed" is here twice',
      "take it out of one of the keys",
    ],
    [
      "a fault of what several names share, at its own line",
      [[messages, RESULT, `  call, redacted: { unmapped: { ▸cache_contol: one reason } }\n${RESULT}`]],
      'there is no "cache_contol" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "cache_control"?',
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
