import { expect } from "chai";
import type { Json, Wire } from "../../../codegen/runtime/json.js";
import { isStrictSchema } from "../../../codegen/runtime/strict-schema.js";

/** An object of one property, closed and required. */
const of = (x: Json, more: Wire = {}): Wire => ({ type: "object", properties: { x }, required: ["x"], additionalProperties: false, ...more });

const taken: Readonly<Record<string, Json>> = {
  "an object of nothing": { type: "object", properties: {}, additionalProperties: false },
  "a word among some": of({ type: "string", enum: ["a"], description: "d" }),
  "a closed object inside": of(of({ type: "integer" })),
  "a list of closed objects": of({ type: "array", items: of({ type: ["string", "null"] }) }),
  "one of several": of({ anyOf: [{ type: "string", format: "date" }, { type: "null" }] }),
  "a definition that is pointed at": of({ $ref: "#/$defs/d" }, { $defs: { d: of({ type: "boolean" }) } }),
};

const refused: Readonly<Record<string, Json | undefined>> = {
  "no schema": undefined,
  "a schema that is no object's": { type: "string" },
  "an open object": { type: "object", properties: {} },
  "a property that may be left out": of({ type: "string" }, { required: [] }),
  "an open object inside": of({ type: "object", properties: {} }),
  "free names": of({ type: "object", additionalProperties: { type: "string" } }),
  "a bound that not every vendor knows": of({ type: "string", minLength: 1 }),
  "a form that not every vendor knows": of({ type: "string", format: "uri" }),
  "a keyword nobody knows": of({ type: "string", x: 1 }),
  "a choice of which one is open": of({ anyOf: [{ type: "object" }] }),
  "a definition that is open": of({ $ref: "#/$defs/d" }, { $defs: { d: { type: "object" } } }),
  "properties that are a list": { type: "object", properties: [], additionalProperties: false },
};

describe("isStrictSchema", () => {
  for (const [name, schema] of Object.entries(taken)) it(`takes ${name}`, () => expect(isStrictSchema(schema)).to.equal(true));
  for (const [name, schema] of Object.entries(refused)) it(`does not take ${name}`, () => expect(isStrictSchema(schema)).to.equal(false));
});
