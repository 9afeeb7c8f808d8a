import type { Json } from "../../../../src/conversion/json.js";
import { jsonSchema } from "../../../../specs/dialects/interactions/functions.js";
import { keeps, reads } from "../../../support/conversion/transform-cases.js";

describe("jsonSchema", () => {
  reads<Json>(jsonSchema, [
    [
      "a schema as it is",
      { type: "object", properties: { x: { type: "integer" } }, required: ["x"] },
      { type: "object", properties: { x: { type: "integer" } }, required: ["x"] },
    ],
    [
      "types in capitals, at any depth",
      { type: "OBJECT", properties: { x: { type: "ARRAY", items: { type: "STRING" } } } },
      { type: "object", properties: { x: { type: "array", items: { type: "string" } } } },
    ],
    [
      "types as numbers",
      { type: 6, properties: { x: { type: 1 }, y: { type: 5, items: { type: 3 } } } },
      { type: "object", properties: { x: { type: "string" }, y: { type: "array", items: { type: "integer" } } } },
    ],
    [
      "absent types",
      { properties: { x: { type: 0 }, y: { type: "TYPE_UNSPECIFIED" } } },
      { properties: { x: { type: undefined }, y: { type: undefined } } },
    ],
    ["counts as texts", { type: "ARRAY", minItems: "2" }, { type: "array", minItems: 2 }],
    ["a value that may be null", { type: "STRING", nullable: true }, { type: ["string", "null"] }],
    ["a value that may not be null", { type: "string", nullable: false }, { type: "string" }],
    [
      "choices",
      { anyOf: [{ type: "STRING" }, { type: "NUMBER", nullable: true }] },
      { anyOf: [{ type: "string" }, { type: ["number", "null"] }] },
    ],
    [
      "words that may be null",
      { type: "STRING", nullable: true, enum: ["a", "b"] },
      { type: ["string", "null"], enum: ["a", "b", null] },
    ],
    [
      "choices that may be null",
      { anyOf: [{ type: "STRING" }, { type: "NUMBER" }], nullable: true },
      { anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }] },
    ],
    [
      "choices one of which may be null already",
      { anyOf: [{ type: "STRING" }, { type: "NUMBER", nullable: true }], nullable: true },
      { anyOf: [{ type: "string" }, { type: ["number", "null"] }] },
    ],
    [
      "definitions",
      { $defs: { a: { type: "BOOLEAN" } }, $ref: "#/$defs/a" },
      { $defs: { a: { type: "boolean" } }, $ref: "#/$defs/a" },
    ],
    [
      "properties that have the names of keywords",
      {
        type: "object",
        properties: { type: { type: "STRING" }, nullable: { type: "BOOLEAN" }, items: { type: "STRING" } },
      },
      {
        type: "object",
        properties: { type: { type: "string" }, nullable: { type: "boolean" }, items: { type: "string" } },
      },
    ],
    [
      "values that look like types",
      { enum: ["STRING", "OBJECT"], default: { type: "OBJECT" }, const: { nullable: true } },
      { enum: ["STRING", "OBJECT"], default: { type: "OBJECT" }, const: { nullable: true } },
    ],
    [
      "a schema that switches other members",
      { type: "object", additionalProperties: false },
      { type: "object", additionalProperties: false },
    ],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps<Json>(jsonSchema, [
    ["a list of types", { type: ["string", "null"] }],
    ["an empty schema", {}],
  ]);
});
