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
      "errors that are objects",
      {
        given: ["dialects/chat/mapping.yaml", "body: { error: { message: $message, type: $type, code: $code } }"],
        made: ["chat/dialect.ts", "isError: (body) => body.error !== undefined && body.error !== null,"],
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
  ]);
});
