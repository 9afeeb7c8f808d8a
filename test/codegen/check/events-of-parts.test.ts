import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("eventsOfParts: the events of a part tell of its pieces, its number and its ID", () => {
  faultCases([
    [
      "the whole text where a piece of it belongs, once for the kinds of one key",
      [[messages, "delta: { type: text_delta, text: $piece }", "delta: { type: text_delta, ▸text: $text }"]],
      '"$text" is all that came so far, and each event of text: has one piece of it',
      "write text: $piece",
    ],
    [
      "all arguments where a piece of them belongs",
      [[chat, "function: { arguments: $piece }", "function: { ▸arguments: $json_arguments }"]],
      '"$json_arguments" is all that came so far, and each event of text: has one piece of it',
      "write arguments: $piece",
    ],
    [
      "the whole part where a part with one piece belongs",
      [[chat, "delta: { content: $piece }", "delta: { ▸content: $content }"]],
      '"$content" is all that came so far, and each event of text: has one piece of it',
      "write content: $piece_content",
    ],
    [
      "the whole text among shared members",
      [
        [
          messages,
          "text: [{ type: content_block_delta, index: $index, delta: { type: thinking_delta, thinking: $piece } }]",
          "text: [{ type: content_block_delta, index: $index, delta: { $use: thought } }]",
        ],
        [
          messages,
          "    end: [{ type: message_stop }]\n",
          "    end: [{ type: message_stop }]\n    shared: { thought: { type: thinking_delta, ▸thinking: $text } }\n",
        ],
      ],
      '"$text" is all that came so far, and each event of text: has one piece of it',
      "write thinking: $piece",
    ],
    [
      "a number that the other events of a part do not have",
      [
        [
          messages,
          "open: [{ type: content_block_start, index: $index, content_block: { type: text,",
          "open: [{ type: content_block_start, ▸index: $kind_index, content_block: { type: text,",
        ],
      ],
      '"$kind_index" in the events of open: is another number than "$index" in those of text:',
      "write index: $index",
    ],
    [
      "a number among other kinds of parts",
      [
        [
          messages,
          "      call:\n        open:\n          - type: content_block_start\n            index: $index",
          "      call:\n        open:\n          - type: content_block_start\n            index: $index[kind=call]",
        ],
        [
          messages,
          "{ type: content_block_delta, index: $index, delta: { type: input_json_delta",
          '{ type: content_block_delta, index: "$index[kind=call]", delta: { type: input_json_delta',
        ],
        [
          messages,
          "        close: [{ type: content_block_stop, index: $index }]\n    finish:",
          "        close: [{ type: content_block_stop, ▸index: $index }]\n    finish:",
        ],
      ],
      '"$index" in the events of close: is another number than "$index[kind=call]" in those of open:',
      'write index: "$index[kind=call]"',
    ],
    [
      "a constant where the other events have the number of the part",
      [
        [
          messages,
          "open: [{ type: content_block_start, index: $index, content_block: { type: text,",
          "open: [{ type: content_block_start, ▸index: 0, content_block: { type: text,",
        ],
      ],
      '"0" in the events of open: is another number than "$index" in those of text:',
      "write index: $index",
    ],
    [
      "a call without its ID",
      [
        [messages, "content_block: { type: tool_use, id: $part_id, name", "content_block: { type: tool_use, name"],
        [messages, "      call:\n        open:\n", "      ▸call:\n        open:\n"],
      ],
      "no event here has the ID of a call",
      "write id: $part_id in an event of open:",
    ],
  ]);
});
