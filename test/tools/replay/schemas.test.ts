import { expect } from "chai";
import type { Json } from "../../../tools/replay/json.js";
import { plainSchema, sameClosedSchema, samePlainSchema, sameSchema } from "../../../tools/replay/schemas.js";

describe("replay: comparing schemas", () => {
  it("treats no schema as one without properties", () => {
    expect(sameSchema(undefined, { type: "object", properties: {} })).to.equal(true);
    expect(sameSchema(undefined, { type: "object", properties: { x: {} } })).to.equal(false);
  });

  it("treats arguments as an object, declared or not", () => {
    expect(sameSchema({ properties: { x: {} } }, { type: "object", properties: { x: {} } })).to.equal(true);
    expect(sameSchema({ type: "string" }, { type: "object" })).to.equal(false);
  });

  const same: [string, Json, Json][] = [
    [
      "types in capitals and as numbers",
      { type: "OBJECT", properties: { x: { type: 1 } } },
      { type: "object", properties: { x: { type: "string" } } },
    ],
    [
      "null as a type, a flag and an alternative",
      { type: "string", nullable: true },
      { anyOf: [{ type: "string" }, { type: "null" }] },
    ],
    [
      "null beside several alternatives",
      { anyOf: [{ type: "string" }, { type: "number" }], nullable: true },
      { oneOf: [{ type: "string" }, { type: "number" }, { type: "null" }] },
    ],
    [
      "null beside words, and among them",
      { type: "string", nullable: true, enum: ["a"] },
      { type: ["string", "null"], enum: ["a", null] },
    ],
    ["a constant as a choice of one", { type: "string", const: "a" }, { type: "string", enum: ["a"] }],
    ["choices as texts", { enum: [1, 2] }, { enum: ["1", "2"] }],
    ["a reference and its definition", { $ref: "#/$defs/X", $defs: { X: { type: "string" } } }, { type: "string" }],
    ["counts as texts", { type: "array", minItems: "2" }, { type: "array", minItems: 2, items: {} }],
    ["keywords that only one language has", { type: "string", pattern: "a", $schema: "x" }, { type: "string" }],
  ];
  for (const [name, left, right] of same)
    it(`treats as equal ${name}`, () => expect(plainSchema(left)).to.deep.equal(plainSchema(right)));

  const other: [string, Json, Json][] = [
    ["another type", { type: "string" }, { type: "number" }],
    ["a lost choice", { enum: ["a", "b"] }, { enum: ["a"] }],
    ["a lost `required`", { required: ["a"] }, {}],
    ["a lost property that is named like a keyword", { properties: { type: { type: "string" } } }, { properties: {} }],
    ["a lost bound", { type: "number", minimum: 1 }, { type: "number" }],
  ];
  for (const [name, left, right] of other)
    it(`distinguishes ${name}`, () => expect(samePlainSchema(left, right)).to.equal(false));

  const open: Json = {
    type: "object",
    properties: { a: { type: "integer", minimum: 1, description: "A." } },
    oneOf: [{ type: "object" }],
  };
  const closing: [string, Json, boolean][] = [
    [
      "closed all through",
      {
        type: "object",
        properties: { a: { type: "integer", description: "A.\n\n{minimum: 1}" } },
        additionalProperties: false,
        anyOf: [{ type: "object", additionalProperties: false }],
      },
      true,
    ],
    ["a bound that is missing", { ...open, properties: { a: { type: "integer", description: "A." } } }, false],
    ["another bound", { ...open, properties: { a: { type: "integer", description: "A.\n\n{minimum: 2}" } } }, false],
    ["another description", { ...open, properties: { a: { type: "integer", minimum: 1, description: "B." } } }, false],
    ["a lost property", { ...open, properties: {} }, false],
    ["opened again", { ...open, additionalProperties: true }, false],
  ];
  for (const [name, received, want] of closing)
    it(`of a schema for closed answers: ${name}`, () => expect(sameClosedSchema(open, received)).to.equal(want));

  it("ends with a schema that refers to itself", () => {
    const tree: Json = {
      $defs: { T: { type: "object", properties: { child: { $ref: "#/$defs/T" } } } },
      $ref: "#/$defs/T",
    };
    expect(plainSchema(tree)).to.deep.equal({ type: ["object"], properties: { child: {} } });
  });
});
