import { emitCases } from "../../support/codegen/emit-cases.js";

describe("auth-styles: lines of specs and the generated code", () => {
  emitCases([
    [
      "a style in a header",
      {
        given: ["auth-styles.yaml", "in: header, name: x-api-key", "in: header, name: x-key, scheme: Key"],
        made: ["auth-styles.ts", '"x-api-key": { in: "header", name: "x-key", scheme: "Key" },'],
      },
    ],
    [
      "the names of all styles",
      {
        given: ["auth-styles.yaml", "  none:", "  nothing:"],
        made: [
          "auth-styles.ts",
          'export const authStyleNames = ["bearer", "x-api-key", "query-key", "nothing"] as const;',
        ],
      },
    ],
    [
      "a style without a place",
      {
        given: ["auth-styles.yaml", "The key is not sent.", "There is no key."],
        made: ["auth-styles.ts", ["/** There is no key. */", "none: undefined,"].join("\n")],
      },
    ],
  ]);
});
