import { faultCases } from "../../support/codegen/fault-cases.js";

describe("refusedReasoning: presets refuse reasoning that their dialects name", () => {
  faultCases([
    [
      "a preset that refuses reasoning where its dialect names none",
      [
        [
          "providers/openai.yaml",
          "dialects: [chat]",
          "dialects: [chat]\nwire:\n  chat:\n    reasoning_refused: [▸thoughts]",
        ],
      ],
      'the chat dialect names no reasoning in "thoughts"',
      "",
    ],
  ]);
});
