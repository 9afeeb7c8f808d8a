import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

const messages = "dialects/messages/mapping.yaml";

describe("eventsReadBack: what is written to streams is read from them", () => {
  faultCases([
    [
      "the index of an event",
      [
        [
          messages,
          "text: [{ type: content_block_delta, index: $index, delta: { type: text_delta",
          "text: [▸{ type: content_block_delta, delta: { type: text_delta",
        ],
      ],
      'a part is read by its "index", and this event has none',
      "write index: $index",
    ],
    [
      "a constant as the index of all parts of a kind",
      [
        [chat, "                    - index: $kind_index\n", "                    - index: 0\n"],
        [
          chat,
          "          - choices:\n              - index: 0\n                delta:\n",
          "          - ▸choices:\n              - index: 0\n                delta:\n",
        ],
        [chat, "delta: { tool_calls: [{ index: $kind_index, function", "delta: { tool_calls: [{ index: 0, function"],
      ],
      'a call is read by its "index", and this event has the same for all',
      "write index: $index",
    ],
    [
      "the key of a piece",
      [
        [
          chat,
          "      - at: choices[0].delta.tool_calls[]\n        kind: call\n        key: index\n",
          "      - ▸at: choices[0].delta.tool_calls[]\n        kind: call\n",
        ],
      ],
      "the events of a call are written with its index, and not read by it",
      "write key: with the place of the index",
    ],
    [
      "the event that begins a part",
      [
        [
          messages,
          "        open:\n          - { type: content_block_start, index: $index, content_block: { type: thinking, " +
            'thinking: "", signature: "" } }\n',
          "",
        ],
        [messages, "      reasoning:\n        text:", "      ▸reasoning:\n        text:"],
      ],
      "no event here begins a reasoning where streams are read",
      "write open: with the event that is read as a piece with kind:",
    ],
    [
      "the text of a part",
      [[messages, "thinking_delta: [{ key: index, text: delta.thinking }]", "thinking_delta: [▸{ key: index }]"]],
      "the text of a reasoning is written to streams, and not read from the events that have it",
      "write text: <place> at the piece that is read from it",
    ],
    [
      "the citations of a part",
      [
        [messages, "          citations_delta: [{ key: index, citations: delta.citation, record: citation }]\n", ""],
        [
          messages,
          "        close: [{ type: content_block_stop, index: $index }]\n      reasoning:",
          "        citation: [▸{ type: content_block_delta, index: $index, delta: { type: citations_delta, " +
            "citation: $citation } }]\n        close: [{ type: content_block_stop, index: $index }]\n      reasoning:",
        ],
      ],
      "the citations of a text is written to streams, and not read from the events that have it",
      "write citations: <place> at the piece that is read from it",
    ],
    [
      "the ID of a call",
      [
        [chat, "        id: id\n        name: function.name\n", "        name: function.name\n"],
        [chat, "      - at: choices[0].delta.tool_calls[]", "      - ▸at: choices[0].delta.tool_calls[]"],
      ],
      "the id of a call is written to streams, and not read from the events that have it",
      "write id: <place> at the piece that is read from it",
    ],
    [
      "the event that closes a part",
      [
        [
          messages,
          "signature: $signature } }\n        close: [{ type: content_block_stop, index: $index }]\n",
          "signature: $signature } }\n",
        ],
        [messages, "      reasoning:\n        open:", "      ▸reasoning:\n        open:"],
      ],
      'a reasoning is read until the event "content_block_stop" closes it, and none is written',
      'write close: with the event "content_block_stop"',
    ],
    [
      "the event of a failure, by its word",
      [
        [messages, "      error: { fail: error }\n", ""],
        [messages, "stream:\n  read:", "stream:\n  ▸read:"],
      ],
      "streams are written with an event of a failure, and none is read as one",
      "write fail: <place> at the event that has it",
    ],
    [
      "the event of a failure, which lacks its word",
      [
        [messages, "body: { type: error, error:", "body: { error:"],
        [messages, "stream:\n  read:", "stream:\n  ▸read:"],
      ],
      "streams are written with an event of a failure, and none is read as one",
      "write type: error in the event of errors:",
    ],
    [
      "the event of a failure",
      [
        [chat, "    fail: error\n", ""],
        [chat, "  read:\n    start: { id: id", "  ▸read:\n    start: { id: id"],
      ],
      "streams are written with an event of a failure, and none is read as one",
      "write fail: <place> at the event that has it",
    ],
    [
      "the event of a failure, which is read from another member",
      [
        [chat, "    fail: error\n", "    fail: fault\n"],
        [chat, "  read:\n    start: { id: id", "  ▸read:\n    start: { id: id"],
      ],
      'a failure is read from "fault", and the event of one that is written has no such member',
      "write event: in errors:, with $message at fault",
    ],
  ]);
});
