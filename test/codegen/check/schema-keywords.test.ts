import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const document = "dialects/chat/dialect.yaml";
const SEED = '        seed: { type: [integer, "null"], description: Makes sampling repeatable. }';
const HINT = "put a text with a comma in quotes";

describe("schemaKeywords: texts of schemas are whole", () => {
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
  ]);

  it("lets names and values have spaces", async () => {
    const metadata = '        metadata: { type: [object, "null"], additionalProperties: true }';
    const named = '        metadata: { type: object, properties: { "a name": { const: { "a key": 1 } } } }';
    expect((await problemsOf([[document, metadata, named]])).problems).to.deep.equal([]);
  });
});
