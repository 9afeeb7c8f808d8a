import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-turns: lines of specs and the code that comes of them", () => {
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
            'if (wire.role === "user") turns.push(readUserItem(wire, place, loss));',
            'else if (wire.role === "assistant") turns.push(readAssistantItem(wire, place, loss));',
            "else loss.at(place);",
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
            "        - { at: content, empty: null }",
            "        - { form: declined, at: refusal, empty: { answer: null } }",
            '        - { form: called, at: "tool_calls[]" }',
          ].join("\n"),
        ],
        made: [
          "chat/read.ts",
          [
            '...besideText(wire.reasoning_content, path + ".reasoning_content", loss,',
            "readThoughtPart),",
            '...readContent(wire.content, path + ".content", loss, readPart),',
            '...besideText(wire.refusal, path + ".refusal", loss, readDeclinedPart),',
            '...besideList(wire.tool_calls, path + ".tool_calls", loss, readCalledPart),',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
