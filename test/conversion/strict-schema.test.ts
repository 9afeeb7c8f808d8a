import { expect } from "chai";
import type { Json, Wire } from "../../src/conversion/json.js";
import { isClosedSchema, isStrictSchema } from "../../src/conversion/strict-schema.js";

/** An object of one property, closed and required. */
const of = (x: Json, more: Wire = {}): Wire => ({
  type: "object",
  properties: { x },
  required: ["x"],
  additionalProperties: false,
  ...more,
});

const taken: Readonly<Record<string, Json>> = {
  "an empty object": { type: "object", properties: {}, additionalProperties: false },
  "an enum of strings": of({ type: "string", enum: ["a"], description: "d" }),
  "a closed object inside": of(of({ type: "integer" })),
  "a list of closed objects": of({ type: "array", items: of({ type: ["string", "null"] }) }),
  "one of several": of({ anyOf: [{ type: "string", format: "date" }, { type: "null" }] }),
  "a list that may be null": of({ type: ["array", "null"], items: { type: "string" } }),
  "a definition that is referenced twice": of(
    { anyOf: [{ $ref: "#/$defs/d" }, { type: "array", items: { $ref: "#/$defs/d" } }] },
    { $defs: { d: of({ type: "boolean" }) } },
  ),
  "definitions under their older name": of({ $ref: "#/definitions/d" }, { definitions: { d: { type: "string" } } }),
  "a constant with its type": of({ type: "string", const: "a" }),
  "a property that has the name of a keyword": {
    type: "object",
    properties: { $ref: { type: "string" } },
    required: ["$ref"],
    additionalProperties: false,
  },
  "a definition that is referenced": of({ $ref: "#/$defs/d" }, { $defs: { d: of({ type: "boolean" }) } }),
};

const refused: Readonly<Record<string, Json | undefined>> = {
  "no schema": undefined,
  "a schema that is not of an object": { type: "string" },
  "an open object": { type: "object", properties: {} },
  "an optional property": of({ type: "string" }, { required: [] }),
  "an open object inside": of({ type: "object", properties: {} }),
  "free names": of({ type: "object", additionalProperties: { type: "string" } }),
  "a bound that not every vendor supports": of({ type: "string", minLength: 1 }),
  "a format that not every vendor supports": of({ type: "string", format: "uri" }),
  "an unknown keyword": of({ type: "string", x: 1 }),
  "a union with an open branch": of({ anyOf: [{ type: "object" }] }),
  "a definition that is open": of({ $ref: "#/$defs/d" }, { $defs: { d: { type: "object" } } }),
  "a schema of any value": of({}),
  "an enum without a type": of({ enum: ["a"] }),
  "a constant without a type": of({ const: "a" }),
  "properties without a type": of({ properties: {}, additionalProperties: false }),
  "a list of any values": of({ type: "array" }),
  "a list of items without a type": of({ type: "array", items: {} }),
  "a list of any values that may be null": of({ type: ["array", "null"] }),
  "an enum of objects": of({ type: "object", properties: {}, additionalProperties: false, enum: [{}] }),
  "a reference with siblings": of({ $ref: "#/$defs/d", description: "d" }, { $defs: { d: { type: "string" } } }),
  "a reference to a missing definition": of({ $ref: "#/$defs/e" }, { $defs: { d: { type: "string" } } }),
  "a reference to another document": of({ $ref: "https://example.com/d" }),
  "a reference to itself": of({ $ref: "#" }),
  "a definition that contains itself": of(
    { $ref: "#/$defs/d" },
    { $defs: { d: of({ type: "array", items: { $ref: "#/$defs/d" } }) } },
  ),
  "two definitions that contain each other": of(
    { $ref: "#/$defs/d" },
    { $defs: { d: of({ $ref: "#/$defs/e" }), e: of({ $ref: "#/$defs/d" }) } },
  ),
  "definitions that lead to each other in a long chain": of(
    { $ref: "#/$defs/d0" },
    {
      $defs: Object.fromEntries(
        Array.from({ length: 10_000 }, (_, index): [string, Json] => [
          `d${index}`,
          index === 9_999 ? { type: "string" } : { $ref: `#/$defs/d${index + 1}` },
        ]),
      ),
    },
  ),
  "a union at its root": of(
    { type: "string" },
    { anyOf: [{ type: "object", properties: {}, additionalProperties: false }] },
  ),
  "properties that are a list": { type: "object", properties: [], additionalProperties: false },
};

describe("isStrictSchema", () => {
  for (const [name, schema] of Object.entries(taken))
    it(`accepts ${name}`, () => expect(isStrictSchema(schema)).to.equal(true));
  it("looks at each definition once, however often it is referenced", () => {
    const pair = (name: string): Json => ({
      type: "object",
      properties: { a: { $ref: name }, b: { $ref: name } },
      required: ["a", "b"],
      additionalProperties: false,
    });
    const definitions = Array.from({ length: 60 }, (_, index): [string, Json] => [
      `d${index}`,
      index === 59 ? { type: "string" } : pair(`#/$defs/d${index + 1}`),
    ]);
    expect(isStrictSchema(of({ $ref: "#/$defs/d0" }, { $defs: Object.fromEntries(definitions) }))).to.equal(true);
  });
  for (const [name, schema] of Object.entries(refused))
    it(`does not accept ${name}`, () => expect(isStrictSchema(schema)).to.equal(false));
});

const closed: Readonly<Record<string, Json>> = {
  "an empty object": { type: "object", properties: {}, additionalProperties: false },
  "a bound that not every vendor supports": of({ type: "string", minLength: 1 }),
  "a definition that contains itself": of({ $ref: "#/$defs/d" }, { $defs: { d: of({ $ref: "#/$defs/d" }) } }),
  "a value within the limits": of({ type: "string", format: "date" }),
  "a property that has the name of a keyword": {
    type: "object",
    properties: { default: { type: "string" } },
    required: ["default"],
    additionalProperties: false,
  },
};

const notClosed: Readonly<Record<string, Json | undefined>> = {
  "no schema": undefined,
  "a schema that is not of an object": { type: "string" },
  "an open object": { type: "object", properties: {} },
  "an optional property": of({ type: "string" }, { required: [] }),
  "an open object in a list": of({ type: "array", items: { type: "object", properties: {} } }),
  "a definition that is open": of({ $ref: "#/$defs/d" }, { $defs: { d: { type: "object" } } }),
  "a keyword that the limits exclude": of({ type: "string", default: "a" }),
  "a value that the limits exclude": of({ type: "string", format: "uri" }),
};
const limits = { without: ["default"], values: { format: ["date"] } };

describe("isClosedSchema", () => {
  for (const [name, schema] of Object.entries(closed))
    it(`accepts ${name}`, () => expect(isClosedSchema(schema, limits)).to.equal(true));
  for (const [name, schema] of Object.entries(notClosed))
    it(`does not accept ${name}`, () => expect(isClosedSchema(schema, limits)).to.equal(false));
});
