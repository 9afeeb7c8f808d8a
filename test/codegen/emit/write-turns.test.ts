import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-turns: lines of specs and the generated code", () => {
  emitCases([
    [
      "items by their roles",
      {
        given: [
          "dialects/messages/mapping.yaml",
          [
            "    user: { role: user, when: { role: user }, content: content }",
            "    assistant: { when: { role: assistant }, content: content }",
          ].join("\n"),
        ],
        made: [
          "messages/write.ts",
          [
            "  switch (turn.role) {",
            '    case "user":',
            "      writeUserTurn(turn, items, loss);",
            "      break;",
            '    case "assistant":',
            "      writeAssistantTurn(turn, items, loss);",
            "      break;",
            "    default:",
            "      loss.drop(turn);",
            "  }",
          ].join("\n"),
        ],
      },
    ],
    [
      "a part that is an item of its own",
      {
        given: ["dialects/chat/mapping.yaml", "tool: { role: user, form: answered, when: { role: tool } }"],
        made: [
          "chat/write.ts",
          [
            'if (part.kind === "result") {',
            "  flush();",
            "  items.push(writeToolItem(part, loss));",
            "  continue;",
            "}",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
