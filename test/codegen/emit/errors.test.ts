import { emitCases } from "../../support/codegen/emit-cases.js";

describe("errors: lines of specs and the generated code", () => {
  emitCases([
    [
      "the body of an error",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "body: { type: error, error: { type: $type, message: $coded_message }, request_id: " + "$request_id }",
        ],
        made: [
          "messages/errors.ts",
          [
            "function write(failure: Failure, requestId: string): Wire {",
            "  return {",
            '    type: "error",',
            "    error: { type: failure.type ?? typeByStatus(types, failure.status), message:",
            "codedMessage(failure) },",
            "    request_id: requestId,",
            "  };",
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "headers of an error, and types of events",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "body: { type: error, error: { type: $type, message: $coded_message }, request_id: $request_id }",
          [
            "body: { type: error, message: $message }",
            "  headers: { x-kind: $type }",
            "  event: { type: $type }",
            "  event_types: { 429: slowDown, else: broken }",
          ].join("\n"),
        ],
        made: [
          "messages/errors.ts",
          [
            "function headers(failure: Failure): Readonly<Record<string, string>> {",
            '  return { "x-kind": headerText(failure.type ?? typeByStatus(types, failure.status)) };',
            "}",
            "",
            "/** The same as the last event of a stream that has begun. */",
            "function writeEvent(failure: Failure, _requestId: string, _sequence = 0): string {",
            "  return (",
            '    "event: " +',
            "    typeIn(eventTypes, failure) +",
            '    "\\ndata: " +',
            "    JSON.stringify({ type: typeIn(eventTypes, failure) }) +",
            '    "\\n\\n"',
            "  );",
            "}",
          ].join("\n"),
        ],
      },
    ],
    [
      "the type of an error in a header",
      {
        given: [
          "dialects/messages/mapping.yaml",
          "  read: { message: [error.message, message], type: [error.type], code: [], param: [] }",
          "  read: { message: [message], type_header: x-kind }",
        ],
        made: [
          "messages/errors.ts",
          [
            "export function readError(status: number, body: Json | undefined, header?: HeaderReader): Failure {",
            "  return typedByHeader(readFailure(status, body, places, types, { knownFaults, serverFaults }), " +
              'header?.("x-kind"));',
          ].join("\n"),
        ],
      },
    ],
    [
      "the event of an error",
      {
        given: ["dialects/chat/mapping.yaml", "body: { error: { message: $message, type: $type, code: $code } }"],
        made: [
          "chat/errors.ts",
          [
            "function writeEvent(failure: Failure, _requestId: string, _sequence = 0): string {",
            "  return (",
            '    "data: " +',
            "    JSON.stringify({",
            "      error: {",
            "        message: failure.message,",
            "        type: failure.type ?? typeByStatus(types, failure.status),",
            "        code: failure.code ?? null,",
            "      },",
            "    }) +",
            '    "\\n\\n"',
            "  );",
            "}",
            "",
          ].join("\n"),
        ],
      },
    ],
  ]);
});
