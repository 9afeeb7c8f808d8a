import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const document = "dialects/chat/dialect.yaml";

describe("requestCovered: every member of a request is answered", () => {
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
      "under unmapped",
    ],
    [
      "a member whose reason was taken away",
      [
        ["dialects/chat/mapping.yaml", "    metadata: pairs stay with the vendor\n", ""],
        [document, "        metadata: {", "        ▸metadata: {"],
      ],
      'does not answer the request\'s member "metadata"',
      "map it under request.fields",
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
      'the request\'s member "deferred"',
      "under consumed",
    ],
  ]);

  it("a member that is always refused needs no other answer", async () => {
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
