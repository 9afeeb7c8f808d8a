import { expect } from "chai";
import { emitLanguage } from "../../../codegen/emit/language.js";
import { code } from "../../../codegen/print/code.js";

/** The types made of a schema, on one line each, by their names. */
function typesOf(schema: object, others: Readonly<Record<string, object>> = {}): Record<string, string> {
  const files = Object.entries({ "zebra.json": schema, ...others });
  const [module] = emitLanguage(files.map(([name, one]) => ({ name, text: JSON.stringify(one) })));
  const declarations = module !== undefined && "declarations" in module ? module.declarations : [];
  return Object.fromEntries(
    declarations.flatMap((declaration) =>
      declaration.kind === "type"
        ? [[String(declaration.name), code`${declaration.type}`.text.replace(/\s+/g, " ")]]
        : [],
    ),
  );
}

const text = { type: "string", maxLength: 9 };

describe("language: types of the JSON Schemas of the language", () => {
  const cases: [name: string, schema: object, type: string][] = [
    ["texts", text, "string"],
    ["numbers", { type: ["integer", "number"] }, "number"],
    ["several kinds", { type: ["string", "boolean", "null"] }, "string | boolean | null"],
    ["words", { enum: ["a", "b", true] }, '"a" | "b" | true'],
    ["words that a pattern lists", { type: "string", pattern: "^(?:a|b)$" }, '"a" | "b"'],
    ["a constant", { const: "never" }, '"never"'],
    ["any value", { properties: { a: { description: "A value." } } }, "{ readonly a?: Json; }"],
    ["lists", { type: "array", items: text }, "(string)[]"],
    ["lists of so many items", { type: "array", items: text, minItems: 2, maxItems: 2 }, "[string, string]"],
    [
      "members, of which some are required",
      { type: "object", required: ["a"], properties: { a: text, "b-c": { type: "boolean" } } },
      '{ readonly a: string; readonly "b-c"?: boolean; }',
    ],
    ["members of any name", { type: "object", additionalProperties: text }, "Readonly<Record<string, string>>"],
    [
      "members of any name beside one that is known",
      { type: "object", properties: { else: { type: "boolean" } }, additionalProperties: text },
      "Readonly<Record<string, boolean | string>>",
    ],
    ["objects of any form", { type: "object" }, "Readonly<Record<string, Json>>"],
    [
      "former keys, which are refused",
      { type: "object", properties: { a: text, old: { not: {}, "x-former": "old" }, renamed: { "x-renamed": "a" } } },
      "{ readonly a?: string; }",
    ],
    [
      "a condition on the kind of the value",
      { if: { type: "array" }, then: { items: text }, else: { enum: ["all"] } },
      '(string)[] | "all"',
    ],
    [
      "a condition on one of several kinds",
      { type: ["string", "object"], if: { type: "object" }, then: { properties: { a: text } } },
      "{ readonly a?: string; } | string",
    ],
    [
      "a condition that only requires more",
      { type: "object", properties: { a: text }, if: { required: ["b"] }, then: { required: ["a"] } },
      "{ readonly a?: string; }",
    ],
    [
      "a branch that no value meets",
      { if: { required: ["old"] }, then: { not: {} }, else: { type: "object", additionalProperties: text } },
      "Readonly<Record<string, string>>",
    ],
    ["one of several", { anyOf: [text, { type: "array", items: text }] }, "string | (string)[]"],
  ];
  for (const [name, schema, type] of cases)
    it(`has ${name}`, () => {
      const { $defs, ...own } = {
        $defs: { made: schema },
        type: "object",
        properties: { a: { $ref: "#/$defs/made" } },
      };
      const types = typesOf({ $defs, ...own });
      const made = types.Made ?? types.Zebra?.replace(/^\{ readonly a\?: (.*); \}$/, "$1");
      expect(made).to.equal(type);
    });

  it("names a definition where it is referred to", () => {
    const types = typesOf({ properties: { a: { $ref: "#/$defs/list" } }, $defs: { list: { type: "array" } } });
    expect(types).to.deep.equal({ Zebra: "{ readonly a?: List; }", List: "(Json)[]" });
  });

  it("adds what is said beside a reference to what is referred to", () => {
    const line = { type: ["string", "object"] };
    const own = { $ref: "other.json#/$defs/line", properties: { at: { $ref: "other.json#/$defs/word" } } };
    const types = typesOf({ $defs: { own } }, { "other.json": { $defs: { line, word: text } } });
    expect(types).to.deep.equal({ Own: "string | { readonly at?: string; }" });
  });

  it("names definitions of one name by their files", () => {
    const list = { type: "array", items: text };
    const types = typesOf(
      { properties: { a: { $ref: "other.json#/$defs/list" } }, $defs: { list } },
      { "other.json": { $defs: { list } } },
    );
    expect(types).to.deep.equal({ Zebra: "{ readonly a?: OtherList; }", ZebraList: "(string)[]" });
  });
});
