import { emitCases } from "../../support/codegen/emit-cases.js";

describe("dialect: lines of specs and the generated code", () => {
  emitCases([
    [
      "a header that a client must send",
      {
        given: [
          "dialects/messages/dialect.yaml",
          "required_headers: [{ names: [x-version], message: The header is missing. }]",
        ],
        made: [
          "messages/dialect.ts",
          'requiredHeaders: [{ names: ["x-version"], message: "The header is missing." }],',
        ],
      },
    ],
    [
      "the members of requests, with those that are refused",
      {
        given: ["dialects/chat/dialect.yaml", "    - at: deferred\n"],
        made: ["chat/dialect.ts", 'requestMembers: new Set([ "deferred", "logit_bias", "max_completion_tokens",'],
      },
    ],
    [
      "the names of members inside of requests",
      {
        given: ["dialects/chat/dialect.yaml", "properties: { include_usage: ", "properties: { a_switch: "],
        made: ["chat/dialect.ts", 'requestNames: new Set([ "a_switch",'],
      },
    ],
    [
      "errors that are objects",
      {
        given: ["dialects/chat/mapping.yaml", "body: { error: { message: $message, type: $type, code: $code } }"],
        made: ["chat/dialect.ts", "isError: (body) => isGiven(body.error),"],
      },
    ],
    [
      "answers without the content that all answers have",
      {
        given: ["dialects/chat/dialect.yaml", "    Response:\n", "    Response:\n      required: [choices]\n"],
        made: [
          "chat/dialect.ts",
          "isError: (body) => isGiven(body.error) || (!isGiven(body.choices) && [body.message].some(isGiven)),",
        ],
      },
    ],
    [
      "errors that are texts",
      {
        given: [
          "dialects/chat/mapping.yaml",
          "body: { error: { message: $message, type: $type, code: $code } }",
          "body: { id: $request_id, fault: $coded_message }\n  event: { error: $coded_message }",
        ],
        made: ["chat/dialect.ts", 'isError: (body) => typeof body.fault === "string",'],
      },
    ],
    [
      "the members of events that are read, and those that are edited, but not those of the head",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "message_start: { start: { id: message.id }, usage: [message.usage] }",
        ],
        made: [
          "messages/dialect.ts",
          'eventMembers: new Set(["content_block", "delta", "error", "index", "message", "type", "usage"]),',
        ],
      },
    ],
    [
      "the members of events that say whether an event is usage alone, and the lists of parts",
      {
        given: ["dialects/chat/mapping.yaml", "  read:\n    start: { id: id, created: created }"],
        made: ["chat/dialect.ts", 'eventMembers: new Set(["choices", "error", "model", "usage"]),'],
      },
    ],
    [
      "the conditions of parts among the members of events",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "      message_stop: { end: true }",
          [
            "      more: [{ when: { last.reason: over }, kind: text, text: delta.more }]",
            "      message_stop: { end: true }",
          ].join("\n"),
        ],
        made: [
          "messages/dialect.ts",
          'eventMembers: new Set(["content_block", "delta", "error", "index", "last", "message", "type", "usage"]),',
        ],
      },
    ],
  ]);
});
