import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("templateVariablesKnown: variables of templates have a value at their place", () => {
  faultCases([
    [
      "an unknown variable",
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
          "close: [{ type: content_block_stop, index: $index }]\n      reasoning:",
          "close: [{ type: content_block_stop, index: $index, ▸rest: $piece }]\n      reasoning:",
        ],
      ],
      '"$piece" has no value here',
      "known here: $id, $model, $part_id, $part_name, $text, $arguments, $signature, $redacted, " +
        "$usage, $finish, $stop_sequence, $explanation, …",
    ],
    [
      "a part where there is none",
      [[messages, "end: [{ type: message_stop }]", "end: [{ type: message_stop, ▸index: $index }]"]],
      '"$index" has no value here',
      "known here: $id, $model, $usage, $finish, $stop_sequence, $explanation, $json_arguments, " +
        "$content, $response, $item, $created, $created_at, …",
    ],
    [
      "a path into a variable without members",
      [
        [
          messages,
          "finish: [{ type: message_delta, delta: { stop_reason: $finish }",
          "finish: [{ type: message_delta, delta: { ▸stop_reason: $finish.reason }",
        ],
      ],
      'there is no variable "$finish.reason"',
      "known here: $id, $model, $usage, $finish, $stop_sequence, $explanation, $json_arguments, " +
        "$content, $response, $item, $created, $created_at, …",
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
      'there is no "stop_raeson" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "stop_reason"?',
    ],
    [
      "in the members of every event",
      [[chat, "const: { id: $id,", "const: { ▸id: $ident,"]],
      'there is no variable "$ident"',
      "known here: $id, $model, $usage, $finish, $stop_sequence, $explanation, $json_arguments, " +
        "$content, $response, $item, $created, $created_at, …",
    ],
    [
      "in the body of an error",
      [[chat, "body: { error: { message: $message,", "body: { error: { ▸message: $massage,"]],
      'there is no variable "$massage"',
      'did you mean "$message"?',
    ],
    [
      "in the body of an error shape, once for all mappings that go by it",
      [
        [
          "error-shapes.yaml",
          null,
          "plain: { body: { error: { ▸message: $massage } }, types: { else: fault }, read: { message: [error] } }\n",
        ],
        [
          chat,
          "errors:\n  body: { error: { message: $message, type: $type, code: $code } }\n",
          "errors:\n  shape: plain\n",
        ],
        [
          messages,
          "  body: { type: error, error: { type: $type, message: $coded_message }, request_id: $request_id }\n",
          "  shape: plain\n",
        ],
      ],
      'there is no variable "$massage"',
      'did you mean "$message"?',
    ],
    [
      "a variable of streams in an error",
      [[chat, "body: { error: { message: $message,", "body: { error: { ▸message: $finish,"]],
      'there is no variable "$finish"',
      "known here: $message, $coded_message, $type, $code, $code_or_type, $param, $details, " +
        "$status, $request_id, $sequence",
    ],
    [
      "a member that is not the name of each event",
      [[messages, "    named: type\n", "    ▸named: index\n"]],
      '"index" is not the name of each event',
      'did you mean "type"?',
    ],
    [
      "a named event without a name",
      [[messages, "end: [{ type: message_stop }]", "end: [▸{ kind: message_stop }]"]],
      "the event has no name",
      "events are named here (named: type), each by its member type:",
    ],
    [
      "unknown shared members",
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
      "the rest of an event in shared members, and no members of the events that take them",
      [
        [
          chat,
          "finish: [{ choices: [{ index: 0, delta: {}, finish_reason: $finish }] }]",
          "finish: [{ $use: choice, finish_reason: $finish }]\n" + "    shared: { choice: { choices: [▸$erst] } }",
        ],
      ],
      'there is no variable "$erst"',
      'did you mean "$rest"?',
    ],
    [
      "a variable in shared members",
      [
        [
          messages,
          "end: [{ type: message_stop }]",
          "end: [{ type: message_stop, $use: place }]\n    shared: { place: { ▸index: $plaice } }",
        ],
      ],
      'there is no variable "$plaice"',
      "known here: $id, $model, $usage, $finish, $stop_sequence, $explanation, $json_arguments, " +
        "$content, $response, $item, $created, $created_at, …",
    ],
    [
      "a variable of every event, where an event keeps the connection open",
      [
        [
          messages,
          "    keep_alive: [{ type: ping }]",
          "    const: { ▸model: $model }\n    keep_alive: [{ type: ping }]",
        ],
      ],
      '"$model" has no value in the events of keep_alive',
      "write the member in each event, or write keep_alive: comment",
    ],
    [
      "a variable of every event of a framing without comments",
      [
        [
          "dialects/messages/dialect.yaml",
          "  vocabulary: text\n",
          "  vocabulary: text\n  stream: { framing: eventstream }\n",
        ],
        [
          messages,
          "    keep_alive: [{ type: ping }]",
          "    const: { ▸model: $model }\n    keep_alive: [{ type: ping }]",
        ],
      ],
      '"$model" has no value in the events of keep_alive',
      "write the member in each event, or write keep_alive: none",
    ],
    [
      "a variable in an event that keeps the connection open",
      [[messages, "keep_alive: [{ type: ping }]", "keep_alive: [{ type: ping, ▸model: $model }]"]],
      '"$model" has no value in the events of keep_alive',
      "write model: <constant>",
    ],
    [
      "shared members where there are none",
      [[messages, "end: [{ type: message_stop }]", "end: [{ type: message_stop, ▸$use: place }]"]],
      'there are no shared members "place"',
      "write shared: { place: { … } }",
    ],
    [
      "a variable of answers in a header of errors",
      [[messages, "  types: { 404", "  headers: { ▸x-kind: $request_id }\n  types: { 404"]],
      '"$request_id" has no value here',
      "known here: $type, $code_or_type, $message, $coded_message",
    ],
  ]);
});
