import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-forms: lines of specs and the generated code", () => {
  emitCases([
    [
      "a form with its text",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "    when: { type: thinking }",
            "    concepts: { signature: present }",
            "    fields: { text: thinking, signature: signature }",
          ].join("\n"),
        ],
        made: [
          "messages/write.ts",
          [
            "function writeReasoningPart(part: ReasoningPart, loss: Loss): Wire {",
            '  loss.dropConcept(part, "redacted", part.redacted);',
            "  return {",
            '    type: "thinking",',
            "    thinking: part.text,",
            "    signature: part.signature,",
            "  };",
          ].join("\n"),
        ],
      },
    ],
    [
      "the form of a record",
      {
        given: ["dialects/messages/mapping.yaml", "      concepts: { mode: required, names: one }"],
        made: [
          "messages/write.ts",
          [
            "function writeToolChoice(toolChoice: ToolChoice, loss: Loss): Wire | undefined {",
            '  if (toolChoice.mode === "required" && toolChoice.names?.length === 1) return',
            "writeNamedToolChoice(toolChoice, loss);",
            "  if (toolChoice.names === undefined) return writePlainToolChoice(toolChoice, loss);",
            "  return loss.drop(toolChoice);",
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "the forms of a record of which one is a word",
      {
        given: ["dialects/chat/mapping.yaml", "    named:\n      when: { type: [function, absent] }"],
        made: [
          "chat/write.ts",
          "function writeToolChoice(toolChoice: ToolChoice, loss: Loss): string | Wire | undefined {",
        ],
      },
    ],
  ]);
});
