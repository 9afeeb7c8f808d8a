import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const document = "dialects/chat/dialect.yaml";
const SEED = '        seed: { type: [integer, "null"], description: Makes sampling repeatable. }';
const HINT = "put a text with a comma in quotes";

describe("schemaKeywords: schemas have keywords alone", () => {
  faultCases([
    [
      "a comma in a description without quotes",
      [[document, SEED, SEED.replace("sampling", "sampling, ▸more or less,")]],
      '"more or less" is not a keyword of a schema',
      HINT,
    ],
    [
      "a comma inside the schema of an item",
      [[document, "items: { type: string } }", "items: { type: string, description: A word, ▸or two. } }"]],
      '"or two." is not a keyword of a schema',
      HINT,
    ],
    [
      "a misspelt keyword",
      [[document, "max_tokens: { type: [integer", "max_tokens: { ▸minmum: 1, type: [integer"]],
      '"minmum" is not a keyword of a schema',
      'did you mean "minimum"?',
    ],
    [
      "a misspelt keyword that holds schemas, whose members are then not known",
      [[document, "      required: [role]\n      properties:", "      required: [role]\n      ▸propertis:"]],
      '"propertis" is not a keyword of a schema',
      'did you mean "properties"?',
    ],
    [
      "a keyword that OpenAPI 3.1 has no more",
      [[document, "user: { type: [string", "user: { ▸nullable: true, type: [string"]],
      '"nullable" is not a keyword of a schema',
      'write "null" beside the type, as in type: [string, "null"]',
    ],
    [
      "a key that no keyword resembles",
      [[document, "user: { type: [string", "user: { ▸colour: red, type: [string"]],
      '"colour" is not a keyword of a schema',
      "a key of your own begins with x-",
    ],
  ]);

  it("lets names and values have spaces", async () => {
    const metadata = '        metadata: { type: [object, "null"], additionalProperties: true }';
    const named = '        metadata: { type: object, properties: { "a name": { const: { "a key": 1 } } } }';
    expect((await problemsOf([[document, metadata, named]])).problems).to.deep.equal([]);
  });
});
