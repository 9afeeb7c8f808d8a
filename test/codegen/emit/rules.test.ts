import { emitCases } from "../../support/codegen/emit-cases.js";

describe("rules: lines of specs and the generated code", () => {
  emitCases([
    [
      "the values that a dialect accepts",
      {
        given: [
          "dialects/messages/mapping.yaml",
          ["  before_write:", "    - fit_reasoning"].join("\n"),
          [
            "  rules:",
            "    temperature: { least: 0, message: not below zero }",
            "  before_write:",
            "    - fit_reasoning",
          ].join("\n"),
        ],
        made: [
          "messages/write.ts",
          [
            'export const rules: readonly Rule[] = [{ concept: "temperature", when: [], least: 0,',
            'message: "not below zero" }];',
            "",
            "/** A request in the words of the vocabulary as one of the messages dialect. */",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
