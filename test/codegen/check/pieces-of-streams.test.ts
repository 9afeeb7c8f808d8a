import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("piecesOfStreams: streams are read as whole as answers", () => {
  faultCases([
    [
      "the kind of a call",
      [
        [
          chat,
          "      - at: choices[0].delta.tool_calls[]\n        kind: call\n",
          "      - ▸at: choices[0].delta.tool_calls[]\n",
        ],
      ],
      "the piece with the name of a call has no kind",
      "write kind: call",
    ],
    [
      "a piece without a kind",
      [[chat, '- { kind: text, text: "choices[0].delta.content" }', '- ▸{ text: "choices[0].delta.content" }']],
      "the piece belongs to no part",
      "write kind:, or key: with the place of what all pieces of one part have in common",
    ],
    [
      "a call without its name",
      [
        [messages, "            - kind: call\n", "            - ▸kind: call\n"],
        [messages, "              name: content_block.name\n", ""],
      ],
      "the piece with the ID of a call has no name",
      "write name: <place>",
    ],
    [
      "a kind of part",
      [
        [chat, '      - { kind: reasoning, text: "choices[0].delta.reasoning_content" }\n', ""],
        [chat, "        kind: reasoning\n        text: thinking\n", "        kind: text\n        text: thinking\n"],
        [chat, "  read:\n    start:", "  ▸read:\n    start:"],
      ],
      'answers may hold parts of the kind "reasoning", and no piece of a stream is of this kind',
      "write kind: reasoning at the piece that begins such a part",
    ],
    [
      "an explanation that is written in its member of the answer",
      [
        [
          messages,
          "delta: { stop_reason: $finish }, usage: $usage }",
          "delta: { stop_reason: $finish, stop_details: $response.stop_details }, usage: $usage }",
        ],
        [messages, "stream:\n  read:\n", "stream:\n  ▸read:\n"],
      ],
      "streams are written with $explanation, and no event is read for it",
      "write explanation: <place> at the event that has it",
    ],
    [
      "what answers begin with",
      [[chat, "  read:\n    start: { id: id, created: created }\n", "  ▸read:\n"]],
      "streams are written with $id, and no event is read for it",
      "write start: { id: <place> } at the event that has it",
    ],
  ]);
});
