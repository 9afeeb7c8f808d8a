import { emitCases } from "../../support/codegen/emit-cases.js";

const document = "dialects/chat/dialect.yaml";

describe("written-body: lines of specs and the generated code", () => {
  emitCases([
    [
      "a request",
      {
        given: [document, "    Request:\n"],
        made: ["chat/write.ts", '} satisfies Written<components["schemas"]["Request"]>; }'],
      },
    ],
    [
      "a request of one of several schemas",
      {
        given: [
          [
            document,
            "      operationId: createChatCompletion\n",
            "      operationId: createChatCompletion\n      x-operation: edit\n      x-request: Edit\n",
          ],
          [
            document,
            "    Message:\n",
            "    Edit: { type: object, properties: { seed: { type: integer } } }\n    Message:\n",
          ],
        ],
        made: [
          "chat/write.ts",
          '} satisfies Written<components["schemas"]["Request"] | components["schemas"]["Edit"]>; }',
        ],
      },
    ],
    [
      "an answer",
      {
        given: [document, "    Response:\n"],
        made: ["chat/write.ts", '} satisfies Written<components["schemas"]["Response"]>; }'],
      },
    ],
  ]);
});
