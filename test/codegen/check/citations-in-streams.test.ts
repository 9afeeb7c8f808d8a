import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const messages = "dialects/messages/mapping.yaml";
const reported: Edit = [
  messages,
  "  const: { type: message, role: assistant }\n",
  "  const: { type: message, role: assistant }\n  citations: { at: content, transform: grounding }\n",
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
const markedWrite: Edit = [messages, "  write:\n    named: true", "  ▸write:\n    named: true"];

describe("citationsInStreams: citations beside the words are mapped in answers and streams alike", () => {
  faultCases([
    ["not read from streams", [reported, written, markedRead], "streams do not read them", "under citations:"],
    ["not written to streams", [reported, read, markedWrite], "streams do not write them", "with $citations"],
    ["only read from streams", [read, markedRead], "answers have none there", "response.citations"],
    ["only written to streams", [written, markedWrite], "answers have none there", "response.citations"],
    [
      "by a transform that there is not",
      [
        [
          messages,
          "  const: { type: message, role: assistant }\n",
          "  const: { type: message, role: assistant }\n  citations: { at: content, ▸transform: groundings }\n",
        ],
        read,
        written,
      ],
      'there is no transform "groundings"',
      'did you mean "grounding"?',
    ],
    [
      "at a place that there is not",
      [
        [
          messages,
          "  const: { type: message, role: assistant }\n",
          "  const: { type: message, role: assistant }\n  citations: { ▸at: contents, transform: grounding }\n",
        ],
        read,
        written,
      ],
      'there is no "contents" here',
      'did you mean "content"?',
    ],
    [
      "in an event where none are at hand",
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
      "",
    ],
  ]);
});
