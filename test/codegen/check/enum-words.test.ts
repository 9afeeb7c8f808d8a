import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("enumWords: tables of words answer every meaning", () => {
  faultCases([
    [
      "a meaning without a word",
      [[messages, "values: { summarized: summarized, omitted: omitted } }", "▸values: { summarized: summarized } }"]],
      '"omitted" of Visibility has no word (keep the reasoning hidden)',
      "omitted: []",
    ],
    [
      "a meaning that there is not",
      [
        [
          messages,
          "values: { summarized: summarized, omitted: omitted } }",
          "values: { summarized: summarized, omitted: omitted, ▸hiden: hidden } }",
        ],
      ],
      'Visibility has no meaning "hiden"',
      "known here: summarized",
    ],
    [
      "a word with two meanings",
      [
        [
          messages,
          "values: { summarized: summarized, omitted: omitted } }",
          "values: { summarized: shown, ▸omitted: shown } }",
        ],
      ],
      '"shown" means both "summarized" and "omitted"',
      "read in one way",
    ],
    [
      "a bare text without a word",
      [
        [
          chat,
          "value: mode, values: { auto: auto, none: none, required: [required, any] } }",
          "value: mode, ▸values: { auto: auto, none: none } }",
        ],
      ],
      '"required" of ChoiceMode has no word',
      "required: []",
    ],
    [
      "words for what is no enum",
      [
        [
          messages,
          "          budget: thinking.budget_tokens",
          "          budget: { at: thinking.budget_tokens, ▸values: { some: much } }",
        ],
      ],
      '"budget" is not an enum',
      "leave values out",
    ],
  ]);
});
