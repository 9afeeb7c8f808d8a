import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("finishWords: every finish reason has a value", () => {
  faultCases([
    [
      "a finish reason without a value",
      [
        [messages, "  awaiting_results: [tool_use]\n", ""],
        [messages, "\nfinish:\n", "\n▸finish:\n"],
      ],
      'no word is written for "awaiting_results" (the model waits for results)',
      "name the dialect's words: awaiting_results: [<word>], or awaiting_results: { written: " +
        "<word> } for a word that is not read so",
    ],
    [
      "an unknown finish reason",
      [[messages, "  length: [max_tokens]\n", "  length: [max_tokens]\n  ▸lenght: [max]\n"]],
      'there is no way to end "lenght"',
      'did you mean "length"?',
    ],
    [
      "a value with two meanings",
      [[messages, "  length: [max_tokens]\n", "  ▸length: [max_tokens, end_turn]\n"]],
      '"end_turn" means both "stop" and "length"',
      "a word is read in one way; use written: to write it only",
    ],
    [
      "an unknown value that means a normal end",
      [[chat, "  else: other\n\nusage", "  ▸else: stop\n\nusage"]],
      'an unknown word must not mean "stop"',
      "a host's new word for a cut or a filter would pass for a happy end: use other",
    ],
    [
      "an unknown value that falls back to a normal end",
      [[chat, "  else: other\n\nusage", "  ▸else: paused\n\nusage"]],
      'an unknown word must not mean "paused"',
      "a host's new word for a cut or a filter would pass for a happy end: use other",
    ],
    [
      "an unknown value with an unknown meaning",
      [[chat, "  else: other\n\nusage", "  ▸else: others\n\nusage"]],
      'there is no way to end "others"',
      'did you mean "other"?',
    ],
    [
      "a word that is written and not read",
      [[messages, "  other: { written: end_turn }", "  ▸other: { written: end_trun }"]],
      '"end_trun" is written for "other", and no meaning has it among the words that are read',
      'did you mean "end_turn"?',
    ],
    [
      "a pattern that would be written",
      [[messages, "  length: [max_tokens]\n", '  ▸length: ["*/max_tokens", max_tokens]\n']],
      '"*/max_tokens" is written for "length"',
      "patterns are only read: put a word before it",
    ],
    [
      "a new finish reason without a fallback",
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
      "name the dialect's words: bored: [<word>], or bored: { written: <word> } for a word that is not read so",
    ],
  ]);
});
