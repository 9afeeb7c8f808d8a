import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("swappedWords: a word that is the name of a meaning has this meaning", () => {
  faultCases([
    [
      "words of an enum",
      [[messages, "values: { low: low, high: high }", "values: { ▸low: HIGH, ▸high: low }"]],
      '"HIGH" is read as "low", and there is a meaning "high" with other words',
      "write high: HIGH",
    ],
    [
      "words for why an answer ended",
      [
        [chat, '  stop: [stop, eos, ""]', '  ▸stop: [length, eos, ""]'],
        [chat, "  length: [length]\n", "  ▸length: [stop]\n"],
      ],
      '"length" is read as "stop", and there is a meaning "length" with other words',
      "write length: length",
    ],
    [
      "roles",
      [
        [
          messages,
          "    user: { role: user, when: { role: user }",
          "    user: { role: user, when: { ▸role: assistant }",
        ],
        [messages, "    assistant: { when: { role: assistant }", "    assistant: { when: { ▸role: user }"],
      ],
      'items with role: assistant are read as turns of the role "user"',
      "write role: user, or role: assistant",
    ],
  ]);
});
