import { expect } from "chai";
import type { Json, Wire } from "../../src/conversion/json.js";
import { isWithinSize } from "../../src/conversion/schema-size.js";

const text: Json = { type: "string" };
const nested = (levels: number, inner: Json = text): Json =>
  Array.from({ length: levels }).reduce<Json>((one) => ({ type: "object", properties: { one } }), inner);
const lists = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((items) => ({ type: "array", items }), text);
const wide = (count: number): Wire => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, text]));
const listed = (count: number): Json => ({ type: "integer", enum: Array.from({ length: count }, (_, at) => at) });
const chosen = (first: number, second: number): Json => ({
  properties: { a: listed(first), b: { anyOf: [listed(second), { type: "null" }] } },
});
const inDefinition = (levels: number): Json => ({
  properties: { a: { $ref: "#/$defs/d" } },
  $defs: { d: nested(levels) },
});
const toItself: Json = { properties: { a: { $ref: "#/$defs/d" } }, $defs: { d: { anyOf: [{ $ref: "#/$defs/d" }] } } };

const cases: readonly (readonly [name: string, schema: Json | undefined, isSmall: boolean])[] = [
  ["five levels of objects", nested(5), true],
  ["six levels of objects", nested(6), false],
  ["lists within five levels", nested(2, lists(3)), true],
  ["lists below five levels", nested(3, lists(3)), false],
  ["alternatives, which are no level", nested(5, { anyOf: [text, { type: "null" }] }), true],
  ["a definition within five levels", inDefinition(4), true],
  ["a definition below five levels", inDefinition(5), false],
  ["a definition that contains itself", toItself, false],
  ["a hundred properties", { properties: wide(100) }, true],
  ["more than a hundred properties", { properties: wide(101) }, false],
  ["more than a hundred properties in all", { properties: { ...wide(60), a: { properties: wide(40) } } }, false],
  ["five hundred values in all", chosen(250, 250), true],
  ["more than five hundred values in all", chosen(250, 251), false],
  ["no schema", undefined, false],
];

const MOST = { levels: 5, properties: 100, values: 500 };

describe("isWithinSize", () => {
  for (const [name, schema, isSmall] of cases)
    it(`${isSmall ? "accepts" : "does not accept"} ${name}`, () =>
      expect(isWithinSize(schema, MOST)).to.equal(isSmall));
});
