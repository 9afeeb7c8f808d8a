import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-answer: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "an answer that is one item",
      {
        given: ["dialects/chat/mapping.yaml", 'parts: { at: "choices[0].message", item: assistant }'],
        made: [
          "chat/read.ts",
          [
            'const parts = settleParts(readAssistantItem(inChoices0Message, "choices[0].message",',
            "noLoss).parts);",
          ].join("\n"),
        ],
      },
    ],
    [
      "an answer that is a list of parts",
      {
        given: ["dialects/messages/mapping.yaml", "parts: { at: content, content: answer }"],
        made: [
          "messages/read.ts",
          'const parts = settleParts(readContent(body.content, "content", noLoss, readPart));',
        ],
      },
    ],
  ]);
});
