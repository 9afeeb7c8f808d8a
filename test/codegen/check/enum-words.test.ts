import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("enumWords: tables of values cover every meaning", () => {
  faultCases([
    [
      "a meaning without a value",
      [[messages, "values: { summarized: summarized, omitted: omitted } }", "▸values: { summarized: summarized } }"]],
      '"omitted" of Visibility has no word (keep the reasoning hidden)',
      "give it a word, or write omitted: [] if a request for it is to be reported as lost",
    ],
    [
      "an unknown meaning",
      [
        [
          messages,
          "values: { summarized: summarized, omitted: omitted } }",
          "values: { summarized: summarized, omitted: omitted, ▸hiden: hidden } }",
        ],
      ],
      'Visibility has no meaning "hiden"',
      "known here: summarized, omitted",
    ],
    [
      "an unknown meaning in place of the last one",
      [
        [
          messages,
          "values: { summarized: summarized, omitted: omitted } }",
          "values: { summarized: summarized, ▸hidden: omitted } }",
        ],
      ],
      'Visibility has no meaning "hidden"',
      'did you mean "omitted"?',
    ],
    [
      "a default that is no word",
      [
        [
          messages,
          "values: { summarized: summarized, omitted: omitted } }",
          "values: { summarized: summarized, omitted: omitted }, ▸default: sumarized }",
        ],
      ],
      'the default "sumarized" is none of the line\'s words',
      "write default: summarized",
    ],
    [
      "a default that is like no word",
      [
        [
          messages,
          "values: { summarized: summarized, omitted: omitted } }",
          "values: { summarized: summarized, omitted: omitted }, ▸default: pending }",
        ],
      ],
      'the default "pending" is none of the line\'s words',
      "known here: summarized, omitted",
    ],
    [
      "a value with two meanings",
      [
        [
          messages,
          "values: { summarized: summarized, omitted: omitted } }",
          "values: { summarized: shown, ▸omitted: shown } }",
        ],
      ],
      '"shown" means both "summarized" and "omitted"',
      "a word is read in one way",
    ],
    [
      "a bare text without a value",
      [
        [
          chat,
          "mode: { at: ., values: { auto: auto, none: none, required: [required, any] } }",
          "mode: { at: ., ▸values: { auto: auto, none: none } }",
        ],
      ],
      '"required" of ChoiceMode has no word (the model must call)',
      "give it a word, or write required: [] if a request for it is to be reported as lost",
    ],
    [
      "values for a concept that is no enum",
      [
        [
          messages,
          "        budget: thinking.budget_tokens",
          "        budget: { at: thinking.budget_tokens, ▸values: { some: much } }",
        ],
      ],
      '"budget" is not an enum: it has no meanings to find words for',
      "leave values out",
    ],
  ]);
});
