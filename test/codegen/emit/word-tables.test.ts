import { emitCases } from "../../support/codegen/emit-cases.js";

describe("word-tables: lines of specs and the generated code", () => {
  emitCases([
    [
      "the meaning of each value",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "mode: { at: type, values: { auto: auto, required: any, none: none } }",
        ],
        made: [
          "messages/read.ts",
          [
            "const modeTypeMeanings: ReadonlyMap<string, ChoiceMode> = new Map<string, ChoiceMode>([",
            '  ["auto", "auto"],',
            '  ["any", "required"],',
            '  ["none", "none"],',
            "]);",
          ].join("\n"),
        ],
      },
    ],
    [
      "the name of a table, after its concept alone",
      {
        given: ["dialects/messages/mapping.yaml", "effort: { at: output_config.effort,"],
        made: ["messages/read.ts", "const effortMeanings: ReadonlyMap<string, Effort>"],
      },
    ],
    [
      "the name of a table, by as much of its path as the concept's other places do not end in",
      {
        given: ["dialects/messages/mapping.yaml", "mode: { at: thinking.type,"],
        made: ["messages/read.ts", "const modeThinkingTypeMeanings: ReadonlyMap<string, ReasoningMode>"],
      },
    ],
    [
      "the value of each meaning",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "mode: { at: type, values: { auto: auto, required: any, none: none } }",
        ],
        made: [
          "messages/write.ts",
          [
            "const modeTypeWords: ReadonlyMap<string, string> = new Map([",
            '  ["auto", "auto"],',
            '  ["none", "none"],',
            '  ["required", "any"],',
            "]);",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
