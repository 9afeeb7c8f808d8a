import { emitCases } from "../../support/codegen/emit-cases.js";

describe("index-module: lines of specs and the generated code", () => {
  emitCases([
    [
      "a route",
      {
        given: [
          "dialects/messages/dialect.yaml",
          ["      operationId: createMessage", "      x-model: body", "      x-stream: body"].join("\n"),
        ],
        made: ["routes.ts", ['operationId: "createMessage",', 'model: "body",', 'stream: "body",'].join("\n")],
      },
    ],
  ]);
});
