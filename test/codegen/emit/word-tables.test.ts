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
