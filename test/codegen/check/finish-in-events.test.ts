import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const failure = "  event: { type: message_delta, delta: { ▸stop_reason: refused }, error: { message: $message } }\n";
const read: readonly [string, string, string] = [
  messages,
  "      message_delta: { usage: [usage], finish: delta.stop_reason }",
  "      message_delta: { usage: [usage], finish: delta.stop_reason, fail: error }",
];

describe("finishInEvents: a constant at the place of the finish is one of its words", () => {
  faultCases([
    [
      "the event of a failure",
      [read, [messages, "  types: { 404: not_found_error", `${failure}  types: { 404: not_found_error`]],
      '"refused" is read as why an answer ended, and is none of the words under finish:',
      "known here: end_turn, stop_sequence, tool_use, max_tokens, pause_turn",
    ],
    [
      "an event of a part, where the word is nearly one of them",
      [
        [
          chat,
          "text: { text: [{ choices: [{ index: 0, delta: { content: $piece }, finish_reason: null }] }] }",
          "text: { text: [{ choices: [{ index: 0, delta: { content: $piece }, ▸finish_reason: stopp }] }] }",
        ],
      ],
      '"stopp" is read as why an answer ended, and is none of the words under finish:',
      'did you mean "stop"?',
    ],
  ]);
});
