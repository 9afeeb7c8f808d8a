import { describedMessages } from "../../support/codegen/described-events.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("typesInEvents: places of events have the type that they are read as", () => {
  faultCases([
    [
      "an object that is read as text without the transform of whole answers, where pieces follow",
      [
        ...describedMessages,
        [
          messages,
          "              text: content_block.input\n              transform: non_empty_json_object\n",
          "              ▸text: content_block.input\n",
        ],
      ],
      'text is read as a text, and "content_block.input" is an object',
      "write transform: non_empty_json_object beside text:",
    ],
    [
      "an object that is read as text, where the call is whole",
      [
        ...describedMessages,
        [
          messages,
          "              text: content_block.input\n              transform: non_empty_json_object\n",
          "              ▸text: content_block.input\n              close: true\n",
        ],
      ],
      'text is read as a text, and "content_block.input" is an object',
      "write transform: json_object beside text:",
    ],
    [
      "the ID of a call from an object, where the event has what whole answers read it from",
      [
        ...describedMessages,
        [messages, "              id: content_block.id\n", "              ▸id: content_block.source\n"],
      ],
      'id is read as a text, and "content_block.source" is an object',
      "write id: content_block.id",
    ],
    [
      "a key that is an object",
      [
        ...describedMessages,
        [messages, "content_block_stop: [{ key: index,", "content_block_stop: [{ ▸key: content_block,"],
      ],
      'key is read as a text or a number, and "content_block" is an object',
      "write key: with the member that has it",
    ],
    [
      "usage that is a text",
      [...describedMessages, [messages, "usage: [message.usage] }", "▸usage: [message.role] }"]],
      'usage is read as an object, and "message.role" is a text',
      "write usage: message.usage",
    ],
    [
      "the ID of an answer from a list",
      [...describedMessages, [messages, "start: { id: message.id }", "start: { ▸id: message.content }"]],
      'id is read as a text, and "message.content" is a list',
      "write id: message.id",
    ],
  ]);
});
