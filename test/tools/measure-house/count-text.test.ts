import { expect } from "chai";
import { countProse, propertyNames } from "../../../tools/measure-house/count-text.js";

describe("counts of measure-house in schemas and prose", () => {
  it("finds each property once, at any depth, and properties that are called `properties`", () => {
    const schema = {
      type: "object",
      properties: { at: { type: "string" }, properties: { properties: { inner: {} } } },
      $defs: { other: { anyOf: [{ properties: { at: true } }] } },
    };
    expect([...propertyNames(schema)]).to.deep.equal(["at", "properties", "inner"]);
  });

  it("leaves out names that are no keys, and finds those inside them", () => {
    const schema = { properties: { a_pass: { properties: { of: {} } }, at: {} } };
    expect([...propertyNames(schema, new Set(["a_pass"]))]).to.deep.equal(["of", "at"]);
  });

  it("counts words between white space", () => {
    expect(countProse("# Two words\n\n| and | cells |\n")).to.equal(8);
  });
});
