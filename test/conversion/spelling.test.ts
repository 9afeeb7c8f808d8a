import { expect } from "chai";
import { camelName } from "../../src/conversion/camel-name.js";
import { respelled } from "../../src/conversion/spelling.js";
import type { Wire } from "../../src/conversion/json.js";
import { Loss } from "../../src/conversion/loss.js";

const rules = { own: new Set(["args", "parametersJsonSchema"]), lists: new Set(["parts", "stopSequences"]) };

describe("respelled", () => {
  const cases: [name: string, given: Wire, want: Wire][] = [
    [
      "names with underscores, at any depth",
      { system_instruction: { parts: [{ inline_data: { mime_type: "a" } }] } },
      { systemInstruction: { parts: [{ inlineData: { mimeType: "a" } }] } },
    ],
    ["a lone item", { parts: { text: "a" } }, { parts: [{ text: "a" }] }],
    ["a lone item under a name of the other spelling", { stop_sequences: "a" }, { stopSequences: ["a"] }],
    ["what is in a lone item", { parts: { inline_data: {} } }, { parts: [{ inlineData: {} }] }],
    ["a list stays", { list: { parts: [{ text: "a" }] } }, { list: { parts: [{ text: "a" }] } }],
    ["no item is no lone item", { parts: null }, { parts: null }],
    ["a lone item of the client's own stays", { args: { parts: { text: "a" } } }, { args: { parts: { text: "a" } } }],
    ["names with humps stay", { systemInstruction: { a: 1 } }, { systemInstruction: { a: 1 } }],
    [
      "values stay",
      { finish_reason: "max_tokens", list_of: ["a_b", 1, null, false] },
      { finishReason: "max_tokens", listOf: ["a_b", 1, null, false] },
    ],
    [
      "the client's own objects stay",
      { function_call: { args: { first_name: "a" } } },
      { functionCall: { args: { first_name: "a" } } },
    ],
    [
      "the client's own objects stay under a name of the other spelling",
      { parameters_json_schema: { first_name: {} } },
      { parametersJsonSchema: { first_name: {} } },
    ],
  ];
  for (const [name, given, want] of cases) {
    it(name, () => {
      const before = structuredClone(given);
      expect(respelled(given, rules)).to.deep.equal(want);
      expect(given).to.deep.equal(before);
    });
  }

  it("a name that reaches the prototype is an ordinary name", () => {
    const spelled = respelled(JSON.parse('{"__proto__": {"polluted": 1}, "a_b": 1}') as Wire, rules);
    expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
    expect(Object.getPrototypeOf(spelled)).to.equal(Object.prototype);
  });

  it("a body that needs no other spelling is not copied", () => {
    const given: Wire = { contents: [{ parts: [{ functionCall: { args: { a_b: { parts: {} } } } }] }], store: null };
    expect(respelled(given, rules)).to.equal(given);
  });
});

describe("a member in both spellings", () => {
  const cases: [name: string, given: Wire, want: Wire, lost: string[]][] = [
    ["the one in camelCase counts, wherever it is", { a_b: 1, aB: 2 }, { aB: 2 }, ["a_b"]],
    ["and if it comes first", { aB: 2, a_b: 1 }, { aB: 2 }, ["a_b"]],
    ["one that is null does not count", { aB: null, a_b: 1 }, { aB: 1 }, []],
    ["nor the other", { a_b: null, aB: 2 }, { aB: 2 }, []],
    ["inside others", { list_of: [{ c: { a_b: 1, aB: 2 } }] }, { listOf: [{ c: { aB: 2 } }] }, ["list_of[0].c.a_b"]],
    ["but not inside the client's own objects", { args: { a_b: 1, aB: 2 } }, { args: { a_b: 1, aB: 2 } }, []],
  ];
  for (const [name, given, want, lost] of cases) {
    it(name, () => {
      const loss = new Loss({}, given);
      expect(respelled(given, rules, loss)).to.deep.equal(want);
      expect(loss.paths).to.deep.equal(lost);
    });
  }
});

describe("camelName", () => {
  const cases: [given: string, want: string][] = [
    ["a_b", "aB"],
    ["a_1", "a1"],
    ["aB", "aB"],
    ["a", "a"],
    ["_a", "A"],
    ["a__b", "a_B"],
    ["a_", "a_"],
  ];
  for (const [given, want] of cases) it(`${given} is ${want}`, () => expect(camelName(given)).to.equal(want));
});
