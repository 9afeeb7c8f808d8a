import { expect } from "chai";
import { flatSchema } from "../../src/conversion/flat-schema.js";
import type { Wire } from "../../src/conversion/json.js";

const text = { type: "string" };
const count = { type: "integer" };
const object = (properties: Wire, ...required: string[]): Wire => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
});

const cases: readonly (readonly [name: string, schema: Wire, flat: Wire, lost?: readonly string[]])[] = [
  [
    "properties of all branches, required only where all branches require them",
    { anyOf: [object({ id: text, name: text }, "id", "name"), object({ id: text, path: text }, "path", "id")] },
    object({ id: text, name: text, path: text }, "id"),
    ["anyOf"],
  ],
  [
    "branches that only require",
    { ...object({ id: text, path: text, more: text }, "more"), oneOf: [{ required: ["id"] }, { required: ["path"] }] },
    object({ id: text, path: text, more: text }, "more"),
    ["oneOf"],
  ],
  [
    "allOf, which loses nothing",
    { allOf: [object({ id: text }, "id"), object({ path: text }, "path")], description: "D" },
    { description: "D", ...object({ id: text, path: text }, "id", "path") },
  ],
  ["a single branch, which loses nothing", { anyOf: [object({ id: text }, "id")] }, object({ id: text }, "id")],
  [
    "constants that distinguish branches",
    { oneOf: [object({ kind: { const: "a" } }, "kind"), object({ kind: { type: "string", enum: ["b"] } }, "kind")] },
    object({ kind: { type: "string", enum: ["a", "b"] } }, "kind"),
    ["oneOf"],
  ],
  [
    "a property of several types",
    { oneOf: [object({ x: text }), object({ x: count }), object({ x: text })] },
    object({ x: { anyOf: [text, count] } }),
    ["oneOf"],
  ],
  [
    "a property that several schemas narrow",
    { allOf: [object({ x: text }), object({ x: { minLength: 1 } })] },
    object({ x: { allOf: [text, { minLength: 1 }] } }),
  ],
  [
    "branches that are closed",
    {
      anyOf: [
        { ...object({ x: text }), additionalProperties: false },
        { ...object({ y: text }), additionalProperties: false },
      ],
    },
    { ...object({ x: text, y: text }), additionalProperties: false },
    ["anyOf"],
  ],
  ["branches of other types", { anyOf: [object({ x: text }, "x"), { type: "null" }] }, object({ x: text }, "x")],
  [
    "a reference",
    { $ref: "#/$defs/Input", $defs: { Input: object({ x: { $ref: "#/$defs/X" } }, "x"), X: text } },
    {
      $defs: { Input: object({ x: { $ref: "#/$defs/X" } }, "x"), X: text },
      ...object({ x: { $ref: "#/$defs/X" } }, "x"),
    },
  ],
  [
    "references of branches",
    {
      anyOf: [{ $ref: "#/definitions/a~1b" }, { $ref: "#/definitions/C" }],
      definitions: { "a/b": object({ x: text }), C: object({ y: text }) },
    },
    { definitions: { "a/b": object({ x: text }), C: object({ y: text }) }, ...object({ x: text, y: text }) },
    ["anyOf"],
  ],
  ["a reference to a missing definition", { $ref: "#/$defs/Gone" }, object({}), ["$ref"]],
  [
    "a reference to itself",
    { $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/A" } } },
    { $defs: { A: { $ref: "#/$defs/A" } }, ...object({}) },
    ["$ref"],
  ],
  [
    "a reference into a branch",
    { anyOf: [object({ x: object({ y: text }) }), object({ z: { $ref: "#/anyOf/0/properties/x" } })] },
    {
      ...object({ x: object({ y: text }), z: { $ref: "#/$defs/anyOf_0_properties_x" } }),
      $defs: { anyOf_0_properties_x: object({ y: text }) },
    },
    ["anyOf"],
  ],
  [
    "conditions",
    { ...object({ x: text }), not: { required: ["x"] }, enum: [{ x: "a" }] },
    object({ x: text }),
    ["not", "enum"],
  ],
  [
    "alternatives within alternatives",
    { anyOf: [{ oneOf: [object({ a: text }, "a"), object({ b: text })] }, { allOf: [object({ c: text }, "c")] }] },
    object({ a: text, b: text, c: text }),
    ["anyOf"],
  ],
  [
    "a condition inside allOf",
    { allOf: [object({ a: text }), { if: { required: ["a"] }, then: { required: ["b"] } }] },
    object({ a: text }),
    ["allOf"],
  ],
];

describe("flatSchema: schemas without alternatives at their root", () => {
  for (const [name, schema, flat, lost = []] of cases) {
    it(name, () => {
      const before = structuredClone(schema);
      expect(flatSchema(schema)).to.deep.equal({ schema: flat, lost });
      expect(schema).to.deep.equal(before);
    });
  }

  it("other schemas do not change", () => {
    expect(flatSchema(object({ x: { anyOf: [text, count] } }, "x"))).to.equal(undefined);
  });

  it("references that double with each step end", () => {
    const steps = Array.from({ length: 40 }, (_, step): [string, Wire] => {
      const next = { $ref: `#/$defs/s${step + 1}` };
      return [`s${step}`, { allOf: [next, next] }];
    });
    const root = { $ref: "#/$defs/s0", $defs: { ...Object.fromEntries(steps), s40: object({ x: text }) } };
    expect(flatSchema(root)?.lost).to.include("$ref");
  });

  it("a schema that is too large to read loses its conditions", () => {
    const description = "x".repeat(70_000);
    const root = { ...object({ a: text }, "a"), description, anyOf: [object({ b: text })] };
    expect(flatSchema(root)).to.deep.equal({
      schema: { ...object({ a: text }, "a"), description },
      lost: ["anyOf"],
    });
  });

  it("a name that objects inherit is no reference", () => {
    expect(flatSchema({ $ref: "#/constructor" })?.lost).to.deep.equal(["$ref"]);
  });
});
