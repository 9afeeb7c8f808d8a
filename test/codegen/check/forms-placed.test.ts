import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const PLACES = "add in: with some of these: ";

describe("formsPlaced: forms in lists of content say where they are written", () => {
  faultCases([
    [
      "media",
      [[chat, "  image:\n    kind: media\n    in: [user]\n", "  ▸image:\n    kind: media\n"]],
      'the form "image" does not say where it is written',
      `${PLACES}system, user, assistant, tool, answer; or write direction: read`,
    ],
    [
      "a call",
      [[messages, "  call:\n    in: [assistant, answer]\n", "  ▸call:\n"]],
      'the form "call" does not say where it is written',
      `${PLACES}user, assistant, result, instructions, answer; or write direction: read`,
    ],
    [
      "one of several forms of texts",
      [
        [messages, "  text: { when: { type: text },", "  text: { in: [user], when: { type: text },"],
        [messages, "  image:\n", "  ▸shown: { kind: text, when: { type: text }, fields: { text: text } }\n  image:\n"],
      ],
      'the form "shown" does not say where it is written',
      `${PLACES}user, assistant, result, instructions, answer; or write direction: read`,
    ],
  ]);
});
