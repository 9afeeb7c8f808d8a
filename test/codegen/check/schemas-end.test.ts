import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

/** A document with more schemas. */
function withSchemas(name: string, schemas: string, message: string): FaultCase {
  return [
    name,
    [["dialects/chat/dialect.yaml", "    Request:\n", `${schemas}    Request:\n`]],
    message,
    "refer to it from a member, or from items",
  ];
}

describe("schemasEnd: a schema is not itself", () => {
  faultCases([
    withSchemas("by its reference", '    ▸One: { $ref: "#/components/schemas/One" }\n', 'the schema "One" is itself'),
    withSchemas(
      "through another, reported once",
      '    ▸One: { allOf: [{ $ref: "#/components/schemas/Two" }] }\n' +
        '    Two: { description: Two., anyOf: [{ type: string }, { $ref: "#/components/schemas/One" }] }\n',
      'the schema "One" is itself through "Two"',
    ),
    withSchemas(
      "through two others",
      '    ▸One: { allOf: [{ $ref: "#/components/schemas/Two" }] }\n' +
        '    Two: { not: { $ref: "#/components/schemas/Three" } }\n' +
        '    Three: { $ref: "#/components/schemas/One" }\n',
      'the schema "One" is itself through "Two" and "Three"',
    ),
    withSchemas(
      "where it is the other case of a condition",
      '    ▸One: { if: { type: string }, else: { oneOf: [{ $ref: "#/components/schemas/One" }] } }\n',
      'the schema "One" is itself',
    ),
  ]);
});
