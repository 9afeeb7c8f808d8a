import { emitCases } from "../../support/codegen/emit-cases.js";

describe("presets: lines of specs and the generated code", () => {
  emitCases([
    [
      "a difference of a vendor's wire",
      {
        given: [
          "providers/openai.yaml",
          "dialects: [chat]",
          ["dialects: [chat]", "wire:", "  chat:", "    before_write: [drop_empty_text]"].join("\n"),
        ],
        made: [
          "presets.ts",
          [
            "openai: {",
            '  baseUrl: "https://api.example.test/v1",',
            '  dialects: ["chat"],',
            "  wire: {",
            "    chat: {",
            "      beforeWrite: (turns, loss) => {",
            "        turns = dropEmptyText(turns, loss);",
            "        return turns;",
            "      },",
            "    },",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
