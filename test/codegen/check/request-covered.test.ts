import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const document = "dialects/chat/dialect.yaml";

describe("requestCovered: a mapping has a line for every member of a request", () => {
  faultCases([
    [
      "a new member",
      [
        [
          document,
          "        seed: { type:",
          '        ▸mood: { type: [string, "null"], description: How cheerful to be. }\n        seed: { type:',
        ],
      ],
      'specs/dialects/chat/mapping.yaml does not answer the request\'s member "mood"',
      "map it under request.fields, or write under consumed what the gateway does with it, or " +
        "under unmapped why nothing else can hold it",
    ],
    [
      "a member without its reason",
      [
        ["dialects/chat/mapping.yaml", "    metadata: pairs stay with the vendor\n", ""],
        [document, "        metadata: {", "        ▸metadata: {"],
      ],
      'specs/dialects/chat/mapping.yaml does not answer the request\'s member "metadata"',
      "map it under request.fields, or write under consumed what the gateway does with it, or " +
        "under unmapped why nothing else can hold it",
    ],
    [
      "a member that is refused with some values only",
      [
        [
          document,
          "        seed: { type:",
          "        ▸deferred: { type: boolean, description: Answer later. }\n        seed: { type:",
        ],
      ],
      'specs/dialects/chat/mapping.yaml does not answer the request\'s member "deferred"',
      "map it under request.fields, or write under consumed what the gateway does with it, or " +
        "under unmapped why nothing else can hold it",
    ],
  ]);

  it("a member that is always refused needs no other line", async () => {
    const { problems } = await problemsOf([
      [
        document,
        "        seed: { type:",
        "        routing: { type: array, description: Other models. }\n        seed: { type:",
      ],
    ]);
    expect(problems).to.be.empty;
  });
});
