import { emitCases } from "../../support/codegen/emit-cases.js";

describe("errors: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "a body of an error",
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
      "an event of an error",
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
