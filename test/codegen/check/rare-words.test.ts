import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("rareWords: a word that is nearly one of other specs", () => {
  faultCases([
    [
      "letters that are swapped, in a word that no document lists",
      [[messages, "call_ids: toolu_", "▸call_ids: thniking_"]],
      'no other spec has the word "thniking"',
      'did you mean "thinking"? If the vendor has the word, name it in specs/dialects/messages/dialect.yaml.',
    ],
    [
      "a letter that is missing, in the name of a form",
      [[messages, "  redacted:\n    kind: reasoning", "  ▸reasning:\n    kind: reasoning"]],
      'no other spec has the word "reasning"',
      'did you mean "reasoning"? If the vendor has the word, name it in specs/dialects/messages/dialect.yaml.',
    ],
  ]);
});
