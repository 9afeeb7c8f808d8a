import { emitCases } from "../../support/codegen/emit-cases.js";

describe("documents: lines of specs and the generated code", () => {
  emitCases([
    [
      "a description that is wider than a line",
      {
        given: [
          "dialects/messages/dialect.yaml",
          "    Request:\n",
          [
            "    Request:",
            "      description: Sends a conversation to the model that it names and returns the next " +
              "turn of the model, which is whole or a stream.",
            "",
          ].join("\n"),
        ],
        made: [
          "messages/types.ts",
          [
            "* @description Sends a conversation to the model that it names and returns the next",
            "turn of the model, which is",
            "* whole or a stream.",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
