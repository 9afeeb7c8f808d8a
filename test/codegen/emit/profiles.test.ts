import { emitCases } from "../../support/codegen/emit-cases.js";

describe("profiles: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "rules of a family",
      {
        given: [
          "profiles/assistant-4.7.yaml",
          'temperature: { values: [1], message: "this model accepts only the default temperature" }',
        ],
        made: [
          "profiles.ts",
          [
            '  concept: "temperature",',
            '  at: [["temperature"]],',
            "  when: [],",
            "  values: [1],",
            '  message: "this model accepts only the default temperature",',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
