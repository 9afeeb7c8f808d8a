import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("templateVariablesKnown: variables of templates have a value at their place", () => {
  faultCases([
    [
      "a variable that there is not",
      [
        [
          messages,
          "finish: [{ type: message_delta, delta: { stop_reason: $finish }",
          "finish: [{ type: message_delta, delta: { ▸stop_reason: $finnish }",
        ],
      ],
      'there is no variable "$finnish"',
      'did you mean "$finish"?',
    ],
    [
      "a piece of text where there is none",
      [
        [
          messages,
          "close: [{ type: content_block_stop, index: $index }]\n      refusal:",
          "close: [{ type: content_block_stop, index: $index, ▸rest: $piece }]\n      refusal:",
        ],
      ],
      '"$piece" has no value here',
      "",
    ],
    [
      "a part where there is none",
      [[messages, "end: [{ type: message_stop }]", "end: [{ type: message_stop, ▸index: $index }]"]],
      '"$index" has no value here',
      "known here: $id",
    ],
    [
      "a path into what has none",
      [
        [
          messages,
          "finish: [{ type: message_delta, delta: { stop_reason: $finish }",
          "finish: [{ type: message_delta, delta: { ▸stop_reason: $finish.reason }",
        ],
      ],
      'there is no variable "$finish.reason"',
      "",
    ],
    [
      "a path into the answer that leads nowhere",
      [
        [
          messages,
          "finish: [{ type: message_delta, delta: { stop_reason: $finish }",
          "finish: [{ type: message_delta, delta: { ▸stop_reason: $response.stop_raeson }",
        ],
      ],
      'there is no "stop_raeson" here',
      'did you mean "stop_reason"?',
    ],
    [
      "in what is in every event",
      [[chat, "always: { id: $id,", "always: { ▸id: $ident,"]],
      'there is no variable "$ident"',
      "known here",
    ],
    [
      "in the body of an error",
      [[chat, "body: { error: { message: $message,", "body: { error: { ▸message: $massage,"]],
      'there is no variable "$massage"',
      'did you mean "$message"?',
    ],
    [
      "a variable of streams in an error",
      [[chat, "body: { error: { message: $message,", "body: { error: { ▸message: $finish,"]],
      'there is no variable "$finish"',
      "known here: $message",
    ],
    [
      "a named event without a name",
      [[messages, "end: [{ type: message_stop }]", "end: [▸{ kind: message_stop }]"]],
      "the event has no name",
      "by its type:",
    ],
    [
      "shared members that there are not",
      [
        [
          messages,
          "end: [{ type: message_stop }]",
          "end: [{ type: message_stop, $use: place }, { type: message_stop, ▸$use: plaice }]\n" +
            "    shared: { place: { index: 0 } }",
        ],
      ],
      'there are no shared members "plaice"',
      'did you mean "place"?',
    ],
    [
      "shared members that no event uses",
      [
        [
          messages,
          "end: [{ type: message_stop }]",
          "end: [{ type: message_stop }]\n    shared: { ▸place: { index: 0 } }",
        ],
      ],
      'no event uses the members "place"',
      "leave them out",
    ],
    [
      "a variable in shared members",
      [
        [
          messages,
          "end: [{ type: message_stop }]",
          "end: [▸{ type: message_stop, $use: place }]\n    shared: { place: { index: $plaice } }",
        ],
      ],
      'there is no variable "$plaice"',
      "known here",
    ],
    [
      "a variable of every event, where an event keeps the connection open",
      [
        [
          messages,
          "    keep_alive: [{ type: ping }]",
          "    always: { ▸model: $model }\n    keep_alive: [{ type: ping }]",
        ],
      ],
      '"$model" has no value in the events of keep_alive',
      "keep_alive: comment",
    ],
  ]);
});
