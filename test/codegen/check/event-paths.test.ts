import { describedMessages as described } from "../../support/codegen/described-events.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

describe("eventPaths: the dialect's schemas have the paths and the words of its events", () => {
  faultCases([
    [
      "the place of the finish reason",
      [...described, [messages, "finish: delta.stop_reason }", "▸finish: delta.stop_reasn }"]],
      '"delta.stop_reasn" leads nowhere in the events of specs/dialects/messages/dialect.yaml: ' +
        'there is no "stop_reasn"',
      'did you mean "stop_reason"?',
    ],
    [
      "a place of counts that there is not",
      [...described, [messages, "message_delta: { usage: [usage]", "message_delta: { ▸usage: [bill]"]],
      '"bill" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "bill"',
      "write usage: [message.usage]",
    ],
    [
      "the ID of an answer",
      [...described, [messages, "start: { id: message.id }", "start: { ▸id: mesage.id }"]],
      '"mesage.id" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "mesage"',
      'did you mean "message"?',
    ],
    [
      "the whole answer",
      [...described, [messages, "message_stop: { end: true }", "message_stop: { ▸answer: mesage, end: true }"]],
      '"mesage.content" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "mesage"',
      'did you mean "message"?',
    ],
    [
      "how likely tokens are",
      [
        ...described,
        [
          messages,
          "message_stop: { end: true }",
          "message_stop: { probabilities: { ▸at: mesage, transform: json_object }, end: true }",
        ],
      ],
      '"mesage" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "mesage"',
      'did you mean "message"?',
    ],
    [
      "a member of the items of a list",
      [...described, [messages, "start: { id: message.id }", "start: { ▸id: message.content.type }"]],
      '"message.content.type" leads through message.content, which is a list',
      "write message.content[0].type for the first item",
    ],
    [
      "the text of a piece",
      [...described, [messages, "text: delta.partial_json }", "▸text: delta.partal_json }"]],
      '"delta.partal_json" leads nowhere in the events of specs/dialects/messages/dialect.yaml: ' +
        'there is no "partal_json"',
      'did you mean "partial_json"?',
    ],
    [
      "the name of an event that is read",
      [...described, [messages, "      content_block_stop: [", "      ▸content_block_stp: ["]],
      'specs/dialects/messages/dialect.yaml has no word "content_block_stp" for "type"',
      'did you mean "content_block_stop"?',
    ],
    [
      "the name of an event that is written",
      [...described, [messages, "end: [{ type: message_stop }]", "end: [{ ▸type: message_stp }]"]],
      'specs/dialects/messages/dialect.yaml has no word "message_stp" for "type"',
      'did you mean "message_stop"?',
    ],
    [
      "a kind of delta",
      [...described, [messages, "          text_delta: [", "          ▸text_dlta: ["]],
      'specs/dialects/messages/dialect.yaml has no word "text_dlta" for "type"',
      'did you mean "text_delta"?',
    ],
    [
      "a member of an event",
      [...described, [messages, "delta: { stop_reason: $finish }", "delta: { ▸stop_resaon: $finish }"]],
      '"stop_resaon" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "stop_resaon"',
      'did you mean "stop_reason"?',
    ],
    [
      "a condition of a piece",
      [
        ...described,
        [messages, "text_delta: [{ key: index,", "text_delta: [{ when: { ▸delta.txt: present }, key: index,"],
      ],
      '"delta.txt" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "txt"',
      'did you mean "text"?',
    ],
    [
      "the list that pieces are in",
      [
        ...described,
        [
          messages,
          "message_start: { start: { id: message.id },",
          "message_start: { pieces: [{ ▸at: 'message.contents[type=text]', kind: text, text: text }], " +
            "start: { id: message.id },",
        ],
      ],
      '"message.contents" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "contents"',
      'did you mean "content"?',
    ],
    [
      "a place in a list that nothing reads",
      [
        ...described,
        [
          messages,
          "message_start: { start: { id: message.id },",
          "message_start: { pieces: [{ at: 'message.content[type=text]', unmapped: { ▸txt: nobody reads it }, " +
            "pieces: [{ kind: text, text: text }] }], start: { id: message.id },",
        ],
      ],
      '"txt" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "txt"',
      'did you mean "text"?',
    ],
    [
      "the text of a piece in a list",
      [
        ...described,
        [
          messages,
          "message_start: { start: { id: message.id },",
          "message_start: { pieces: [{ at: 'message.content[type=text]', kind: text, ▸text: txt }], " +
            "start: { id: message.id },",
        ],
      ],
      '"txt" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "txt"',
      'did you mean "text"?',
    ],
    [
      "a member that several events share",
      [
        ...described,
        [
          messages,
          "    named: type\n",
          "    named: type\n    shared: { done: { delta: { ▸stop_resaon: $finish } } }\n",
        ],
        [
          messages,
          "delta: { stop_reason: $finish }, usage: $usage }]",
          "$use: done }, { type: message_delta, $use: done }]",
        ],
      ],
      '"stop_resaon" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "stop_resaon"',
      'did you mean "stop_reason"?',
    ],
    [
      "the event of a failure",
      [...described, [messages, "errors:\n", "errors:\n  event: { ▸type: eror, error: { type: $type } }\n"]],
      'specs/dialects/messages/dialect.yaml has no word "eror" for "type"',
      'did you mean "error"?',
    ],
    [
      "a misspelt $merge",
      [...described, [messages, "delta: { stop_reason: $finish }", "delta: { ▸$mrege: $response }"]],
      '"$mrege" leads nowhere in the events of specs/dialects/messages/dialect.yaml: there is no "$mrege"',
      'did you mean "$merge"?',
    ],
  ]);
});
