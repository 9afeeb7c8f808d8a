import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const messages = "dialects/messages/mapping.yaml";
const reported: Edit = [
  messages,
  "  const: { type: message, role: assistant }\n",
  "  const: { type: message, role: assistant }\n  citations: { at: content, transform: web_address }\n",
];
const read: Edit = [
  messages,
  "message_delta: { usage: [usage], finish: delta.stop_reason }",
  "message_delta: { usage: [usage], citations: delta.citations, finish: delta.stop_reason }",
];
const written: Edit = [
  messages,
  "    end: [{ type: message_stop }]",
  "    citations: [{ type: message_delta, delta: { citations: $citations } }]\n    end: [{ type: message_stop }]",
];
const markedRead: Edit = [messages, "  read:\n    discriminator: type", "  ▸read:\n    discriminator: type"];
const markedWrite: Edit = [messages, "  write:\n    named: type", "  ▸write:\n    named: type"];

describe("citationsInStreams: citations beside the text are mapped in answers and streams alike", () => {
  faultCases([
    [
      "not read from streams",
      [reported, written, markedRead],
      "answers have citations beside the text, and streams do not read them",
      "give their place in an event, under citations:",
    ],
    [
      "not written to streams",
      [reported, read, markedWrite],
      "answers have citations beside the text, and streams do not write them",
      "write the events that carry them, under citations:, with $citations in its place",
    ],
    [
      "only read from streams",
      [read, markedRead],
      "streams read citations beside the text, and answers have none there",
      "write their form at response.citations",
    ],
    [
      "only written to streams",
      [written, markedWrite],
      "streams write citations beside the text, and answers have none there",
      "write their form at response.citations",
    ],
    [
      "by an unknown transform",
      [
        [
          messages,
          "  const: { type: message, role: assistant }\n",
          "  const: { type: message, role: assistant }\n  citations: { at: content, ▸transform: web_adress }\n",
        ],
        read,
        written,
      ],
      'there is no transform "web_adress"',
      'did you mean "web_address"?',
    ],
    [
      "at an unknown place",
      [
        [
          messages,
          "  const: { type: message, role: assistant }\n",
          "  const: { type: message, role: assistant }\n  citations: { ▸at: contents, transform: web_address }\n",
        ],
        read,
        written,
      ],
      'there is no "contents" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "content"?',
    ],
    [
      "in an event that has no citations",
      [
        reported,
        read,
        written,
        [
          messages,
          "    finish: [{ type: message_delta, delta: { stop_reason: $finish }, usage: $usage }]",
          "    finish: [{ type: message_delta, delta: { ▸stop_reason: $citations }, usage: $usage }]",
        ],
      ],
      '"$citations" has no value here',
      "known here: $id, $model, $usage, $finish, $stop_sequence, $explanation, $json_arguments, " +
        "$content, $response, $item, $created, $created_at, …",
    ],
  ]);
});
