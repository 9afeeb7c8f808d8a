import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("eventsOfStreams: the events of a part hold what it has", () => {
  faultCases([
    [
      "the text of a part",
      [
        [
          chat,
          "text: { text: [{ choices: [{ index: 0, delta: { content: $piece }",
          "text: { ▸text: [{ choices: [{ index: 0, delta: {}",
        ],
      ],
      "no event here has the text of a text",
      "write $piece where it belongs",
    ],
    [
      "the name of a call",
      [
        [chat, 'function: { name: $part_name, arguments: "" }', 'function: { arguments: "" }'],
        [chat, "      call:\n        open:", "      ▸call:\n        open:"],
      ],
      "no event here has the name of a call",
      "write $part_name where it belongs",
    ],
    [
      "an event that is not read",
      [
        [messages, "          thinking_delta: [{ key: index, text: delta.thinking }]\n", ""],
        [
          messages,
          "text: [{ type: content_block_delta, index: $index, delta: { type: thinking_delta",
          "text: [▸{ type: content_block_delta, index: $index, delta: { type: thinking_delta",
        ],
      ],
      'streams are written with the event "thinking_delta", and none is read',
      "write thinking_delta: under cases: of stream.read",
    ],
    [
      "an event that ends",
      [
        [messages, "    end: [{ type: message_stop }]\n", ""],
        [messages, "  write:\n    named", "  ▸write:\n    named"],
      ],
      'a stream ends with "message_stop" where it is read, and none is written',
      "write an event with type: message_stop",
    ],
  ]);
});
