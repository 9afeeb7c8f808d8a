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
  ]);
});
