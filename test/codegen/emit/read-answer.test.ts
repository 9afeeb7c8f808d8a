import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-answer: lines of specs and the generated code", () => {
  emitCases([
    [
      "an answer that is one item",
      {
        given: ["dialects/chat/mapping.yaml", "parts: choices[0].message"],
        made: ["chat/read.ts", "const parts = settleParts(readAssistantItem(inChoices0Message, loss).parts);"],
      },
    ],
    [
      "an answer that is a list of parts",
      {
        given: ["dialects/messages/mapping.yaml", "parts: { at: content, content: answer }"],
        made: [
          "messages/read.ts",
          'const parts = settleParts(readContent(body.content, loss, readPart, body, "content"));',
        ],
      },
    ],
  ]);
});
