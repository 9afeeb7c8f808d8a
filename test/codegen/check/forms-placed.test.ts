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
      "add in: with some of these: system, user, assistant, tool, answer; or write direction: read",
    ],
    [
      "a call",
      [[messages, "  call:\n    in: [assistant, answer]\n", "  ▸call:\n"]],
      'the form "call" does not say where it is written',
      `${PLACES}user, assistant, result, instructions, answer; or write direction: read`,
    ],
    [
      "a form that could not be written anyway",
      [
        [
          chat,
          "  refused: { kind: refusal, direction: read,",
          "  ▸blank: { kind: refusal, when: { type: blank }, fields: { text: { absent: it has no words } } }\n" +
            "  refused: { kind: refusal, direction: read,",
        ],
      ],
      'the form "blank" does not say where it is written',
      "add in: with some of these: system, user, assistant, tool, answer; or write direction: read",
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
    [
      "a form at a place of words",
      [
        [chat, "- { at: content, default: null }", "- { at: content, default: null, words: true }"],
        [
          chat,
          "    in: [user]\n    when: { type: image_url }",
          "    in: [user, ▸assistant]\n    when: { type: image_url }",
        ],
      ],
      'the form "image" is never written in "assistant", which has no list of parts',
      "write in: with some of system, user, tool",
    ],
    [
      "a form at an item that is one part",
      [
        [chat, "parts: { at: content, content: tool }", "parts: { at: content, content: result }"],
        [chat, "    in: [user]\n    when: { type: file }", "    in: [user, ▸tool]\n    when: { type: file }"],
      ],
      'the form "document" is never written in "tool", which has no list of parts',
      "write in: with some of system, user, assistant, result, answer",
    ],
    [
      "texts in some lists alone",
      [
        [messages, "  text: { when: { type: text },", "  text: { in: [user, answer], when: { type: text },"],
        [messages, "\nparts:\n", "\n▸parts:\n"],
      ],
      'no form of texts is written in "assistant", "instructions", "result", which have lists of parts',
      'add it to in: of "text"',
    ],
    [
      "no texts",
      [
        [messages, "  text: { when: { type: text },", "  text: { direction: read, when: { type: text },"],
        [messages, "\nparts:\n", "\n▸parts:\n"],
      ],
      'no form of texts is written in "user", "assistant", "instructions", "result", "answer", ' +
        "which have lists of parts",
      "write text: { when: …, fields: { text: <place> } }",
    ],
  ]);
});
