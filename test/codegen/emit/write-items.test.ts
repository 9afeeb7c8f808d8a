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
    [
      "content that only answers have if there is none",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "{ at: content, default: null }",
          "{ at: content, default: { answer: [] } }",
        ],
        made: ["chat/write.ts", 'return undefined; return { role: "assistant", content, refusal: '],
      },
    ],
    [
      "the same in an answer",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "{ at: content, default: null }",
          "{ at: content, default: { answer: [] } }",
        ],
        made: ["chat/write.ts", "content: content ?? [],"],
      },
    ],
    [
      "what is lost of parts beside the content of an answer, where requests have another place for it",
      {
        given: [
          [
            "dialects/chat/mapping.yaml",
            "        - { form: thought, at: reasoning_content }\n",
            "        - { form: thought, at: reasoning_content }\n        - { form: stated, at: reasoning_state }\n",
          ],
          [
            "dialects/chat/mapping.yaml",
            "  thought: { kind: reasoning, in: [answer], fields: { text: . } }\n",
            "  thought: { kind: reasoning, fields: { text: . } }\n" +
              "  stated: { kind: reasoning, in: [assistant], fields: { signature: . } }\n",
          ],
          [
            "dialects/chat/dialect.yaml",
            "        reasoning_content:",
            '        reasoning_state: { type: [string, "null"] }\n        reasoning_content:',
          ],
        ],
        made: [
          "chat/write.ts",
          [
            "function writeAnswerItem(parts: readonly Part[], loss: Loss): Wire {",
            '  const thought = parts.filter((part): part is ReasoningPart => part.kind === "reasoning");',
            "  for (const part of thought) {",
            '    loss.dropConcept(part, "signature", part.signature);',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
