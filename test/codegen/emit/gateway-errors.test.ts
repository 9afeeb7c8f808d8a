import { emitCases } from "../../support/codegen/emit-cases.js";

describe("gateway-errors: lines of specs and the generated code", () => {
  emitCases([
    [
      "a code",
      {
        given: [
          "errors.yaml",
          "retry: false, description: there is nothing at this path",
          "retry: true, description: there is nothing at this path",
        ],
        made: [
          "error-codes.ts",
          ["/** there is nothing at this path */", "not_found: { status: 404, retry: true },"].join("\n"),
        ],
      },
    ],
    [
      "the texts of a fault",
      {
        given: [
          "errors.yaml",
          "  not_found: { status: 404,",
          '  not_found: { words: ["no such {thing}"], status: 404,',
        ],
        made: ["error-codes.ts", '{ code: "not_found", status: 404, words: ["no such {thing}"].map(wordsOf) },'],
      },
    ],
  ]);
});
