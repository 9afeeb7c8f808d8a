import { expect } from "chai";
import { isClosableSchema } from "../../src/conversion/closable-schema.js";
import type { Json } from "../../src/conversion/json.js";

const of = (x: Json, more: object = {}): Json => ({ type: "object", properties: { x }, ...more });

const closable: Readonly<Record<string, Json>> = {
  "an open object": of({ type: "string" }),
  "a list": { type: "array", items: of({ type: "integer", minimum: 1 }) },
  "a definition that is used twice": of(
    { anyOf: [{ $ref: "#/$defs/d" }, { type: "array", items: { $ref: "#/$defs/d" } }] },
    { $defs: { d: of({ $ref: "#/$defs/e" }), e: { type: "string" } } },
  ),
  "members with the names of keywords": { type: "object", properties: { not: {}, if: {} } },
};

const others: Readonly<Record<string, Json>> = {
  "a definition that contains itself": of(
    { $ref: "#/$defs/d" },
    { $defs: { d: of({ type: "array", items: { $ref: "#/$defs/d" } }) } },
  ),
  "definitions that contain each other": of(
    { $ref: "#/$defs/d" },
    { $defs: { d: of({ $ref: "#/$defs/e" }), e: of({ $ref: "#/$defs/d" }) } },
  ),
  "a schema that contains itself": of({ $ref: "#" }),
  "members with any names": of({ type: "object", additionalProperties: { type: "string" } }),
  "a condition": of({ not: { type: "string" } }),
  "a value that is no schema": true,
};

describe("isClosableSchema", () => {
  for (const [name, schema] of Object.entries(closable))
    it(`accepts ${name}`, () => expect(isClosableSchema(schema)).to.equal(true));
  for (const [name, schema] of Object.entries(others))
    it(`does not accept ${name}`, () => expect(isClosableSchema(schema)).to.equal(false));

  it("reads each definition once, however often it is used", () => {
    const definitions = Array.from({ length: 60 }, (_, index): [string, Json] => {
      const $ref = `#/$defs/d${index + 1}`;
      return [`d${index}`, index === 59 ? { type: "string" } : { anyOf: [{ $ref }, of({ $ref })] }];
    });
    const schema = of({ $ref: "#/$defs/d0" }, { $defs: Object.fromEntries(definitions) });
    expect(isClosableSchema(schema)).to.equal(true);
  });

  it("follows a chain of definitions of any length", () => {
    const definitions = Array.from({ length: 20_000 }, (_, index): [string, Json] => {
      return [`d${index}`, of(index === 19_999 ? { type: "string" } : { $ref: `#/$defs/d${index + 1}` })];
    });
    // The first one leads through all the others.
    const schema = { $ref: "#/$defs/d0", $defs: Object.fromEntries(definitions) };
    expect(isClosableSchema(schema)).to.equal(true);
  });
});
