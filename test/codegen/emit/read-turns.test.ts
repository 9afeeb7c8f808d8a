import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-turns: lines of specs and the generated code", () => {
  emitCases([
    [
      "the items of a conversation",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "    user: { role: user, when: { role: user }, content: content }",
            "    assistant: { when: { role: assistant }, content: content }",
          ].join("\n"),
        ],
        made: [
          "messages/read.ts",
          [
            'if (wire.role === "user") turns.push(readUserItem(wire, loss));',
            'else if (wire.role === "assistant") turns.push(readAssistantItem(wire, loss));',
            "else loss.at(wire);",
          ].join("\n"),
        ],
      },
    ],
    [
      "parts beside the content",
      {
        given: [
          "dialects/chat/mapping.yaml",
          [
            "        - { form: thought, at: reasoning_content }",
            "        - { at: content, default: null }",
            "        - { form: declined, at: refusal, default: { answer: null } }",
            '        - { form: called, at: "tool_calls[]" }',
          ].join("\n"),
        ],
        made: [
          "chat/read.ts",
          [
            '...besideText(wire.reasoning_content, loss, readThoughtPart, wire, "reasoning_content"),',
            '...readContent(wire.content, loss, readPart, wire, "content"),',
            '...besideText(wire.refusal, loss, readDeclinedPart, wire, "refusal"),',
            '...besideList(wire.tool_calls, loss, readCalledPart, wire, "tool_calls"),',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
