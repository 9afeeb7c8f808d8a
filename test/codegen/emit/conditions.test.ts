import { emitCases } from "../../support/codegen/emit-cases.js";

describe("conditions: lines of specs and the generated code", () => {
  emitCases([
    [
      "a form by a word of its",
      {
        given: ["dialects/messages/mapping.yaml", "    when: { type: thinking }"],
        made: ["messages/read.ts", 'if (wire.type === "thinking") return readReasoningPart(wire, loss);'],
      },
    ],
    [
      "a form by several words, and by a member that is there",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "    when: { type: redacted_thinking }",
          "    when: { type: [redacted_thinking, hidden], data: present }",
        ],
        made: [
          "messages/read.ts",
          'if ((wire.type === "redacted_thinking" || wire.type === "hidden") && wire.data != null)',
        ],
      },
    ],
    [
      "a form of records with a concept, where it may appear",
      {
        given: ["dialects/messages/mapping.yaml", "    concepts: { redacted: present }"],
        made: ["messages/write.ts", "part.redacted !== undefined"],
      },
    ],
  ]);
});
