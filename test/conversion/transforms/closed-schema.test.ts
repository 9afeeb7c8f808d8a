import type { Json } from "../../../src/conversion/json.js";
import { closedSchema } from "../../../src/conversion/transforms/closed-schema.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("closedSchema", () => {
  const closed = { type: "object", properties: { a: { type: "string" } }, additionalProperties: false };
  writes<Json>(closedSchema, [
    ["a closed object as it is", closed, closed],
    ["an open object", { type: "object", properties: { a: { type: "string" } } }, closed],
    ["one that declares itself open", { ...closed, additionalProperties: true }, closed],
    ["one that may be null", { type: ["object", "null"] }, { type: ["object", "null"], additionalProperties: false }],
    ["one whose type follows from its properties", { properties: {} }, { properties: {}, additionalProperties: false }],
    [
      "one whose additional properties have a schema, as it is",
      { type: "object", additionalProperties: { type: "string" } },
      { type: "object", additionalProperties: { type: "string" } },
    ],
    [
      "objects inside",
      { type: "array", items: { type: "object" } },
      { type: "array", items: { type: "object", additionalProperties: false } },
    ],
    [
      "a union of exactly one",
      { oneOf: [{ type: "string" }, { type: "null" }] },
      { anyOf: [{ type: "string" }, { type: "null" }] },
    ],
    ["nothing", undefined, undefined],
  ]);
  reads<Json>(closedSchema, [["any schema", { type: "object" }, { type: "object" }]]);
  keeps<Json>(closedSchema, [["a closed schema", closed]]);
});
