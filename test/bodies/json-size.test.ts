import { expect } from "chai";
import fc from "fast-check";
import { sizeOf } from "../../src/bodies/json-size.js";
import type { Json } from "../../src/registry.js";

describe("sizeOf: the size of a request that is kept", () => {
  it("is about the length of its JSON", () => {
    const tools = [
      {
        type: "function",
        name: "look",
        parameters: { type: "object", properties: { place: { type: "string", description: "x".repeat(500) } } },
      },
    ];
    const echo = {
      instructions: "a".repeat(1_000),
      tools,
      temperature: 0.25,
      parallel: true,
      none: null,
    } as unknown as Json;
    expect(sizeOf(echo)).to.be.closeTo(JSON.stringify(echo).length, 30);
  });

  it("is never far below it, where nothing is escaped", () => {
    const plain = fc.string({ unit: fc.constantFrom("a", "B", " ", "7") });
    const values = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        plain,
        fc.integer({ min: -999, max: 999 }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie("value")),
        fc.dictionary(plain, tie("value")),
      ),
    })).value;
    fc.assert(fc.property(values, (value) => sizeOf(value as Json) >= JSON.stringify(value).length));
  });

  it("is that of almost nothing where nothing is repeated", () => {
    expect(sizeOf({})).to.equal(2);
  });
});
