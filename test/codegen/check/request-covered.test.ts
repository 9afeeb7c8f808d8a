import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const document = "dialects/chat/dialect.yaml";
const speed = '        speed: { type: [string, "null"] }';
const thinking = `        thinking:
          type: [object, "null"]
          properties: { type: { type: string }, budget_tokens: { type: integer }, display: { type: string } }`;

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
      "a member of an object whose other members are mapped",
      [
        [
          "dialects/messages/dialect.yaml",
          "properties: { effort: { type: string } }",
          "properties: { effort: { type: string }, ▸mood: { type: string } }",
        ],
      ],
      'specs/dialects/messages/mapping.yaml does not answer the request\'s member "output_config.mood"',
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

  it("a schema that two members share needs one answer", async () => {
    const { problems } = await problemsOf([
      ["dialects/messages/dialect.yaml", thinking, '        thinking: { $ref: "#/components/schemas/Thinking" }'],
      [
        "dialects/messages/dialect.yaml",
        speed,
        `        reasoning: { $ref: "#/components/schemas/Thinking" }\n${speed}`,
      ],
      ["dialects/messages/dialect.yaml", "    Source:\n", `    Thinking:${thinking.slice(17)}\n    Source:\n`],
      [
        "dialects/messages/mapping.yaml",
        "        budget: thinking.budget_tokens",
        "        budget: { at: [thinking.budget_tokens, reasoning.budget_tokens] }",
      ],
    ]);
    expect(problems).to.be.empty;
  });

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
