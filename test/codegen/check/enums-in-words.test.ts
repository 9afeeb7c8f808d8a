import { faultCases } from "../../support/codegen/fault-cases.js";

describe("enumsInWords: each meaning of a concept has a word of the dialect", () => {
  faultCases([
    [
      "a line without values",
      [
        [
          "dialects/messages/mapping.yaml",
          "mode: { at: type, values: { auto: auto, required: any, none: none } }",
          "▸mode: { at: type }",
        ],
      ],
      'no words are given for "mode"',
      "write values: { auto: <word>, none: <word>, required: <word> }, and [] for what has no word",
    ],
    [
      "meanings that are written in quotes",
      [
        [
          "dialects/messages/mapping.yaml",
          'mode: { at: thinking.type, values: { "on": enabled, "off": disabled } }',
          "▸mode: { at: thinking.type }",
        ],
      ],
      'no words are given for "mode"',
      'write values: { "off": <word>, "on": <word> }, and [] for what has no word',
    ],
  ]);
});
