import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-usage: lines of specs and the generated code", () => {
  emitCases([
    [
      "counts of tokens, with those that are counted apart",
      {
        given: ["dialects/messages/mapping.yaml", "input: { at: input_tokens, without: [cached_input] }"],
        made: [
          "messages/read.ts",
          [
            "input: including(asCount(wire.input_tokens), asCount(wire.cache_read_input_tokens)),",
            "cached_input: asCount(wire.cache_read_input_tokens),",
          ].join("\n"),
        ],
      },
    ],
    [
      "counts of further runs of the model",
      {
        given: [
          [
            "dialects/messages/dialect.yaml",
            "output_tokens: { type: integer }",
            "output_tokens: { type: integer }\n            runs:\n              " +
              "{ type: array, items: { type: object, properties: { type: { type: string } } } }",
          ],
          ["dialects/messages/mapping.yaml", "usage:\n", 'more_usage: "runs[type=summary|advice]"\nusage:\n'],
        ],
        made: [
          "messages/read.ts",
          '}, wire.runs, (item) => item.type === "summary" || item.type === "advice", readUsage, );',
        ],
      },
    ],
  ]);
});
