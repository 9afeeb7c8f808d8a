import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-items: lines of specs and the generated code", () => {
  emitCases([
    [
      "parts beside the content",
      {
        given: [
          "dialects/chat/mapping.yaml",
          [
            "        - { at: content, default: null }",
            "        - { form: declined, at: refusal, default: { answer: null } }",
            '        - { form: called, at: "tool_calls[]" }',
          ].join("\n"),
        ],
        made: [
          "chat/write.ts",
          [
            "function writeAssistantItem(parts: readonly Part[], loss: Loss): Wire | undefined {",
            '  const declined = parts.filter((part): part is RefusalPart => part.kind === "refusal");',
            '  const called = parts.filter((part): part is CallPart => part.kind === "call");',
            "  const content = writeContent(",
            '    parts.filter((part) => part.kind !== "refusal" && part.kind !== "call"),',
            "    true,",
            '    (part) => writePart(part, "assistant", loss),',
            "  );",
            "  if (content === undefined && declined.length === 0 && called.length === 0) return",
            "undefined;",
            "  return {",
            '    role: "assistant",',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
