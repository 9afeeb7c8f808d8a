import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("finishWords: every way to end has a word", () => {
  faultCases([
    [
      "a way to end without a word",
      [
        [messages, "  awaiting_results: [tool_use]\n", ""],
        [messages, "\nfinish:\n", "\n▸finish:\n"],
      ],
      'no word is written for "awaiting_results"',
      "awaiting_results: [<word>]",
    ],
    [
      "a way to end that there is not",
      [[messages, "  length: [max_tokens]\n", "  length: [max_tokens]\n  ▸lenght: [max]\n"]],
      'there is no way to end "lenght"',
      'did you mean "length"?',
    ],
    [
      "a word with two meanings",
      [[messages, "  length: [max_tokens]\n", "  ▸length: [max_tokens, end_turn]\n"]],
      '"end_turn" means both "stop" and "length"',
      "use written: to write it only",
    ],
    [
      "an unknown word that means a happy end",
      [[chat, "  else: other\n\nusage", "  ▸else: stop\n\nusage"]],
      'an unknown word must not mean "stop"',
      "use other",
    ],
    [
      "an unknown word that falls back on a happy end",
      [[chat, "  else: other\n\nusage", "  ▸else: paused\n\nusage"]],
      'an unknown word must not mean "paused"',
      "use other",
    ],
    [
      "an unknown word that means what there is not",
      [[chat, "  else: other\n\nusage", "  ▸else: others\n\nusage"]],
      'there is no way to end "others"',
      'did you mean "other"?',
    ],
    [
      "a pattern that would be written",
      [[messages, "  length: [max_tokens]\n", '  ▸length: ["*/max_tokens", max_tokens]\n']],
      '"*/max_tokens" is written for "length"',
      "patterns are only read",
    ],
    [
      "a new way to end without a fallback",
      [
        [
          "interlingua/text.yaml",
          "    paused: {",
          "    bored: { description: the model lost interest }\n    paused: {",
        ],
        [chat, "\nfinish:\n", "\n▸finish:\n"],
        [messages, "\nfinish:\n", "\n▸finish:\n"],
      ],
      'no word is written for "bored" (the model lost interest)',
      "bored: { written: <word> }",
    ],
  ]);
});
