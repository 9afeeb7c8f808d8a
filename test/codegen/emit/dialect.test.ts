import { emitCases } from "../../support/codegen/emit-cases.js";

describe("dialect: lines of specs and the code that comes of them", () => {
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
  ]);
});
