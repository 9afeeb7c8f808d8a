import type { Json } from "../../../../src/conversion/json.js";
import { schemaSubset } from "../../../../specs/dialects/generate-content/functions.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("schemaSubset", () => {
  writes<Json>(schemaSubset, [
    ["a constant as a list of one", { const: "cat" }, { enum: ["cat"] }],
    [
      "constants at any depth",
      { anyOf: [{ properties: { kind: { type: "string", const: "a" } } }] },
      { anyOf: [{ properties: { kind: { type: "string", enum: ["a"] } } }] },
    ],
    [
      "a property called const",
      { properties: { const: { type: "string" } } },
      { properties: { const: { type: "string" } } },
    ],
    ["a constant of null", { const: null }, { enum: [null] }],
    [
      "text beside a reference",
      { $ref: "#/$defs/a", description: "An a." },
      { description: "An a.", anyOf: [{ $ref: "#/$defs/a" }] },
    ],
    [
      "a reference beside definitions",
      { $ref: "#/$defs/a", $defs: { a: {} } },
      { $defs: { a: {} }, $ref: "#/$defs/a" },
    ],
    ["nothing", undefined, undefined],
  ]);
  reads<Json>(schemaSubset, [["types in capitals", { type: "STRING" }, { type: "string" }]]);
  keeps<Json>(schemaSubset, [["a plain schema", { type: "object", properties: { x: { type: "string" } } }]]);
});
